import { cellText, isBlank } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { shapeOfCell } from './header-shape.ts';
import type { Shape } from './value-shape.ts';

/** Share of a column's values that must be of a kind before a word among them is odd. */
const NEARLY_ALL = 0.8;

/**
 * The row where another table begins, its lines of title with it; null where none does. Its names stand in columns of
 * numbers and days, and the rows below them look unlike those above.
 */
export function otherTableFrom(stores: readonly ColumnStore[], rows: number): number | null {
  const shapes = stores.map(({ values }) => values.map(shapeOfCell));
  const valued = stores.map((_, c) => isValued(stores[c], shapes[c] ?? []));
  for (const row of wordsAmongValues(stores, shapes, valued)) {
    if (row === 0 || row === rows - 1 || !isHeader(stores, shapes, row)) continue;
    const names = stores.flatMap(({ ids }, c) => ((ids[row] ?? -1) >= 0 && valued[c] ? c : []));
    const follows = patternOf(stores, shapes, row + 1);
    if (!standsUnder(stores, row)) continue;
    if (names.length < 2 && follows === usualPattern(stores, shapes, row)) continue;
    return titleAbove(stores, row);
  }
  return null;
}

/** A column of numbers or days, but for a few words. */
function isValued(store: ColumnStore | undefined, shapes: readonly Shape[]): boolean {
  if (!store || store.filled === 0) return false;
  const values = store.counts.reduce(
    (sum, count, id) => sum + (isValue(shapes[id]) ? count : 0),
    0,
  );
  return values >= store.filled * NEARLY_ALL || values >= store.filled - 2;
}

const isValue = (shape: Shape | undefined) => shape === 'number' || shape === 'date';

/** Rows with a word where numbers or days are, in order. */
function wordsAmongValues(
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  valued: readonly boolean[],
): number[] {
  const rows = stores.flatMap(({ ids, values, firsts, counts }, c) =>
    valued[c]
      ? values.flatMap((value, id) =>
          counts[id] === 1 && !isValue(shapes[c]?.[id]) && /\p{L}{2}/u.test(cellText(value))
            ? [firsts[id] ?? ids.indexOf(id)]
            : [],
        )
      : [],
  );
  return [...new Set(rows)].sort((a, b) => a - b);
}

/** Two names or more, each once in its column, and no value. */
function isHeader(
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  row: number,
): boolean {
  const filled = stores.flatMap(({ ids }, c) => ((ids[row] ?? -1) >= 0 ? c : []));
  return (
    filled.length >= 2 &&
    filled.every((c) => {
      const id = stores[c]?.ids[row] ?? -1;
      const text = cellText(stores[c]?.values[id]);
      return (
        !isValue(shapes[c]?.[id]) &&
        stores[c]?.counts[id] === 1 &&
        text.length <= 60 &&
        /\p{L}{2}/u.test(text)
      );
    })
  );
}

/** True where what follows stands under the names, and under no other column. */
const standsUnder = (stores: readonly ColumnStore[], row: number): boolean =>
  stores.every(({ ids }) => (ids[row + 1] ?? -1) < 0 || (ids[row] ?? -1) >= 0);

const patternOf = (
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  row: number,
): string =>
  stores
    .map(({ ids }, c) => {
      const shape = shapes[c]?.[ids[row] ?? -1] ?? 'empty';
      return shape === 'code' ? 'text' : shape;
    })
    .join();

/** The commonest pattern among up to a hundred rows above. */
function usualPattern(
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  row: number,
): string | undefined {
  const times = new Map<string, number>();
  for (let above = Math.max(0, row - 100); above < row; above++) {
    const pattern = patternOf(stores, shapes, above);
    times.set(pattern, (times.get(pattern) ?? 0) + 1);
  }
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Lines of one cell right above the names are its title. */
function titleAbove(stores: readonly ColumnStore[], row: number): number {
  let first = row;
  while (first > 1) {
    const filled = stores.filter(({ ids }) => (ids[first - 1] ?? -1) >= 0);
    const [only] = filled;
    const cell = only?.values[only.ids[first - 1] ?? -1];
    if (filled.length !== 1 || typeof cell !== 'string' || isBlank(cell)) break;
    first--;
  }
  return first;
}
