import type { Fact } from '../../facts/fact.ts';
import { size, subjectName } from '../../facts/fact-value.ts';
import { salesKeys as key } from './catalogue.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** Per cent of the sales left where nothing at all was paid for what was sold. */
const WHOLE = 100;

/** What the file has no cost of: the mechanic's hours beside the goods. Its margin says nothing of what is left. */
export const hasNoCost = (margin: Fact | null): boolean => margin !== null && size(margin) >= WHOLE;

/** Whether the file has a cost that is not held against the sales, since these may be with VAT. */
export const costAwaitsVat = ({ figures }: SalesRuleContext): boolean =>
  figures.unknowns.some(({ key: name, reason }) => name === key.costTotal && /moms/u.test(reason));

/** Per cent that is left of what has a cost, as a float; null where all of it has, or none. */
export function marginOfCosted({ book }: SalesRuleContext): number | null {
  const [costed, free] = [
    { revenue: 0, profit: 0 },
    { revenue: 0, profit: 0 },
  ];
  for (const margin of book.all(key.productMargin)) {
    const revenue = size(book.of(key.productRevenue, subjectName(margin)));
    const part = hasNoCost(margin) ? free : costed;
    part.revenue += revenue;
    part.profit += (revenue * size(margin)) / 100;
  }
  if (costed.revenue <= 0 || free.revenue <= 0) return null;
  return (100 * costed.profit) / costed.revenue;
}
