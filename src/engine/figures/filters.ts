import type { Period } from '../table/period.ts';
import { formatPeriod } from '../text/format.ts';
import type { Measure, MetricContext } from './context.ts';
import { within } from './sql.ts';
import type { Currency } from './view/currency.ts';
import { namesOf } from './view/roles.ts';

/** Which rows are behind a figure: in Swedish, and as a condition on the view. */
export interface RowFilter {
  filter: string;
  where: string;
}

interface Filtered {
  view: { currency: Currency };
  measure: Pick<Measure<string>, 'column'>;
  emptyAmounts: boolean;
}

function allText({ view }: Pick<Filtered, 'view'>): string {
  const { where, code } = view.currency;
  return where === null ? 'alla rader' : `alla rader i ${code ?? 'SEK'}`;
}

/** The condition, excluding rows without an amount. */
export function withAmount(
  { emptyAmounts, measure }: Pick<Filtered, 'emptyAmounts' | 'measure'>,
  where: string,
): string {
  return emptyAmounts ? `${where} AND ${measure.column} IS NOT NULL` : where;
}

export function allRows(context: Filtered): RowFilter {
  return { filter: allText(context), where: `${context.measure.column} IS NOT NULL` };
}

export function rowsIn<Key extends string>(context: MetricContext<Key>, period: Period): RowFilter {
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

/** A sum in words: `summan av Summa`, `summan av (Antal × À-pris)`. */
export function sumOf(formula: string): string {
  return `summan av ${/[×÷−+]/.test(formula) ? `(${formula})` : formula}`;
}
