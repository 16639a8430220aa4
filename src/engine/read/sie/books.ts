import { add, type Decimal, decimal, toText } from '../../facts/decimal.ts';
import { isResultKind } from '../../table/account-kind.ts';
import { classOf } from '../../table/account-kinds.ts';
import type { AccountYear, BookAccount, Books } from '../../table/books.ts';
import { yearsOfDays } from './changes.ts';
import type { SieFile } from './model.ts';
import type { SieReading, SieTableKind } from './reading.ts';

/** The bookkeeping that a SIE file holds, in its own sign. */
export function booksOf(file: SieFile, reading: SieReading): Books {
  const { about } = file;
  const dates = file.vouchers.flatMap(({ date }) => date ?? []).sort();
  return {
    source: 'sie',
    sieType: typeOf(file, reading.kind),
    program: about.program,
    generated: about.generated,
    company: about.company,
    organisationNumber: about.organisationNumber,
    companyForm: about.companyForm,
    industryCode: about.industryCode,
    chart: about.chart,
    currency: about.currency ?? 'SEK',
    taxYear: about.taxYear,
    // 1970 and 1980 are what programs write for "nothing said".
    balancesUntil: (about.balancesUntil ?? '') > '1990' ? about.balancesUntil : null,
    years: [...file.years].sort((a, b) => b.number - a.number),
    accounts: accountsOf(file, reading),
    dimensions: [...file.dimensions].map(([number, { name, parent, objects }]) => ({
      number,
      name,
      parent,
      objects: [...objects].map(([id, name]) => ({ id, name })),
    })),
    vouchers: {
      count: file.vouchers.length,
      rows: file.vouchers.reduce(
        (sum, { rows }) => sum + rows.filter(({ deleted }) => !deleted).length,
        0,
      ),
      from: dates[0] ?? null,
      // Vouchers that are not used say nothing of how far the year has come.
      to: reading.kind === 'transactions' ? (dates.at(-1) ?? null) : null,
      series: seriesOf(file),
    },
  };
}

/** The file says 4 of both; only an export has balances. */
function typeOf({ about, balances }: SieFile, kind: SieTableKind): Books['sieType'] {
  if (kind === 'transactions' || about.sieType === '4') {
    return balances.length > 0 ? '4E' : '4I';
  }
  const stated = about.sieType;
  if (stated === '2' || stated === '3') return stated;
  return '1';
}

function seriesOf({ vouchers }: SieFile): Books['vouchers']['series'] {
  const counts = new Map<string, number>();
  for (const { series } of vouchers) counts.set(series, (counts.get(series) ?? 0) + 1);
  return [...counts].map(([series, count]) => ({ series, count }));
}

function accountsOf(file: SieFile, reading: SieReading): BookAccount[] {
  const { chart } = reading;
  const changes = new MonthlyChanges(file, reading);
  const numbers = new Set([...file.accounts.keys(), ...changes.accounts()]);
  const stated = new Map<string, AccountYear>();
  const yearOf = (account: string, year: number): AccountYear => {
    const key = `${account} ${year}`;
    const known = stated.get(key);
    if (known) return known;
    const fresh = { year, opening: null, closing: null, result: null, budget: null, months: {} };
    stated.set(key, fresh);
    return fresh;
  };
  for (const { kind, year, account, amount } of file.balances) {
    numbers.add(account);
    yearOf(account, year)[kind] = amount;
  }
  for (const { account, year, months } of changes.all()) yearOf(account, year).months = months;
  for (const { account, year, amount } of changes.budgets()) yearOf(account, year).budget = amount;
  const byAccount = new Map<string, AccountYear[]>();
  for (const [key, year] of stated) {
    const account = key.slice(0, key.lastIndexOf(' '));
    const years = byAccount.get(account);
    if (years) years.push(year);
    else byAccount.set(account, [year]);
  }
  return [...numbers].sort(byNumber).map((number) => {
    const known = file.accounts.get(number);
    const years = (byAccount.get(number) ?? []).sort((a, b) => b.year - a.year);
    return {
      number,
      name: known?.name ?? '',
      kind: chart.of.get(number) ?? 'unknown',
      class: classOf(chart, number),
      years,
    };
  });
}

const byNumber = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Changes per account, year and month: of #PSALDO where the file has it for the year, else of the vouchers. */
class MonthlyChanges {
  private readonly sums = new Map<string, Map<string, Decimal>>();
  private readonly budget = new Map<string, Decimal>();
  private readonly reading: SieReading;

  constructor(file: SieFile, reading: SieReading) {
    this.reading = reading;
    const stated = new Set<number>();
    for (const row of file.periods) {
      if (!row.budget || row.objects.length > 0) continue;
      const key = `${row.account} ${row.year}`;
      this.budget.set(key, add(this.budget.get(key) ?? zero, decimal(row.amount)));
    }
    for (const row of reading.periods.counted) {
      stated.add(row.year);
      this.add(row.account, row.year, row.month, row.amount);
    }
    if (reading.kind !== 'transactions') return;
    const yearOf = yearsOfDays(file);
    for (const voucher of file.vouchers) {
      for (const row of voucher.rows) {
        const date = row.date ?? voucher.date;
        const year = date ? yearOf(date) : undefined;
        if (row.deleted || !date || year === undefined || stated.has(year)) continue;
        this.add(row.account, year, date.slice(0, 7), row.amount);
      }
    }
  }

  private add(account: string, year: number, month: string, amount: string): void {
    const key = `${account} ${year}`;
    const months = this.sums.get(key) ?? new Map<string, Decimal>();
    months.set(month, add(months.get(month) ?? zero, decimal(amount)));
    this.sums.set(key, months);
  }

  accounts = () => [...this.sums.keys()].map((key) => split(key).account);

  /** Months of accounts that make the result; of others the balances say enough. */
  all = () =>
    [...this.sums].flatMap(([key, months]) => {
      const { account, year } = split(key);
      if (!isResultKind(this.reading.chart.of.get(account) ?? 'unknown')) return [];
      const sorted = [...months].sort(([a], [b]) => byNumber(a, b));
      return [
        { account, year, months: Object.fromEntries(sorted.map(([m, v]) => [m, toText(v)])) },
      ];
    });

  budgets = () => [...this.budget].map(([key, sum]) => ({ ...split(key), amount: toText(sum) }));
}

const zero = decimal('0');

function split(key: string): { account: string; year: number } {
  const at = key.lastIndexOf(' ');
  return { account: key.slice(0, at), year: Number(key.slice(at + 1)) };
}
