import { decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { over, stated, times, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { dayNumber } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import { capital } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import { type DaysOfWeek, isStep } from '../question/vocabulary.ts';
import { asked, coveredPart, figureOf, figuresBy, groupsIn } from '../tables/compute.ts';
import { weekdayName, weekdayNames } from '../tables/selection.ts';
import { limitOf, SIDES } from './limit-of.ts';
import { meantBy } from './meant.ts';
import { answer, guidePages, type Reply, refusal } from './reply.ts';
import { barsOf, during, kindNames, of, tableOf } from './words.ts';
import { MOST_LISTED, noRows, outside, selectionOf, the, type Work } from './work.ts';

const DAYS_OF_WEEK = 7;

/** Days of a time; of one weekday where one is told, 1 for Monday. */
function daysIn(period: Period, days: DaysOfWeek | null): number {
  if (days === 'weekend') return daysIn(period, 6) + daysIn(period, 7);
  if (days === 'weekdays') return daysIn(period, null) - daysIn(period, 'weekend');
  if (typeof days === 'object' && days !== null)
    return days.reduce((sum, day) => sum + daysOf(period, day), 0);
  return daysOf(period, days);
}

function daysOf({ from, to }: Period, weekday: number | null): number {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (weekday === null) return last - first + 1;
  // Day 4 after 1970-01-01, a Thursday, was the first Monday.
  const upTo = (day: number) => Math.floor((day - (3 + weekday)) / DAYS_OF_WEEK);
  return upTo(last) - upTo(first - 1);
}

/** The amount divided by the days of its time, those without any too. */
export async function perTime(work: Work): Promise<Reply> {
  const { ask, asking, consultation, table, source } = work;
  const period = coveredPart(table, ask.periods[0] ?? null);
  if (period === null) return outside(table, source, meantBy(ask, source));
  const amount = await figureOf(consultation.facts, asking, selectionOf(ask, period));
  if (amount === null) return noRows(work);
  const count = daysIn(period, ask.weekday);
  const days = stated(
    decimal(String(count)),
    `${count} ${ask.weekday === null ? 'dagar' : weekdayNames(ask.weekday)}`,
  );
  const isWeek = ask.each === 'week';
  const mean = over(isWeek ? times(amount, DAYS_OF_WEEK) : amount, days);
  const long = isWeek ? 'vecka' : ask.weekday === null ? 'dag' : weekdayName(ask.weekday);
  const { label, unit } = asking.computation;
  const fact = derive(consultation.facts, {
    ...worked(mean, { decimals: 2 }),
    ...{ subject: amount.subject, period, unit },
    key: `ask.per.${ask.each}`,
    label: `${label} per ${long} i snitt`,
    ...(unit === 'count' && { precision: 1 }),
  });
  const open = isWeek ? '' : await perOpenDay(work, amount, count, fact.label);
  return answer(
    `**${capital(the(work))}${of(fact)} var i snitt ${figure(fact)} per ${long}**${during(fact)}: ${figure(amount)} delat på alla ${ask.weekday === null ? 'dagar' : weekdayNames(ask.weekday)}, också dem utan några rader i filen.${open}`,
  );
}

/** The amount divided by the days that have any of it, returns apart: a shop is closed on some. */
async function perOpenDay(
  { ask, asking, consultation, table }: Work,
  amount: Fact,
  count: number,
  label: string,
): Promise<string> {
  const days = asked(table, 'days');
  if ('refused' in days) return '';
  const open = await figureOf(consultation.facts, days, selectionOf(ask, amount.period));
  if (open === null || Number(open.value) >= count || Number(open.value) <= 0) return '';
  const { unit } = asking.computation;
  const fact = derive(consultation.facts, {
    ...worked(over(amount, open), { decimals: 2 }),
    ...{ subject: amount.subject, period: amount.period, unit },
    key: 'ask.per.open',
    label: `${label}, av dagar med ${ask.guide === 'sales' ? 'försäljning' : 'kostnader'}`,
    ...(unit === 'count' && { precision: 1 }),
  });
  return ` Delat bara på de ${figure(open)} som har ${ask.guide === 'sales' ? 'försäljning' : 'kostnader'} är det ${figure(fact)}.`;
}

/** Where none of a list is beyond a limit, the one that is nearest to it. */
async function nearest({ ask, asking, consultation }: Work, by: NonNullable<Ask['by']>) {
  const order = { by: ask.order ?? 'most', limit: 1 } as const;
  const [fact] = (await figuresBy(consultation.facts, asking, selectionOf(ask), by, order)) ?? [];
  if (fact === undefined) return '';
  const end = ask.order === 'least' ? 'Lägst' : 'Högst';
  return ` ${end} är ${nameOf(fact)} med ${figure(fact)}.`;
}

/** How many of a list are more or less than so much, and which. */
export async function beyondLimit(work: Work): Promise<Reply> {
  const { ask, asking, consultation, table, source } = work;
  const { beyond, by } = ask;
  if (beyond === undefined || by === null) return noRows(work);
  const [heading, many] = kindNames(by, work.table);
  const selection = selectionOf(ask);
  const order = { by: ask.order ?? 'most', limit: MOST_LISTED, beyond } as const;
  const found = await figuresBy(consultation.facts, asking, selection, by, order);
  const meant = meantBy(ask, source);
  if (found === null)
    return isStep(by)
      ? outside(table, source, meant)
      : refusal(
          `Filen ${source.document} har ingen kolumn med ${many}. Ta med den i exporten, så kan jag svara.`,
          { meant, missing: guidePages[source.guide] },
        );
  const { label, unit } = asking.computation;
  const limit = limitOf(consultation.facts, beyond, unit);
  const side = SIDES[beyond.side][beyond.orEqual ? 1 : 0];
  const [first] = found;
  const what = `${side} ${figure(limit)} i ${label.toLowerCase()}`;
  if (first === undefined)
    return answer(`**Ingen av alla ${many} ${what}** under den tiden.${await nearest(work, by)}`, {
      meant,
    });
  const groups = await groupsIn(asking, selection, by, beyond);
  const total = consultation.facts.add({
    key: 'ask.beyond',
    label: `Antal ${many} på den sidan gränsen`,
    value: decimal(String(groups)),
    ...{ unit: 'count', kind: 'computed', period: first.period, subject: null },
    columns: first.source.columns,
    filter: first.source.filter,
    rows: found.reduce((sum, { source: { rows } }) => sum + rows, 0),
    formula: `antalet ${many} vars ${label.toLowerCase()} ${side} gränsen i frågan (${limit.id})`,
    inputs: [limit],
    origin: table.origin,
  });
  const rest =
    groups > found.length
      ? ` Listan visar ${found.length === MOST_LISTED ? 'de första' : 'en del'}.`
      : '';
  const end = ask.order === 'least' ? 'Lägst' : 'Högst';
  return answer(
    `**${figure(total)} ${groups === 1 ? heading.toLowerCase() : many} ${what}**${isStep(by) ? '' : during(first)}. ${end} är ${nameOf(first)} med ${figure(first)}.${rest}`,
    {
      table: tableOf(
        heading,
        [label],
        found.map((fact) => [fact]),
      ),
      chart:
        ask.order === 'most'
          ? barsOf(ask.guide, `${label} per ${heading.toLowerCase()}`, found)
          : null,
    },
  );
}
