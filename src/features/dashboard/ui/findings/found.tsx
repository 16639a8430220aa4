import { lazy, Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { type AnalysisItem, newestOf } from '../../model.ts';
import Findings from './findings.tsx';

const MoneyLeft = lazy(() => import('./money-left.tsx'));

/** What both leave, and findings of the newest sales and cost analyses; nothing for a guide without one. */
export default function Found({ analyses }: { analyses: readonly AnalysisItem[] }) {
  const guides = (['sales', 'costs'] as const).filter((guide) => newestOf(analyses, guide));
  return (
    <>
      {guides.length === 2 && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <MoneyLeft />
        </Suspense>
      )}
      {guides.map((guide, index) => (
        <Findings key={guide} guide={guide} foldable={index > 0} />
      ))}
    </>
  );
}
