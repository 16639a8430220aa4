import { type Cell, cellText, isBlank, type Row } from '../../table/cell.ts';
import type { Layout } from './layout.ts';

/** Rows under a header that tell whether a column has anything. */
const LOOKED = 20;

/** One name per column; group names reach over the blanks to their right, but not over a column of nothing. */
export function headerNames(rows: readonly Row[], layout: Layout): string[] {
  const { header, width } = layout;
  if (header.length === 0) return Array.from({ length: width }, (_, c) => `Kolumn ${c + 1}`);
  const last = header.at(-1) ?? 0;
  const body = rows.slice(last + 1, last + 1 + LOOKED);
  const isEmpty = Array.from({ length: width }, (_, c) =>
    body.every(({ cells }) => isBlank(cells[c])),
  );
  const isNothing = (place: number, c: number) =>
    isEmpty[c] === true && isBlank(rows[place]?.cells[c]);
  const lines = header.map((place, n) => {
    const cells = withoutSlip(rows[place]?.cells ?? [], isEmpty);
    const texts = Array.from({ length: width }, (_, c) => nameText(cells[c]));
    const isGap = (c: number) => header.slice(n + 1).every((below) => isNothing(below, c));
    return n < header.length - 1 ? carryRight(texts, isGap) : texts;
  });
  return Array.from({ length: width }, (_, c) => {
    const parts = lines
      .map((line) => line[c] ?? '')
      .filter((part, n, all) => part !== '' && !all.slice(0, n).some((above) => ends(above, part)));
    return parts.join(' ').slice(0, 200);
  });
}

/** Whether a name above says the same, or ends with it as a word of its own: `M%` over `%`. */
const ends = (above: string, part: string): boolean =>
  above.endsWith(part) &&
  !/^[\p{L}\p{N}]{2}/u.test(`${above.at(-part.length - 1) ?? ' '}${part.at(0) ?? ' '}`);

/** One line, without the quotes a header may carry that the rows do not. */
const nameText = (cell: Cell | undefined) =>
  cellText(cell)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2');

/**
 * A header with one empty name too many has a separator too many, and the names close up; not where the empty name
 * stands over a column of nothing, which parts two tables.
 */
function withoutSlip(cells: readonly Cell[], isEmpty: readonly boolean[]): readonly Cell[] {
  const width = isEmpty.length;
  if (cells.length !== width + 1 || isBlank(cells[width])) return cells;
  const blanks = cells.flatMap((cell, c) => (isBlank(cell) ? [c] : []));
  const [only = 0] = blanks;
  return blanks.length === 1 && !isEmpty[only] ? cells.filter((_, c) => c !== only) : cells;
}

function carryRight(texts: string[], isGap: (c: number) => boolean): string[] {
  const first = texts.findIndex((text) => text !== '');
  let last = '';
  return texts.map((text, c) => {
    if (text !== '' || isGap(c)) last = text;
    return c > first ? last : text;
  });
}
