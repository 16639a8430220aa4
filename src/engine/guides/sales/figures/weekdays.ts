import { add, toNumber } from '../../../facts/decimal.ts';
import { hasValue, inPercent, over, stated } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { ZERO } from '../../../figures/arithmetic.ts';
import { dayNumber, weekday } from '../../../figures/calendar/months.ts';
import type { Timeline } from '../../../figures/calendar/timeline.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { sumOf, withAmount } from '../../../figures/filters.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesContext } from './context.ts';
import { lacksColumn } from './missing.ts';

/** The names of the days, as subjects: Monday first. */
export const WEEKDAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
/** Four weeks: with fewer days each weekday is left to chance. */
const SHORTEST = 28;

const WEEK = WEEKDAYS.length;

/** What each day of each week came to, Monday first, as floats: whether a weekday is better again and again. */
function weeksOf(timeline: Timeline): number[][] {
  const weeks = new Map<number, number[]>();
  for (const { date, amount } of timeline.days) {
    const day = dayNumber(date);
    const monday = day - weekday(day);
    const sums = weeks.get(monday) ?? Array.from({ length: WEEK }, () => 0);
    sums[day - monday] = (sums[day - monday] ?? 0) + toNumber(amount);
    weeks.set(monday, sums);
  }
  return [...weeks.values()];
}

/** Revenue share by weekday, where the file has daily dates; returns the sums of each week, null where it has none. */
export function addWeekdays(context: SalesContext, total: Fact): number[][] | null {
  const { timeline } = context;
  const refuse = (reason: string) => addUnknown(context, ['sales.weekday.share'], reason);
  if (timeline === null) {
    refuse(lacksColumn('Veckodagar', 'date'));
    return null;
  }
  const span = dayNumber(timeline.period.to) - dayNumber(timeline.period.from) + 1;
  if (timeline.rhythm.kind !== 'daily' || span < SHORTEST) {
    refuse(
      'Veckodagar kan inte jämföras: filen har inte försäljning dag för dag under minst fyra veckor.',
    );
    return null;
  }
  const sums = WEEKDAYS.map(() => ({ amount: ZERO, rows: 0 }));
  for (const day of timeline.days) {
    const sum = sums[weekday(dayNumber(day.date))];
    if (sum === undefined) continue;
    sum.amount = add(sum.amount, day.amount);
    sum.rows += day.rows;
  }
  const [date = ''] = namesOf(context.view.columns, 'date');
  sums.forEach(({ amount, rows }, index) => {
    const share = over(stated(amount, sumOf(context.revenue.formula)), total);
    if (!hasValue(share) || rows === 0) return;
    addFact(context, {
      key: 'sales.weekday.share',
      subject: subject('weekday', WEEKDAYS[index] ?? ''),
      ...inPercent(share),
      period: timeline.period,
      columns: [...context.revenue.columns, date],
      filter: `rader där ${date} är en ${WEEKDAYS[index]}`,
      rows,
      where: withAmount(context, `isodow(date) = ${index + 1}`),
    });
  });
  return weeksOf(timeline);
}
