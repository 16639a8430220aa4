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
export function rowsOf(page: PdfPage): PdfItem[][] {
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

/**
 * A piece that holds several cells has long runs of blanks; each takes its share of the width. A day before words, or an
 * amount after them, may be a cell of its own however near they stand.
 */
function wordsOf({ text, x, width }: PdfItem): Word[] {
  const step = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+(?: \S+)*/g)].flatMap((match) => {
    const parts = match[0].length > LONGEST ? null : DAY_AND_AMOUNT.exec(match[0]);
    const [day = '', between = '', amount = ''] = parts?.slice(1) ?? ['', match[0]];
    let at = match.index;
    return [day, between, amount].flatMap((part) => {
      const text = part.trim();
      const start = at + part.indexOf(text);
      at += part.length;
      return text === ''
        ? []
        : [{ from: x + start * step, to: x + (start + text.length) * step, text }];
    });
  });
}

/** What is longer is no cell beside others. */
const LONGEST = 200;

/** `2025-01-10 Brf Lärkan 4 703,00`: a day, what stands between, and an amount with decimals, or a month in a header. */
const DAY_AND_AMOUNT =
  /^((?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}) (?=\S*\p{L}))?(.*?)((?<=\p{L}\S* )-?(?:\d{1,3}(?:[ .,\u00a0]\d{3})+|\d+)[.,]\d{2}|(?<=\p{L}\S* )\d{4}-\d{2})?$/u;

export const textOf = (lines: readonly PositionedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
