import { lazy, Suspense } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { mailingTitles } from '../titles.ts';

/** By itself, so that no page that others open names what this one is made of. */
const MailingAnswer = lazy(() => import('./mailing-answer.tsx'));

export const meta = () => pageMeta(mailingTitles.answer);

/** Where one who is mailed reports answers whether they want them. */
export default function AnswerPage() {
  return (
    <Suspense fallback={<h1 className="sr-only">{mailingTitles.answer}</h1>}>
      <MailingAnswer />
    </Suspense>
  );
}
