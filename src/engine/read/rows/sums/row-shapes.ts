import type { TypedColumn } from '../../../table/typed-column.ts';
import { beginsAsTotal, isTotalLabel } from '../total-labels.ts';

/** How the rows of a table look, but for their amounts. */
export interface RowShapes {
  /** 0 for rows that look as most do; rows that are unlike them in the same way have the same number. */
  kinds: Int32Array;
  /** By kind. */
  about: KindOfRow[];
}

export interface KindOfRow {
  /** A cell has the label of a total, or begins or ends as one. */
  labelled: boolean;
  /** Nothing of what most rows have stands in it, but for its label and numbers, which a total has too. */
  bare: boolean;
  /** A cell is the label of a total and nothing else. */
  isTotal: boolean;
  /** In some of its rows nothing stands in a cell that most rows have filled. */
  lacks: boolean;
}

/** A column tells rows apart where at least this share of those with an amount have it in the same form. */
const STEADY = 0.4;
/** Columns looked at: one bit of a number each. */
const MOST = 29;

/** Tells the rows that lack what most have, have it in another form, or are labelled as totals. */
export function rowShapes(
  columns: readonly TypedColumn[],
  amounts: readonly TypedColumn[],
): RowShapes {
  const rows = columns[0]?.ids.length ?? 0;
  const odd = new Int32Array(rows);
  const lacking = new Uint8Array(rows);
  const without = withoutAmount(amounts, rows);
  let [steady, named] = [0, 0];
  const others = columns.filter((column) => !amounts.some(({ index }) => index === column.index));
  const labels: { column: TypedColumn; bit: number }[] = [];
  for (const column of others) {
    const isSteady = steady < MOST && markOdd(column, odd, { bit: 1 << steady, without, lacking });
    const bit = isSteady ? 1 << steady++ : 0;
    if (column.type !== 'number') named |= bit;
    if (markLabels(column, odd)) labels.push({ column, bit });
  }
  for (const { column, bit } of labels) markAsLabel(column, odd, { bit, others: named & ~bit });
  return numbered(odd, named, lacking);
}

const LABELLED = 1 << MOST;
const TOTAL = 1 << (MOST + 1);

function numbered(odd: Int32Array, named: number, lacking: Uint8Array): RowShapes {
  const numbers = new Map<number, number>([[0, 0]]);
  const about: KindOfRow[] = [{ labelled: false, bare: false, isTotal: false, lacks: false }];
  const kinds = odd.map((mask, row) => {
    if (mask === 0) return 0;
    const lacks = lacking[row] === 1;
    const known = numbers.get(mask);
    const kind = about[known ?? -1];
    if (known !== undefined && kind !== undefined) {
      kind.lacks ||= lacks;
      return known;
    }
    const bare = named > 0 && (mask & named) === named;
    about.push({ labelled: (mask & LABELLED) !== 0, bare, isTotal: (mask & TOTAL) !== 0, lacks });
    numbers.set(mask, about.length - 1);
    return about.length - 1;
  });
  return { kinds, about };
}

/** Rows without any of the amounts: headings, and a small table below, which say nothing of how the others look. */
function withoutAmount(amounts: readonly TypedColumn[], rows: number): number[] {
  const without: number[] = [];
  for (let row = 0; row < rows; row++)
    if (amounts.every(({ ids, read }) => read[ids[row] ?? -1] == null)) without.push(row);
  return without;
}

/** Marks the rows that lack the column or have it in another form than most; false where most do not agree. */
function markOdd(
  column: TypedColumn,
  odd: Int32Array,
  { bit, without, lacking }: { bit: number; without: readonly number[]; lacking: Uint8Array },
): boolean {
  const forms = new Map<string, number>();
  const times: number[] = [];
  const formIn = new Int32Array(column.values.length);
  for (let id = 0; id < formIn.length; id++) {
    const form = formOf(column, id);
    const place = forms.get(form) ?? forms.size;
    if (place === forms.size) forms.set(form, place);
    formIn[id] = place;
    times[place] = (times[place] ?? 0) + (column.counts[id] ?? 0);
  }
  for (const row of without) {
    const place = formIn[column.ids[row] ?? -1];
    if (place !== undefined) times[place] = (times[place] ?? 0) - 1;
  }
  const rows = odd.length - without.length;
  const most = times.reduce((a, b) => Math.max(a, b), 0);
  const usual = times.indexOf(most);
  if (most === 0 || most < rows * STEADY) return false;
  // Most columns have nothing odd in them.
  if (most === rows && without.length === 0) return true;
  const other = usual === forms.get('') ? (forms.get('code') ?? usual) : usual;
  for (let row = 0; row < odd.length; row++) {
    const form = formIn[column.ids[row] ?? -1];
    if (form === usual || form === other) continue;
    odd[row] = (odd[row] ?? 0) | bit;
    if (String(column.values[column.ids[row] ?? -1] ?? '').trim() === '') lacking[row] = 1;
  }
  return true;
}

/** A quarter, or another part of a year, between its months. */
const longer = /^\s*(?:kv|kvartal|q|halvår|h|tertial|t|helår|år)\.?\s*\d/i;

/** Of a day its digits, letters and signs; of a number that it is one; of text whether it is moved in, a code, or the label of a total. */
function formOf({ type, values, read }: TypedColumn, id: number): string {
  const cell = values[id];
  if (type === 'number') return read[id] === null ? 'none' : '';
  if (typeof cell !== 'string') return type === 'date' ? typeof cell : 'code';
  if (type === 'date') {
    const form = cell
      .trim()
      .replace(/\d+/g, '9')
      .replace(/\p{L}+/gu, 'a');
    return longer.test(cell) ? `longer ${form}` : form;
  }
  if (isTotalLabel(cell)) return 'total';
  if (/^\s/.test(cell)) return 'in';
  return /^[\p{Lu}#_/-]*\d[\p{Lu}\d#_ /.-]*$/u.test(cell) ? 'code' : '';
}

function labelAt({ values, read, type }: TypedColumn, id: number): number {
  const cell = values[id];
  // A number that stands as it is read has no letters in it.
  if (typeof cell !== 'string' || (type === 'number' && read[id] === cell)) return 0;
  return isTotalLabel(cell) ? LABELLED | TOTAL : beginsAsTotal(cell) ? LABELLED : 0;
}

/** By distinct value; null where none is a label. */
function labelsIn(column: TypedColumn): Int32Array | null {
  const labels = new Int32Array(column.values.length);
  let isAny = 0;
  for (let id = 0; id < labels.length; id++) {
    labels[id] = labelAt(column, id);
    isAny |= labels[id] ?? 0;
  }
  return isAny === 0 ? null : labels;
}

/** Marks the rows that are labelled in the column; false where none is. */
function markLabels(column: TypedColumn, odd: Int32Array): boolean {
  const labels = labelsIn(column);
  for (let row = 0; labels && row < odd.length; row++)
    odd[row] = (odd[row] ?? 0) | (labels[column.ids[row] ?? -1] ?? 0);
  return labels !== null;
}

/** A label in the place of a name is none, where the row lacks something else too. */
function markAsLabel(
  column: TypedColumn,
  odd: Int32Array,
  { bit, others }: { bit: number; others: number },
): void {
  const labels = labelsIn(column);
  for (let row = 0; row < odd.length; row++) {
    const mask = odd[row] ?? 0;
    if (labels?.[column.ids[row] ?? -1] && (mask & others) !== 0) odd[row] = mask | bit;
  }
}
