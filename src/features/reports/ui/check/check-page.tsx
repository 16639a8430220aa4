import { lazy, Suspense } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { checkTexts } from '../../check-texts.ts';

/** By itself, so that no page that others open names what this one is made of. */
const ReportCheck = lazy(() => import('./report-check.tsx'));

export const meta = () => pageMeta(checkTexts.title);

/** Where anyone who holds a report sees whether it is as it was made. */
export default function CheckPage() {
  return (
    <Suspense fallback={<h1 className="sr-only">{checkTexts.title}</h1>}>
      <ReportCheck />
    </Suspense>
  );
}
