import { lazy, Suspense } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { mailingTitles } from '../titles.ts';

/** By itself, so that no page that others open names what this one is made of. */
const MailingSettings = lazy(() => import('./mailing-settings.tsx'));

export const meta = () => pageMeta(mailingTitles.mailing);

/** The mailing of the company's reports. */
export default function MailingPage() {
  return (
    <Suspense fallback={<h1 className="sr-only">{mailingTitles.mailing}</h1>}>
      <MailingSettings />
    </Suspense>
  );
}
