import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, less, over, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { dayNumber, monthNumber } from '../../figures/calendar/months.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { salesKeys } from '../../guides/sales/catalogue.ts';
import type { Period } from '../../table/period.ts';
import { figure, magnitude, nameOf, periodOf } from '../../text/placeholder.ts';
import { capital, directed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import { justBefore, yearBefore } from '../question/calendar.ts';
import { figureOf, figuresBy } from '../tables/compute.ts';
import { meantBy } from './meant.ts';
import { isOfBooks } from './of-books.ts';
import { breakdown, eachPeriod } from './parts.ts';
import { answer, type Reply } from './reply.ts';
import { besideStated, eachOfBooks, ofBooks } from './stated-years.ts';
import { during, kindNames, of, perDay, tableOf } from './words.ts';
import { CUT, LISTED, MOST_LISTED, noRows, selectionOf, the, tooShort, type Work } from './work.ts';

/** Parts that are held against each other to find the largest change. */
const MOST_PARTS = 500;
/** Of those that have come or gone so many are named. */
const MOST_ALONE = 3;

export interface Pair {
  now: Period;
  before: Period;
}

/** The periods that a change is counted between; null where the file has no two. */
function pairOf({ ask, table, source, consultation }: Work): Pair | null {
  const [first, second] = ask.periods;
  if (first && second)
    return first.from > second.from
      ? { now: first, before: second }
      : { now: second, before: first };
  if (first) {
    const inFile = (period: Period) =>
      table.covered !== null &&
      monthNumber(period.from) >= monthNumber(table.covered.from) &&
      monthNumber(period.to) <= monthNumber(table.covered.to);
    const before = [yearBefore(first), justBefore(first)].find(inFile);
    return before === undefined || !inFile(first) ? null : { now: first, before };
  }
  const from = consultation.imported(source);
  const sales = source.guide === 'sales';
  const now = from.get(sales ? salesKeys.revenueCurrent : costKeys.current)?.period ?? null;
  const before = from.get(sales ? salesKeys.revenuePrevious : costKeys.previous)?.period ?? null;
  return now === null || before === null ? null : { now, before };
}

/** The difference of two figures in kronor or pieces, and in per cent where that means something. */
export function differenceOf(
  { consultation, asking }: Work,
  now: Fact,
  before: Fact,
): { change: Fact; percent: Fact | null } {
  const { facts } = consultation;
  const about = { subject: now.subject, period: now.period };
  const isPercent = asking.computation.unit === 'percent';
  const change = derive(facts, {
    ...worked(less(now, before)),
    ...about,
    key: 'ask.change',
    label: `Förändring: ${asking.computation.label}`,
    unit: isPercent ? 'percentagePoints' : asking.computation.unit,
  });
  const growth = less(over(now, before), 1);
  if (isPercent || !hasValue(growth)) return { change, percent: null };
  const percent = derive(facts, {
    ...inPercent(growth),
    ...about,
    key: 'ask.growth',
    label: `Förändring i procent: ${asking.computation.label}`,
  });
  return { change, percent };
}

const SAME_PART =
  'Filen täcker bara en del av den ena perioden, så båda är räknade för samma del av året.';

const daysIn = ({ from, to }: Period) => dayNumber(to) - dayNumber(from) + 1;

/** How much more per day, where a sum is of more days than the other; null where they are as many. */
function growthPerDay({ consultation, asking }: Work, now: Fact, before: Fact): Fact | null {
  const { computation } = asking;
  if (!computation.adds || now.period === null || before.period === null) return null;
  const [days, daysBefore] = [daysIn(now.period), daysIn(before.period)];
  const growth = less(over(over(now, days), over(before, daysBefore)), 1);
  if (days === daysBefore || !hasValue(growth)) return null;
  return derive(consultation.facts, {
    ...inPercent(growth),
    subject: now.subject,
    period: now.period,
    key: 'ask.growthPerDay',
    label: `Förändring per dag i procent: ${computation.label}`,
  });
}

/** The whole of the period before, where only as much of it was compared as the file has of the other. */
async function ofWhole({ whole, ask, asking, consultation }: Work, before: Fact): Promise<string> {
  const period = whole?.find(
    ({ from, to }) =>
      before.period !== null &&
      from <= before.period.from &&
      to >= before.period.to &&
      (from !== before.period.from || to !== before.period.to),
  );
  if (period === undefined) return '';
  const fact = await figureOf(consultation.facts, asking, selectionOf(ask, period));
  const more = fact === null ? '' : ` Under hela ${periodOf(fact)} var det ${figure(fact)}.`;
  return `${more} ${SAME_PART}`;
}

/** Where the same part of the year has no rows, each period as far as the file goes. */
async function withoutPair(work: Work, only: { fact: Fact; other: string } | null): Promise<Reply> {
  const { whole, ask } = work;
  if (whole === undefined)
    return only === null
      ? noRows(work)
      : answer(
          `**${capital(the(work))}${of(only.fact)} var ${figure(only.fact)}**${during(only.fact)}. Under den ${only.other} perioden finns **ingen rad** i filen, så de kan inte jämföras.`,
        );
  const reply = await eachPeriod({ ...work, ask: { ...ask, periods: [...whole] } });
  return { ...reply, text: `${reply.text}\n${CUT}` };
}

/** A figure of two times with their difference. */
export interface Changed {
  pair: Pair;
  now: Fact;
  before: Fact;
  by: Fact;
  percent: Fact | null;
}

/** The figure in both times; null where the file has no two, and the answer instead where one has no rows. */
export async function changed(work: Work): Promise<Changed | { reply: Reply } | null> {
  const { ask, asking, consultation } = work;
  const stated = ask.periods.length === 0 && isOfBooks(work) ? await ofBooks(work) : undefined;
  const pair = stated === null ? null : pairOf(work);
  if (pair === null) return null;
  const [now, before] = stated
    ? [stated.now, stated.before]
    : [
        await figureOf(consultation.facts, asking, selectionOf(ask, pair.now)),
        await figureOf(consultation.facts, asking, selectionOf(ask, pair.before)),
      ];
  if (now === null || before === null) {
    const there = now ?? before;
    const other = now === null ? 'senare' : 'tidigare';
    return { reply: await withoutPair(work, there === null ? null : { fact: there, other }) };
  }
  const { change: by, percent } = differenceOf(work, now, before);
  return { pair, now, before, by, percent };
}

/** The change as a sentence. */
export async function said(work: Work, { now, before, by, percent }: Changed): Promise<string> {
  const verb = directed(by, {
    up: 'ökade med',
    down: 'minskade med',
    flat: 'var oförändrad, en skillnad på',
  });
  const share = percent === null ? '' : ` (${figure(percent)})`;
  const day = perDay(growthPerDay(work, now, before));
  const whole = await ofWhole(work, before);
  return `**${capital(the(work))}${of(now)} ${verb} ${magnitude(by)}**${share}: från ${figure(before)} under ${periodOf(before)} till ${figure(now)} under ${periodOf(now)}${day}.${whole}`;
}

export async function change(work: Work): Promise<Reply> {
  const found = await changed(work);
  if (found === null) return tooShort(work);
  if ('reply' in found) return found.reply;
  const stated = isOfBooks(work) ? null : besideStated(work);
  const lines = [await said(work, found), ...(stated === null ? [] : [stated])];
  return answer(lines.join('\n'), { suggestions: ['Varför?'] });
}

/** Groups of two times: those in both by how far they moved, and those in one alone. */
export interface Moved {
  ranked: { fact: Fact; old: Fact; change(): Fact }[];
  /** The largest first; empty where there are too many groups to know. */
  alone: Fact[];
}

/** What of a dimension moved most the way that is asked for; null where the file has no such column. */
export async function moved(
  work: Work,
  pair: Pair,
  by: NonNullable<Ask['by']>,
): Promise<Moved | null> {
  const { ask, asking, consultation } = work;
  const all = { by: 'most', limit: MOST_PARTS } as const;
  const isOfYears = isOfBooks(work) && ask.periods.length === 0;
  const years = isOfYears ? await eachOfBooks(work, by) : null;
  // Of what has no accounts of its own the books do not say the year before.
  if (isOfYears && years === null) return null;
  const [now, before] = years
    ? [years.now, years.before]
    : [
        await figuresBy(consultation.facts, asking, selectionOf(ask, pair.now), by, all),
        await figuresBy(consultation.facts, asking, selectionOf(ask, pair.before), by, all),
      ];
  if (now === null || before === null) return null;
  const then = new Map(before.map((fact) => [fact.subject?.name, fact]));
  const both = now.flatMap((fact) => {
    const old = then.get(fact.subject?.name);
    return old === undefined ? [] : [{ fact, old, off: Number(fact.value) - Number(old.value) }];
  });
  const sign = ask.direction === 'down' ? 1 : -1;
  const ranked = both
    .filter(({ off }) => off * sign < 0)
    .sort((a, b) => (a.off - b.off) * sign)
    .map(({ fact, old }) => ({
      ...{ fact, old },
      change: () => differenceOf(work, fact, old).change,
    }));
  const [own, other] = ask.direction === 'down' ? [before, now] : [now, before];
  const names = new Set(other.map(({ subject }) => subject?.name));
  const areAll = other.length < MOST_PARTS && asking.computation.adds;
  return { ranked, alone: areAll ? own.filter(({ subject }) => !names.has(subject?.name)) : [] };
}

/** ` Bara i den ena perioden finns …`: what has come or gone is no change of what was there, and may be more. */
export function onlyThere({ ask }: Work, { alone }: Moved): string {
  const listed = alone.filter(({ value }) => Number(value) > 0).slice(0, MOST_ALONE);
  if (listed.length === 0) return '';
  const when =
    ask.direction === 'down' ? 'Borta i den senare perioden' : 'Nya i den senare perioden';
  return ` ${when}: ${listed.map((fact) => `**${nameOf(fact)}** med ${figure(fact)}${during(fact)}`).join(', ')}.`;
}

/** What has changed most of a dimension between two periods. */
export async function changeBy(work: Work): Promise<Reply> {
  const { ask, source } = work;
  const pair = pairOf(work);
  if (pair === null) return tooShort(work);
  const by = ask.by ?? 'product';
  const found = await moved(work, pair, by);
  if (found === null && ask.periods.length === 0 && isOfBooks(work)) return tooShort(work);
  if (found === null) return breakdown({ ...work, ask: { ...ask, direction: null } });
  const ranked = found.ranked.slice(0, Math.min(MOST_LISTED, ask.limit ?? LISTED));
  const [heading, many] = kindNames(by, work.table);
  const rows = ranked.map(({ fact, old }) => {
    const { change: off, percent } = differenceOf(work, fact, old);
    return [off, percent, old, fact] as const;
  });
  const [first] = rows;
  const meant = meantBy(ask, source);
  const alone = onlyThere(work, found);
  if (first === undefined)
    return answer(
      `Bland ${many} som finns i båda perioderna har ingen ${ask.direction === 'down' ? 'minskat' : 'ökat'}.${alone}`,
      { meant },
    );
  const [off, , , last] = first;
  const verb = directed(off, {
    up: 'ökat mest, med',
    down: 'minskat mest, med',
    flat: 'ändrats mest, med',
  });
  return answer(
    `**${nameOf(off)} har ${verb} ${magnitude(off)}** till ${figure(last)} under ${periodOf(last)}. I listan är bara de ${many} som finns i båda perioderna.${alone}${work.whole === undefined ? '' : ` ${SAME_PART}`}`,
    { table: tableOf(heading, ['Förändring', 'I procent', 'Före', 'Nu'], rows) },
  );
}
