import { bookKeys } from '../../books/keys.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { salesKeys } from '../../guides/sales/catalogue.ts';
import type { Reading } from '../question/ask.ts';
import { dimensionOf } from '../question/vocabulary.ts';
import type { AskedTable } from '../tables/table.ts';
import { type ConsultantSource, type Consultation, type Reply, sourceOf } from './reply.ts';
import { answerTopic, factOf } from './topic.ts';

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

/** What was sold in all, of books whose sales no analysis is of: a sum of a financial year; null for any other question. */
export function soldByBooks(
  { ask, words, unknown, intent }: Reading,
  consultation: Consultation,
): Reply | null {
  const { guide, measure, measured, named, by, weekday, periods } = ask;
  const costs = sourceOf(consultation, 'costs');
  const isOfAll =
    guide === 'sales' &&
    measure === 'revenue' &&
    measured &&
    by === null &&
    weekday === null &&
    [named, unknown, ask.without ?? [], periods.slice(1)].every((each) => each.length === 0) &&
    !(ask.compared || ask.share || ask.average || ask.direction !== null || ask.order !== null) &&
    ask.each === undefined &&
    ask.beyond === undefined &&
    words.every(({ plain, taken }) => taken !== null || dimensionOf(plain) === null);
  if (!isOfAll || intent !== 'figure' || costs === null) return null;
  if (sourceOf(consultation, 'sales') !== null) return null;
  const [period = null] = periods;
  const year = factOf(costs, bookKeys.netRevenue, period)?.period ?? null;
  const isYear = period === null || (year?.from === period.from && year.to === period.to);
  const of: Parameters<typeof answerTopic>[0] = {
    ...{ guide: 'costs', about: 'nettoomsättningen', words: /^/, keys: [bookKeys.netRevenue] },
  };
  return year !== null && isYear ? answerTopic(of, period, consultation) : null;
}
