import { decimal, negate, toText } from '../../facts/decimal.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { type AssignedRole, type ChosenRoles, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';

/** Roles whose values a credit note takes back. */
const takenBack: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  ...(['revenue', 'grossRevenue', 'quantity', 'vat', 'margin', 'discount'] as const),
  ...(['amount', 'grossAmount'] as const),
]);

/** Roles that may hold shares of one, which a credit note leaves as they are. */
const rateRoles: ReadonlySet<ColumnRole> = new Set(['vat', 'margin', 'discount']);
const isShare = (value: string | null) => value === null || Math.abs(Number(value)) <= 1;

/**
 * Credit notes with their amounts, numbers and VAT written with plus, given the minus they mean, in columns of their own.
 * A column that has any of them with minus already is written right.
 */
export function flipCreditSigns(
  table: Roled,
  rows: ReadonlySet<number>,
  chosen: ChosenRoles,
): Roled {
  const { columns, roles } = table;
  const places: number[] = [];
  const made: TypedColumn[] = [];
  columns.forEach((column, place) => {
    const role = roles[place]?.role ?? null;
    if (role === null || !takenBack.has(role) || !writesPlus(column, role, rows)) return;
    places.push(place);
    made.push(withMinus(column, rows, columns.length + made.length));
  });
  // Without a role of its own a made column says that the user took the file's own back.
  if (made.some(({ index }) => chosen[index] === null)) return table;
  const freed = roles.map((assigned, place): AssignedRole => {
    const own = made[places.indexOf(place)];
    return own ? unused(`${own.name} används i stället.`) : assigned;
  });
  const added = places.map((place, n): AssignedRole => {
    const assigned = roles[place];
    return {
      role: chosen[made[n]?.index ?? -1] ?? assigned?.role ?? null,
      confidence: assigned?.confidence ?? 0,
      reason: `${columns[place]?.name.trim()} med minus på de rader som är krediteringar.`,
    };
  });
  return { ...table, columns: [...columns, ...made], roles: [...freed, ...added] };
}

function writesPlus(column: TypedColumn, role: ColumnRole, rows: ReadonlySet<number>): boolean {
  if (column.type !== 'number' || column.percent || namesShare(column.name)) return false;
  if (rateRoles.has(role) && column.read.every(isShare)) return false;
  let plus = 0;
  for (const row of rows) {
    const value = column.read[column.ids[row] ?? -1] ?? null;
    if (value?.startsWith('-')) return false;
    if (value !== null && decimal(value).units > 0n) plus++;
  }
  return plus > 0;
}

function withMinus(column: TypedColumn, rows: ReadonlySet<number>, index: number): TypedColumn {
  const values = Array.from(column.ids, (id, row) => {
    const value = column.read[id] ?? null;
    if (value === null || !rows.has(row)) return value;
    return toText(negate(decimal(value))).replace(/^-0$/, '0');
  });
  const { format, currency, mark } = column;
  const name = `${column.name.trim()}, minus för kredit`;
  const made = derivedColumn({ index, name, type: 'number', grain: 'day', format }, values);
  return { ...made, currency, mark };
}
