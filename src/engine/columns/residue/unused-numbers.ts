import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  subtract,
  toText,
} from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { isAmountChosen } from '../lists/amount-role.ts';
import { columnOf, type Roled } from '../roled.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';
import { derivedColumn, isDerived } from '../types/derived-column.ts';
import { isMoney } from '../types/is-money.ts';
import { type About, isExplained } from './explanations.ts';
import { isPart } from './parts-of-amount.ts';

/** Share of the amount below which a column changes nothing. */
const MATTERS = decimal('0.01');
/** What stands between the names of columns in that of one made of them. */
const JOINED = / (?:[+−×]|eller) /;
/** Columns that one question names. */
const MOST_NAMED = 3;

/** A column of numbers that is not counted, and what it comes to on the rows that are. */
export interface UnusedNumber {
  column: TypedColumn;
  sum: Decimal;
}

/** The amount that is counted, and the columns of numbers beside it that nothing explains: the largest first. */
export interface Unused {
  amount: TypedColumn;
  sum: Decimal;
  columns: readonly UnusedNumber[];
}

/**
 * The columns of numbers beside the amount that could move the sum, and that neither arithmetic, nor what their values are,
 * nor a word of their own explains. Null where there are none, or where something surer says what the amount is.
 */
export function unusedNumbers(table: Roled, ask: Ask): Unused | null {
  const byRole = roleMap(table.columns, table.roles);
  const counted = amountColumn(byRole) ?? productOf(table);
  if (!counted || table.make !== null) return null;
  if (isAmountChosen(table, ask) || ask.choices?.amount !== undefined) return null;
  const amount = writtenOf(counted, table);
  const parts = partsOf(amount, table);
  // A step made it of several, which it held against each other.
  if (isDerived(amount) && parts.length === 0) return null;
  const gross = columnOf(table, ask.reading.amount.gross);
  const known = [amount, ...parts, ...(gross ? partsOf(gross, table) : [])];
  const free = freeNumbers(table, ask).filter((column) => !known.includes(column));
  if (free.length === 0) return null;
  const used = rowsOf(table);
  const sum = sumOf(amount, used);
  const about: About = { table, ask, amount, used, byRole, others: othersOf(free, table) };
  // What a part was taken off is explained as well as what is left of it.
  const whole = amount.name.includes(' − ') ? parts[0] : undefined;
  const isOfWhole = (column: TypedColumn) =>
    whole !== undefined && isExplained(column, { ...about, amount: whole });
  // Extra pay is in the wages that are in the whole cost.
  const isOfPart = (column: TypedColumn) =>
    whole === undefined && parts.some((part) => isPart(column, { ...about, amount: part }));
  const columns = free
    .map((column) => ({ column, sum: sumOf(column, used) }))
    .filter(
      (own) => matters(own.sum, sum) && matters(subtract(absolute(own.sum), absolute(sum)), sum),
    )
    .filter(({ column }) => !isExplained(column, about) && !isOfWhole(column) && !isOfPart(column))
    .sort((a, b) => compare(absolute(b.sum), absolute(a.sum)))
    .slice(0, MOST_NAMED);
  return columns.length === 0 ? null : { amount: counted, sum: sumOf(counted, used), columns };
}

/** The column as it stands in the file, where it does: a minus for costs or credit notes is ours. */
function writtenOf(counted: TypedColumn, { columns, statuses }: Roled): TypedColumn {
  const written = statuses?.writtenAmount ?? counted;
  const own = isDerived(written)
    ? columns.find(({ name }) => written.name === `−${name.trim()}`)
    : undefined;
  return own ?? written;
}

/** The columns that a step made the amount of, which its name lists: `Netto 25 % + Netto 12 %`. */
function partsOf(amount: TypedColumn, { columns }: Roled): TypedColumn[] {
  if (!isDerived(amount)) return [];
  const names = new Set(amount.name.replace(/^−/, '').split(JOINED));
  return columns.filter((column) => column !== amount && names.has(column.name.trim()));
}

/** Below it a column changes nothing, and another of the same sum is the same amount once more. */
const matters = (difference: Decimal, sum: Decimal): boolean =>
  compare(absolute(difference), multiply(absolute(sum), MATTERS)) > 0;

/** Number × price, where no column is the amount. */
function productOf({ columns, roles }: Roled): TypedColumn | null {
  const byRole = roleMap(columns, roles);
  const [times, price] = [byRole.get('quantity'), byRole.get('unitPrice')];
  if (times?.type !== 'number' || price?.type !== 'number') return null;
  const rows = Array.from(times.ids, (id, row) => {
    const [many, each] = [times.read[id] ?? null, price.read[price.ids[row] ?? -1] ?? null];
    return many === null || each === null ? null : toText(multiply(decimal(many), decimal(each)));
  });
  const name = `${times.name.trim()} × ${price.name.trim()}`;
  const about = { index: columns.length, name, type: 'number', grain: 'day' } as const;
  return derivedColumn({ ...about, format: price.format }, rows);
}

/** Columns of numbers that have no role, and that the user did not say are unused. */
const freeNumbers = ({ columns, roles }: Roled, { chosen }: Ask): TypedColumn[] =>
  columns.filter((column, place) => {
    const isFree = (roles[place]?.role ?? null) === null && chosen[column.index] === undefined;
    return isFree && isMoney(column);
  });

const othersOf = (free: readonly TypedColumn[], table: Roled): TypedColumn[] => [
  ...free,
  ...(['vat', 'discount', 'cost', 'quantity', 'unitPrice', 'margin'] as const).flatMap(
    (role) => columnOf(table, role) ?? [],
  ),
];

function rowsOf({ columns, others: left }: Roled): Int32Array {
  const all = columns[0]?.ids.length ?? 0;
  const rows = new Int32Array(all);
  let count = 0;
  for (let row = 0; row < all; row++) if (!left.has(row)) rows[count++] = row;
  return rows.subarray(0, count);
}

function sumOf({ ids, read, type }: TypedColumn, used: Int32Array): Decimal {
  const times = new Float64Array(read.length);
  for (const row of used) {
    const id = ids[row] ?? -1;
    if (id >= 0) times[id] = (times[id] ?? 0) + 1;
  }
  let sum = decimal('0');
  if (type !== 'number') return sum;
  read.forEach((value, id) => {
    if (value !== null && times[id])
      sum = add(sum, multiply(decimal(value), decimal(String(times[id]))));
  });
  return sum;
}
