import { derive } from '../../facts/derive.ts';
import { over, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { monthNumber } from '../../figures/calendar/months.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { salesKeys } from '../../guides/sales/catalogue.ts';
import type { Period } from '../../table/period.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { capital } from '../../text/swedish.ts';
import { figureOf, figuresBy } from '../tables/compute.ts';
import { meantBy } from './meant.ts';
import { answer, type Reply } from './reply.ts';
import { during, of } from './words.ts';
import { noRows, outside, selectionOf, the, tooShort, type Work } from './work.ts';

const FEWEST_MONTHS = 3;

/**
 * The months that what is named has rows in, where it began or ended within the time and has some in each between: a rent
 * from March on is so much a month from March on. Null for what is paid now and then, and for what goes on throughout.
 */
async function ownMonths({ ask, asking, consultation }: Work, period: Period) {
  if (ask.named.length === 0) return null;
  const order = { by: 'time', limit: 400 } as const;
  const selection = selectionOf(ask, period);
  const months = (await figuresBy(consultation.facts, asking, selection, 'month', order)) ?? [];
  const [first, last] = [months[0]?.period, months.at(-1)?.period];
  if (!first || !last || months.length < FEWEST_MONTHS) return null;
  const span = monthNumber(last.to) - monthNumber(first.from) + 1;
  const all = monthNumber(period.to) - monthNumber(period.from) + 1;
  return span === months.length && span < all ? { from: first.from, to: last.to } : null;
}

/** The mean of the whole months of a time, or why there is none. */
async function meanOf(work: Work): Promise<Fact | Reply> {
  const { ask, asking, consultation, source, table } = work;
  const key = source.guide === 'sales' ? salesKeys.wholeMonths : costKeys.wholeMonths;
  const whole = consultation.imported(source).get(key)?.period ?? null;
  if (whole === null || table.covered === null) return tooShort(work);
  const asks = ask.periods[0] ?? whole;
  const within = {
    from: [asks.from, whole.from].sort().at(-1) ?? whole.from,
    to: [asks.to, whole.to].sort().at(0) ?? whole.to,
  };
  if (within.from > within.to) return outside(table, source, meantBy(ask, source));
  const period = (await ownMonths(work, within)) ?? within;
  const amount = await figureOf(consultation.facts, asking, selectionOf(ask, period));
  if (amount === null) return noRows(work);
  const months = monthNumber(period.to) - monthNumber(period.from) + 1;
  return derive(consultation.facts, {
    ...worked(over(amount, months), { decimals: 2 }),
    subject: amount.subject,
    period,
    key: 'ask.monthly',
    label: `${asking.computation.label} per månad i snitt`,
    unit: asking.computation.unit,
    ...(asking.computation.unit === 'count' && { precision: 1 }),
  });
}

/** What can be divided by months: sums, and orders, of which each is in one month. */
export const hasMonthlyMean = ({ ask, asking }: Work): boolean =>
  asking.computation.adds || ask.measure === 'orders';

const isFact = (found: Fact | Reply): found is Fact => 'source' in found;

/** What a month comes to on average. */
export async function monthly(work: Work): Promise<Reply> {
  const fact = await meanOf(work);
  if (!isFact(fact)) return fact;
  return answer(
    `**${capital(the(work))}${of(fact)} var i snitt ${figure(fact)} per månad**${during(fact)}, räknat på hela månader.`,
  );
}

/** The mean before a list of months, where one can be told. */
export async function meanFirst(work: Work): Promise<string> {
  const { by, periods } = work.ask;
  if (by !== 'month' || periods.length > 1 || !hasMonthlyMean(work)) return '';
  const fact = await meanOf(work);
  return isFact(fact) ? `i snitt ${figure(fact)} för hela månader under ${periodOf(fact)}, ` : '';
}
