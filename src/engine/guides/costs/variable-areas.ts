import type { Fact } from '../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { UNPLACED } from './areas/unplaced.ts';
import { costKeys as key } from './catalogue.ts';

/** An area is even where at least this share of it is fixed. */
export const EVEN = 0.8;

/** The total cost of each area that is not even, the largest first; without what is unplaced. */
export function variableAreas(book: Facts): Fact[] {
  return byValue(book.all(key.areaTotal))
    .filter((total) => isPositive(total) && subjectName(total) !== UNPLACED)
    .filter((total) => {
      const fixed = book.of(key.areaFixed, subjectName(total));
      return fixed !== null && size(fixed) < EVEN * size(total);
    });
}
