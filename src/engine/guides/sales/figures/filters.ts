import type { RowFilter } from '../../../figures/filters.ts';
import { sumOf, withAmount } from '../../../figures/filters.ts';
import { quoteText } from '../../../figures/sql.ts';
import type { Amount } from '../../../figures/view/amount.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesContext } from './context.ts';

export function rowsOf(
  context: SalesContext,
  role: 'product' | 'customer' | 'category' | 'channel' | 'region' | 'staff',
  name: string,
): RowFilter {
  const { columns, staff } = context.view;
  const [column] =
    role === 'product'
      ? namesOf(columns, 'product', 'productId')
      : namesOf({ ...columns, ...(staff && { staff }) }, role);
  return {
    filter: `rader där ${column} är ”${name}”`,
    where: withAmount(context, `${role} = ${quoteText(name)}`),
  };
}

/** How profit is summed: `summan av Summa − summan av Kostnad`, or of the file's margin column. */
export function profitFormula({ revenue }: Pick<SalesContext, 'revenue'>, cost: Amount): string {
  if (cost.margin !== undefined) return sumOf(cost.margin);
  return `${sumOf(revenue.formula)} − ${sumOf(cost.formula)}`;
}
