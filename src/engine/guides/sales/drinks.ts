import { isAlcohol } from '../../business/alcohol.ts';
import type { BusinessId } from '../../business/business.ts';
import type { NamedEvent } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { size, subjectName } from '../../facts/fact-value.ts';
import { salesKeys as key } from './catalogue.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** Who sells to those that sell it on, and not to guests. */
const SELLS_ON: ReadonlySet<BusinessId | undefined> = new Set(['trade', 'manufacturing']);

/** Whether something is an alcoholic drink that guests buy: they are not to be urged to buy more of it. */
export const isServed = ({ business }: Pick<SalesRuleContext, 'business'>, name: string): boolean =>
  !SELLS_ON.has(business?.id) && isAlcohol(name);

/** Whether a group of products, or most of what is sold in it, is such. */
export function isOfServed(context: SalesRuleContext, group: Fact): boolean {
  if (isServed(context, subjectName(group))) return true;
  const within = context.book
    .all(key.productRevenue)
    .filter((product) => context.figures.groupOf?.get(subjectName(product)) === subjectName(group));
  const kronor = (facts: readonly Fact[]) => facts.reduce((sum, fact) => sum + size(fact), 0);
  const served = within.filter((product) => isServed(context, subjectName(product)));
  return 2 * kronor(served) > kronor(within);
}

const todo = 'Den dryck som ökar: se efter vad som ligger bakom, och att den räcker.';

/** What is done about one that sells more: it is not made to sell still more. */
export const stepOnServed =
  (context: SalesRuleContext) =>
  ({ type, change }: NamedEvent): string | null =>
    type === 'level' &&
    size(change) > 0 &&
    change.subject !== null &&
    isServed(context, subjectName(change))
      ? todo
      : null;
