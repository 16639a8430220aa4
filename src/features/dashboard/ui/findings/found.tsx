import { type AnalysisItem, newestOf } from '../../model.ts';
import Findings from './findings.tsx';
import { MoneyLeft } from './money-left.tsx';

/**
 * What both leave, and findings of the newest sales and cost analyses, which are fetched when that
 * is shown; nothing for a guide without one.
 */
export default function Found({ analyses }: { analyses: readonly AnalysisItem[] }) {
  const guides = (['sales', 'costs'] as const).filter((guide) => newestOf(analyses, guide));
  const findings = guides.map((guide, index) => (
    <Findings key={guide} guide={guide} foldable={index > 0} />
  ));
  return guides.length === 2 ? <MoneyLeft>{findings}</MoneyLeft> : findings;
}
