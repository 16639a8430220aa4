import { add, type Decimal, decimal } from '../../facts/decimal.ts';
import type { PeriodBalance, SieFile } from './model.ts';

export const zero = decimal('0');

/** What was booked on each account in each year. */
export class Changes {
  private readonly sums = new Map<number, Map<string, Decimal>>();

  /** By the vouchers of the years of the file, to a day where one is given. */
  static ofVouchers(file: SieFile, until?: string): Changes {
    const known = until === undefined ? ofFiles.get(file) : undefined;
    if (known) return known;
    const changes = new Changes();
    const yearOf = yearsOfDays(file);
    for (const { date, rows } of file.vouchers) {
      for (const row of rows) {
        const day = row.date ?? date;
        if (row.deleted || day === null || (until !== undefined && day > until)) continue;
        const year = yearOf(day);
        if (year !== undefined) changes.add(row.account, year, row.amount);
      }
    }
    if (until === undefined) ofFiles.set(file, changes);
    return changes;
  }

  static ofPeriods(rows: readonly PeriodBalance[]): Changes {
    const changes = new Changes();
    for (const { account, year, amount } of rows) changes.add(account, year, amount);
    return changes;
  }

  private add(account: string, year: number, amount: string): void {
    const own = this.sums.get(year) ?? new Map<string, Decimal>();
    this.sums.set(year, own);
    const sum = own.get(account);
    own.set(account, sum === undefined ? decimal(amount) : add(sum, decimal(amount)));
  }

  covers = (year: number) => this.sums.has(year);
  of = (year: number, account: string) => this.sums.get(year)?.get(account) ?? zero;
  keys = () =>
    [...this.sums].flatMap(([year, own]) =>
      [...own.keys()].map((account) => ({ key: keyOf({ account, year }), account, year })),
    );
}

/** What a file's vouchers come to is asked for by its reading, its checks and its problems. */
const ofFiles = new WeakMap<SieFile, Changes>();

/** The number of the financial year that a day is in; each day stands on many rows. */
export function yearsOfDays({
  years,
}: Pick<SieFile, 'years'>): (day: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  return (day) => {
    if (!known.has(day))
      known.set(day, years.find(({ from, to }) => day >= from && day <= to)?.number);
    return known.get(day);
  };
}

export const keyOf = ({ account, year }: { account: string; year: number }) => `${account} ${year}`;
