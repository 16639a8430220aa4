import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  negate,
  sign,
  subtract,
} from '../../facts/decimal.ts';
import type { AccountKinds } from '../../table/account-kinds.ts';
import type { AccountKind } from '../../table/books.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
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
  differing: Differing | null;
}

/** What vouchers and results come to on the guide's accounts, where they differ; with signs that put the results above zero. */
export interface Differing {
  vouchers: Decimal;
  results: Decimal;
  /** The vouchers are not all that was booked; else the one contradicts the other. */
  isExtract: boolean;
}

/** A share of the results that the rows may differ by and still be all of them; the difference is told. */
const SLIGHT = decimal('0.01');

/**
 * Finds what to read: the vouchers where they sum to the results that the file states, else months, else years. `answer`
 * is what the user says counts where neither is an extract of the other.
 */
export function readingOf(
  file: SieFile,
  counted: ReadonlySet<AccountKind>,
  answer?: ReadingChoices['bookings'],
): SieReading {
  const chart = chartOf(file);
  const compared = (changes: Changes, year?: number) => compareResults(file, changes, isOwn, year);
  const isOwn = (account: string) => counted.has(chart.of.get(account) ?? 'unknown');
  const found = periodsOf(file);
  const months = Changes.ofPeriods(found.counted);
  const isFalse = ({ year }: PeriodBalance) => !compared(months, year).agree;
  const left = found.counted.filter(isFalse);
  const periods = { ...found, counted: found.counted.filter((row) => !isFalse(row)), left };
  const whole = compareResults(file, Changes.ofVouchers(file), () => true);
  const isPart = !whole.agree && whole.isShort;
  const differing = file.vouchers.length === 0 ? null : differingOf(file, compared, isPart);
  const isLeft = differing !== null && (differing.isExtract || answer === 'results');
  const kind =
    file.vouchers.length > 0 && !isLeft
      ? 'transactions'
      : periods.counted.length > 0
        ? 'months'
        : 'years';
  return { kind, chart, periods, differing };
}

/**
 * Null where the vouchers agree with the results, if only to the day of the balances: to the öre where those of all accounts
 * are but a part of what was booked (`isPart`), since what comes near then does so by chance.
 */
function differingOf(
  file: SieFile,
  compared: (changes: Changes) => Comparison,
  isPart: boolean,
): SieReading['differing'] {
  const { agree, isSame, isShort, changes, results } = compared(Changes.ofVouchers(file));
  const until = file.about.balancesUntil;
  if (agree && isPart && !isSame) return { ...signed(changes, results), isExtract: true };
  if (agree || (until !== null && compared(Changes.ofVouchers(file, until)).agree)) return null;
  return { ...signed(changes, results), isExtract: isShort };
}

const signed = (changes: Decimal, results: Decimal) => ({
  vouchers: sign(results) < 0 ? negate(changes) : changes,
  results: absolute(results),
});

interface Comparison {
  /** They differ by no more than a slight share. */
  agree: boolean;
  /** They do not differ at all. */
  isSame: boolean;
  /** Most of the difference is what the changes lack: an account's vouchers go one way and its result the other where some are left out. */
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
    const isOpposite = change.units * sum.units < 0n;
    const isLess = isOpposite || compare(absolute(change), absolute(sum)) < 0;
    return { isLess, off: absolute(subtract(sum, change)) };
  });
  const offOf = (isLess: boolean) =>
    sum(differences.flatMap((each) => (each.isLess === isLess ? [each.off] : [])));
  const [lacking, beyond] = [offOf(true), offOf(false)];
  const size = sum(all.map(({ sum }) => absolute(sum)));
  return {
    agree: compare(add(lacking, beyond), multiply(size, SLIGHT)) <= 0,
    isSame: add(lacking, beyond).units === 0n,
    isShort: compare(lacking, beyond) > 0,
    changes: sum(all.map(({ account, year }) => changes.of(year, account))),
    results: sum(all.map(({ sum }) => sum)),
  };
}
