import type { Unknown } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { isResultKind } from '../table/account-kind.ts';
import type { Books } from '../table/books.ts';
import type { Period } from '../table/period.ts';
import { formatCount, formatPeriod } from '../text/format.ts';
import { type BookKey, bookKeys } from './keys.ts';
import { monthsText, type StatedYear, statedYears, statesAmount } from './year.ts';
import { refuse, unknownsOf, type YearContext } from './year-facts.ts';
import { addYearFigures } from './year-figures.ts';

/** The result of reading the books: their years, what could not be computed, and caveats. */
export interface BookOutcome {
  years: { name: string; period: Period; whole: boolean }[];
  unknowns: Unknown[];
  warnings: string[];
}

const KEYS: BookKey[] = Object.values(bookKeys);

function outsideBas(accounts: number): string {
  return accounts === 1
    ? '1 konto har ett nummer utanför BAS. Det räknas'
    : `${formatCount(accounts)} konton har nummer utanför BAS. De räknas`;
}

/** True where most of what was earned and spent stands on numbers that do not mean what they do in BAS. */
function hasOwnChart({ accounts }: Books): boolean {
  const results = accounts.filter((account) => isResultKind(account.kind) && statesAmount(account));
  return results.filter((account) => account.class === null).length * 2 > results.length;
}

const onlyBookings =
  'Resultaträkningen är summan av huvudbokens bokningar. Vad kontona hade före den första bokningen säger en huvudbok inte, så balansräkning, soliditet och likviditet behöver en SIE-fil.';

function warningsOf(books: Books, years: readonly StatedYear[]): string[] {
  const outside = books.accounts.filter(
    (account) => account.class === null && statesAmount(account),
  );
  const parts = years
    .filter(({ whole }) => !whole)
    .map(
      ({ name, period, months }) =>
        `Bokföringen för ${name} omfattar ${formatPeriod(period)}, ${monthsText(months)}: jämför den inte rakt av med ett helt år.`,
    );
  if (books.source === 'ledger') parts.push(onlyBookings);
  if (outside.length === 0) return parts;
  return [
    ...parts,
    `${outsideBas(outside.length)} efter kontots typ eller namn: intäkter till nettoomsättningen och kostnader till övriga externa kostnader.`,
  ];
}

/**
 * Income statement, balance sheet and ratios of every year in the books, newest first.
 * `hasAccounts`: the table has accounts, so if no books could be made of it some are missing. A
 * year not over on `today` (YYYY-MM-DD) is never whole.
 */
export function addBooks(
  facts: Facts,
  books: Books | null,
  today: string,
  hasAccounts = false,
): BookOutcome {
  const refused = new Map<BookKey, string>();
  const isOwn = books !== null && hasOwnChart(books);
  const years = books === null || isOwn ? [] : statedYears(books, today);
  for (const stated of years) {
    if (books === null) break;
    const context: YearContext = { books, stated, facts, refused };
    addYearFigures(context);
    const lacking = [
      ...(stated.hasResults ? [] : ['resultat']),
      ...(stated.hasBalances ? [] : ['utgående balanser']),
    ];
    const reason =
      lacking.length > 0
        ? `Nyckeltalet kan inte räknas: filen anger inga ${lacking.join(' eller ')} för ${stated.name}.`
        : `Nyckeltalet kan inte räknas: ${stated.name} är inget helt räkenskapsår.`;
    refuse(
      context,
      KEYS.filter((key) => facts.of(key, stated.name) === null),
      reason,
    );
  }
  if (years.length === 0) {
    const reason =
      books === null
        ? `Resultat, balans och nyckeltal kan inte räknas: ${hasAccounts ? 'filen har inte alla konton i klass 3–8 i debet och kredit. Ladda upp hela huvudboken eller' : 'filen är ingen bokföring. Ladda upp'} en SIE-fil.`
        : isOwn
          ? 'Resultat, balans och nyckeltal kan inte räknas: kontoplanen är inte BAS, så kontonas nummer säger inte vad som är varor, personal, räntor och skatt.'
          : 'Resultat, balans och nyckeltal kan inte räknas: filen anger varken resultat eller balanser.';
    for (const key of KEYS) refused.set(key, reason);
  }
  return {
    years: years.map(({ name, period, whole }) => ({ name, period, whole })),
    unknowns: unknownsOf(facts, refused),
    warnings: books === null ? [] : warningsOf(books, years),
  };
}
