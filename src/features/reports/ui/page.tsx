import { lazy, Suspense } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { sharedTexts as texts } from '../shared-texts.ts';

/** By itself, so that no page that others open names what this one is made of. */
const SharedReport = lazy(() => import('./shared-report.tsx'));

export const meta = () => pageMeta(texts.title);

/** A report that was shared by a link, for one without an account. */
export default function SharedReportPage() {
  return (
    <Suspense fallback={<h1 className="sr-only">{texts.title}</h1>}>
      <SharedReport />
    </Suspense>
  );
}
