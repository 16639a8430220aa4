import { costKeys } from '../../guides/costs/catalogue.ts';
import { salesKeys } from '../../guides/sales/catalogue.ts';
import type { AskedTable } from '../tables/table.ts';
import type { ConsultantSource } from './reply.ts';

/** What is held against the period before, by guide. */
export const comparedKeys = {
  sales: { measure: 'revenue', now: salesKeys.revenueCurrent, before: salesKeys.revenuePrevious },
  costs: { measure: 'cost', now: costKeys.current, before: costKeys.previous },
} as const;

/** Whether the analysis holds two years against each other by the books, whose earlier one has no rows to compute from. */
export function isOfBooks({
  source,
  table,
}: {
  source: ConsultantSource;
  table: AskedTable;
}): boolean {
  const before = source.facts.find(({ key }) => key === comparedKeys[source.guide].before);
  const { covered } = table;
  return before?.period != null && covered !== null && before.period.to < covered.from;
}
