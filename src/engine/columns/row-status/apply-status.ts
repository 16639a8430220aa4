import type { Purpose } from '../../table/purpose.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { AssignedRole } from '../roles/assign-roles.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';
import type { Roled } from '../settle/assign-costs.ts';
import { flipCreditSigns } from './credits.ts';
import { findRefunds } from './refunds.ts';
import { amountsOf } from './row-amounts.ts';
import { findStates, type StateColumn } from './status-columns.ts';
import type { State } from './words.ts';

/** How a row of a table with states is treated, and the column and value that say so. */
export interface RowState {
  state: State;
  /** `leftOut` of the figures, `turned` to minus, `takenBack` by rows with minus, or `kept` because the user said so. */
  treated: 'leftOut' | 'turned' | 'takenBack' | 'kept';
  column: string;
  /** Null where any day says it. */
  written: string | null;
}

export interface RowStatuses extends Roled {
  rows: ReadonlyMap<number, RowState>;
  /** The file's own column of amounts, where credit notes got their minus in another. */
  turnedFrom: TypedColumn | null;
}

/**
 * Takes the rows that are no sale or cost (cancelled, paid back, drafts, a payment service's own moves) out of the figures,
 * and gives credit notes written with plus their minus. Null where no column tells of any such row.
 */
export function applyStatus(
  told: Roled,
  purpose: Purpose,
  chosen: Readonly<Record<number, ColumnRole | null>>,
): RowStatuses | null {
  const found = findStates(told.columns, told.roles, purpose, chosen);
  if (found.length === 0) return null;
  const amountOf = amountsOf(told.columns, told.roles);
  const own = byRow(found.filter(({ unused }) => !unused));
  const kept = byRow(found.filter(({ unused }) => unused));
  const rows = new Map<number, RowState>();
  kept.forEach((each, row) => {
    if (each && !own[row]) rows.set(row, { ...each, treated: 'kept' });
  });
  const order = told.columns[told.roles.findIndex(({ role }) => role === 'orderId')];
  const isTakenBack = findRefunds(
    own.map((each) => each?.state ?? null),
    order,
    amountOf,
  );
  const credits = new Set<number>();
  own.forEach((each, row) => {
    if (!each) return;
    const isMinus = (amountOf(row)?.units ?? 0n) < 0n;
    if (each.state === 'credit') credits.add(row);
    else if (each.state !== 'transfer' || isMinus)
      rows.set(row, { ...each, treated: isTakenBack(row) ? 'takenBack' : 'leftOut' });
  });
  const named = { columns: told.columns, roles: withRoles(told.roles, found) };
  const turned = flipCreditSigns(named, credits, chosen);
  const amountAfter = amountsOf(turned.columns, turned.roles);
  for (const row of credits) {
    const each = own[row];
    const [before, after] = [amountOf(row), amountAfter(row)];
    if (each && (before?.units ?? 0n) > 0n && (after?.units ?? 0n) < 0n)
      rows.set(row, { ...each, treated: 'turned' });
  }
  const [before, after] = [told, turned].map(({ columns, roles }) =>
    amountColumn(roleMap(columns, roles)),
  );
  return { ...turned, rows, turnedFrom: before && before !== after ? before : null };
}

type Said = Omit<RowState, 'treated'>;
/** Of several columns the one whose word weighs most. */
const weight: Record<State, number> = { cancelled: 3, refunded: 2, transfer: 1, credit: 0 };

function byRow(found: readonly StateColumn[]): (Said | null)[] {
  const rows: (Said | null)[] = [];
  for (const { column, ids, states } of found) {
    const isDate = column.type === 'date';
    const said = states.map((state, id): Said | null =>
      state === null
        ? null
        : {
            state,
            column: column.name.trim(),
            written: isDate ? null : (column.read[id] ?? '').trim(),
          },
    );
    ids.forEach((id, row) => {
      const [before, now] = [rows[row] ?? null, said[id] ?? null];
      const isWeightier = now && (!before || weight[now.state] > weight[before.state]);
      rows[row] = isWeightier ? now : before;
    });
  }
  return rows;
}

function withRoles(roles: readonly AssignedRole[], found: readonly StateColumn[]): AssignedRole[] {
  const mine = new Set(
    found.flatMap(({ place, isOwnRole, unused }) => (isOwnRole && !unused ? place : [])),
  );
  return roles.map((given, place) =>
    mine.has(place) && given.role !== 'status'
      ? {
          role: 'status',
          confidence: 0.9,
          reason:
            'Värdena säger vilka rader som är avbrutna, återbetalda, utkast eller krediterade.',
        }
      : given,
  );
}
