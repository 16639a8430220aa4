import { absolute, type Decimal, decimal } from '../../facts/decimal.ts';
import { count, onlyRow, type Query, type QueryRow, text, textOrNull } from '../query.ts';
import type { RoleColumn, RoleColumns } from './roles.ts';

/** Decimals kept of a cell; beyond them is spreadsheets' binary noise (13.250000000000002). */
const KEPT_DECIMALS = 6;
/** Longer numbers are not amounts, and would overflow a sum. */
const MAX_DIGITS = 15;
const WIDEST = 38;

/** A number column as an exact SQL decimal, with properties of its values. */
export interface NumberCells {
  sql: string;
  digits: number;
  scale: number;
  largest: Decimal;
  /** The number of positive minus the number of negative cells, of rows that are no returns by their quantity. */
  balance: number;
  hasFractions: boolean;
  /** Filled cells that are no number, or too long for an amount. */
  unusable: number;
}

export type NumberColumns<Role extends string> = Partial<Record<Role, NumberCells>>;

interface StoredNumber {
  scale: number;
  /** Digits before the decimal point. */
  whole: number;
  /** False for text and floats, which are cast. */
  exact: boolean;
}

function storedNumber(type: string): StoredNumber {
  const match = /^DECIMAL\((\d+),(\d+)\)$/.exec(type);
  if (match !== null) {
    const scale = Number(match[2]);
    return { scale, whole: Number(match[1]) - scale, exact: true };
  }
  const integer = /^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/.test(type);
  return { scale: integer ? 0 : KEPT_DECIMALS, whole: WIDEST, exact: false };
}

/** Names and SQL types of the stored table's columns. */
export async function columnTypes(query: Query): Promise<Map<string, string>> {
  const rows = await query('DESCRIBE data');
  return new Map(rows.map((row) => [text(row, 'column_name'), text(row, 'column_type')]));
}

function measures({ sql, role }: RoleColumn, stored: StoredNumber, quantity?: string): string {
  const value = stored.exact ? sql : `TRY_CAST(${sql} AS DECIMAL(${WIDEST},${KEPT_DECIMALS}))`;
  const fits = stored.exact && stored.whole <= MAX_DIGITS;
  const usable = `count(*) FILTER (abs(${value}) < 1e${MAX_DIGITS + 1})`;
  const sold = quantity ? ` AND coalesce(TRY_CAST(${quantity} AS DOUBLE) >= 0, true)` : '';
  return `CAST(max(abs(${value})) AS VARCHAR) AS ${role}_max,
    count(*) FILTER (${value} > 0${sold}) - count(*) FILTER (${value} < 0${sold}) AS ${role}_balance,
    ${fits ? '0' : `count(${sql}) - ${usable}`} AS ${role}_unusable,
    ${stored.scale === 0 ? 'false' : `coalesce(bool_or(${value} % 1 <> 0), false)`} AS ${role}_fractions`;
}

function cells(column: RoleColumn, stored: StoredNumber, row: QueryRow): NumberCells {
  const largest = absolute(decimal(textOrNull(row, `${column.role}_max`) ?? '0'));
  const whole = (largest.units / 10n ** BigInt(largest.scale)).toString().length;
  const digits = Math.min(MAX_DIGITS, whole) + 1;
  const scale = Math.min(KEPT_DECIMALS, stored.scale);
  const value = `TRY_CAST(${column.sql} AS DECIMAL(${digits + scale},${scale}))`;
  return {
    sql: value,
    digits,
    scale,
    largest,
    balance: count(row, `${column.role}_balance`),
    hasFractions: row[`${column.role}_fractions`] === true,
    unusable: count(row, `${column.role}_unusable`),
  };
}

/** Inspects every number column once, so that sums can use narrow exact types. */
export async function numberColumns<Role extends string>(
  query: Query,
  columns: RoleColumns<Role>,
  types: Map<string, string>,
  numeric: readonly Role[],
): Promise<NumberColumns<Role>> {
  const present = numeric.flatMap((role) => columns[role] ?? []);
  if (present.length === 0) return {};
  const stored = (column: RoleColumn) => storedNumber(types.get(column.sql) ?? 'VARCHAR');
  const quantity = present.find(({ role }) => role === 'quantity')?.sql;
  const measured = present.map((column) =>
    measures(column, stored(column), column.role === 'discount' ? quantity : undefined),
  );
  const row = onlyRow(await query(`SELECT ${measured.join(',\n')} FROM data`));
  const found: NumberColumns<Role> = {};
  for (const column of present) found[column.role] = cells(column, stored(column), row);
  return found;
}

/** The cells of a name column: empty as NULL, numbers without decimals. The reader leaves no blanks at the ends of a text. */
export function nameCells(column: RoleColumn, types: Map<string, string>): string {
  const type = types.get(column.sql) ?? 'VARCHAR';
  const stored = storedNumber(type);
  if (stored.exact && stored.scale > 0)
    return `regexp_replace(CAST(${column.sql} AS VARCHAR), '\\.?0+$', '')`;
  return type === 'VARCHAR' ? `nullif(${column.sql}, '')` : `CAST(${column.sql} AS VARCHAR)`;
}

/** The cells of the date column; days outside 1900–2199 are typing errors and count as missing. */
export function dateCells(column: RoleColumn): string {
  const day = `TRY_CAST(${column.sql} AS DATE)`;
  return `CASE WHEN ${day} BETWEEN DATE '1900-01-01' AND DATE '2199-12-31' THEN ${day} END`;
}

/** a × b as an exact decimal, rounded to hundredths where the digits do not fit. */
export function product(a: NumberCells, b: NumberCells): string {
  const [width, scale] = [a.digits + a.scale + b.digits + b.scale, a.scale + b.scale];
  if (width > WIDEST)
    return `TRY_CAST(round(CAST(${a.sql} AS DOUBLE) * CAST(${b.sql} AS DOUBLE), 2) AS DECIMAL(30,2))`;
  const exact = `${a.sql} * ${b.sql}`;
  if (scale <= KEPT_DECIMALS) return `(${exact})`;
  return `CAST(${exact} AS DECIMAL(${Math.min(WIDEST, a.digits + b.digits + KEPT_DECIMALS)},${KEPT_DECIMALS}))`;
}
