import { add, compare, type Decimal, decimal } from '../../facts/decimal.ts';
import { groupBy } from '../../table/group-by.ts';
import type { PeriodBalance, SieFile } from './model.ts';

const zero = decimal('0');

/** The rows of #PSALDO that together are what was booked, each krona once; the others divide the same sums. */
export interface Periods {
  counted: PeriodBalance[];
  details: PeriodBalance[];
  /** Rows of months for which the file has nothing but zeros. */
  empty: PeriodBalance[];
}

/**
 * Finds which rows of #PSALDO count. A row without object is the whole of its account and month; where there is none, or
 * the year's result shows that it is only the rest, the rows with objects are summed, along one dimension where each
 * dimension divides the same sum.
 */
export function periodsOf(file: SieFile): Periods {
  const rows = inTheirYears(file).filter(({ budget }) => !budget);
  const { stated, empty } = withoutEmptyMonths(rows);
  const signatures = [...new Set(stated.map(dimensionsOf))]
    .filter((text) => text !== '')
    .slice(0, MOST_SIGNATURES);
  const ways: Way[] = [wholeOrObjects(null), ...signatures.map(wholeOrObjects), (group) => group];
  const results = resultsOf(file);
  const groups = groupBy(stated, keyOf);
  const scored = ways.map((way, place) => {
    const counted = [...groups.values()].flatMap(way);
    return { counted, place, score: agreeing(counted, results) };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  const chosen = best.score > 0 ? best : (oneDimension(scored, signatures.length) ?? best);
  const counted = new Set(chosen.counted);
  return { counted: chosen.counted, details: stated.filter((row) => !counted.has(row)), empty };
}

/** Combinations of dimensions that are tried: a company divides its books by few. */
const MOST_SIGNATURES = 20;

/** Which rows of an account and month count. */
type Way = (group: readonly PeriodBalance[]) => readonly PeriodBalance[];

const dimensionsOf = ({ objects }: PeriodBalance) =>
  objects.filter((_, place) => place % 2 === 0).join(' ');
const keyOf = ({ year, month, account }: PeriodBalance) => `${year} ${month} ${account}`;

/** The row without object, else those with objects: all of them, or of the dimensions given alone. */
const wholeOrObjects =
  (signature: string | null): Way =>
  (group) => {
    const whole = group.filter(({ objects }) => objects.length === 0);
    if (whole.length > 0) return whole;
    const own = signature === null ? [] : group.filter((row) => dimensionsOf(row) === signature);
    return own.length > 0 ? own : group;
  };

/** Without results to tell by: dimensions that come to the same on each account and month divide the same sum. */
function oneDimension<T extends { counted: readonly PeriodBalance[] }>(
  ways: readonly T[],
  dimensions: number,
): T | undefined {
  const [first, ...others] = ways.slice(1, 1 + dimensions);
  if (first === undefined || others.length === 0) return undefined;
  const sums = sumsBy(first.counted, keyOf);
  const isSame = others.every(({ counted }) => {
    const own = sumsBy(counted, keyOf);
    return [...sums].every(([key, sum]) => compare(own.get(key) ?? zero, sum) === 0);
  });
  return isSame ? first : undefined;
}

const resultsOf = ({ balances }: SieFile) =>
  new Map(
    balances
      .filter(({ kind, amount }) => kind === 'result' && Number(amount) !== 0)
      .map(({ year, account, amount }) => [`${year} ${account}`, decimal(amount)]),
  );

/** On how many accounts and years the rows sum to the stated result. */
function agreeing(rows: readonly PeriodBalance[], results: ReadonlyMap<string, Decimal>): number {
  const sums = sumsBy(rows, ({ year, account }) => `${year} ${account}`);
  return [...results].filter(([key, stated]) => compare(sums.get(key) ?? zero, stated) === 0)
    .length;
}

function sumsBy(
  rows: readonly PeriodBalance[],
  keyOf: (row: PeriodBalance) => string,
): Map<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, add(sums.get(key) ?? zero, decimal(row.amount)));
  }
  return sums;
}

/** Programs write zeros for months that have not been and years they do not have. */
function withoutEmptyMonths(rows: readonly PeriodBalance[]): {
  stated: PeriodBalance[];
  empty: PeriodBalance[];
} {
  const filled = rows.filter(({ amount }) => Number(amount) !== 0).map(({ month }) => month);
  const [first = '', last = ''] = [filled.toSorted()[0], filled.toSorted().at(-1)];
  const isWithin = ({ month }: PeriodBalance) => month >= first && month <= last;
  return { stated: rows.filter(isWithin), empty: rows.filter((row) => !isWithin(row)) };
}

/**
 * Rows with the year and month they are of. A month outside the year it is written under is of the year it lies in, unless
 * that year has its own row for it: then the month is named as in that year, and is of the one written.
 */
function inTheirYears({ periods, years }: SieFile): readonly PeriodBalance[] {
  const yearOf = (month: string) =>
    years.find(({ from, to }) => month >= from.slice(0, 7) && month <= to.slice(0, 7));
  const isOut = ({ year, month }: PeriodBalance) => {
    const written = years.find(({ number }) => number === year);
    return written === undefined || yearOf(month)?.number !== year;
  };
  if (!periods.some((row) => isOut(row) && yearOf(row.month))) return periods;
  const own = new Set(periods.filter((row) => !isOut(row)).map(keyOf));
  const repeats = new Set(
    periods
      .filter(
        (row) => isOut(row) && own.has(keyOf({ ...row, year: yearOf(row.month)?.number ?? 0 })),
      )
      .map(({ year }) => year),
  );
  return periods.map((row) => {
    const other = yearOf(row.month);
    if (!isOut(row)) return row;
    if (repeats.has(row.year))
      return { ...row, month: yearsAway(row.month, row.year - (other?.number ?? 0)) };
    return other ? { ...row, year: other.number } : row;
  });
}

const yearsAway = (month: string, years: number) =>
  `${String(Number(month.slice(0, 4)) + years).padStart(4, '0')}${month.slice(4)}`;
