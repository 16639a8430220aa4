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
  /** Nothing of what most rows have stands in it. */
  bare: boolean;
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
  let steady = 0;
  const others = columns.filter((column) => !amounts.some(({ index }) => index === column.index));
  for (const column of others) {
    if (steady < MOST && markOdd(column, odd, 1 << steady)) steady++;
    markLabels(column, odd);
  }
  return numbered(odd, (1 << steady) - 1);
}

const LABELLED = 1 << MOST;

function numbered(odd: Int32Array, all: number): RowShapes {
  const numbers = new Map<number, number>([[0, 0]]);
  const about: KindOfRow[] = [{ labelled: false, bare: false }];
  const kinds = odd.map((mask) => {
    const known = numbers.get(mask);
    if (known !== undefined) return known;
    const bare = all > 0 && (mask & all) === all;
    about.push({ labelled: (mask & LABELLED) !== 0, bare });
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
  const isUsual = forms.map((form) => form === usual[0]);
  for (let row = 0; row < odd.length; row++)
    if (!isUsual[column.ids[row] ?? -1]) odd[row] = (odd[row] ?? 0) | bit;
  return true;
}

/** Of a day its digits, letters and signs; of a number that it is one; of text whether it is moved in, or labels a total. */
function formOf({ type, values, read }: TypedColumn, id: number): string {
  const cell = values[id];
  if (type === 'number') return read[id] === null ? 'none' : '';
  if (typeof cell !== 'string') return type === 'date' ? typeof cell : '';
  if (type === 'date')
    return cell
      .trim()
      .replace(/\d+/g, '9')
      .replace(/\p{L}+/gu, 'a');
  if (isTotalLabel(cell)) return 'total';
  return /^\s/.test(cell) ? 'in' : '';
}

function markLabels(column: TypedColumn, odd: Int32Array): void {
  const labels = column.values.map(
    (cell) => typeof cell === 'string' && (isTotalLabel(cell) || beginsAsTotal(cell)),
  );
  if (!labels.includes(true)) return;
  for (let row = 0; row < odd.length; row++)
    if (labels[column.ids[row] ?? -1]) odd[row] = (odd[row] ?? 0) | LABELLED;
}
