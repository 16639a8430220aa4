import { size } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import type { CostFigures } from './figures/figures.ts';
import { costKeys as key } from './figures/keys.ts';

/** Where this per cent of the cost has no area, the areas say little of the company. */
const MOSTLY_UNPLACED = 50;

export function mostlyUnplaced(book: Facts): boolean {
  return size(book.get(key.areasUnplaced)) >= MOSTLY_UNPLACED;
}

/** What a total is of: `per år` of agreements, `under året` of a year's balances, else `under perioden`. */
export function duringText({ figures }: { figures: CostFigures }): string {
  if (figures.perYear === 'agreements') return 'per år';
  return figures.perYear === 'balances' ? 'under året' : 'under perioden';
}
