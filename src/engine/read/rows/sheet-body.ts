import { isBlankRow, type Row } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import { type Body, emptyBody } from './body.ts';
import { headerOf, isHeaderAgain, isNote, isTotalRow, leave, leaveTotal } from './row-kinds.ts';

/**
 * Sorts the rows below the header of a sheet: those that are data, and those that are totals, repeated
 * headers or notes, each with its reason. Nothing is dropped in silence.
 */
export function sheetBody(rows: readonly Row[], names: readonly string[]): Body {
  const below = rows.filter((row) => !isBlankRow(row.cells));
  const body = emptyBody(below.length);
  const dataRows: Row[] = [];
  const header = headerOf(names);
  const tail = notesAtEnd(below, names.length);
  below.forEach((row, place) => {
    if (isTotalRow(row)) {
      leaveTotal(body, row, 'en summarad');
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
  return {
    ...body,
    stores: toColumns(dataRows, names),
    lines: Int32Array.from(dataRows, ({ line }) => line),
  };
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
