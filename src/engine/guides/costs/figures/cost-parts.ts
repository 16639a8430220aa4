import { comparedSums, type Part, partOf } from '../../../figures/breakdown.ts';
import { textOrNull } from '../../../figures/query.ts';
import type { CostContext } from './context.ts';
import { groupedBy, type PartColumn } from './filters.ts';

/** Cost of one supplier, area, department … */
export interface CostPart extends Part {
  /** First day; null without dates. */
  first: string | null;
}

/** The parts of a column of the view, largest first; rows with an empty cell belong to none. */
export async function costParts(
  { query, comparison }: CostContext,
  by: PartColumn | 'area',
): Promise<CostPart[]> {
  const column = by === 'area' ? by : groupedBy(by);
  const rows = await query(`SELECT ${column} AS name, sum(amount) AS total, count(*) AS rows,
      ${comparedSums('amount', comparison)}, min(date) AS first_day
    FROM costs WHERE ${column} IS NOT NULL AND amount IS NOT NULL
    GROUP BY ${column} ORDER BY total DESC, name`);
  return rows.map((row) => ({
    ...partOf(row, 'name', 'total'),
    first: textOrNull(row, 'first_day'),
  }));
}
