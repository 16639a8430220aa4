import { add, type Decimal, subtract } from '../../../facts/decimal.ts';
import { estimate, ZERO } from '../../../figures/arithmetic.ts';
import { median } from '../../../figures/statistics/median.ts';
import type { Period } from '../../../table/period.ts';
import { formatNumber } from '../../../text/format.ts';
import { areaHas, variesBy } from '../areas/areas.ts';
import type { AreaMonths } from './area-months.ts';
import type { ClassifiedRows } from './area-rows.ts';
import type { CostPart } from './cost-parts.ts';
import { type Paid, paidIn, rowsOfStream, type Stream } from './recurring-payments.ts';

/** Told from fewer months it would be chance. */
export const FROM_MONTHS = 6;
const FROM_QUARTERS = 4;
const QUARTER = 3;
const YEAR = 12;
/** 1.4826 × MAD estimates the standard deviation. */
const MAD_TO_DEVIATION = 1.4826;
const STEADY = 0.2;
/**
 * Robust coefficient of variation: 1.4826 × MAD ÷ median. Infinite where the median is not
 * positive.
 */
function variation(values: readonly number[]): number {
  const middle = median(values);
  if (!(middle > 0)) return Number.POSITIVE_INFINITY;
  return (MAD_TO_DEVIATION * median(values.map((value) => Math.abs(value - middle)))) / middle;
}

function sumsOf(values: readonly number[], months: number): number[] {
  const sums: number[] = [];
  for (let end = values.length; end >= months; end -= months)
    sums.push(values.slice(end - months, end).reduce((sum, value) => sum + value, 0));
  return sums;
}

const quarters = (values: readonly number[]) => sumsOf(values, QUARTER);

const isEmpty = (value: number) => value === 0;

/** So many months are in each sum. */
const MONTHS_IN = { månad: 1, kvartal: QUARTER, år: YEAR } as const;
interface Rhythm {
  sums: number[];
  by: keyof typeof MONTHS_IN;
}

/** Sums by month, or by quarter where most months are empty: rent is often paid quarterly. */
function rhythmOf(values: readonly number[]): Rhythm {
  const empty = values.filter(isEmpty).length;
  const sums = quarters(values);
  if (empty * 2 > values.length && sums.length >= FROM_QUARTERS) return { sums, by: 'kvartal' };
  return { sums: [...values], by: 'månad' };
}

/** More empty than this share of the sums, and their middle tells nothing of what is usual. */
const FEW = 1 / 4;

/**
 * What is there whatever is sold is billed by the month, the quarter or the year: the shortest of them in which
 * hardly any is empty. Null where it is billed less often still, so that nothing is usual.
 */
function billedBy(values: readonly number[]): Rhythm | null {
  const rhythms: Rhythm[] = [
    { sums: [...values], by: 'månad' },
    { sums: quarters(values), by: 'kvartal' },
    { sums: sumsOf(values, YEAR), by: 'år' },
  ];
  const isFull = ({ sums }: { sums: number[] }) =>
    sums.length > 0 && sums.filter(isEmpty).length <= FEW * sums.length;
  return rhythms.find(isFull) ?? null;
}

/** What fixed cost is told from. */
export interface FixedInput {
  groups: readonly CostPart[];
  classified: ClassifiedRows;
  months: AreaMonths;
  streams: readonly Stream[];
  /** Areas that vary with what is sold in this kind of business. */
  variable: readonly string[];
}

/** What is fixed of an area, and how much of that lies in a period; null where a sum that exceeds the usual lies half in it. */
export interface Fixed {
  value: Decimal;
  rows: number;
  where: string | null;
  how: string;
  inPeriod: (period: PeriodOfArea) => Omit<Fixed, 'inPeriod'> | null;
}

/** A period of whole months, by their places among all, and what of an area lies in it. */
export interface PeriodOfArea {
  period: Period;
  places: readonly [from: number, before: number];
  amount: Decimal;
  rows: number;
  where: string;
}

/** From this share on, its amounts are those of an agreement: what is used comes to as much only by chance. */
const MOSTLY_SAME = 0.7;

/** Whether most payments of a stream are of the very same amount as the one before. */
function isAgreed({ occurrences }: Stream): boolean {
  const later = occurrences.slice(1);
  const same = later.filter(({ value }, place) => value === occurrences[place]?.value);
  return same.length >= MOSTLY_SAME * later.length;
}

/** Why only what recurs is fixed in an area. */
const recurs = {
  varies:
    'området räknas som rörligt: bara det som återkommer med jämna mellanrum och nästan lika belopp är fast',
  isUsed:
    'området räknas som rörligt: bara det som återkommer med jämna mellanrum och samma belopp är fast',
  uneven:
    'området varierar mer än 20 %: bara det som återkommer med jämna mellanrum och nästan lika belopp är fast',
} as const;

function recurringOf(group: CostPart, streams: readonly Stream[], why: keyof typeof recurs): Fixed {
  const own = streams
    .filter(({ area }) => area === group.name)
    .filter((stream) => why !== 'isUsed' || isAgreed(stream));
  const paidBy = (streams: readonly Paid[]) => ({
    value: streams.reduce((sum, stream) => add(sum, paidIn(stream)), ZERO),
    rows: streams.reduce((sum, stream) => sum + rowsOfStream(stream), 0),
    where: null,
    how: recurs[why],
  });
  const within = ({ from, to }: Period) =>
    own.map(({ occurrences }) => ({
      occurrences: occurrences.filter(({ date }) => date >= from && date <= to),
    }));
  return { ...paidBy(own), inPeriod: ({ period }) => paidBy(within(period)) };
}

/** The months from the first with cost to the last: what begins or ends within the file may be steady while it lasts. */
function whileItLasts(values: readonly number[]): { lasting: readonly number[]; first: number } {
  const first = values.findIndex((value) => value !== 0);
  const last = values.findLastIndex((value) => value !== 0);
  const lasting = values.slice(first, last + 1);
  const isShort = first < 0 || lasting.length < FROM_MONTHS;
  return isShort ? { lasting: values, first: 0 } : { lasting, first };
}

/** Of each sum what exceeds the usual by more than is steady. */
function aboveUsual(sums: readonly number[]): number[] {
  const limit = median(sums) * (1 + STEADY);
  return sums.map((value) => Math.max(0, value - limit));
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * How much above the usual lies in some of the months; null where a sum of several months lies half in them. Sums of
 * several months are counted from the last month backwards, those of one from the first on.
 */
function aboveIn(
  { above, size }: { above: readonly number[]; size: number },
  { lasting, first }: ReturnType<typeof whileItLasts>,
  [from, before]: PeriodOfArea['places'],
): number | null {
  const starts = (place: number) =>
    first + (size === 1 ? place : lasting.length - (place + 1) * size);
  const over = above.map((value, place) => ({ value, start: starts(place) }));
  const met = over.filter(({ value, start }) => value > 0 && start + size > from && start < before);
  const isWhole = met.every(({ start }) => start >= from && start + size <= before);
  return isWhole ? total(met.map(({ value }) => value)) : null;
}

/** On each side of a change of level the months vary by no more than this, and the levels differ by more than twice that. */
const EVEN_LEVEL = STEADY / 2;

/**
 * The months on each side of a change of level, where they are even there: wages of one more are as
 * fixed as before. One list where there is no such change.
 */
function levelsOf(values: readonly number[]): readonly (readonly number[])[] {
  const places = Array.from({ length: values.length }, (_, at) => at);
  const [best] = places
    .filter((at) => at >= FROM_MONTHS && values.length - at >= FROM_MONTHS)
    .map((at) => [values.slice(0, at), values.slice(at)])
    .map((sides) => ({ sides, spread: Math.max(...sides.map(variation)) }))
    .sort((a, b) => a.spread - b.spread);
  if (best === undefined || best.spread > EVEN_LEVEL) return [values];
  const [before, after] = best.sides.map(median) as [number, number];
  return Math.abs(after - before) > STEADY * Math.min(before, after) ? best.sides : [values];
}

/**
 * The fixed part of an area: where it is steady while it lasts, all but what exceeds its usual month; else what
 * recurs.
 */
export function fixedOf(
  group: CostPart,
  values: readonly number[],
  { streams, variable }: FixedInput,
  where: string,
): Fixed {
  const byNature = areaHas(group.name, 'fixedByNature');
  const own = whileItLasts(values);
  const { lasting } = own;
  const rhythm = rhythmOf(lasting);
  if (variesBy(group.name) !== null) return recurringOf(group, streams, 'isUsed');
  const varies = areaHas(group.name, 'followsSales') || variable.includes(group.name);
  if (varies) return recurringOf(group, streams, 'varies');
  const { sums, by } = (byNature ? billedBy(lasting) : rhythm) ?? { sums: [], by: rhythm.by };
  const levels = levelsOf(sums);
  const spread = Math.max(...levels.map(variation));
  if (spread > STEADY && !byNature) return recurringOf(group, streams, 'uneven');
  const above = levels.flatMap(aboveUsual);
  const words =
    spread > STEADY
      ? `området är fast till sin natur, fast beloppen är ojämna från ${by} till ${by}`
      : `områdets vanliga ${by} varierar ${formatNumber(spread * 100)} %${levels.length > 1 ? ' före och efter en ändring av nivån' : ''} (högst 20 % räknas som fast)`;
  const fixed = (of: Decimal, over: number, at: { rows: number; where: string }) => {
    const excess = estimate(over, 2);
    const isAll = excess.units === 0n;
    return {
      value: subtract(of, excess),
      rows: at.rows,
      where: isAll ? at.where : null,
      how: isAll
        ? `hela området: ${words}`
        : `områdets kostnad − det som ligger mer än 20 % över medianen, ${formatNumber(excess, 2)}; ${words}`,
    };
  };
  return {
    ...fixed(group.total, total(above), { rows: group.rows, where }),
    inPeriod: ({ places, amount, ...at }) => {
      const over = aboveIn({ above, size: MONTHS_IN[by] }, own, places);
      return over === null ? null : fixed(amount, over, at);
    },
  };
}
