import { changedDuring, isMoreThan, ofWhat, periodBefore } from '../../advice/periods.ts';
import type { Fact } from '../../facts/fact.ts';
import { salesKeys as key } from './catalogue.ts';
import { type SalesRuleContext, versus } from './rule-context.ts';

type Book = Pick<SalesRuleContext, 'book'>;

/** Whether the file is of more than the period that is compared. */
export const isOfMore = ({ book }: Book): boolean =>
  isMoreThan(book.get(key.revenueCurrent), book.get(key.revenueTotal));

/** What a figure of all rows is of beside others: said where the file is of more than they are. */
export const inAll = (context: Book): string => (isOfMore(context) ? ' i hela filen' : '');

/** The same in a text of its own. */
export const ofFile = (fact: Fact, context: Pick<SalesRuleContext, 'book' | 'fromBooks'>): string =>
  ofWhat(fact, isOfMore(context), context.fromBooks);

/** When something changed, and against what: `under 2025 jämfört med samma period året före`. */
export const during = (change: Fact | undefined, context: SalesRuleContext): string =>
  changedDuring(change, versus(context));

/** The same after `mer` and `mindre`, or after `lika`: `under 2025 än samma period året före`. */
export const than = (change: Fact, { figures }: SalesRuleContext, word: 'än' | 'som' = 'än') =>
  changedDuring(change, `${word} ${periodBefore(figures.comparison)}`);

/** What one of several is held against: `hela försäljningen`, `försäljningen i hela filen`. */
export const theWhole = (context: SalesRuleContext): string => {
  const { the } = context.words.income;
  return isOfMore(context) ? `${the}${inAll(context)}` : `hela ${the}`;
};
