import { readDate } from '../../columns/types/date.ts';
import type { Row } from '../../table/cell.ts';
import { cellsIn, type Extent, findColumns, type PositionedLine } from './columns.ts';

/** Words that stand together as one cell have one blank between them. */
const space = 1;

/** A table of columns by position in plain text, as rows; null where the text is none. */
export function positionedRows(text: string): Row[] | null {
  const { titles, lines } = withoutTitles(text.split(/\r\n|\n|\r/));
  const positioned = lines.flatMap((line, n) => (line.trim() === '' ? [] : [wordsOf(line, n + 1)]));
  const ruler = lines.find((line) => /^\s*[-=_]{2,}(?:\s+[-=_]{2,})+\s*$/.test(line));
  const body = positioned.filter(
    ({ words }) => !words.every((word) => /^[-=_.]+$/.test(word.text)),
  );
  const columns = ruler ? extentsOf(ruler) : findColumns(body);
  if (!columns) return null;
  const split = splitDate(body, columns);
  return [...titles, ...body.map((line) => ({ line: line.line, cells: cellsIn(line, split) }))];
}

/** A line from edge to edge, below the names of the columns. */
const isRule = (line: string) => /^\s*[-=_]{8,}\s*$/.test(line);
const FEWEST_NAMES = 3;
const MOST_TITLES = 12;
const namesColumns = (line: string) =>
  !/\d/.test(line) && line.trim().split(/\s{2,}|\t/).length >= FEWEST_NAMES;

/**
 * A printed report has its title above the names and a rule, and again on each page: those lines are of no column. Theirs
 * on the first page are rows of one cell, later ones nothing; an emptied line keeps the others' numbers.
 */
function withoutTitles(lines: readonly string[]): { titles: Row[]; lines: string[] } {
  const rule = lines.findIndex((line, at) => isRule(line) && namesColumns(lines[at - 1] ?? ''));
  const before = lines.slice(0, Math.max(0, rule - 1));
  // What is longer is a table of its own.
  const above = before.filter((line) => line.trim() !== '').length > MOST_TITLES ? [] : before;
  const bare = (line: string) => line.replace(/\d+/g, '').trim();
  const isTitle = new Set(above.map(bare).filter((line) => line !== ''));
  return {
    titles: above.flatMap((line, at) =>
      line.trim() === '' ? [] : [{ line: at + 1, cells: [line.trim().replace(/\s+/g, ' ')] }],
    ),
    lines: lines.map((line) => (isTitle.has(bare(line)) ? '' : line)),
  };
}

function wordsOf(line: string, at: number): PositionedLine {
  const words: PositionedLine['words'] = [];
  let shift = 0;
  for (const match of line.matchAll(/\t|[^\s]+/g)) {
    // A tab reaches to the next eighth column.
    if (match[0] === '\t') {
      shift += 8 - ((match.index + shift) % 8) - 1;
      continue;
    }
    const from = match.index + shift;
    words.push({ from, to: from + match[0].length, text: match[0] });
  }
  return { line: at, words, space };
}

const extentsOf = (ruler: string): Extent[] =>
  wordsOf(ruler, 0).words.map(({ from, to }) => ({ from, to }));

/** A first column in which most cells begin with a day holds two: the day, and what follows it. */
function splitDate(lines: readonly PositionedLine[], columns: readonly Extent[]): Extent[] {
  const [first, ...rest] = columns;
  if (!first) return [...columns];
  const inside = lines.map(({ words }) => words.filter(({ to }) => to <= first.to));
  const days = inside.filter(([word, next]) => word && next && readDate(word.text) !== null);
  const widest = Math.max(0, ...days.map(([word]) => word?.to ?? 0));
  if (days.length < 2 || days.length < inside.filter(({ length }) => length > 1).length * 0.6) {
    return [...columns];
  }
  const next = Math.min(...days.map(([, word]) => word?.from ?? widest + 1));
  return [{ from: first.from, to: widest }, { from: next, to: first.to }, ...rest];
}
