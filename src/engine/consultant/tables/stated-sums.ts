import { type StatedYear, statedYears } from '../../books/year.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { areaOf, costAccounts, ofAccounts } from '../../guides/costs/figures/fiscal-year-costs.ts';
import type { Period } from '../../table/period.ts';
import { formatPeriod } from '../../text/format.ts';
import { subjectText } from '../../text/subject.ts';
import type { Named, OwnNames } from '../question/named.ts';
import { subjectOf } from './selection.ts';
import type { AskedTable } from './table.ts';

/** The financial years that books state in sums alone: the table has no rows of them. */
export function yearsInSums({ books, covered }: AskedTable, today: string): StatedYear[] {
  if (books === null || covered === null) return [];
  return statedYears(books, today).filter(
    ({ hasResults, period }) => hasResults && period.to < covered.from,
  );
}

/** Of these years the one that holds a period. */
export const yearOf = (years: readonly StatedYear[], asked: Period): StatedYear | null =>
  years.find(({ period }) => asked.from >= period.from && asked.to <= period.to) ?? null;

const numberOf = (account: string) => /^\d+/.exec(account)?.[0] ?? '';

/**
 * What all costs, those of an area or those of accounts came to in a year that the books state; null for what they
 * have no accounts of. A sum without any account with an amount is zero.
 */
export function statedCost(
  facts: Facts,
  { books, isBas, guide, origin }: AskedTable,
  year: StatedYear,
  named: readonly Named[],
): Fact | null {
  const [one, ...more] = named;
  if (books === null || guide !== 'costs' || more.length > 0) return null;
  const isOfAreas = one?.dimension === 'area';
  if (one !== undefined && one.dimension !== 'account' && !(isOfAreas && isBas)) return null;
  const names = new Set(isOfAreas ? one.names : one?.names.map(numberOf));
  const accounts = costAccounts(books, year).filter(
    (account) => one === undefined || names.has(isOfAreas ? areaOf(account) : account.number),
  );
  const which = one === undefined ? 'kostnadskontona' : isOfAreas ? 'områdets konton' : 'kontona';
  const subject = subjectOf({ named, weekday: null, period: null });
  const of = subject === null ? '' : `: ${subjectText(subject)}`;
  return facts.add({
    ...ofAccounts(accounts, which, year),
    ...{ key: 'ask.costs.stated', subject, unit: 'SEK', origin },
    label: `Kostnad ${formatPeriod(year.period)}${of}`,
  });
}

/** Each account of cost of a year by itself; called as the table calls those that it has rows of. */
export function statedAccounts(
  facts: Facts,
  table: AskedTable,
  year: StatedYear,
  called: readonly string[],
): Fact[] {
  if (table.books === null) return [];
  const labels = new Map(called.map((label) => [numberOf(label), label]));
  const names = new Map(table.books.accounts.map(({ number, name }) => [number, name]));
  return costAccounts(table.books, year).flatMap(({ number }) => {
    const label = labels.get(number) ?? `${number} ${names.get(number) ?? ''}`.trim();
    const named: Named = {
      ...{ guide: 'costs', dimension: 'account', names: [label] },
      ...{ written: label, how: 'exact' },
    };
    return statedCost(facts, table, year, [named]) ?? [];
  });
}

/** A year is said that may be another than that of the rows. */
const OTHER_YEAR = /\d{4}|(?<!\p{L})(?:fjol|ifjol|förra|föregående|innan|före)(?!\p{L})/iu;

/** What accounts and areas are called of the years that are stated in sums alone, where another year than that of the rows is asked of. */
export function withStatedNames(
  table: AskedTable,
  names: readonly OwnNames[],
  message: string,
): OwnNames[] {
  const { books, covered, isBas } = table;
  const years = covered === null ? [] : yearsInSums(table, covered.to);
  const isOfOther = OTHER_YEAR.test(message) && years.length > 0;
  if (books === null || table.guide !== 'costs' || !isOfOther) return [...names];
  const accounts = years.flatMap((year) => costAccounts(books, year));
  const called = new Map(books.accounts.map(({ number, name }) => [number, name]));
  const known = new Set(
    names.flatMap((each) => (each.dimension === 'account' ? each.names.map(numberOf) : [])),
  );
  const more: Partial<Record<OwnNames['dimension'], readonly string[]>> = {
    account: accounts.flatMap(({ number }) => {
      const name = called.get(number) ?? '';
      return known.has(number) || name === '' ? [] : [`${number} ${name}`];
    }),
    area: isBas ? accounts.map(areaOf) : [],
  };
  return names.map((each) => ({
    ...each,
    names: [...new Set([...each.names, ...(more[each.dimension] ?? [])])],
  }));
}
