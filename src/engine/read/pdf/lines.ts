import type { PositionedLine, Word } from '../fixed-width/columns.ts';

/** A piece of text on a page, in points; `y` grows upwards. */
export interface PdfItem {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The level text of one page. */
export type PdfPage = PdfItem[];

/** Gaps in parts of the letter height: letters of one word, words of one cell. */
const withinWord = 0.12;
const withinCell = 0.6;

/** The lines of all pages from top to bottom, numbered through the whole document. */
export function linesOf(pages: readonly PdfPage[]): PositionedLine[][] {
  let line = 0;
  return pages.map((page) => rowsOf(page).map((items) => positionedLine(items, ++line)));
}

/** Items at the same height, the highest first. */
function rowsOf(page: PdfPage): PdfItem[][] {
  const sorted = page
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: PdfItem[][] = [];
  for (const item of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    const reach = Math.max(1, Math.min(item.height, first?.height ?? 0) * 0.5);
    if (row && first && first.y - item.y < reach) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

function positionedLine(items: readonly PdfItem[], line: number): PositionedLine {
  const words: Word[] = [];
  const heights = items.map(({ height }) => height).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] || 10;
  for (const item of [...items].sort((a, b) => a.x - b.x)) {
    for (const word of wordsOf(item)) {
      const last = words.at(-1);
      if (last && word.from - last.to < height * withinWord) {
        last.text += word.text;
        last.to = Math.max(last.to, word.to);
      } else words.push(word);
    }
  }
  return { line, words, space: height * withinCell };
}

/** A piece that holds several cells has long runs of blanks; each takes its share of the width. */
function wordsOf({ text, x, width }: PdfItem): Word[] {
  const step = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    from: x + match.index * step,
    to: x + (match.index + match[0].length) * step,
    text: match[0],
  }));
}

export const textOf = (lines: readonly PositionedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
