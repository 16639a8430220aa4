import {
  dayNumber,
  dayOf,
  firstDay,
  lastDay,
  monthNumber,
  monthsPeriod,
} from '#engine/figures/calendar/months.ts';
import type { Period } from '#engine/table/period.ts';
import type { ComparedPeriods } from './explore-address.ts';
import { type Grain, grains, type SubjectKind, subjectKinds } from './lens.ts';

/** What the rows looked at are held against: the same time a year before, the time right before, or nothing. */
export const comparisons = ['year', 'preceding', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/** A stretch of the file: its last twelve months, all of it, a calendar year, or days of one's own. */
export type PeriodChoice = 'latest' | 'whole' | `${number}` | Period;

/** What one has chosen to look at. Null and an empty list are what the analysis itself is of. */
export interface Chosen {
  period: PeriodChoice | null;
  comparison: Comparison | null;
  grain: Grain | null;
  filters: readonly { kind: SubjectKind; name: string }[];
}

/** What is chosen among: the periods of the analysis' own figures, and the first and last day of the file. */
export interface LensBounds {
  own: ComparedPeriods | null;
  file: Period | null;
}

/** The periods that a choice comes to. */
export interface ChosenPeriods {
  periods: ComparedPeriods | null;
  /** The period that was asked to be compared with, where the file does not hold all of it. */
  missing: Period | null;
}

/** Query parameters of the address: `/sales?period=2025&mot=inget&per=vecka&f-kund=Kafe`. */
const [PERIOD, COMPARISON, GRAIN, FILTER] = ['period', 'mot', 'per', 'f-'] as const;
const LATEST = '12m';
const WHOLE = 'hela';
const comparisonNames: Readonly<Record<Comparison, string>> = {
  year: 'aret-fore',
  preceding: 'perioden-fore',
  none: 'inget',
};
const grainNames: Readonly<Record<Grain, string>> = {
  day: 'dag',
  week: 'vecka',
  month: 'manad',
  quarter: 'kvartal',
};
const filterNames: Readonly<Record<SubjectKind, string>> = {
  product: 'produkt',
  category: 'varugrupp',
  customer: 'kund',
  channel: 'kanal',
  region: 'region',
  area: 'omrade',
  supplier: 'leverantor',
  account: 'konto',
  department: 'avdelning',
  project: 'projekt',
};

/** Characters of a name that an address carries (the server takes no more). */
const LONGEST_NAME = 500;
/** Days that may lack at an end of a period before it is not whole. */
const SLACK_DAYS = 7;
const YEAR = 12;

/** What an address chooses; what it says that is none of the choices counts as not said. */
export function chosenIn(search: URLSearchParams): Chosen {
  const keyOf = <K extends string>(
    names: Readonly<Record<K, string>>,
    keys: readonly K[],
    of: string,
  ) => keys.find((key) => names[key] === search.get(of)) ?? null;
  return {
    period: periodIn(search.get(PERIOD) ?? ''),
    comparison: keyOf(comparisonNames, comparisons, COMPARISON),
    grain: keyOf(grainNames, grains, GRAIN),
    filters: subjectKinds.flatMap((kind) => {
      const name = search.get(`${FILTER}${filterNames[kind]}`) ?? '';
      return name === '' || name.length > LONGEST_NAME ? [] : [{ kind, name }];
    }),
  };
}

function periodIn(written: string): PeriodChoice | null {
  if (written === LATEST) return 'latest';
  if (written === WHOLE) return 'whole';
  if (/^(?:19|20)\d\d$/.test(written)) return written as `${number}`;
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)--(\d{4}-\d\d-\d\d)$/.exec(written) ?? [];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

const isDay = (day: string) => !Number.isNaN(dayNumber(day)) && dayOf(dayNumber(day)) === day;

/** The address' query with other choices; all else in it stays. */
export function withChosen(search: URLSearchParams, chosen: Chosen): string {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  const { period, comparison, grain, filters } = chosen;
  put(PERIOD, period === null ? null : writtenPeriod(period));
  put(COMPARISON, comparison && comparisonNames[comparison]);
  put(GRAIN, grain && grainNames[grain]);
  for (const kind of subjectKinds)
    put(
      `${FILTER}${filterNames[kind]}`,
      filters.find((filter) => filter.kind === kind)?.name ?? null,
    );
  return next.toString();
}

function writtenPeriod(period: PeriodChoice): string {
  if (typeof period === 'object') return `${period.from}--${period.to}`;
  return period === 'latest' ? LATEST : period === 'whole' ? WHOLE : period;
}

/** Nothing chosen: the analysis as it is. */
export const noneChosen: Chosen = { period: null, comparison: null, grain: null, filters: [] };

export const isWhole = ({ period, comparison, grain, filters }: Chosen): boolean =>
  period === null && comparison === null && grain === null && filters.length === 0;

/**
 * The file as it can be chosen of. A month whose last days have no rows is over all the same where the analysis' own
 * figures count it as whole.
 */
function heldIn({ own, file }: LensBounds): Period | null {
  if (file === null) return null;
  return own !== null && own.now.to > file.to ? { from: file.from, to: own.now.to } : file;
}

/** The calendar years that a file has days of, the latest first. */
export function yearsIn(bounds: LensBounds): `${number}`[] {
  const held = heldIn(bounds);
  if (held === null) return [];
  const [first, last] = [Number(held.from.slice(0, 4)), Number(held.to.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => `${last - n}` as const);
}

/** The periods to look at and hold it against; without days in the file none. */
export function chosenPeriods(
  { period, comparison }: Pick<Chosen, 'period' | 'comparison'>,
  bounds: LensBounds,
): ChosenPeriods {
  const held = heldIn(bounds);
  const { own } = bounds;
  if (period === null && comparison === null) return { periods: own, missing: null };
  if (held === null) return { periods: null, missing: null };
  const now = stretch(period, own, held);
  if (now === null) return { periods: own, missing: null };
  const asked = comparison ?? (period === 'whole' ? 'none' : 'year');
  if (asked === 'none') return { periods: { now, before: null }, missing: null };
  const before = asked === 'year' ? aYearBefore(now) : rightBefore(now);
  const isHeld = dayNumber(held.from) <= dayNumber(before.from) + SLACK_DAYS;
  return isHeld
    ? { periods: { now, before }, missing: null }
    : { periods: { now, before: null }, missing: before };
}

/** The days of a choice that the file holds; null where it holds none of them. */
function stretch(
  period: PeriodChoice | null,
  own: ComparedPeriods | null,
  held: Period,
): Period | null {
  if (period === null) return own?.now ?? held;
  if (period === 'whole') return held;
  if (period === 'latest') {
    const end = monthNumber(dayOf(dayNumber(held.to) + 1)) - 1;
    return within(monthsPeriod(end - YEAR + 1, end), held);
  }
  return within(
    typeof period === 'object' ? period : { from: `${period}-01-01`, to: `${period}-12-31` },
    held,
  );
}

function within({ from, to }: Period, held: Period): Period | null {
  const cut = { from: from < held.from ? held.from : from, to: to > held.to ? held.to : to };
  return cut.from <= cut.to ? cut : null;
}

const isLastDay = (day: string) => lastDay(monthNumber(day)) === day;
const isFirstDay = (day: string) => day.endsWith('-01');

/** The same days of the year before; the last day of a month is the last of it then too. */
function aYearBefore({ from, to }: Period): Period {
  const shifted = (day: string) => {
    const month = monthNumber(day) - YEAR;
    const last = lastDay(month);
    const same = `${firstDay(month).slice(0, 8)}${day.slice(8)}`;
    return same > last ? last : same;
  };
  return { from: shifted(from), to: isLastDay(to) ? lastDay(monthNumber(to) - YEAR) : shifted(to) };
}

/** As many whole months right before, or else as many days. */
function rightBefore({ from, to }: Period): Period {
  if (isFirstDay(from) && isLastDay(to)) {
    const [first, last] = [monthNumber(from), monthNumber(to)];
    return monthsPeriod(first - (last - first + 1), first - 1);
  }
  const end = dayNumber(from) - 1;
  return { from: dayOf(end - (dayNumber(to) - dayNumber(from))), to: dayOf(end) };
}

/** How finely a period is drawn where nothing is chosen: by day up to a month, by week up to a quarter. */
export function grainFor(period: Period | null): Grain {
  if (period === null) return 'month';
  const days = daysOf(period);
  if (days <= 31) return 'day';
  return days <= 100 ? 'week' : 'month';
}

const daysOf = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from) + 1;
