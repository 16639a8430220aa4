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
}

/** A column tells rows apart where at least this share of them have it in the same form. */
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
  let [steady, named] = [0, 0];
  const others = columns.filter((column) => !amounts.some(({ index }) => index === column.index));
  const labels: { column: TypedColumn; bit: number }[] = [];
  for (const column of others) {
    const bit = steady < MOST && markOdd(column, odd, 1 << steady) ? 1 << steady++ : 0;
    if (column.type !== 'number') named |= bit;
    if (markLabels(column, odd)) labels.push({ column, bit });
  }
  for (const { column, bit } of labels) markAsLabel(column, odd, { bit, others: named & ~bit });
  return numbered(odd, named);
}

const LABELLED = 1 << MOST;
const TOTAL = 1 << (MOST + 1);

function numbered(odd: Int32Array, named: number): RowShapes {
  const numbers = new Map<number, number>([[0, 0]]);
  const about: KindOfRow[] = [{ labelled: false, bare: false, isTotal: false }];
  const kinds = odd.map((mask) => {
    const known = numbers.get(mask);
    if (known !== undefined) return known;
    const bare = named > 0 && (mask & named) === named;
    about.push({ labelled: (mask & LABELLED) !== 0, bare, isTotal: (mask & TOTAL) !== 0 });
    numbers.set(mask, about.length - 1);
    return about.length - 1;
  });
  return { kinds, about };
}

/** Marks the rows that lack the column or have it in another form than most; false where most do not agree. */
function markOdd(column: TypedColumn, odd: Int32Array, bit: number): boolean {
  const forms = column.values.map((_, id) => formOf(column, id));
  const times = new Map<string, number>();
  forms.forEach((form, id) => {
    times.set(form, (times.get(form) ?? 0) + (column.counts[id] ?? 0));
  });
  const [usual] = [...times].sort((a, b) => b[1] - a[1]);
  if (!usual || usual[1] < odd.length * STEADY) return false;
  const isUsual = forms.map((form) => form === usual[0] || (usual[0] === '' && form === 'code'));
  for (let row = 0; row < odd.length; row++)
    if (!isUsual[column.ids[row] ?? -1]) odd[row] = (odd[row] ?? 0) | bit;
  return true;
}

/** Of a day its digits, letters and signs; of a number that it is one; of text whether it is moved in, a code, or the label of a total. */
function formOf({ type, values, read }: TypedColumn, id: number): string {
  const cell = values[id];
  if (type === 'number') return read[id] === null ? 'none' : '';
  if (typeof cell !== 'string') return type === 'date' ? typeof cell : 'code';
  if (type === 'date')
    return cell
      .trim()
      .replace(/\d+/g, '9')
      .replace(/\p{L}+/gu, 'a');
  if (isTotalLabel(cell)) return 'total';
  if (/^\s/.test(cell)) return 'in';
  return /^[\p{Lu}#_/-]*\d[\p{Lu}\d#_ /.-]*$/u.test(cell) ? 'code' : '';
}

const labelOf = (cell: unknown): number => {
  if (typeof cell !== 'string') return 0;
  return isTotalLabel(cell) ? LABELLED | TOTAL : beginsAsTotal(cell) ? LABELLED : 0;
};

/** Marks the rows that are labelled in the column; false where none is. */
function markLabels(column: TypedColumn, odd: Int32Array): boolean {
  const labels = column.values.map(labelOf);
  if (!labels.some((label) => label > 0)) return false;
  for (let row = 0; row < odd.length; row++)
    odd[row] = (odd[row] ?? 0) | (labels[column.ids[row] ?? -1] ?? 0);
  return true;
}

/** A label in the place of a name is none, where the row lacks something else too. */
function markAsLabel(
  { values, ids }: TypedColumn,
  odd: Int32Array,
  { bit, others }: { bit: number; others: number },
): void {
  const labels = values.map((cell) => labelOf(cell) > 0);
  for (let row = 0; row < odd.length; row++) {
    const mask = odd[row] ?? 0;
    if (labels[ids[row] ?? -1] && (mask & others) !== 0) odd[row] = mask | bit;
  }
}
