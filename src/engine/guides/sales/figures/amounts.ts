import {
  type Amount,
  type AmountCell,
  amountCell,
  plainAmount,
  withoutVat,
} from '../../../figures/view/amount.ts';
import { type NumberColumns, product } from '../../../figures/view/cells.ts';
import { readingOf, shareSql } from '../../../figures/view/rates.ts';
import { namesOf, type RoleColumns } from '../../../figures/view/roles.ts';
import { normaliseName } from '../../../table/normalise-name.ts';
import type { SalesRole } from '../../../table/roles.ts';
import { vatSide } from '../../../table/vocabulary/vat.ts';
import type { CostBasis } from './cost-basis.ts';

function includingVat(amount: Amount, price: AmountCell): Amount {
  const note = `Omsättningen är inklusive moms: ${price.column.name} är med moms, och filen har inget belopp utan.`;
  return { ...amount, certain: false, note, hasVat: true };
}

function priced(quantity: AmountCell, price: AmountCell, discount: AmountCell | null): Amount {
  const whole = product(quantity.cells, price.cells);
  const formula = `${quantity.column.name} × ${price.column.name}`;
  const columns = [quantity.column.name, price.column.name];
  if (discount === null) return { sql: whole, formula, columns, certain: true, note: null };
  const name = discount.column.name;
  const { scale, certain } = readingOf(discount.column, discount.cells);
  const note = certain ? null : `${name} är läst som en andel: 0,10 betyder 10 % rabatt.`;
  const less = discountSql(discount, scale, whole);
  return {
    sql: `(${whole} - coalesce(${less}, 0))`,
    formula: scale === 'money' ? `${formula} − ${name}` : `${formula} × (1 − ${name})`,
    columns: [...columns, name],
    certain,
    note,
  };
}

function discountSql(
  discount: AmountCell,
  scale: 'money' | 'percent' | 'fraction',
  base: string,
): string {
  if (scale !== 'money')
    return `CAST(round(${base}::DOUBLE * ${shareSql(discount.cells, scale)}::DOUBLE, 2) AS DECIMAL(24,2))`;
  const less = discount.cells.balance < 0 ? `-${discount.cells.sql}` : discount.cells.sql;
  // A return pays back less where there was a discount, whatever sign it has there.
  return `(CASE WHEN ${base} < 0 THEN -abs(${discount.cells.sql}) ELSE ${less} END)`;
}

/**
 * Revenue of a row, without VAT if the file allows: the revenue column; else gross minus VAT; else
 * quantity × price minus discount, unless only a gross amount agrees with it; else gross, with a
 * note that VAT is included. Null without any amount.
 */
export function revenueAmount(
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
): Amount | null {
  const cell = (role: SalesRole) => amountCell(columns, numbers, role);
  const [revenue, gross, vat] = [cell('revenue'), cell('grossRevenue'), cell('vat')];
  const [quantity, price] = [cell('quantity'), cell('unitPrice')];
  if (revenue !== null) return plainAmount(revenue);
  if (gross !== null && vat !== null) return withoutVat(gross, vat, 'Omsättningen');
  const side = price === null ? null : vatSide(normaliseName(price.column.name));
  const net = gross === null || side === 'excluding';
  if (quantity !== null && price !== null && net) {
    const amount = priced(quantity, price, cell('discount'));
    return side === 'including' ? includingVat(amount, price) : amount;
  }
  return gross === null ? null : withoutVat(gross, null, 'Omsättningen');
}

function costFromColumn(cost: AmountCell, quantity: AmountCell | null, basis: CostBasis): Amount {
  const perUnit = basis.per === 'unit' && quantity !== null;
  const returned = quantity === null ? 'revenue < 0' : `${quantity.cells.sql} < 0`;
  const name = cost.column.name;
  return {
    sql: perUnit
      ? product(cost.cells, quantity.cells)
      : `CASE WHEN ${returned} AND ${cost.cells.sql} > 0 THEN -${cost.cells.sql} ELSE ${cost.cells.sql} END`,
    formula: perUnit ? `${name} × ${quantity.column.name}` : name,
    columns: perUnit ? [name, quantity.column.name] : [name],
    certain: basis.certain,
    note: basis.certain
      ? null
      : `${name} är läst som kostnad ${perUnit ? 'per styck' : 'för hela raden'}; filen avgör det inte.`,
  };
}

/** Cost of a row derived from the margin column: revenue − margin, or revenue × (1 − margin). */
function costFromMargin(margin: AmountCell): Amount {
  const { scale, certain } = readingOf(margin.column, margin.cells);
  const name = margin.column.name;
  if (scale === 'money')
    return {
      sql: `(revenue - ${margin.cells.sql})`,
      formula: `omsättning − ${name}`,
      columns: [name],
      certain,
      note: null,
      margin: name,
    };
  return {
    sql: `CAST(round(revenue::DOUBLE * (1 - ${shareSql(margin.cells, scale)}::DOUBLE), 2) AS DECIMAL(24,2))`,
    formula: `omsättning × (1 − ${name})`,
    columns: [name],
    certain,
    note: certain ? null : `${name} är läst som en andel av omsättningen: 0,40 betyder 40 %.`,
  };
}

/**
 * Cost of goods of a row (may refer to `revenue`); null where the file has neither cost nor margin.
 */
export function costAmount(
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
  basis: CostBasis | null,
): Amount | null {
  const cell = (role: SalesRole) => amountCell(columns, numbers, role);
  const [cost, margin] = [cell('cost'), cell('margin')];
  const money = margin !== null && readingOf(margin.column, margin.cells).scale === 'money';
  if (money && (cost === null || basis?.marginAgrees === true)) return costFromMargin(margin);
  if (cost !== null && basis !== null) return costFromColumn(cost, cell('quantity'), basis);
  return margin === null ? null : costFromMargin(margin);
}

const namesVat = ({ column }: AmountCell) => vatSide(normaliseName(column.name)) === 'including';

/** Discount of a row in money (may refer to `revenue`); null without a discount column. */
export function discountAmount(
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
): Amount | null {
  const cell = (role: SalesRole) => amountCell(columns, numbers, role);
  const discount = cell('discount');
  if (discount === null) return null;
  const { scale, certain } = readingOf(discount.column, discount.cells);
  const name = discount.column.name;
  const note = certain ? null : `${name} är läst som en andel: 0,10 betyder 10 % rabatt.`;
  const [quantity, price] = [cell('quantity'), cell('unitPrice')];
  const whole = quantity && price && product(quantity.cells, price.cells);
  if (scale === 'money')
    return { ...plainAmount(discount), sql: discountSql(discount, scale, whole ?? 'revenue') };
  // A share of a price with VAT in it is no part of a revenue without.
  const isTaxed = cell('vat') !== null && price !== null && namesVat(price);
  if (quantity !== null && price !== null && whole !== null && !isTaxed)
    return {
      sql: discountSql(discount, scale, whole),
      formula: `${quantity.column.name} × ${price.column.name} × ${name}`,
      columns: [...namesOf(columns, 'quantity', 'unitPrice'), name],
      certain,
      note,
    };
  const share = `${shareSql(discount.cells, scale)}::DOUBLE`;
  return {
    sql: `CASE WHEN ${share} BETWEEN 0 AND 0.99 THEN CAST(round(revenue::DOUBLE * ${share} / (1 - ${share}), 2) AS DECIMAL(24,2)) END`,
    formula: `omsättning × ${name} ÷ (1 − ${name})`,
    columns: [name],
    certain,
    note,
  };
}
