import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { latestCosts } from '#features/costs/ui/latest.ts';
import { latestSales } from '#features/sales/ui/latest.ts';
import { type AnalysisItem, newestOf } from '../../model.ts';
import Findings from './findings.tsx';
import { MoneyLeft } from './money-left.tsx';

/** What both leave, and findings of the newest sales and cost analyses; nothing for a guide without one. */
export default function Found({ analyses }: { analyses: readonly AnalysisItem[] }) {
  const guides = (['sales', 'costs'] as const).filter((guide) => newestOf(analyses, guide));
  const findings = guides.map((guide, index) => (
    <Findings key={guide} guide={guide} foldable={index > 0} />
  ));
  return guides.length === 2 ? <MoneyFirst>{findings}</MoneyFirst> : findings;
}

/** What is below is fetched meanwhile, and shown when the height of what is above is known. */
function MoneyFirst({ children }: { children: ReactNode }) {
  usePrefetchQuery(latestSales);
  usePrefetchQuery(latestCosts);
  return <MoneyLeft>{children}</MoneyLeft>;
}
