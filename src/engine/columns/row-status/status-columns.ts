import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isReturned, namesRemark, namesState } from '../../table/vocabulary/row-status.ts';
import type { SheetKind } from '../../table/vocabulary/sheet-names.ts';
import { orderOfRows } from '../amounts/order-groups.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled, type State } from '../roled.ts';
import { statesIn, tellsInvoices } from '../roles/states-in.ts';
import { sheetKinds } from '../sheet-kinds.ts';
import { notYet } from './not-yet.ts';
import { notCharged } from './open-flags.ts';

/** A column that says of some rows that they are cancelled, paid back or credited. */
export interface StateColumn {
  column: TypedColumn;
  place: number;
  /** For each row: the place of the value that goes for it, also where it stands on the order's first row; -1 = none. */
  ids: Int32Array;
  /** For each distinct value. */
  states: (State | null)[];
  /** True where states are what the column is about, and not one word among many of another kind. */
  isOwnRole: boolean;
  /** True where the user has said that the column is not to be used: then it is only told of. */
  unused: boolean;
}

/** A state is told by few words; a column of more says something else. */
export const MOST_WORDS = 60;
/** A role no surer than this was only a guess by what was left. */
export const GUESS = 0.5;
/** Roles of plain words, which a column of types may have been given by its name. */
const wordRoles: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['category', 'text']);
/** Share of the distinct values that must tell states for the column to be about them. */
const OWN = 1 / 3;

/** Columns that tell states by their name and values, and those the user chose. */
export function findStates(table: Roled, ask: Ask): StateColumn[] {
  const { reading, chosen } = ask;
  const { columns, roles } = table;
  const order = columnOf(table, 'orderId');
  return columns.flatMap((column, place) => {
    const choice = chosen[column.index];
    const kinds = sheetKinds(column);
    if (kinds) return ofSheets(kinds, column, place, ask);
    const assigned = roles[place];
    if (choice !== undefined && choice !== null && choice !== 'status') return [];
    const isGuess = (assigned?.confidence ?? 0) <= GUESS;
    const isOpen = isGuess || wordRoles.has(assigned?.role ?? null);
    if (choice === undefined && !isOpen && !isOfInvoices(column)) return [];
    const isDate = column.type === 'date';
    const isRemark = namesRemark(normaliseName(column.name));
    const isOfMany = !isDate && !isRemark && column.values.length > MOST_WORDS;
    if (column.type === 'empty' || isOfMany) return [];
    const free = notCharged(column, table, reading);
    const ahead = notYet(column, table, reading);
    const byWord: (State | null)[] =
      free?.map((isFree) => (isFree ? 'cancelled' : null)) ??
      statesIn({ ...column, isDate }, reading.states, choice === 'status');
    const isOfOrder = isStateOfOrders(column, order) && reading.states.has('refunded');
    const states = byWord.map((state, id) => {
      if (ahead[id]) return 'cancelled';
      const isBack =
        isOfOrder && state === 'credit' && isReturned(normaliseName(column.read[id] ?? ''));
      return isBack ? 'refunded' : state;
    });
    if (!states.some((state) => state !== null)) return [];
    const ids = order === undefined ? column.ids : spread(column, order);
    const telling = states.filter((state) => state !== null).length;
    const isOwnRole =
      choice === 'status' || (isGuess && !isRemark) || telling >= states.length * OWN;
    return { column, place, ids, states, isOwnRole, unused: choice === null };
  });
}

/** Whether a column has the state of each order, which stands on one row: a `Retur` is that order, and no row that takes it back. */
const isStateOfOrders = ({ name }: TypedColumn, order: TypedColumn | undefined): boolean =>
  namesState(normaliseName(name)) &&
  order !== undefined &&
  order.filled > 0 &&
  order.values.length === order.filled;

const stateOf: Record<SheetKind, State> = {
  returned: 'credit',
  cancelled: 'cancelled',
  open: 'cancelled',
};

/** The column that tells each row's sheet, where the names of sheets say what their rows are. */
function ofSheets(
  kinds: readonly (SheetKind | null)[],
  column: TypedColumn,
  place: number,
  { chosen, choices }: Ask,
): StateColumn[] {
  const states = kinds.map((kind): State | null =>
    kind === null || (kind === 'open' && choices?.sheets === 'all') ? null : stateOf[kind],
  );
  if (states.every((state) => state === null)) return [];
  const unused = chosen[column.index] === null;
  return [{ column, place, ids: column.ids, states, isOwnRole: false, unused }];
}

const isOfInvoices = ({ type, read }: TypedColumn) =>
  type === 'text' &&
  read.length <= MOST_WORDS &&
  tellsInvoices(read.map((word) => normaliseName(word ?? '')));

/** Web shops write the state on an order's first row alone: it goes for the rows below, where the order has one. */
export function spread(column: TypedColumn, order: TypedColumn): Int32Array {
  const several = -2;
  const orders = orderOfRows(order);
  const byOrder = new Int32Array(order.values.length).fill(-1);
  orders.forEach((id, row) => {
    const own = column.ids[row] ?? -1;
    if (id < 0 || own < 0) return;
    byOrder[id] = byOrder[id] === -1 || byOrder[id] === own ? own : several;
  });
  return column.ids.map((own, row) => {
    if (own >= 0) return own;
    return Math.max(-1, byOrder[orders[row] ?? -1] ?? -1);
  });
}
