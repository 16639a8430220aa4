import { normaliseName } from '../../columns/normalise-name.ts';
import { vatSide } from '../../columns/roles.ts';
import type { SalesRole } from '../../read/understanding.ts';
import { type NumberCells, type NumberColumns, product } from './cells.ts';
import type { CostBasis } from './cost-basis.ts';
import { readingOf, shareSql } from './rates.ts';
import { namesOf, type RoleColumn, type RoleColumns } from './roles.ts';

/** An amount of each row: how it is computed, said and traced. */
export interface Amount {
  /** Expression over the stored table. */
  sql: string;
  /** In Swedish, with the file's column names: `Antal × À-pris`. */
  formula: string;
  columns: string[];
  /** False where something nothing in the file settles had to be assumed. */
  certain: boolean;
  /** What was assumed, or what the amount includes, in a Swedish sentence. */
  note: string | null;
  /** Of a cost: the margin column it comes from, where that is in money and so is the profit itself. */
  margin?: string;
}

interface Cell {
  column: RoleColumn;
  cells: NumberCells;
}

function cellOf(columns: RoleColumns, numbers: NumberColumns, role: SalesRole): Cell | null {
  const [column, cells] = [columns[role], numbers[role]];
  return column === undefined || cells === undefined ? null : { column, cells };
}

function plain(cell: Cell): Amount {
  const { column, cells } = cell;
  return {
    sql: cells.sql,
    formula: column.name,
    columns: [column.name],
    certain: true,
    note: null,
  };
}

function withoutVat(gross: Cell, vat: Cell | null): Amount {
  if (vat === null) {
    const note = `Omsättningen är inklusive moms: filen har bara ${gross.column.name}, ingen kolumn med moms eller belopp utan moms.`;
    return { ...plain(gross), certain: false, note };
  }
  const { scale } = readingOf(vat.column, vat.cells);
  const columns = [gross.column.name, vat.column.name];
  if (scale === 'money')
    return {
      sql: `(${gross.cells.sql} - coalesce(${vat.cells.sql}, 0))`,
      formula: `${gross.column.name} − ${vat.column.name}`,
      columns,
      certain: true,
      note: null,
    };
  const share = `coalesce(${shareSql(vat.cells, scale)}, 0)::DOUBLE`;
  return {
    sql: `CAST(round(${gross.cells.sql}::DOUBLE / (1 + ${share}), 2) AS DECIMAL(24,2))`,
    formula: `${gross.column.name} ÷ (1 + ${vat.column.name})`,
    columns,
    certain: true,
    note: null,
  };
}

function includingVat(amount: Amount, price: Cell): Amount {
  const note = `Omsättningen är inklusive moms: ${price.column.name} är med moms, och filen har inget belopp utan.`;
  return { ...amount, certain: false, note };
}

function priced(quantity: Cell, price: Cell, discount: Cell | null): Amount {
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
  discount: Cell,
  scale: 'money' | 'percent' | 'fraction',
  base: string,
): string {
  if (scale !== 'money')
    return `CAST(round(${base}::DOUBLE * ${shareSql(discount.cells, scale)}::DOUBLE, 2) AS DECIMAL(24,2))`;
  return discount.cells.balance < 0 ? `(-${discount.cells.sql})` : discount.cells.sql;
}

/**
 * Revenue of a row, without VAT where the file can tell: the revenue column; else gross minus VAT; else
 * quantity × price minus discount, unless only a gross amount agrees with it; else gross with VAT, said as
 * such. Null where the file has no amount.
 */
export function revenueAmount(columns: RoleColumns, numbers: NumberColumns): Amount | null {
  const cell = (role: SalesRole) => cellOf(columns, numbers, role);
  const [revenue, gross, vat] = [cell('revenue'), cell('grossRevenue'), cell('vat')];
  const [quantity, price] = [cell('quantity'), cell('unitPrice')];
  if (revenue !== null) return plain(revenue);
  if (gross !== null && vat !== null) return withoutVat(gross, vat);
  const side = price === null ? null : vatSide(normaliseName(price.column.name));
  const net = gross === null || side === 'excluding';
  if (quantity !== null && price !== null && net) {
    const amount = priced(quantity, price, cell('discount'));
    return side === 'including' ? includingVat(amount, price) : amount;
  }
  return gross === null ? null : withoutVat(gross, null);
}

function costFromColumn(cost: Cell, quantity: Cell | null, basis: CostBasis): Amount {
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

/** Cost of a row where the margin column gives it: revenue − margin, or revenue × (1 − margin). */
function costFromMargin(margin: Cell): Amount {
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

/** Cost of goods of a row (may refer to `revenue`); null where the file has neither cost nor margin. */
export function costAmount(
  columns: RoleColumns,
  numbers: NumberColumns,
  basis: CostBasis | null,
): Amount | null {
  const cell = (role: SalesRole) => cellOf(columns, numbers, role);
  const [cost, margin] = [cell('cost'), cell('margin')];
  const money = margin !== null && readingOf(margin.column, margin.cells).scale === 'money';
  if (money && (cost === null || basis?.marginAgrees === true)) return costFromMargin(margin);
  if (cost !== null && basis !== null) return costFromColumn(cost, cell('quantity'), basis);
  return margin === null ? null : costFromMargin(margin);
}

/** Discount in money of a row (may refer to `revenue`); null where the file has no discount column. */
export function discountAmount(columns: RoleColumns, numbers: NumberColumns): Amount | null {
  const cell = (role: SalesRole) => cellOf(columns, numbers, role);
  const discount = cell('discount');
  if (discount === null) return null;
  const { scale, certain } = readingOf(discount.column, discount.cells);
  const name = discount.column.name;
  const note = certain ? null : `${name} är läst som en andel: 0,10 betyder 10 % rabatt.`;
  const [quantity, price] = [cell('quantity'), cell('unitPrice')];
  if (scale === 'money') return { ...plain(discount), sql: discountSql(discount, scale, '') };
  if (quantity !== null && price !== null)
    return {
      sql: discountSql(discount, scale, product(quantity.cells, price.cells)),
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
