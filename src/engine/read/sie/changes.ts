import { add, type Decimal, decimal } from '../../facts/decimal.ts';
import type { PeriodBalance, SieFile } from './model.ts';

export const zero = decimal('0');

/** What was booked on each account in each year. */
export class Changes {
  private readonly sums = new Map<string, { account: string; year: number; sum: Decimal }>();
  private readonly years = new Set<number>();

  /** By the vouchers of the years of the file, to a day where one is given. */
  static ofVouchers({ vouchers, years }: SieFile, until?: string): Changes {
    const changes = new Changes();
    for (const { date, rows } of vouchers) {
      for (const row of rows) {
        const day = row.date ?? date;
        if (row.deleted || day === null || (until !== undefined && day > until)) continue;
        const year = years.find(({ from, to }) => day >= from && day <= to)?.number;
        if (year !== undefined) changes.add(row.account, year, row.amount);
      }
    }
    return changes;
  }

  static ofPeriods(rows: readonly PeriodBalance[]): Changes {
    const changes = new Changes();
    for (const { account, year, amount } of rows) changes.add(account, year, amount);
    return changes;
  }

  private add(account: string, year: number, amount: string): void {
    const key = keyOf({ account, year });
    const known = this.sums.get(key) ?? { account, year, sum: zero };
    this.sums.set(key, { ...known, sum: add(known.sum, decimal(amount)) });
    this.years.add(year);
  }

  covers = (year: number) => this.years.has(year);
  of = (year: number, account: string) => this.sums.get(keyOf({ account, year }))?.sum ?? zero;
  keys = () => [...this.sums].map(([key, { account, year }]) => ({ key, account, year }));
}

export const keyOf = ({ account, year }: { account: string; year: number }) => `${account} ${year}`;
