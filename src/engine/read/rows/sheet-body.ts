import { type Cell, isBlankRow, type Row } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import { type Body, emptyBody } from './body.ts';
import {
  type HeaderNames,
  headerOf,
  isAverageRow,
  isComparisonRow,
  isHeaderAgain,
  isNote,
  isTotalRow,
  leave,
  leaveAverage,
  leaveComparison,
  leaveTotal,
} from './row-kinds.ts';

/** Rows of one of several sheets that are one table. */
export interface SheetRows {
  name: string;
  rows: readonly Row[];
}

/**
 * Sorts the rows below the header of a sheet: those that are data, and those that are totals, repeated
 * headers or notes, each with its reason. Nothing is dropped in silence.
 */
export function sheetBody(rows: readonly Row[], names: readonly string[]): Body {
  const below = rows.filter((row) => !isBlankRow(row.cells));
  const body = emptyBody(below.length);
  return bodyOf(body, dataIn(below, headerOf(names), body), names);
}

/** The same of sheets that are one table; a column more tells each row's sheet. */
export function sheetsBody(sheets: readonly SheetRows[], names: readonly string[]): Body {
  const body = emptyBody();
  const header = headerOf(names);
  const data = sheets.flatMap(({ name, rows }) => {
    const below = rows.filter((row) => !isBlankRow(row.cells));
    body.inFile += below.length;
    return dataIn(below, header, body).map((row) => withSheet(row, names.length, name));
  });
  return { ...bodyOf(body, data, [...names, 'Blad']), hasSheetColumn: true };
}

const withSheet = ({ line, cells }: Row, width: number, name: string): Row => ({
  line,
  cells: [...Array.from({ length: width }, (_, c): Cell => cells[c] ?? ''), name],
});

const bodyOf = (
  body: ReturnType<typeof emptyBody>,
  rows: readonly Row[],
  names: readonly string[],
): Body => ({
  ...body,
  stores: toColumns(rows, names),
  lines: Int32Array.from(rows, ({ line }) => line),
});

function dataIn(
  below: readonly Row[],
  header: HeaderNames,
  body: ReturnType<typeof emptyBody>,
): Row[] {
  const dataRows: Row[] = [];
  const tail = notesAtEnd(below, header.normal.length);
  below.forEach((row, place) => {
    if (isTotalRow(row)) {
      leaveTotal(body, row, 'en summarad');
    } else if (isAverageRow(row)) {
      leaveAverage(body, row);
    } else if (isComparisonRow(row, body)) {
      leaveComparison(body, row);
    } else if (place >= tail) {
      leave(
        body,
        row,
        'footer',
        `Rad ${row.line} är en anmärkning under tabellen och inte en rad i den.`,
      );
    } else if (isHeaderAgain(row, header)) {
      leave(body, row, 'repeatedHeader', `Rad ${row.line} upprepar rubrikraden.`);
    } else dataRows.push(row);
  });
  return dataRows;
}

/** Place from which every row is a note or a total. */
function notesAtEnd(rows: readonly Row[], width: number): number {
  let place = rows.length;
  for (; place > 1; place--) {
    const row = rows[place - 1];
    if (!row || !(isNote(row, width) || isTotalRow(row))) break;
  }
  return place;
}
