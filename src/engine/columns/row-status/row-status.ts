import { type Decimal, negate, toText } from '../../facts/decimal.ts';
import type { Ask } from '../guide-reading.ts';
import { isAmountChosen } from '../lists/amount-role.ts';
import {
  type AssignedRole,
  columnOf,
  type OtherReason,
  type Roled,
  type RowStatus,
  type State,
  withRoles,
} from '../roled.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';
import { flipCreditSigns } from './credits.ts';
import { invoiceLetters } from './invoice-letters.ts';
import { keepsOfCancelled, keptBeside, keptDoubt } from './kept-of-cancelled.ts';
import { openStates } from './open-states.ts';
import { stateDoubt } from './open-words.ts';
import { otherKinds } from './other-kinds.ts';
import { findRefunds } from './refunds.ts';
import { amountsOf, type RowAmount } from './row-amounts.ts';
import { sectionKinds } from './section-kinds.ts';
import { findStates, type StateColumn } from './status-columns.ts';
import { takenOffRows } from './taken-off.ts';
import { unknownKinds } from './unknown-kinds.ts';

/**
 * Needs: the roles of order and amounts, the amounts with their signs. Leaves: out the rows that are no sale or cost
 * (cancelled, paid back, drafts, a payment service's own moves), and credit notes written with plus with their minus.
 */
export function rowStatus(table: Roled, ask: Ask): Roled {
  if (table.isStatement) return table;
  if (table.ledger) return ask.known === undefined ? withoutStruck(table, ask) : table;
  const amountOf = amountsOf(table);
  const { found, doubts } = statesOf(table, ask, amountOf);
  if (found.length === 0) return { ...table, doubts };
  const stated = byRow(found.filter(({ unused }) => !unused));
  const rows = new Map(ofUnusedColumns(stated, found));
  const counted = countedAs(table, stated, ask);
  for (const [row, status] of leftOut(stated, table, amountOf))
    rows.set(row, counted === null ? status : { ...status, treated: counted });
  const credits = new Set(stated.flatMap((each, row) => (each?.state === 'credit' ? row : [])));
  const signed = flipCreditSigns(withStatusRole(table, found), credits, ask.chosen);
  const amountAfter = amountsOf(signed);
  for (const row of credits) {
    const each = stated[row];
    const [before, after] = [amountOf(row), amountAfter(row)];
    if (each && (before?.units ?? 0n) > 0n && (after?.units ?? 0n) < 0n)
      rows.set(row, { ...each, treated: 'negated' });
  }
  const [before, after] = [table, signed].map(({ columns, roles }) =>
    amountColumn(roleMap(columns, roles)),
  );
  const writtenAmount = before && before !== after ? before : null;
  const beside = isAmountChosen(table, ask) ? undefined : keptBeside(table, stated);
  return {
    ...signed,
    others: new Map([...signed.others, ...otherRows(rows)]),
    statuses: { rows, writtenAmount },
    doubts: beside ? [...doubts, ...keptDoubt(table, beside)] : doubts,
  };
}

/** Why rows that are no sale or cost by their state count all the same; null where they do not. */
function countedAs(
  table: Roled,
  stated: readonly (Stated | null)[],
  { choices }: Ask,
): 'counted' | 'kept' | null {
  if (choices?.cancelled !== undefined) return choices.cancelled === 'counted' ? 'counted' : null;
  return keepsOfCancelled(table, stated) ? 'kept' : null;
}

/** Columns that tell states, with those that the user answered, and what is still to be asked of them. */
function statesOf(table: Roled, ask: Ask, amountOf: RowAmount) {
  const known = [openStates, otherKinds, sectionKinds].map((find) => find(table, ask, amountOf));
  const letters = invoiceLetters(table, ask, amountOf);
  const knownStates = [...known, { columns: letters.columns, words: [] }];
  const states = findStates(table, ask);
  const left = byRow(states.filter(({ unused }) => !unused));
  const isLeftOut = (row: number) => ['cancelled', 'refunded'].includes(left[row]?.state ?? '');
  const about = { amountOf, known: knownStates, isLeftOut };
  const open = [...knownStates, unknownKinds(table, ask, about)];
  const answered = open
    .flatMap(({ columns }) => columns)
    .filter(({ states }) => states.some((state) => state !== null));
  const found = [...states, ...takenOffRows(table, ask), ...answered];
  const doubt = stateDoubt(
    open.flatMap(({ words }) => words),
    ask,
  );
  return {
    found,
    doubts: [...table.doubts, ...letters.doubts, ...(doubt === null ? [] : [doubt])],
  };
}

/** Books without what is struck out, but for what is booked back: then both bookings count. */
function withoutStruck(table: Roled, ask: Ask): Roled {
  const read = amountsOf(table);
  const amountOf: RowAmount = (row) => (table.others.has(row) ? null : read(row));
  const { found, doubts } = statesOf(table, ask, amountOf);
  const stated = byRow(found.filter(({ unused }) => !unused)).map((each) =>
    each?.state === 'cancelled' ? each : null,
  );
  if (stated.every((each) => each === null)) return { ...table, doubts };
  const isTakenBack = bookedBack(stated, table, read);
  const others = new Map(table.others);
  const rows = new Map<number, RowStatus>();
  const unlessCounted = ask.choices?.cancelled === 'counted' ? 'counted' : 'leftOut';
  stated.forEach((each, row) => {
    if (each === null) return;
    const treated = isTakenBack(row) ? 'takenBack' : unlessCounted;
    if (!table.others.has(row)) rows.set(row, { ...each, treated });
    if (treated === 'leftOut') others.set(row, 'cancelled');
  });
  const statuses = { rows, writtenAmount: null };
  return { ...withStatusRole(table, found), others, statuses, doubts };
}

/** Whether the same account has the same amount with the other sign, in a booking that is not struck out. */
function bookedBack(
  stated: readonly (Stated | null)[],
  { ledger }: Roled,
  amountOf: RowAmount,
): (row: number) => boolean {
  const keyOf = (row: number, value: Decimal) => `${ledger?.account.ids[row]} ${toText(value)}`;
  const booked = new Set<string>();
  stated.forEach((each, row) => {
    const value = amountOf(row);
    if (each === null && value !== null) booked.add(keyOf(row, value));
  });
  return (row) => {
    const value = amountOf(row);
    return value !== null && booked.has(keyOf(row, negate(value)));
  };
}

type Stated = Omit<RowStatus, 'treated'>;

/** Rows whose state stands only in columns that the user does not want used. */
function ofUnusedColumns(
  stated: readonly (Stated | null)[],
  found: readonly StateColumn[],
): [number, RowStatus][] {
  return byRow(found.filter(({ unused }) => unused)).flatMap((each, row): [number, RowStatus][] =>
    each && !stated[row] ? [[row, { ...each, treated: 'asWritten' }]] : [],
  );
}

/** Rows that are not counted, or whose money rows with minus take back. */
function leftOut(
  stated: readonly (Stated | null)[],
  table: Roled,
  amountOf: RowAmount,
): [number, RowStatus][] {
  const isTakenBack = findRefunds(
    stated.map((each) => each?.state ?? null),
    columnOf(table, 'orderId'),
    amountOf,
  );
  return stated.flatMap((each, row): [number, RowStatus][] => {
    if (!each || each.state === 'credit') return [];
    const isMinus = (amountOf(row)?.units ?? 0n) < 0n;
    if (each.state === 'transfer' && !isMinus) return [];
    return [[row, { ...each, treated: isTakenBack(row) ? 'takenBack' : 'leftOut' }]];
  });
}

function otherRows(rows: ReadonlyMap<number, RowStatus>): Map<number, OtherReason> {
  const others = new Map<number, OtherReason>();
  for (const [row, { state, treated }] of rows) {
    if (treated === 'leftOut') others.set(row, state === 'transfer' ? 'transfer' : 'cancelled');
  }
  return others;
}

/** Of several columns the one whose word weighs most. */
const weight: Record<State, number> = { cancelled: 3, refunded: 2, transfer: 1, credit: 0 };

function byRow(found: readonly StateColumn[]): (Stated | null)[] {
  const rows: (Stated | null)[] = [];
  for (const { column, ids, states } of found) {
    const isDate = column.type === 'date';
    const stated = states.map((state, id): Stated | null =>
      state === null
        ? null
        : {
            state,
            column: column.name.trim(),
            written: isDate ? null : (column.read[id] ?? '').trim(),
          },
    );
    ids.forEach((id, row) => {
      const [before, now] = [rows[row] ?? null, stated[id] ?? null];
      const isWeightier = now && (!before || weight[now.state] > weight[before.state]);
      rows[row] = isWeightier ? now : before;
    });
  }
  return rows;
}

const statusRole: AssignedRole = {
  role: 'status',
  confidence: 0.9,
  reason: 'Värdena säger vilka rader som är avbrutna, återbetalda, utkast eller krediterade.',
};

function withStatusRole(table: Roled, found: readonly StateColumn[]): Roled {
  const own = found.filter(
    ({ place, isOwnRole, unused }) => isOwnRole && !unused && table.roles[place]?.role !== 'status',
  );
  return withRoles(table, new Map(own.map(({ place }) => [place, statusRole])));
}
