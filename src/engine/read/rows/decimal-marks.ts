import { readNumbers } from '../../columns/types/type-column.ts';
import { absolute, compare, decimal, multiply, subtract } from '../../facts/decimal.ts';
import type { DecimalMark, TypedColumn } from '../../table/typed-column.ts';

/** What was decided for the columns whose values fit both decimal marks. */
export interface AgreedMarks {
  columns: TypedColumn[];
  /** Columns where nothing in the file could tell. */
  open: string[];
  mark: DecimalMark;
}

/**
 * Settles `1,234`: first by what makes quantity × price equal the amount, then by the mark the other
 * columns of the file use, else Swedish decimal comma, to be asked about.
 */
export function agreeOnMarks(
  columns: readonly TypedColumn[],
  delimiter: string | null,
): AgreedMarks {
  const open = columns.filter((column) => column.type === 'number' && column.markBy === 'open');
  const usual = commonMark(columns) ?? (delimiter === ',' ? '.' : ',');
  if (open.length === 0) return { columns: [...columns], open: [], mark: usual };
  const byProduct = markByProduct(columns, open);
  const mark = byProduct ?? usual;
  const agreed = columns.map((column) => (open.includes(column) ? again(column, mark) : column));
  const sure = byProduct !== null || commonMark(columns) !== null;
  return { columns: agreed, open: sure ? [] : open.map((column) => column.name), mark };
}

const again = (column: TypedColumn, mark: DecimalMark): TypedColumn =>
  readNumbers(column, mark) ?? column;

function commonMark(columns: readonly TypedColumn[]): DecimalMark | null {
  const marks = new Set(
    columns.filter((column) => column.markBy === 'values').map((column) => column.mark),
  );
  const [mark] = marks;
  return marks.size === 1 && mark ? mark : null;
}

/** Tries both marks on the open columns: the one under which some column is the product of two others. */
function markByProduct(
  columns: readonly TypedColumn[],
  open: readonly TypedColumn[],
): DecimalMark | null {
  const numbers = columns.filter((column) => column.type === 'number');
  if (numbers.length < 3 || numbers.length > 12) return null;
  const hits = (mark: DecimalMark) =>
    bestProduct(numbers.map((column) => (open.includes(column) ? again(column, mark) : column)));
  const [comma, point] = [hits(','), hits('.')];
  if (comma === point || Math.max(comma, point) < 0.8) return null;
  return comma > point ? ',' : '.';
}

/** Largest share of sampled rows in which one column is the product of two others. */
function bestProduct(columns: readonly TypedColumn[]): number {
  let best = 0;
  for (const result of columns) {
    for (const a of columns) {
      for (const b of columns) {
        if (a === result || b === result || a.index >= b.index) continue;
        best = Math.max(best, productShare(a, b, result));
      }
    }
  }
  return best;
}

/** Share of up to 200 rows where a × b equals the result within one hundredth of its size. */
export function productShare(a: TypedColumn, b: TypedColumn, result: TypedColumn): number {
  const rows = result.ids.length;
  const step = Math.max(1, Math.floor(rows / 200));
  let looked = 0;
  let hits = 0;
  for (let r = 0; r < rows; r += step) {
    const [x, y, z] = [valueAt(a, r), valueAt(b, r), valueAt(result, r)];
    if (x === null || y === null || z === null || z === '0') continue;
    looked++;
    const product = multiply(decimal(x), decimal(y));
    const wanted = decimal(z);
    const slack = multiply(absolute(wanted), decimal('0.01'));
    if (compare(absolute(subtract(product, wanted)), slack) <= 0) hits++;
  }
  return looked < 2 ? 0 : hits / looked;
}

/** The value of a row as it was read; null where empty or unreadable. */
export function valueAt(column: TypedColumn, row: number): string | null {
  const id = column.ids[row] ?? -1;
  return id < 0 ? null : (column.read[id] ?? null);
}
