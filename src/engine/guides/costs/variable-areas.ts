import type { Fact } from '../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { areaHas } from './areas/areas.ts';
import { UNPLACED } from './areas/unplaced.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostFigures } from './figures/figures.ts';

/** An area is even where at least this share of it is fixed. */
export const EVEN = 0.8;

/** Whether it is billed so seldom that its months tell of no even amounts: insurance by the year. */
export function isBilledSeldom(area: string, { areaMonths }: CostFigures): boolean {
  const months = areaMonths?.get(area) ?? [];
  return areaHas(area, 'fixedByNature') && months.some((kronor) => kronor <= 0);
}

/** The total cost of each area that is not even, the largest first; without what is unplaced. */
export function variableAreas(book: Facts): Fact[] {
  return byValue(book.all(key.areaTotal))
    .filter((total) => isPositive(total) && subjectName(total) !== UNPLACED)
    .filter((total) => {
      const fixed = book.of(key.areaFixed, subjectName(total));
      return fixed !== null && size(fixed) < EVEN * size(total);
    });
}
