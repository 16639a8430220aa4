import { isBlank } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { type Body, rowAt } from './body.ts';

/** Names that a table has at least, and columns of nothing between two of them at most. */
const FEWEST_NAMES = 2;
const MOST_GAPS = 3;

/** How wide a table is that stands again beside itself under the same names, and where it begins there. */
interface Beside {
  width: number;
  from: number;
}

/**
 * Two tables side by side under the same names as one: the rows to the right go below those to the left. Null where the
 * names do not stand twice.
 */
export function stackedBeside(
  body: Body,
  names: readonly string[],
): { body: Body; names: string[] } | null {
  const found = body.hasSheetColumn ? null : besideIn(names);
  if (!found) return null;
  const { width, from } = found;
  const sides = [0, from].map((start) =>
    Array.from(body.lines, (_, place) => {
      const { line, cells } = rowAt(body, place);
      return { line, cells: cells.slice(start, start + width) };
    }).filter(({ cells }) => !cells.every(isBlank)),
  );
  if (sides.some((rows) => rows.length === 0)) return null;
  const rows = sides.flat();
  const own = names.slice(0, width);
  return {
    names: own,
    body: {
      ...body,
      stores: toColumns(rows, own),
      lines: Int32Array.from(rows, ({ line }) => line),
      inFile: body.inFile + rows.length - body.lines.length,
      // A row of totals is of the two tables, each by itself.
      totals: [],
    },
  };
}

function besideIn(names: readonly string[]): Beside | null {
  const written = names.map(normaliseName);
  for (let gap = 0; gap <= MOST_GAPS; gap++) {
    const width = (written.length - gap) / 2;
    if (!Number.isInteger(width) || width < FEWEST_NAMES) continue;
    const from = width + gap;
    const isGap = written.slice(width, from).every((name) => name === '');
    const isSame = written
      .slice(0, width)
      .every((name, place) => name !== '' && name === written[from + place]);
    const isDistinct = new Set(written.slice(0, width)).size === width;
    if (isGap && isSame && isDistinct) return { width, from };
  }
  return null;
}
