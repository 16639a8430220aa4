import { cellWords, type Extent, type PositionedLine, type Word } from '../fixed-width/columns.ts';
import { shapeOf } from '../rows/value-shape.ts';

/** Lines that must tell, and the share of those with words in a column that must agree. */
const FEWEST = 3;
const SHARE = 0.6;
/** Points by which numbers under each other may end, or days begin, apart. */
const ALIGNED = 1.5;

/**
 * Columns that stand so close that words of them run together, each by itself: where most lines end, or begin, with a
 * number or a day under one of the line before.
 */
export function partedColumns(
  lines: readonly PositionedLine[],
  columns: readonly Extent[],
): Extent[] {
  const words = lines.map((line) => cellWords(line, columns));
  return columns.flatMap((column, place) =>
    parted(
      column,
      words.map((cells) => cells[place] ?? []).filter((cell) => cell.length > 0),
    ),
  );
}

function parted(column: Extent, cells: readonly Word[][]): Extent[] {
  const last = sameEdge(cells, 'to');
  if (last) {
    const left = cells.map((cell) => cell.filter((word) => !last.includes(word)));
    const before = cells.filter((cell) => cell.some((word) => last.includes(word)));
    const ends = before.map((cell) => cell.findLast((word) => !last.includes(word))?.to ?? 0);
    // A name may begin where the words to the left end, and the numbers below it further on.
    const at = Math.min(Math.max(...ends), ...last.map(({ from }) => from));
    return [
      ...parted(
        { from: column.from, to: at },
        left.filter((cell) => cell.length > 0),
      ),
      { from: at, to: column.to },
    ];
  }
  const first = sameEdge(cells, 'from') ?? sameEdge(cells, 'from', 'to');
  if (!first) return [column];
  const at = Math.max(...first.map(({ to }) => to));
  const right = cells.map((cell) => cell.filter((word) => !first.includes(word)));
  return [
    { from: column.from, to: at },
    ...parted(
      { from: at, to: column.to },
      right.filter((cell) => cell.length > 0),
    ),
  ];
}

/** The words at one end of most cells that are values under each other, with others beside them; null where they are not. */
function sameEdge(
  cells: readonly Word[][],
  end: 'from' | 'to',
  edge: 'from' | 'to' = end,
): Word[] | null {
  const several = cells.filter((cell) => cell.length > 1);
  const ends = several.flatMap((cell) => {
    const word = end === 'to' ? cell.at(-1) : cell[0];
    const next = end === 'to' ? cell.at(-2) : cell[1];
    // `12` before `500,50` may be of the same number.
    const isOpen =
      next !== undefined && /^\d{1,3}$/.test(end === 'to' ? next.text : (word?.text ?? ''));
    return word && !isOpen && isValue(word) ? [word] : [];
  });
  const common = ends.map((word) =>
    ends.filter((other) => Math.abs(other[edge] - word[edge]) <= ALIGNED),
  );
  const [most = []] = common.sort((one, other) => other.length - one.length);
  return most.length >= FEWEST && most.length >= cells.length * SHARE ? most : null;
}

const isValue = ({ text }: Word) => ['number', 'date'].includes(shapeOf(text.trim()));
