import type { LedgerColumns } from '../columns/roled.ts';
import { add, type Decimal, decimal, subtract, toText } from '../facts/decimal.ts';
import { accountIn, isResultKind } from '../table/account-kind.ts';
import { type AccountKinds, classOf } from '../table/account-kinds.ts';
import type { BookAccount, Books, BookYear } from '../table/books.ts';
import { normaliseName } from '../table/normalise-name.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import { fiscalYears } from './fiscal-years.ts';

/** The parts of a ledger's table that its books need. */
export interface LedgerTable {
  accounts: LedgerColumns;
  columns: readonly TypedColumn[];
  date: TypedColumn;
  /** Rows that are not entries: headings, balances, sums. */
  skip: (row: number) => boolean;
  /** The lines above the table. */
  title: readonly string[];
  currency: string | null;
}

interface Booked {
  name: string;
  /** By month, `2025-01`. */
  months: Map<string, Decimal>;
}

const zero = decimal('0');
const voucherNames =
  /^(?:ver|vernr|ver nr|verifikation|verifikat|verifikations ?(?:nr|nummer)|voucher(?: ?(?:no|number))?)$/;

/**
 * The books of a general ledger with debit and credit. Null where accounts may be missing, since a
 * missing account would count as zero: the ledger must balance or have accounts of all classes from
 * 3 to 8.
 */
export function ledgerBooks(table: LedgerTable): Books | null {
  const { accounts, date, columns } = table;
  if (accounts.sides === null || date.grain !== 'day') return null;
  const booked = new Map<string, Booked>();
  const days: string[] = [];
  const vouchers = new Set<string>();
  const voucher = columns.find(({ name }) => voucherNames.test(normaliseName(name)));
  const amountOf = amounts(accounts.sides.debit, accounts.sides.credit);
  let rows = 0;
  let total = zero;
  date.ids.forEach((id, row) => {
    const day = date.read[id] ?? null;
    const amount = amountOf(row);
    const number = accountAt(accounts.account, row);
    if (day === null || amount === null || number === null || table.skip(row)) return;
    rows++;
    total = add(total, amount);
    days.push(day);
    vouchers.add(voucher ? `${textAt(voucher, row)} ${day.slice(0, 4)}` : `${day} ${row}`);
    const own = booked.get(number) ?? { name: nameAt(accounts, row, number), months: new Map() };
    booked.set(number, own);
    const month = day.slice(0, 7);
    own.months.set(month, add(own.months.get(month) ?? zero, amount));
  });
  const sorted = days.sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (!isWhole(booked, total, accounts.chart)) return null;
  const years = fiscalYears(first, last, table.title);
  return {
    ...unsaid,
    currency: table.currency ?? 'SEK',
    years,
    accounts: accountsOf(booked, years, accounts.chart),
    vouchers: { count: voucher ? vouchers.size : 0, rows, from: first, to: last, series: [] },
  };
}

/** Fields that only SIE files have. */
const unsaid = {
  source: 'ledger',
  sieType: null,
  program: null,
  generated: null,
  company: null,
  organisationNumber: null,
  companyForm: null,
  industryCode: null,
  chart: null,
  taxYear: null,
  balancesUntil: null,
  dimensions: [],
} as const satisfies Partial<Books>;

/** Debit minus credit of a row; null where both are empty. */
function amounts(debit: TypedColumn, credit: TypedColumn): (row: number) => Decimal | null {
  const [more, less] = [debit, credit].map(({ read }) =>
    read.map((value) => (value === null ? null : decimal(value))),
  );
  return (row) => {
    const [a, b] = [more?.[debit.ids[row] ?? -1] ?? null, less?.[credit.ids[row] ?? -1] ?? null];
    return a === null && b === null ? null : subtract(a ?? zero, b ?? zero);
  };
}

const textAt = (column: TypedColumn | null, row: number) =>
  (column?.read[column.ids[row] ?? -1] ?? '').trim();
/** The account number of a row, also one outside BAS. */
const accountAt = (column: TypedColumn, row: number) =>
  accountIn(textAt(column, row)) ?? /^\d{3,8}(?=$|\s)/.exec(textAt(column, row))?.[0] ?? null;

/** The account's name: its own column, else the text after the number. */
function nameAt({ account, name }: LedgerColumns, row: number, number: string): string {
  return (
    textAt(name, row) ||
    textAt(account, row)
      .slice(number.length)
      .replace(/^[\s:,.–-]+/, '')
  );
}

/**
 * True where revenue and costs are present and no account can be missing: the ledger balances or
 * includes the financial accounts. Accounts whose kind neither number nor name tells must sum to
 * zero.
 */
function isWhole(
  booked: ReadonlyMap<string, Booked>,
  total: Decimal,
  { of }: AccountKinds,
): boolean {
  const kinds = [...booked.keys()].map((number) => of.get(number) ?? 'unknown');
  const isKnown = [...booked.values()].every(
    (own, place) => kinds[place] !== 'unknown' || sumOf(own).units === 0n,
  );
  const hasFinancial = kinds.includes('financialCost') || kinds.includes('otherResult');
  const hasIncome = kinds.includes('revenue') || kinds.includes('otherIncome');
  return isKnown && hasIncome && kinds.includes('cost') && (total.units === 0n || hasFinancial);
}

const sumOf = (own: Booked) =>
  [...own.months.values()].reduce((sum, change) => add(sum, change), zero);

function accountsOf(
  booked: ReadonlyMap<string, Booked>,
  years: readonly BookYear[],
  chart: AccountKinds,
): BookAccount[] {
  return [...booked]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([number, { name, months }]) => {
      const kind = chart.of.get(number) ?? 'unknown';
      return {
        number,
        name,
        kind,
        class: classOf(chart, number),
        years: isResultKind(kind) ? years.flatMap((year) => yearOf(year, months)) : [],
      };
    });
}

/** Balances need opening balances, which a ledger of entries lacks. */
function yearOf({ number, from, to }: BookYear, months: ReadonlyMap<string, Decimal>) {
  const own = [...months]
    .filter(([month]) => month >= from.slice(0, 7) && month <= to.slice(0, 7))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (own.length === 0) return [];
  const result = toText(own.reduce((sum, [, change]) => add(sum, change), zero));
  const written = Object.fromEntries(own.map(([month, change]) => [month, toText(change)]));
  return [{ year: number, opening: null, closing: null, result, budget: null, months: written }];
}
