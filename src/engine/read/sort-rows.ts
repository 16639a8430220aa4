import { normaliseName } from '../columns/normalise-name.ts';
import { type Cell, cellText, isBlank, isBlankRow, type Row } from './cell.ts';
import { isTotalLabel } from './labels.ts';
import type { Layout } from './layout.ts';
import { limits } from './limits.ts';
import { inStep, shapesOf } from './row-fit.ts';
import type { LeftOutRow } from './understanding.ts';

export interface SortedRows {
  kept: Row[];
  leftOut: LeftOutRow[];
  /** Total rows with their cells, for the reconciliation. */
  totals: Row[];
  /** Rows that were put right while reading: line and what was done. */
  mended: { line: number; text: string }[];
}

/**
 * Sorts the rows below the header: those that are data, and those that are totals, repeated headers,
 * notes or unreadable, each with its reason. Nothing is dropped in silence.
 */
export function sortRows(
  rows: readonly Row[],
  layout: Layout,
  names: readonly string[],
  delimiter: string | null,
): SortedRows {
  const below = rows.slice(layout.from, layout.to).filter((row) => !isBlankRow(row.cells));
  const text = delimiter !== null;
  const sorted: SortedRows = { kept: [], leftOut: [], totals: [], mended: [] };
  const shapes = text ? shapesOf(below, layout.width) : [];
  const header = headerOf(names);
  const tail = notesAtEnd(below, layout.width);
  const other = text ? otherTable(below, layout.width) : below.length;
  below.forEach((row, place) => {
    if (place >= other) leave(sorted, row, 'unreadable', otherTableText(row, below[other]));
    else if (place >= tail && !isTotalRow(row))
      leave(
        sorted,
        row,
        'footer',
        `${at(row, text)} är en anmärkning under tabellen och inte en rad i den.`,
      );
    else if (isTotalRow(row)) {
      sorted.totals.push(row);
      leave(
        sorted,
        row,
        'total',
        `${at(row, text)} är en summarad och räknas inte med, annars skulle beloppen räknas två gånger.`,
      );
    } else if (isHeaderAgain(row, header))
      leave(sorted, row, 'repeatedHeader', `${at(row, text)} upprepar rubrikraden.`);
    else if (text) keepInStep(sorted, row, shapes, delimiter);
    else sorted.kept.push(row);
  });
  return sorted;
}

const at = (row: Row, text: boolean) => `${text ? 'Rad' : 'Rad'} ${row.line}`;

export function leave(
  sorted: SortedRows,
  row: Row,
  reason: LeftOutRow['reason'],
  text: string,
): void {
  sorted.leftOut.push({ row: row.line, reason, text, content: contentOf(row.cells) });
}

export function contentOf(cells: readonly Cell[]): string {
  return cells.slice(0, 60).map(cellText).join(' | ').slice(0, limits.rowText);
}

function keepInStep(
  sorted: SortedRows,
  row: Row,
  shapes: ReturnType<typeof shapesOf>,
  delimiter: string,
): void {
  const width = shapes.length;
  if (row.fault && !row.fault.repaired) {
    leave(
      sorted,
      row,
      'unreadable',
      `Rad ${row.line}: ${row.fault.text}. Rätta citattecknet i filen och ladda upp den på nytt.`,
    );
    return;
  }
  const cells = inStep(row, shapes, delimiter);
  if (!cells) {
    leave(
      sorted,
      row,
      'unreadable',
      `Rad ${row.line}: väntade ${width} värden, fann ${row.cells.length}. Rätta raden i filen och ladda upp den på nytt.`,
    );
    return;
  }
  if (cells !== row.cells && row.cells.length > width) {
    sorted.mended.push({
      line: row.line,
      text: `väntade ${width} värden, fann ${row.cells.length}`,
    });
  }
  if (row.fault) sorted.mended.push({ line: row.line, text: row.fault.text });
  sorted.kept.push(cells === row.cells ? row : { ...row, cells });
}

function firstFilled(cells: readonly Cell[]): Cell | undefined {
  for (const cell of cells) if (!isBlank(cell)) return cell;
  return undefined;
}

/** The first filled cell is a total's label, and the row has gaps that rows of data do not have. */
function isTotalRow(row: Row): boolean {
  const first = firstFilled(row.cells);
  if (typeof first !== 'string' || !isTotalLabel(first)) return false;
  const blanks = row.cells.filter(isBlank).length;
  const texts = row.cells.filter(
    (cell) => typeof cell === 'string' && /\p{L}{3,}/u.test(cell),
  ).length;
  return blanks > 0 || row.cells.length <= 3 || texts === 1;
}

/** The names of the header, to know them again further down. */
interface HeaderNames {
  normal: string[];
  written: ReadonlySet<string>;
  named: number;
}

function headerOf(names: readonly string[]): HeaderNames {
  const normal = names.map(normaliseName);
  const written = new Set(names.flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()]));
  return { normal, written, named: normal.filter((name) => name !== '').length };
}

function isHeaderAgain(row: Row, header: HeaderNames): boolean {
  const first = firstFilled(row.cells);
  if (typeof first !== 'string' || !header.written.has(first.trim())) return false;
  let same = 0;
  let filled = 0;
  row.cells.forEach((cell, c) => {
    if (isBlank(cell)) return;
    filled++;
    if (normaliseName(cellText(cell)) === header.normal[c] && header.normal[c] !== '') same++;
  });
  return same >= Math.max(1, filled * 0.8) && same >= header.named * 0.5;
}

/** Place from which every row is a note: one filled cell of text in a table of several columns. */
function notesAtEnd(rows: readonly Row[], width: number): number {
  if (width < 3) return rows.length;
  let place = rows.length;
  while (place > 1) {
    const cells = rows[place - 1]?.cells ?? [];
    const filled = cells.filter((cell) => !isBlank(cell));
    const [only] = filled;
    const note = filled.length === 1 && typeof only === 'string' && /\p{L}{2}/u.test(only);
    const total = typeof only === 'string' && isTotalLabel(only);
    if (!note && !total) break;
    place--;
  }
  return place;
}

/** Three rows in a run of another width, the first all names: another table begins there. */
function otherTable(rows: readonly Row[], width: number): number {
  for (let place = 1; place + 2 < rows.length; place++) {
    const own = rows[place]?.cells.length ?? 0;
    if (own === width || own < 2 || rows[place]?.fault) continue;
    const run = [1, 2].every((n) => rows[place + n]?.cells.length === own);
    const names = rows[place]?.cells.every(
      (cell) => typeof cell === 'string' && cell.trim() !== '' && !/^[\d\s.,-]+$/.test(cell),
    );
    if (run && names) return place;
  }
  return rows.length;
}

const otherTableText = (row: Row, first: Row | undefined) =>
  `Rad ${row.line} hör till en annan tabell, som börjar på rad ${first?.line ?? row.line}. Ladda upp den som en egen fil om den ska analyseras.`;
