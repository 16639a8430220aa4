import { type Cell, cellText, isBlank, type Row } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesOfLists } from '../../table/vocabulary/header-words.ts';
import { isGroupLine, wholeHeader } from './header-lines.ts';
import {
  filledCount,
  filledWidth,
  headerShape,
  isPeriod,
  isPivotFilter,
  isTitleLine,
  shapeOfCell,
} from './header-shape.ts';
import { areNumberedHeaders } from './numbered-headers.ts';
import { type Columns, isNamed, type RowsAbove, rowsAbove } from './rows-above.ts';
import type { Shape } from './value-shape.ts';

/** Where the table stands among the rows of a file. Places are indexes into the rows. */
export interface Layout {
  width: number;
  /** Rows of the header, in order; empty where the file has none. */
  header: number[];
  /** First row after the header; before it where the header stands among the rows, as after sorting. */
  from: number;
  /** The first of a few rows above the header that are as those below it, and are not among them. */
  above?: number;
}

const headerWithin = 60;

const found = new WeakMap<readonly Row[], Layout>();

/** Finds header and extent. `headerRow` is the user's choice: a line, or 0 for "no header". */
export function findLayout(rows: readonly Row[], headerRow?: number): Layout {
  if (headerRow !== undefined) return layoutOf(rows, headerRow);
  const layout = found.get(rows) ?? layoutOf(rows);
  found.set(rows, layout);
  return layout;
}

function layoutOf(rows: readonly Row[], headerRow?: number): Layout {
  const width = commonWidth(rows);
  if (headerRow === 0) return { width, header: [], from: 0 };
  if (headerRow !== undefined) {
    const place = rows.findIndex((row) => row.line >= headerRow);
    const at = Math.max(0, place);
    return {
      width: Math.max(width, filledWidth(rows[at])),
      header: [at],
      from: at + 1,
    };
  }
  const found = findHeader(rows, width);
  if (found === null) {
    const from = firstDataRow(rows, width);
    return { width, header: [], from };
  }
  const { above } = found;
  if (above?.areMany) return { width, header: [found.place], from: above.first };
  const header = wholeHeader(rows, found.place, width);
  const from = (header.at(-1) ?? found.place) + 1;
  return {
    width: namedWidth(rows, from, width),
    header,
    from,
    ...(above && { above: above.first }),
  };
}

/** A last column that most rows leave empty, as `Kredit` after `Debet`, is still a column where it has name and values. */
function namedWidth(rows: readonly Row[], from: number, width: number): number {
  const named = filledWidth(rows[from - 1]);
  const isUsed = ({ cells }: Row) => cells.slice(width, named).some((cell) => !isBlank(cell));
  return named > width && rows.slice(from).some(isUsed) ? named : width;
}

/** The width most rows have, by cells with anything in them; formatted empty columns do not count. */
function commonWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  let widest = 1;
  for (const row of rows) {
    const used = row.cells.length;
    counts.set(used, (counts.get(used) ?? 0) + 1);
    widest = Math.max(widest, used);
  }
  let best = widest;
  let most = 0;
  for (const [cells, count] of counts) {
    if (cells < 2 && counts.size > 1) continue;
    if (count > most || (count === most && cells > best)) {
      most = count;
      best = cells;
    }
  }
  return best;
}

/** Commonest shape of each column over the rows from `from`; text where nothing dominates. */
function columnShapes(rows: readonly Row[], from: number, width: number): Shape[] {
  const tally = Array.from({ length: width }, () => new Map<Shape, number>());
  const step = Math.max(1, Math.floor((rows.length - from) / 200));
  for (let r = from; r < rows.length; r += step) {
    for (let c = 0; c < width; c++) {
      const shape = shapeOfCell(rows[r]?.cells[c]);
      if (shape === 'empty') continue;
      tally[c]?.set(shape, (tally[c]?.get(shape) ?? 0) + 1);
    }
  }
  return tally.map((counts) => {
    const total = [...counts.values()].reduce((a, b) => a + b, 0);
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    return best && best[1] >= total * 0.6 ? best[0] : total === 0 ? 'empty' : 'text';
  });
}

interface Header {
  place: number;
  score: number;
  /** Rows of the list above the header. */
  above: RowsAbove | null;
}

/** The best header among the first rows, or null where the first full row is data already. */
function findHeader(rows: readonly Row[], width: number): Header | null {
  const shapes = columnShapes(
    rows,
    Math.min(rows.length - 1, firstDataRow(rows, width) + 1),
    width,
  );
  const columns = { width, shapes, typical: Math.min(width, typicalFill(rows)) };
  let best: Header | null = null;
  for (let place = 0; place < Math.min(rows.length, headerWithin); place++) {
    const score = headerScore(rows, place, columns);
    if (score > 0 && (!best || score > best.score + atLeast(rows, best.place, place, width))) {
      const range = { from: best ? best.place + 1 : 0, header: place };
      const above = rowsAbove(rows, range, columns);
      // Rows stand above it: it is one of them, unless it says what the columns are called and none did before.
      const isHeader = isNamed(rows[place], width) && !(best && isNamed(rows[best.place], width));
      if (above === null || isHeader) best = { place, score, above };
    }
    if (best && place > best.place + 8) break;
  }
  return best;
}

/**
 * How much better than a row before it a header must be: not at all where that names groups of its columns, or fewer of
 * them than the names right under it.
 */
function atLeast(rows: readonly Row[], before: number, place: number, width: number): number {
  const [above, header] = [rows[before], rows[place]];
  if (!above || !header || header.line !== above.line + 1) return 0.15;
  return isGroupLine(above, header, width) || namesMore(header, above, width) ? 0 : 0.15;
}

const namesMore = (header: Row, above: Row, width: number) =>
  filledCount(above.cells) < width &&
  filledCount(header.cells) === width &&
  header.cells.every((cell) => headerShape(cell) === 'text');

/** Row of full width with most cells filled: where a table may begin. */
function firstDataRow(rows: readonly Row[], width: number): number {
  const wanted = Math.max(1, Math.min(width, typicalFill(rows)) * 0.6);
  const place = rows.findIndex((row) => filledCount(row.cells) >= wanted);
  return Math.max(0, place);
}

function typicalFill(rows: readonly Row[]): number {
  const fills = rows
    .slice(0, 400)
    .map((row) => filledCount(row.cells))
    .sort((a, b) => a - b);
  return fills[Math.floor(fills.length * 0.6)] ?? 1;
}

/**
 * How much a row looks like names above values: filled, textual, each name once, and unlike the
 * columns below it where those are numbers or dates. 0 = cannot be a header.
 */
function headerScore(
  rows: readonly Row[],
  place: number,
  { width, typical, shapes }: Columns,
): number {
  const cells = rows[place]?.cells ?? [];
  const filled = filledCount(cells);
  if (filled < Math.max(1, Math.min(2, width), typical * 0.5)) return 0;
  if ((width > 3 && isTitleLine(cells)) || isPivotFilter(cells)) return 0;
  let texts = 0;
  let values = 0;
  let contrast = 0;
  let contrasted = 0;
  const names = new Set<string>();
  const groups = groupsOver(rows, place, width);
  for (let c = 0; c < Math.min(cells.length, width); c++) {
    const shape = headerShape(cells[c]);
    if (shape === 'empty') continue;
    const below = shapes[c] ?? 'empty';
    // A day above days is one of them.
    if (shape === 'date' && below === 'date') return 0;
    if (shape === 'number' || shape === 'date') values++;
    else texts++;
    names.add(`${groups[c] ?? ''} ${cellText(cells[c]).trim().toLowerCase()}`);
    if (below === 'number' || below === 'date') {
      contrasted++;
      if (shape === 'text' || shape === 'code') contrast++;
    }
  }
  const isNumbered = areNumberedHeaders(cells);
  if (texts === 0 && !isNumbered && !allPeriods(cells)) return 0;
  const valueShare = values / filled;
  const namesPeriods = isNumbered || periodsInARow(cells, shapes);
  if (valueShare > 0.5 && !namesPeriods) return 0;
  const unique = names.size / filled;
  const overlong = filledWidth(rows[place]) > width ? 0.4 : 0;
  const fill = Math.min(1, filled / Math.max(1, typical));
  const versus = contrasted > 0 ? contrast / contrasted : looksLikeNames(rows, place, width);
  if (contrasted > 0 && versus < 0.3 && !namesPeriods) return 0;
  const tooLong = cells.some((cell) => typeof cell === 'string' && cell.length > 300) ? 0.2 : 0;
  return (
    fill * 0.35 +
    unique * 0.25 +
    versus * 0.4 -
    valueShare * 0.2 -
    tooLong -
    overlong +
    earliness(place)
  );
}

/** What a line of groups above a row says of each of its columns: `Exkl` under `Material` is not that under `Maskiner`. */
function groupsOver(rows: readonly Row[], place: number, width: number): string[] {
  const [above, row] = [rows[place - 1], rows[place]];
  if (!above || !row || row.line !== above.line + 1 || !isGroupLine(above, row, width)) return [];
  let group = '';
  return Array.from({ length: width }, (_, c) => {
    group = cellText(above.cells[c]).trim() || group;
    return group;
  });
}

const earliness = (place: number) => Math.max(0, 0.05 - place * 0.005);

/** Without numbers below to differ from: short, wordy, and not seen again further down. */
function looksLikeNames(rows: readonly Row[], place: number, width: number): number {
  const cells = rows[place]?.cells ?? [];
  let good = 0;
  let counted = 0;
  for (let c = 0; c < Math.min(cells.length, width); c++) {
    const text = cellText(cells[c]).trim();
    if (text === '') continue;
    counted++;
    const repeated = rows
      .slice(place + 1, place + 60)
      .some((row) => cellText(row.cells[c]).trim() === text);
    if (!repeated && text.length <= 60) good++;
  }
  if (place > 0 || rows.length < 2) return counted === 0 ? 0 : (good / counted) * 0.6;
  return counted === 0 ? 0 : (good / counted) * 0.75;
}

/** Periods as names of columns, not a day and an amount like a year (`1950`) in a row of values. */
function periodsInARow(cells: readonly Cell[], shapes: readonly Shape[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  const periods = cells.filter((cell, c) => isPeriod(cell) && shapes[c] !== 'date').length;
  if (isOneYear(cells, shapes)) return true;
  return (
    (periods >= 3 || isYearAfterYear(filled)) &&
    periods >= filled.length * 0.4 &&
    filled.length - periods <= 6 &&
    (!isPeriod(filled[0]) || (isBlank(cells[0]) && shapes[0] === 'text'))
  );
}

/** `Kostnadsslag;2024`: one year where the cell before it is blank or names what stands below it. */
function isOneYear(cells: readonly Cell[], shapes: readonly Shape[]): boolean {
  const at = cells.findLastIndex((cell) => !isBlank(cell));
  const before = cells.slice(0, at);
  return (
    at > 0 &&
    ['number', 'date'].includes(shapes[at] ?? '') &&
    /^20\d\d$/.test(cellText(cells[at]).trim()) &&
    before.every((cell) => isBlank(cell) || namesOfLists(normaliseName(cellText(cell))))
  );
}

/** `Leverantör;2024;2025`: two years are enough where one follows the other. */
function isYearAfterYear(cells: readonly Cell[]): boolean {
  const years = cells.map((cell) => cellText(cell).trim()).filter((text) => /^20\d\d$/.test(text));
  return years.length === 2 && Math.abs(Number(years[1]) - Number(years[0])) === 1;
}

const allPeriods = (cells: readonly Cell[]) =>
  cells.filter((cell) => !isBlank(cell)).every(isPeriod);
