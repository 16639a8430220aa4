import { byValue, isNegative, size, subjectName } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../../../text/placeholder.ts';
import { mention } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** A product that is so much of the sales, in per cent, and leaves nothing is the largest risk there is. */
const MUCH = 10;

/** What has become so dear to buy, or is sold so cheaply, that it is sold at a loss. */
export function soldAtLoss({ book }: SalesRuleContext): string | null {
  const [margin] = byValue(book.all(key.eventMarginCurrent))
    .filter(isNegative)
    .filter((fact) => size(book.of(key.productShare, subjectName(fact))) >= MUCH);
  const share = margin && book.of(key.productShare, subjectName(margin));
  if (margin === undefined || !share) return null;
  return `Största risken är att ${mention(margin)} säljs med förlust: täckningsgraden var ${figure(margin)} ${duringPeriodOf(margin)}, och därifrån kommer ${figure(share)} av omsättningen.`;
}

/** Whether the advice is on what hangs on a product, and not on a customer: that risk is told of, and no other beside it. */
export const isOfProduct = (ids: readonly string[]): boolean =>
  ids.includes('product-dependency') && !ids.includes('customer-dependency');
