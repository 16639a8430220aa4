import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  subtract,
} from '../../facts/decimal.ts';
import type { AccountKinds } from '../../table/account-kinds.ts';
import type { AccountKind } from '../../table/books.ts';
import { Changes, zero } from './changes.ts';
import { chartOf } from './chart.ts';
import type { PeriodBalance, SieFile } from './model.ts';
import { periodsOf } from './periods.ts';

/** What the rows of the table are: bookings, changes per month, or balances per year. */
export type SieTableKind = 'transactions' | 'months' | 'years';

/** How a file is read in one guide: which of its records are used, and what its accounts are. */
export interface SieReading {
  kind: SieTableKind;
  chart: AccountKinds;
  /** Rows of #PSALDO that are used where the table is of months; `left` are of years that do not sum to their results. */
  periods: {
    counted: PeriodBalance[];
    details: PeriodBalance[];
    left: PeriodBalance[];
    empty: PeriodBalance[];
  };
  /** Set where the vouchers are not all that was booked: what they and the results come to on the guide's accounts. */
  extract: { vouchers: Decimal; results: Decimal } | null;
}

/** A share of the results that the rows may differ by and still be all of them; the difference is told. */
const SLIGHT = decimal('0.01');

/** Finds what to read: the vouchers where they sum to the results that the file states, else months, else years. */
export function readingOf(file: SieFile, counted: ReadonlySet<AccountKind>): SieReading {
  const chart = chartOf(file);
  const compared = (changes: Changes, year?: number) => compareResults(file, changes, isOwn, year);
  const isOwn = (account: string) => counted.has(chart.of.get(account) ?? 'unknown');
  const found = periodsOf(file);
  const months = Changes.ofPeriods(found.counted);
  const isFalse = ({ year }: PeriodBalance) => !compared(months, year).agree;
  const left = found.counted.filter(isFalse);
  const periods = { ...found, counted: found.counted.filter((row) => !isFalse(row)), left };
  const extract = file.vouchers.length === 0 ? null : extractOf(file, compared);
  const kind =
    file.vouchers.length > 0 && extract === null
      ? 'transactions'
      : periods.counted.length > 0
        ? 'months'
        : 'years';
  return { kind, chart, periods, extract };
}

/** The vouchers are an extract where they fall short of the results, more than they go beyond them. */
function extractOf(
  file: SieFile,
  compared: (changes: Changes) => Comparison,
): SieReading['extract'] {
  const { agree, isShort, changes, results } = compared(Changes.ofVouchers(file));
  const until = file.about.balancesUntil;
  if (agree || !isShort || (until !== null && compared(Changes.ofVouchers(file, until)).agree))
    return null;
  return { vouchers: changes, results };
}

interface Comparison {
  /** They differ by no more than a slight share. */
  agree: boolean;
  /** Most of the difference is what the changes lack. */
  isShort: boolean;
  changes: Decimal;
  results: Decimal;
}

/** Changes against the results of the years that have both; years of zeros state no results. */
function compareResults(
  { balances }: SieFile,
  changes: Changes,
  isOwn: (account: string) => boolean,
  only?: number,
): Comparison {
  const isCompared = (year: number) =>
    changes.covers(year) && (only === undefined || year === only);
  const stated = new Map<string, { account: string; year: number; sum: Decimal }>();
  for (const { kind, year, account, amount } of balances) {
    if (kind === 'result' && isOwn(account) && isCompared(year))
      stated.set(`${account} ${year}`, { account, year, sum: decimal(amount) });
  }
  const years = new Set(
    [...stated.values()].filter(({ sum }) => sum.units !== 0n).map(({ year }) => year),
  );
  for (const { key, account, year } of changes.keys()) {
    if (!stated.has(key) && years.has(year) && isOwn(account))
      stated.set(key, { account, year, sum: zero });
  }
  const all = [...stated.values()].filter(({ year }) => years.has(year));
  const sum = (values: Decimal[]) => values.reduce(add, zero);
  const differences = all.map(({ account, year, sum }) => {
    const change = changes.of(year, account);
    const isLess = compare(absolute(change), absolute(sum)) < 0;
    return { isLess, off: absolute(subtract(sum, change)) };
  });
  const offOf = (isLess: boolean) =>
    sum(differences.flatMap((each) => (each.isLess === isLess ? [each.off] : [])));
  const [lacking, beyond] = [offOf(true), offOf(false)];
  const size = sum(all.map(({ sum }) => absolute(sum)));
  return {
    agree: compare(add(lacking, beyond), multiply(size, SLIGHT)) <= 0,
    isShort: compare(lacking, beyond) > 0,
    changes: sum(all.map(({ account, year }) => changes.of(year, account))),
    results: sum(all.map(({ sum }) => sum)),
  };
}
