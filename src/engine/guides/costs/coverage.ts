import { isMoreThan, ofWhat } from '../../advice/periods.ts';
import type { Fact } from '../../facts/fact.ts';
import { size } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostFigures } from './figures/figures.ts';

/** From this percentage of the cost unclassified, the areas say little about the company. */
const MOSTLY_UNPLACED = 50;

export function mostlyUnplaced(book: Facts): boolean {
  return size(book.get(key.areasUnplaced)) >= MOSTLY_UNPLACED;
}

/** Whether the file is of more than the period that is compared, so that what is of all of it has to be said to be. */
export function isOfMore(book: Facts): boolean {
  return isMoreThan(book.get(key.current), book.get(key.total));
}

/** What a figure of all rows is of beside others: said where the file is of more than they are. */
export const inAll = (book: Facts): string => (isOfMore(book) ? ' i hela filen' : '');

/** The same in a text of its own. */
export const ofFile = (fact: Fact, { book, figures }: { book: Facts; figures: CostFigures }) =>
  ofWhat(fact, isOfMore(book), figures.perYear === 'balances');

/**
 * The period of a total: `per år` for agreements, `under året` for yearly balances, else `under
 * perioden`.
 */
export function duringText({ figures }: { figures: CostFigures }): string {
  if (figures.perYear === 'agreements') return 'per år';
  return figures.perYear === 'balances' ? 'under året' : 'under perioden';
}
