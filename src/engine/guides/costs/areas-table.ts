import { subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostAreaRow } from './result.ts';

/** The table of areas as ids of facts. */
export function areasTable(book: Facts): CostAreaRow[] {
  return book.all(key.areaTotal).map((total) => {
    const name = subjectName(total);
    const id = (factKey: string) => book.of(factKey, name)?.id ?? null;
    return {
      name,
      total: total.id,
      share: id(key.areaShare),
      perMonth: id(key.areaPerMonth),
      growth: id(key.areaGrowth),
      fixed: id(key.areaFixed),
      perRevenue: id(key.areaPerRevenue),
    };
  });
}
