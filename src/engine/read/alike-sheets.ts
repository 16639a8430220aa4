import { readNumber } from '../columns/types/number.ts';
import { type Cell, cellText, type Row } from '../table/cell.ts';
import { normaliseName } from '../table/normalise-name.ts';
import { namesAmount, namesOtherTime } from '../table/vocabulary/header-words.ts';
import { sheetKind } from '../table/vocabulary/sheet-names.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout } from './rows/layout.ts';
import { monthOf, periodOf } from './rows/period-names.ts';
import { contentOf, isData } from './rows/row-content.ts';
import type { SheetRows } from './rows/sheet-body.ts';
import { besideSold } from './sheets-beside-sold.ts';

/** A sheet of a workbook that has the columns of others. */
export interface AlikeSheet extends SheetRows {
  /** Its place in the workbook. */
  place: number;
}

/** Sheets whose rows are one table, their cells in the order of one of them, and whether that is sure. */
export interface AlikeSheets {
  sheets: AlikeSheet[];
  /** Place in the workbook of the sheet whose header is that of all. */
  header: number;
  isSure: boolean;
  /** Sheets that are not among them since their rows stand on one that is. */
  inside: readonly number[];
  /** True where rows that do not count by the name of their sheet stand on another too, of which they are taken here. */
  isTakenOut: boolean;
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
  const groups = new Map<string, { header: number; sheets: AlikePart[] }>();
  for (const { name, rows, isReady, place } of own) {
    const layout = findLayout(rows);
    const names = headerNames(rows, layout).map(keyOf);
    const isOfOther = kindOf({ name }) !== null;
    if (!isReady || isOfOther || layout.header.length === 0 || groups.has(names.join('|')))
      continue;
    const sheets = own.flatMap((sheet) => below(sheet, names) ?? []);
    groups.set(names.join('|'), { header: place, sheets });
  }
  const [most] = [...groups.values()].sort((a, b) => rowsOf(b.sheets) - rowsOf(a.sheets));
  if (!most || most.sheets.length < 2) return null;
  const { header, sheets: all } = most;
  const sold = all.filter((sheet) => kindOf(sheet) === null);
  const whole = sold.length > 1 ? sold.find((sheet) => holdsOthers(sheet, sold)) : undefined;
  const parts = whole ? [whole] : sold.filter((sheet) => !sumsOthers(sheet, sold));
  const beside = besideSold(
    parts,
    all.filter((sheet) => kindOf(sheet) !== null),
  );
  const areMonths = parts.every(({ name, isWhole }) => isWhole && isPeriod(name));
  const isSure =
    (parts.length < 2 || areMonths) &&
    !beside.isTakenOut &&
    beside.sheets.every((sheet) => kindOf(sheet) === 'cancelled');
  return {
    sheets: comparable([...beside.sold, ...beside.sheets]),
    header: whole?.place ?? header,
    isSure,
    inside: beside.inside,
    isTakenOut: beside.isTakenOut,
  };
}

/** A name as it is compared: `InvoiceDate` on one sheet is `INVOICEDATE` on another. */
const keyOf = (name: string) => normaliseName(name).replaceAll(' ', '');

/** `isWhole`: it has every amount of the header. */
interface AlikePart extends AlikeSheet {
  isWhole: boolean;
  /** Places of the header's columns that the sheet does not have. */
  lacking: readonly number[];
}

/**
 * Rows that stand on two sheets are told by being alike, which they are not where one sheet has a column that the other
 * lacks: a row gets what the same row says there on another sheet, or nothing where rows alike say different things.
 */
function comparable(parts: readonly AlikePart[]): AlikeSheet[] {
  const lacking = [...new Set(parts.flatMap((part) => part.lacking))];
  if (lacking.length === 0) return [...parts];
  const isLacking = new Set(lacking);
  const sharedOf = (row: Row) =>
    contentOf({ ...row, cells: row.cells.map((cell, c) => (isLacking.has(c) ? '' : cell)) });
  const known = new Map<string, Map<number, Cell>>();
  for (const part of parts) {
    const has = lacking.filter((c) => !part.lacking.includes(c));
    for (const row of part.rows.filter(isData)) {
      const content = sharedOf(row);
      const values = known.get(content) ?? new Map<number, Cell>();
      known.set(content, values);
      for (const c of has) {
        const [own, before] = [row.cells[c] ?? '', values.get(c)];
        const isOther = before !== undefined && cellText(before) !== cellText(own);
        values.set(c, isOther ? '' : own);
      }
    }
  }
  const filled = (row: Row): Row => {
    const values = known.get(sharedOf(row));
    const cells = row.cells.map((cell, c) => (isLacking.has(c) ? (values?.get(c) ?? '') : cell));
    return { ...row, cells };
  };
  return parts.map((part) => ({
    ...part,
    rows: part.rows.map((row) => (isData(row) ? filled(row) : row)),
  }));
}

/** Rows in which a header is looked for, by what another sheet's header says. */
const HEADER_WITHIN = 20;

/** The rows of a sheet below the header, its cells in the header's order; null where it has another. */
function below({ name, place, rows }: Named, header: readonly string[]): AlikePart | null {
  const layout = findLayout(rows);
  const own = headerNames(rows, layout).map(keyOf);
  const isSame = (names: readonly string[]) => names.join('|') === header.join('|');
  if (layout.header.length > 0 && isSame(own))
    return { name, place, rows: rows.slice(layout.from), isWhole: true, lacking: [] };
  const at = rows
    .slice(0, HEADER_WITHIN)
    .findIndex(({ cells }) => isSame(cells.map((cell) => keyOf(cellText(cell)))));
  if (at >= 0) return { name, place, rows: rows.slice(at + 1), isWhole: true, lacking: [] };
  const moved = layout.header.length > 0 ? inOrder(own, header) : null;
  if (moved === null) return null;
  const inside = rows.slice(layout.from).map(({ line, cells }) => ({
    line,
    cells: moved.map((from): Cell => (from < 0 ? '' : (cells[from] ?? ''))),
  }));
  return {
    name,
    place,
    rows: inside,
    isWhole: header.every((key, c) => moved[c] !== -1 || !namesAmount(key)),
    lacking: moved.flatMap((from, c) => (from < 0 ? [c] : [])),
  };
}

/** Share of a header's names that a sheet with fewer columns must have. */
const SHARED = 0.6;

/** Where each name of the header stands in a sheet that has the same in another order, or some of them; null else. */
function inOrder(own: readonly string[], header: readonly string[]): number[] | null {
  const filled = own.filter((name) => name !== '');
  const isPart = filled.every((name) => header.includes(name));
  const isOnce = new Set(filled).size === filled.length && new Set(header).size === header.length;
  if (!isPart || !isOnce || filled.length < Math.max(2, header.length * SHARED)) return null;
  return header.map((name) => own.indexOf(name));
}

const rowsOf = (sheets: readonly AlikeSheet[]) =>
  sheets.reduce((sum, { rows }) => sum + rows.length, 0);

/** `2025-03`, `Mars`, `mars 2025`, `Q1`, `2024`. */
export const isPeriod = (name: string): boolean =>
  periodOf(name.trim()) !== null || monthOf(name.trim()) !== null;

const kindOf = ({ name }: Pick<Named, 'name'>) => sheetKind(normaliseName(name));

/** True where every row of the others stands in the sheet too. */
function holdsOthers(sheet: AlikeSheet, all: readonly AlikeSheet[]): boolean {
  const own = new Set(sheet.rows.map(contentOf));
  return all.every(
    (other) => other === sheet || other.rows.filter(isData).every((row) => own.has(contentOf(row))),
  );
}

/**
 * True where columns of the sheet come to the sum of the same columns of all the others, at least as many as do not. A
 * column with one value, such as a year or the freight, comes to that wherever there are as many rows.
 */
function sumsOthers(sheet: AlikeSheet, all: readonly AlikeSheet[]): boolean {
  if (all.length < 3) return false;
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const others = all.filter((other) => other !== sheet);
  const valuesOf = ({ rows }: AlikeSheet, column: number) =>
    rows.filter(isData).map(({ cells }) => hundredthsIn(cells[column]));
  const sumOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  let [hits, misses] = [0, 0];
  for (let column = 0; column < width; column++) {
    const own = sumOf(valuesOf(sheet, column));
    const values = others.map((other) => valuesOf(other, column));
    if (own === 0 || new Set(values.flat()).size < 2 || values.some((each) => sumOf(each) === 0))
      continue;
    if (own === sumOf(values.map(sumOf))) hits++;
    else misses++;
  }
  return hits > 0 && hits >= misses;
}

function hundredthsIn(cell: Cell | undefined): number {
  if (typeof cell === 'number') return Math.round(cell * 100);
  const read = typeof cell === 'string' ? readNumber(cell.trim(), ',') : null;
  return read ? Math.round(Number(read.value) * 100) : 0;
}
