import { type RowFilter, withAmount } from '../../../figures/filters.ts';
import { count, type Query, text, textOrNull } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { formatCount } from '../../../text/format.ts';
import { listed } from '../../../text/swedish.ts';
import { type Area, accountsOf } from '../areas/areas.ts';
import type { ClassifyingColumn } from './classify-rows.ts';
import { type CostContext, supplierColumns } from './context.ts';

/** By area, how many rows each column classified. */
export type ClassifiedRows = Map<string, Map<ClassifyingColumn | 'none', number>>;

export async function readClassifiedRows(query: Query): Promise<ClassifiedRows> {
  const classified: ClassifiedRows = new Map();
  for (const row of await query(`SELECT area, placed_by, count(*) AS rows FROM costs
    WHERE amount IS NOT NULL GROUP BY ALL ORDER BY ALL`)) {
    const area = text(row, 'area');
    const by = (textOrNull(row, 'placed_by') ?? 'none') as ClassifyingColumn | 'none';
    const counts = classified.get(area) ?? new Map<ClassifyingColumn | 'none', number>();
    classified.set(area, counts.set(by, count(row, 'rows')));
  }
  return classified;
}

function how(
  context: CostContext,
  area: Area,
  by: ClassifyingColumn | 'none',
  rows: number,
): string {
  const { columns } = context.view;
  const number = `${formatCount(rows)} st`;
  if (by === 'none') return `varken konto, leverantör eller text säger vad de gäller (${number})`;
  if (by === 'account')
    return `${namesOf(columns, 'account')[0]} är ${accountsOf(area)} (${number})`;
  const column = by === 'supplierWords' ? 'supplier' : by;
  return `${namesOf(columns, column)[0]} finns i ordlistan (${number})`;
}

/** The rows of an area, and what classified them. */
export function rowsOfArea(
  context: CostContext,
  classified: ClassifiedRows,
  name: string,
): RowFilter {
  const area = name as Area;
  const ways = [...(classified.get(name) ?? [])].map(([by, rows]) => how(context, area, by, rows));
  return {
    filter: `rader i ${name}: ${listed(ways)}`,
    where: withAmount(context, `area = ${quoteText(name)}`),
  };
}

/** The file's columns that classified the rows of an area. */
export function columnsOfArea(
  context: CostContext,
  classified: ClassifiedRows,
  name: string,
): string[] {
  const { columns } = context.view;
  const sources = [...(classified.get(name)?.keys() ?? [])].flatMap((by) => {
    if (by === 'none') return [...namesOf(columns, 'account', 'text'), ...supplierColumns(context)];
    return namesOf(columns, by === 'supplierWords' ? 'supplier' : by);
  });
  return [...new Set([...context.measure.amount.columns, ...sources])];
}
