import type { Period } from '../../facts/fact.ts';
import { formatPeriod } from '../../text/format.ts';
import { quoteText, within } from '../sql.ts';
import type { Amount } from './amounts.ts';
import type { SalesContext } from './context.ts';
import { namesOf } from './roles.ts';

/** Which rows are behind a figure: in Swedish, and as a condition over the view `sales`. */
export interface RowFilter {
  filter: string;
  where: string;
}

function allText({ view }: Pick<SalesContext, 'view'>): string {
  const { where, code } = view.currency;
  return where === null ? 'alla rader' : `alla rader i ${code ?? 'SEK'}`;
}

/** The condition, without rows that have no amount. */
export function withAmount(
  { emptyAmounts }: Pick<SalesContext, 'emptyAmounts'>,
  where: string,
): string {
  return emptyAmounts ? `${where} AND revenue IS NOT NULL` : where;
}

export function allRows(context: SalesContext): RowFilter {
  return { filter: allText(context), where: 'revenue IS NOT NULL' };
}

export function rowsOf(
  context: SalesContext,
  role: 'product' | 'customer' | 'category' | 'channel' | 'region',
  name: string,
): RowFilter {
  const { columns } = context.view;
  const [column] =
    role === 'product' ? namesOf(columns, 'product', 'productId') : namesOf(columns, role);
  return {
    filter: `rader där ${column} är ”${name}”`,
    where: withAmount(context, `${role} = ${quoteText(name)}`),
  };
}

export function rowsIn(context: SalesContext, period: Period): RowFilter {
  const [date] = namesOf(context.view.columns, 'date');
  return {
    filter: `rader med ${date} i ${formatPeriod(period)}`,
    where: withAmount(context, within('date', period)),
  };
}

export function both(a: RowFilter, b: RowFilter): RowFilter {
  return {
    filter: `${a.filter} och ${b.filter.replace(/^rader med /, '')}`,
    where: `${a.where} AND ${b.where}`,
  };
}

/** `summan av Summa`, `summan av (Antal × À-pris)`. */
export function sumOf(formula: string): string {
  return `summan av ${/[×÷−+]/.test(formula) ? `(${formula})` : formula}`;
}

/** How profit is summed: `summan av Summa − summan av Kostnad`, or of the file's own margin column. */
export function profitFormula({ revenue }: Pick<SalesContext, 'revenue'>, cost: Amount): string {
  if (cost.margin !== undefined) return sumOf(cost.margin);
  return `${sumOf(revenue.formula)} − ${sumOf(cost.formula)}`;
}
