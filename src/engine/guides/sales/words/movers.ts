import { withMovers } from '../../../events/movers.ts';
import { salesKeys as key } from '../catalogue.ts';
import { comparable, type SalesRuleContext } from '../rule-context.ts';

const moves = (of: 'customer' | 'product' | 'channel' | 'region' | 'category') => ({
  change: `sales.${of}.change`,
  current: `sales.${of}.revenueCurrent`,
  previous: `sales.${of}.revenuePrevious`,
});
const ONES = [moves('customer'), moves('product')];
const GROUPS = [moves('channel'), moves('region'), moves('category')];

/** The text after those who moved most. */
export function underMovers(text: string, context: SalesRuleContext): string {
  const { book, figures } = context;
  if (!comparable(context)) return text;
  const { facts, ownMonths: own, movedWith, movedWithTwo, groupOf, within } = figures;
  const isNamed = ONES.some(({ change }) => book.all(change).length > 0);
  const kinds = isNamed ? { ones: ONES, groups: GROUPS } : { ones: GROUPS, groups: [] };
  const total = book.get(key.revenueCurrent);
  return withMovers(text, {
    ...{ facts, own, movedWith, movedWithTwo, groupOf, within, total },
    ...kinds,
  });
}
