import { normaliseName } from '../../table/normalise-name.ts';
import { RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesPayout } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { columnOf, type Roled } from '../roled.ts';
import { valuesOf } from '../types/number-at.ts';
import { type Orders, valuesByOrder } from './order-groups.ts';

/** One way to read what each row comes to, before what stands for its whole order. */
export interface Lines {
  rows: Float64Array;
  /** VAT within `rows`, by row; null where the rows have none of their own. */
  tax: Float64Array | null;
  /** The column that it is read of first. */
  column: TypedColumn;
  side: ReturnType<typeof vatSide>;
}

const ROUNDING = 0.011;

/**
 * Every way to read the rows' own amounts: their columns, with VAT where it stands beside, and quantity × price with and
 * without what the row takes off. `others` are columns that may be the rows' amounts too.
 */
export function linesIn(
  table: Roled,
  orders: Orders,
  money: ReadonlySet<TypedColumn>,
  others: readonly TypedColumn[],
): Lines[] {
  const isOfRow = (column: TypedColumn | undefined): column is TypedColumn =>
    column !== undefined && (!orders.hasLines || valuesByOrder(column, orders, 1) === null);
  const found: Lines[] = [];
  const vat = columnOf(table, 'vat');
  const tax = isOfRow(vat) && money.has(vat) && orders.hasLines ? valuesOf(vat) : null;
  const add = (rows: Float64Array, column: TypedColumn) => {
    const side = vatSide(normaliseName(column.name));
    const isWithin = tax !== null && side !== 'excluding' && containsVat(rows, tax) === true;
    found.push({ rows, tax: isWithin ? tax : null, column, side });
    if (tax === null || isWithin || side === 'including') return;
    const gross = rows.map((own, row) => own + (tax[row] || 0));
    found.push({ rows: gross, tax, column, side: 'including' });
  };
  const sold = others.filter(({ name }) => !namesPayout(normaliseName(name)));
  const own = [columnOf(table, 'revenue'), columnOf(table, 'grossRevenue'), ...sold];
  for (const column of new Set(own))
    if (isOfRow(column) && money.has(column)) add(valuesOf(column), column);
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price) return found;
  const each = valuesOf(price);
  const product = valuesOf(quantity).map((times, row) => times * (each[row] ?? Number.NaN));
  add(product, price);
  const discount = columnOf(table, 'discount');
  if (isOfRow(discount) && money.has(discount)) {
    const less = valuesOf(discount);
    add(
      product.map((whole, row) => whole - Math.abs(less[row] || 0)),
      price,
    );
  }
  return found;
}

/** Whether VAT is as large a part of the amounts as when it is within them, on most rows that tell; null where none do. */
export function containsVat(rows: Float64Array, tax: Float64Array): boolean | null {
  let within = 0;
  let onTop = 0;
  rows.forEach((own, row) => {
    const [whole, part] = [Math.abs(own), Math.abs(tax[row] ?? Number.NaN)];
    if (!(whole > 0 && part > 0)) return;
    if (RATES.some((rate) => Math.abs(part - (whole * rate) / (1 + rate)) <= ROUNDING)) within++;
    else if (RATES.some((rate) => Math.abs(part - whole * rate) <= ROUNDING)) onTop++;
  });
  return within === onTop ? null : within > onTop;
}
