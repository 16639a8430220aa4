import { add, type Decimal, decimal } from '../facts/decimal.ts';
import { ZERO } from '../figures/arithmetic.ts';
import { dayNumber, lastDay, monthNumber, untilToday } from '../figures/calendar/months.ts';
import type { AccountYear, BookAccount, Books, BookYear } from '../table/books.ts';
import type { Period } from '../table/period.ts';
import type { Line } from './book-figure.ts';

/** `1 månad`, `7 månader`. */
export function monthsText(months: number): string {
  return `${months} ${months === 1 ? 'månad' : 'månader'}`;
}

/** One account's part of a line. */
export interface AccountSum {
  number: string;
  sum: Decimal;
}

/** A financial year as stated in the books. */
export interface StatedYear {
  year: BookYear;
  /** `2024`, `2023/2024`. */
  name: string;
  period: Period;
  months: number;
  /** False where the year is not twelve months, or not closed in the file. */
  whole: boolean;
  hasResults: boolean;
  hasBalances: boolean;
}

const YEAR = 12;
const MONTH_DAYS = 31;

function yearName({ from, to }: BookYear): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? last : `${first}/${last}`;
}

function of(account: BookAccount, year: number): AccountYear | undefined {
  return account.years.find((stated) => stated.year === year);
}

/** The year's result: as stated, else the sum of its months; null where the file has neither. */
function resultOf(stated: AccountYear | undefined): Decimal | null {
  if (stated === undefined) return null;
  if (stated.result !== null) return decimal(stated.result);
  const months = Object.values(stated.months);
  if (months.length === 0) return null;
  return months.reduce((sum, change) => add(sum, decimal(change)), ZERO);
}

/** The last day of the last month with an amount on any account; null where none has months. */
function lastMonthOf({ accounts }: Books, year: BookYear): string | null {
  const months = accounts.flatMap((account) =>
    Object.entries(of(account, year.number)?.months ?? {}).flatMap(([month, change]) =>
      isStated(decimal(change)) ? [month] : [],
    ),
  );
  const [last] = months.sort().reverse();
  return last === undefined ? null : lastDay(monthNumber(`${last}-01`));
}

/**
 * The last day of the year that the file covers: its end, its stated day or its last voucher,
 * whichever is first.
 */
function statedUntil(books: Books, year: BookYear): string {
  if (year.number !== 0) return year.to;
  const { to } = books.vouchers;
  const late = to !== null && to >= year.from && dayNumber(year.to) - dayNumber(to) > MONTH_DAYS;
  const ends = [year.to, ...(late ? [to] : [])];
  if (books.balancesUntil !== null && books.balancesUntil >= year.from)
    ends.push(books.balancesUntil);
  const booked = books.vouchers.count === 0 ? lastMonthOf(books, year) : null;
  if (booked !== null && dayNumber(year.to) - dayNumber(booked) > MONTH_DAYS) ends.push(booked);
  // Balances without vouchers are as of the day the file was made.
  const { generated } = books;
  if (books.vouchers.count === 0 && generated !== null && generated >= year.from)
    ends.push(generated);
  return ends.sort()[0] ?? year.to;
}

/** A year of nothing but zeros states nothing: programs write zeros for years they lack. */
function isStated(amount: Decimal | null): boolean {
  return amount !== null && amount.units !== 0n;
}

function amountOf(written: string | null | undefined): Decimal | null {
  return written == null ? null : decimal(written);
}

/** Whether any year has an amount on the account. */
export function statesAmount({ years }: BookAccount): boolean {
  return years.some((own) => isStated(resultOf(own)) || isStated(amountOf(own.closing)));
}

/**
 * The years with amounts, newest first; a year not over on `today` is known up to that day at most.
 */
export function statedYears(books: Books, today: string): StatedYear[] {
  return books.years.flatMap((year) => {
    const results = books.accounts.filter(({ class: one }) => one === null || one >= 3);
    const hasResults = results.some((account) => isStated(resultOf(of(account, year.number))));
    const hasBalances = books.accounts.some(
      (account) =>
        account.class !== null &&
        account.class < 3 &&
        isStated(amountOf(of(account, year.number)?.closing)),
    );
    if (!hasResults && !hasBalances) return [];
    const period = untilToday({ from: year.from, to: statedUntil(books, year) }, today);
    const months = monthNumber(period.to) - monthNumber(year.from) + 1;
    const whole = months === YEAR && period.to === year.to && period.to <= today;
    return [{ year, name: yearName(year), period, months, whole, hasResults, hasBalances }];
  });
}

function belongs({ number, kind, class: one }: BookAccount, line: Line): boolean {
  if (one === null) return line.outside === kind;
  // A chart of three digits leaves out the last of BAS.
  const first = Number(number.slice(0, 4).padEnd(4, '0'));
  return line.accounts.some(([from, to]) => first >= from && first <= to);
}

/** The accounts of a line with their amounts, signed as in the books; zeros are left out. */
export function accountsIn(
  books: Books,
  year: number,
  line: Line,
  what: 'result' | 'closing' | 'opening',
): AccountSum[] {
  return books.accounts
    .filter((account) => belongs(account, line))
    .flatMap((account) => {
      const stated = of(account, year);
      const written = what === 'result' ? null : stated?.[what];
      const sum = what === 'result' ? resultOf(stated) : written == null ? null : decimal(written);
      return sum === null || sum.units === 0n ? [] : [{ number: account.number, sum }];
    })
    .sort((a, b) => (a.number < b.number ? -1 : 1));
}

export function sumOfAccounts(accounts: readonly AccountSum[]): Decimal {
  return accounts.reduce((all, { sum }) => add(all, sum), ZERO);
}
