/** A word with its extent across the page: characters in text, points in a PDF. */
export interface Word {
  from: number;
  to: number;
  text: string;
}

export interface PositionedLine {
  /** 1-based line of the text, or of the whole PDF. */
  line: number;
  /** From left to right. */
  words: Word[];
  /** Widest gap that is still a space between two words and not one between two columns. */
  space: number;
}

export interface Extent {
  from: number;
  to: number;
}

/** Words that stand together as one cell. */
export function cellsOf({ words, space }: PositionedLine): Extent[] {
  const cells: Extent[] = [];
  for (const { from, to } of words) {
    const last = cells.at(-1);
    if (last && from - last.to <= space) last.to = Math.max(last.to, to);
    else cells.push({ from, to });
  }
  return cells;
}

/** Least lines that make a table. */
const leastLines = 3;

/**
 * The columns of a table known by where its words stand: strips that no line of the table leaves empty between
 * gaps that all of them have. Null where the lines are running text.
 */
export function findColumns(lines: readonly PositionedLine[]): Extent[] | null {
  const cells = lines.map(cellsOf).filter((line) => line.length > 1);
  const usual = commonest(cells.map(({ length }) => length));
  const table = cells.filter(({ length }) => length >= Math.max(2, Math.ceil(usual * 0.6)));
  if (table.length < leastLines) return null;
  const columns = covered(table);
  if (columns.length < 2) return null;
  const even = table.filter((line) => line.length >= Math.min(usual, columns.length) * 0.6);
  return even.length >= leastLines ? columns : null;
}

/** The number that most lines have; of equals the largest. */
function commonest(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  let best = 0;
  for (const [count, times] of tally) {
    const held = tally.get(best) ?? 0;
    if (times > held || (times === held && count > best)) best = count;
  }
  return best;
}

/** Lines out of a hundred that may cross a gap without closing it. */
const crossing = 3;

/** The extents that words cover, where the gaps between them are free on nearly all lines. */
function covered(lines: readonly Extent[][]): Extent[] {
  const steps = new Map<number, number>();
  const step = (at: number, by: number) => steps.set(at, (steps.get(at) ?? 0) + by);
  for (const line of lines) {
    for (const { from, to } of line) {
      step(Math.floor(from), 1);
      step(Math.ceil(to), -1);
    }
  }
  const slack = Math.floor((lines.length * crossing) / 100);
  const columns: Extent[] = [];
  let depth = 0;
  let open: number | null = null;
  for (const at of [...steps.keys()].sort((a, b) => a - b)) {
    depth += steps.get(at) ?? 0;
    if (depth > slack) open ??= at;
    else if (open !== null) {
      columns.push({ from: open, to: at });
      open = null;
    }
  }
  return columns;
}

/** The words of a line by column: each in the one it shares most with, or stands nearest to. */
export function cellWords({ words }: PositionedLine, columns: readonly Extent[]): Word[][] {
  const cells = columns.map((): Word[] => []);
  for (const word of words) {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    columns.forEach(({ from, to }, place) => {
      const shared = Math.min(word.to, to) - Math.max(word.from, from);
      if (shared > most) {
        most = shared;
        best = place;
      }
    });
    cells[best]?.push(word);
  }
  return cells;
}

/** The same as text. */
export const cellsIn = (line: PositionedLine, columns: readonly Extent[]): string[] =>
  cellWords(line, columns).map((words) => words.map(({ text }) => text).join(' '));
