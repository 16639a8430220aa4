import { normaliseText } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { isTakenOff } from '../../table/vocabulary/row-kinds.ts';
import type { Ask } from '../guide-reading.ts';
import type { Roled } from '../roled.ts';
import type { StateColumn } from './status-columns.ts';

/** Rows that are taken off others are few: a list of departures has the word on all. */
const MOST_ROWS = 0.5;
/** Columns that say what a row is of; a supplier may be called by any word. */
const labels: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([
  ...(['text', 'category', 'product', 'accountName'] as const),
  null,
]);

/** Rows that say of themselves that they are taken off: `Avgår leverantörsbonus` lowers the sum, whatever its sign. */
export function takenOffRows({ columns, roles }: Roled, { chosen }: Ask): StateColumn[] {
  return columns.flatMap((column, place) => {
    const { type, ids, read, counts } = column;
    if (type !== 'text' || !labels.has(roles[place]?.role ?? null)) return [];
    const states = read.map((text) =>
      text !== null && isTakenOff(normaliseText(text)) ? ('credit' as const) : null,
    );
    const rows = counts.reduce((sum, count, id) => sum + (states[id] ? count : 0), 0);
    if (rows === 0 || rows > ids.length * MOST_ROWS) return [];
    return [
      { column, place, ids, states, isOwnRole: false, unused: chosen[column.index] === null },
    ];
  });
}
