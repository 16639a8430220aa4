import { absolute, add, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isOwnHeading } from '../../table/vocabulary/row-kinds.ts';
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
  const { isOtherKind, purpose } = ask.reading;
  const headings = headingsIn(table.columns);
  if (headings.length === 0) return none;
  for (const [place, column] of table.columns.entries()) {
    if (column.type !== 'text') continue;
    const own = headings.filter((row) => (column.ids[row] ?? -1) >= 0);
    const isOther: boolean[] = column.read.map(() => false);
    for (const id of new Set(own.map((row) => column.ids[row] ?? -1))) {
      const heading = normaliseName(column.read[id] ?? '');
      isOther[id] = isOtherKind(heading) && !isOwnHeading[purpose](heading);
    }
    if (!isOther.includes(true)) continue;
    const ids = sectionsIn(column, own);
    const words = openIn(column, { ids, isOther }, (row) =>
      table.others.has(row) ? null : amountOf(row),
    );
    if (words.length === 0) continue;
    const states = column.read.map((text, id) =>
      isOther[id] && isOut({ word: text ?? '', flag: column.name.trim() }, ask)
        ? ('cancelled' as const)
        : null,
    );
    const found = { column, place, ids, states, isOwnRole: false, unused: false };
    return { columns: [found], words };
  }
  return none;
}

/** Rows on which one column alone has anything. */
function headingsIn(columns: readonly TypedColumn[]): number[] {
  const own = columns.filter(({ madeOf }) => madeOf === undefined);
  const [first] = own;
  const full = own.filter(({ filled, ids }) => filled === ids.length);
  if (!first || full.length > 1) return [];
  const filled = new Uint8Array(first.ids.length);
  for (const { ids } of own)
    for (let row = 0; row < filled.length; row++)
      if ((ids[row] ?? -1) >= 0) filled[row] = Math.min(2, (filled[row] ?? 0) + 1);
  return [...filled.keys()].filter((row) => filled[row] === 1);
}

/** Of each row the heading that it stands under; −1 above the first, and on the headings. */
function sectionsIn({ ids }: TypedColumn, headings: readonly number[]): Int32Array {
  const isHeading = new Set(headings);
  let heading = -1;
  return ids.map((id, row) => {
    if (!isHeading.has(row)) return heading;
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
