import { readNumber } from '../columns/types/number.ts';
import { type Cell, cellText, isBlank, type Row } from '../table/cell.ts';
import { normaliseName } from '../table/normalise-name.ts';
import { namesOtherTime } from '../table/vocabulary/header-words.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout } from './rows/layout.ts';
import { monthOf, periodOf } from './rows/period-names.ts';
import { isTotalRow } from './rows/row-kinds.ts';
import type { SheetRows } from './rows/sheet-body.ts';

/** A sheet of a workbook that has the columns of others. */
export interface AlikeSheet extends SheetRows {
  /** Its place in the workbook. */
  place: number;
}

/** Sheets whose rows are one table, and whether that is sure. */
export interface AlikeSheets {
  sheets: AlikeSheet[];
  isSure: boolean;
}

interface Named {
  name: string;
  place: number;
  rows: readonly Row[];
  /** True where the guide could do with the sheet alone. */
  isReady: boolean;
}

/**
 * Of sheets with the same columns those whose rows belong together: a sheet a month, a shop or a year. One that holds or
 * sums the rows of the others is not added to them, nor is a budget. Null where no two do.
 */
export function alikeSheets(sheets: readonly Named[]): AlikeSheets | null {
  const own = sheets.filter(({ name }) => !namesOtherTime(normaliseName(name)));
  const groups = new Map<string, AlikeSheet[]>();
  for (const { rows, isReady } of own) {
    const layout = findLayout(rows);
    const header = namesOf(headerNames(rows, layout));
    if (!isReady || layout.header.length === 0 || groups.has(header)) continue;
    groups.set(
      header,
      own.flatMap((sheet) => below(sheet, header) ?? []),
    );
  }
  const [most = []] = [...groups.values()].sort((a, b) => rowsOf(b) - rowsOf(a));
  if (most.length < 2) return null;
  const whole = most.find((sheet) => holdsOthers(sheet, most));
  if (whole) return { sheets: [whole], isSure: true };
  const parts = most.filter((sheet) => !sumsOthers(sheet, most));
  return { sheets: parts, isSure: parts.length < 2 || parts.every(({ name }) => isPeriod(name)) };
}

const namesOf = (names: readonly string[]) => names.map(normaliseName).join('|');

/** Rows in which a header is looked for, by what another sheet's header says. */
const HEADER_WITHIN = 20;

/** The rows of a sheet below the header; null where it has another. */
function below({ name, place, rows }: Named, header: string): AlikeSheet | null {
  const layout = findLayout(rows);
  if (layout.header.length > 0 && namesOf(headerNames(rows, layout)) === header)
    return { name, place, rows: rows.slice(layout.from) };
  const at = rows
    .slice(0, HEADER_WITHIN)
    .findIndex(({ cells }) => namesOf(cells.map(cellText)) === header);
  return at < 0 ? null : { name, place, rows: rows.slice(at + 1) };
}

const rowsOf = (sheets: readonly AlikeSheet[]) =>
  sheets.reduce((sum, { rows }) => sum + rows.length, 0);

/** `2025-03`, `Mars`, `mars 2025`, `Q1`, `2024`. */
export const isPeriod = (name: string): boolean =>
  periodOf(name.trim()) !== null || monthOf(name.trim()) !== null;

const contentOf = (row: Row) => row.cells.map((cell) => cellText(cell).trim()).join('|');
const isData = (row: Row) =>
  row.cells.filter((cell) => !isBlank(cell)).length > 1 && !isTotalRow(row);

/** True where every row of the others stands in the sheet too. */
function holdsOthers(sheet: AlikeSheet, all: readonly AlikeSheet[]): boolean {
  const own = new Set(sheet.rows.map(contentOf));
  return all.every(
    (other) => other === sheet || other.rows.filter(isData).every((row) => own.has(contentOf(row))),
  );
}

/** True where some column of the sheet comes to the sum of the same column of all the others. */
function sumsOthers(sheet: AlikeSheet, all: readonly AlikeSheet[]): boolean {
  if (all.length < 3) return false;
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const sumOf = ({ rows }: AlikeSheet, column: number) =>
    rows.filter(isData).reduce((sum, { cells }) => sum + hundredthsIn(cells[column]), 0);
  return Array.from({ length: width }, (_, column) => column).some((column) => {
    const others = all.filter((other) => other !== sheet);
    const own = sumOf(sheet, column);
    const sums = others.map((other) => sumOf(other, column));
    return own !== 0 && sums.every((sum) => sum !== 0) && own === sums.reduce((a, b) => a + b, 0);
  });
}

function hundredthsIn(cell: Cell | undefined): number {
  if (typeof cell === 'number') return Math.round(cell * 100);
  const read = typeof cell === 'string' ? readNumber(cell.trim(), ',') : null;
  return read ? Math.round(Number(read.value) * 100) : 0;
}
