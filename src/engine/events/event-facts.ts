import { less, negative, sum } from '../facts/expression.ts';
import { dayNumber, dayOf, monthNumber, monthsPeriod } from '../figures/calendar/months.ts';
import { amount, count, onlyRow } from '../figures/query.ts';
import { quoteText, within } from '../figures/sql.ts';
import type { Period } from '../table/period.ts';
import {
  addAmounts,
  addSum,
  addWorked,
  type EventContext,
  type Window,
  windows,
} from './event-context.ts';
import type { Finding } from './finding.ts';
import { addDiscount, addPrice, addUnitCost } from './piece-facts.ts';
import { type Frame, type Series, sumOver } from './series.ts';
import { addNext } from './taken-over.ts';

/** The only month in which a subject has any amount, where nothing has come of it since; null where there are more. */
function onlyMonthOf({ series, from }: Finding): number | null {
  const months = [...series.cells].flatMap(([month, { rows }]) => (rows > 0 ? [month] : []));
  const [only] = months;
  return only !== undefined && months.length === 1 && only < from ? only : null;
}

function addMoved<Key extends string>(given: EventContext<Key>, finding: Finding): void {
  const { now, before, current, previous } = addAmounts(given, finding);
  const { series } = finding;
  const only = onlyMonthOf(finding);
  // Within the months it is held against, it is all that these came to.
  if (
    finding.type === 'level' &&
    only !== null &&
    sumOver(series, only, only).rows === before.sums.rows
  ) {
    const period = monthsPeriod(only, only);
    const sums = sumOver(series, only, only);
    addSum(
      given,
      given.keys.last,
      { series, period, sums },
      sums.amount,
      given.context.measure.amount,
    );
  }
  const key = finding.type === 'once' ? given.keys.once : given.keys.level;
  addWorked(given, key, now, less(current, previous));
}

function addStarted<Key extends string>(given: EventContext<Key>, finding: Finding): void {
  const { now } = windows(given, finding);
  const measured = given.context.measure.amount;
  const current = addSum(given, given.keys.current, now, now.sums.amount, measured);
  addWorked(given, given.keys.started, now, sum(current));
}

/** The same day a year, or as many months, before. */
function backBy(frame: Frame, day: string): string {
  if (frame.kind === 'preceding') return dayOf(dayNumber(day) - Math.round(30.44 * frame.back));
  const back = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return back.endsWith('-02-29') ? back.replace('-29', '-28') : back;
}

/** The last day of a subject that has stopped, or its month where dates stand for months. */
function lastOf({ frame }: EventContext<string>, last: string): Period {
  const month = monthNumber(last);
  return frame.byMonth ? monthsPeriod(month, month) : { from: last, to: last };
}

/** The silent days of a subject that has stopped, and the days they are held against. */
function silence(given: EventContext<string>, day: string): Period {
  const { frame } = given;
  const last = lastOf(given, day).to;
  return { from: backBy(frame, dayOf(dayNumber(last) + 1)), to: backBy(frame, frame.end) };
}

/** What a stopped subject bought on its last day, and in the silent weeks a year before. */
interface Silence {
  day: Pick<Window['sums'], 'amount' | 'rows'>;
  weeks: Pick<Window['sums'], 'amount' | 'rows'>;
}

/** Reads the silences of stopped subjects in one scan. */
async function readSilences<Key extends string>(
  given: EventContext<Key>,
  stopped: readonly Finding[],
): Promise<Map<Series, Silence>> {
  if (stopped.length === 0) return new Map();
  const { column } = given.context.measure;
  const isSubject = ({ kind, name }: Series) => `${kind} = ${quoteText(name)}`;
  const sums = stopped.flatMap(({ series }, at) => {
    const last = series.last ?? given.frame.end;
    const during = (period: Period, name: string) => {
      const rows = `FILTER (${isSubject(series)} AND ${within('date', period)})`;
      return `sum(${column}) ${rows} AS ${name}_${at}, count(*) ${rows} AS ${name}_rows_${at}`;
    };
    return [during(lastOf(given, last), 'day'), during(silence(given, last), 'weeks')];
  });
  const any = stopped.map(({ series }) => isSubject(series)).join(' OR ');
  const row = onlyRow(
    await given.context.query(`SELECT ${sums.join(', ')}
      FROM ${column === 'revenue' ? 'sales' : 'costs'} WHERE ${column} IS NOT NULL AND (${any})`),
  );
  const read = (name: string, at: number) => ({
    amount: amount(row, `${name}_${at}`),
    rows: count(row, `${name}_rows_${at}`),
  });
  return new Map(
    stopped.map(({ series }, at) => [series, { day: read('day', at), weeks: read('weeks', at) }]),
  );
}

function addStopped<Key extends string>(
  given: EventContext<Key>,
  finding: Finding,
  silent: Silence,
): void {
  const { series } = finding;
  if (series.last === null) return;
  const { last } = series;
  const measured = given.context.measure.amount;
  const nothing = sumOver(series, 1, 0);
  const window = (period: Period, sums: Silence['day']): Window => ({
    ...{ series, period },
    sums: { ...nothing, ...sums },
  });
  const day = window(lastOf(given, last), silent.day);
  addSum(given, given.keys.last, day, silent.day.amount, measured);
  // Long before the months that it is missed in, it is held against those alone.
  if (monthNumber(last) < finding.from - 1) {
    const { now, before } = windows(given, finding);
    const previous = addSum(given, given.keys.previous, before, before.sums.amount, measured);
    addWorked(given, given.keys.stopped, now, negative(previous));
    return;
  }
  const weeks = window(silence(given, last), silent.weeks);
  const previous = addSum(given, given.keys.previous, weeks, silent.weeks.amount, measured);
  const since = { from: dayOf(dayNumber(day.period.to) + 1), to: given.frame.end };
  addWorked(given, given.keys.stopped, { ...weeks, period: since }, negative(previous));
}

/** Adds the facts of the events, the heaviest first; each ends with its kronor. */
export async function addEventFacts<Key extends string>(
  given: EventContext<Key>,
  events: readonly Finding[],
): Promise<void> {
  const silences = await readSilences(
    given,
    events.filter(({ type }) => type === 'stopped'),
  );
  for (const event of events) {
    const { pieces } = given;
    const silent = silences.get(event.series);
    if (event.type === 'stopped' || event.type === 'level') addNext(given, event);
    if (event.type === 'stopped' && silent !== undefined) addStopped(given, event, silent);
    if (event.type === 'started') addStarted(given, event);
    if (event.type === 'level' || event.type === 'once') addMoved(given, event);
    if (pieces === null) continue;
    if (event.type === 'price') addPrice(given, pieces, event);
    if (event.type === 'unitCost') addUnitCost(given, pieces, event);
    if (event.type === 'discount') addDiscount(given, pieces, event);
  }
}
