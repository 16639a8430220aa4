import { absolute, add, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import type { Roled } from '../roled.ts';
import { isOut, type OpenWord } from './open-words.ts';
import type { RowAmount } from './row-amounts.ts';
import type { StateColumn } from './status-columns.ts';

/** Share of the money below which rows of another kind change nothing. */
const MATTERS = decimal('0.01');
const ZERO = decimal('0');

/**
 * Rows under a heading of their own that says they are of another kind than what is summed: `KOSTNADER` on a row with
 * nothing else, among sales. The rows answered not to count, and the headings that are open.
 */
export function sectionKinds(
  table: Roled,
  ask: Ask,
  amountOf: RowAmount,
): { columns: StateColumn[]; words: OpenWord[] } {
  const none = { columns: [], words: [] };
  if (table.ledger || table.isStatement) return none;
  for (const [place, column] of table.columns.entries()) {
    if (column.type !== 'text') continue;
    const ids = sectionsIn(column, table.columns);
    const isOther = column.read.map(
      (text) => text !== null && ask.reading.isOtherKind(normaliseName(text)),
    );
    if (!ids.some((id) => isOther[id] === true)) continue;
    const words = openIn(column, { ids, isOther }, (row) =>
      table.others.has(row) ? null : amountOf(row),
    );
    if (words.length === 0) continue;
    const states = column.read.map((text, id) =>
      isOther[id] && isOut({ word: text ?? '', flag: column.name.trim() }, ask)
        ? ('cancelled' as const)
        : null,
    );
    const own = { column, place, ids, states, isOwnRole: false, unused: false };
    return { columns: [own], words };
  }
  return none;
}

/** Of each row the heading that it stands under: a row with that text and nothing else. −1 above the first. */
function sectionsIn(column: TypedColumn, columns: readonly TypedColumn[]): Int32Array {
  const others = columns.filter((each) => each !== column && each.madeOf === undefined);
  let heading = -1;
  return column.ids.map((id, row) => {
    const isAlone = id >= 0 && others.every(({ ids }) => (ids[row] ?? -1) < 0);
    if (!isAlone) return heading;
    heading = id;
    return -1;
  });
}

function openIn(
  { read, name }: TypedColumn,
  { ids, isOther }: { ids: Int32Array; isOther: readonly boolean[] },
  amountOf: RowAmount,
): OpenWord[] {
  const words = new Map<number, OpenWord>();
  let [all, open] = [ZERO, ZERO];
  const flag = name.trim();
  ids.forEach((id, row) => {
    const value: Decimal | null = amountOf(row);
    if (value === null) return;
    all = add(all, absolute(value));
    if (!isOther[id]) return;
    open = add(open, absolute(value));
    const before = words.get(id) ?? { word: read[id] ?? '', flag, rows: 0, sum: ZERO };
    words.set(id, { ...before, rows: before.rows + 1, sum: add(before.sum, value) });
  });
  return compare(open, multiply(all, MATTERS)) > 0 ? [...words.values()] : [];
}
