import { add, negate, sign } from '../facts/decimal.ts';
import { type Line, rangesText } from './book-figure.ts';
import { BOOK_FIGURES } from './figures.ts';
import type { BookKey } from './keys.ts';
import { type AccountSum, accountsIn, sumOfAccounts } from './year.ts';
import { accountsText, addYearFact, type YearContext } from './year-facts.ts';

function closing({ books, stated }: YearContext, line: Line): AccountSum[] {
  return accountsIn(books, stated.year.number, line, 'closing');
}

/**
 * Groups of short-term debts (24, 25, 26 …) with a debit balance: receivables, not negative debts.
 */
function owedToCompany(accounts: readonly AccountSum[]): AccountSum[] {
  const groups = new Map<string, AccountSum[]>();
  for (const account of accounts) {
    const group = account.number.slice(0, 2);
    groups.set(group, [...(groups.get(group) ?? []), account]);
  }
  return [...groups.values()].filter((group) => sign(sumOfAccounts(group)) > 0).flat();
}

/** The sum of classes 1 and 2: a result not yet booked as equity. */
function unbooked(context: YearContext) {
  const lines = Object.values(BOOK_FIGURES).flatMap((row) =>
    row.kind === 'line' && row.statement === 'balance' && row.isPart !== true ? row : [],
  );
  return sumOfAccounts(lines.flatMap((line) => closing(context, line)));
}

function owed(context: YearContext): AccountSum[] {
  const short = BOOK_FIGURES['books.liabilities.short'];
  return short.kind === 'line' ? owedToCompany(closing(context, short)) : [];
}

/** The accounts of a line, and the summing in words. */
function summed(context: YearContext, key: BookKey, line: Line): [AccountSum[], string] {
  if (line.statement === 'income') {
    const { books, stated } = context;
    return [accountsIn(books, stated.year.number, line, 'result'), 'årets resultat'];
  }
  const accounts = closing(context, line);
  if (key === 'books.liabilities.short') {
    const debts = new Set(owed(context).map(({ number }) => number));
    return [accounts.filter(({ number }) => !debts.has(number)), 'utgående balans'];
  }
  if (key === 'books.assets.current')
    return [
      [...accounts, ...owed(context)],
      'utgående balans (skulder 24–29 som är fordringar räknas hit)',
    ];
  return [accounts, 'utgående balans'];
}

/**
 * Adds a line of the statements. Debts with a debit balance count as receivables, and a result not
 * yet booked as equity is added to it.
 */
export function addLine(context: YearContext, key: BookKey, line: Line): void {
  const [accounts, what] = summed(context, key, line);
  const all = sumOfAccounts(accounts);
  const value = line.sign === -1 ? negate(all) : all;
  const rest = key === 'books.equity.booked' ? unbooked(context) : null;
  const flipped = line.sign === -1 ? ', med omvänt tecken' : '';
  const and =
    ', och det resultat som ännu inte är bokfört som eget kapital (tillgångar − skulder och eget kapital)';
  const isMore = rest !== null && rest.units !== 0n;
  addYearFact(context, {
    key,
    value: isMore ? add(value, rest) : value,
    unit: 'SEK',
    filter: `konto ${rangesText(line)}: ${accountsText(accounts)}`,
    rows: accounts.length,
    formula: `summan av ${what} på kontona${flipped}${isMore ? and : ''}`,
  });
}
