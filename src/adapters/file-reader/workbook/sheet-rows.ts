import type * as xlsx from '@e965/xlsx';
import type { Cell, Row } from '#engine/table/cell.ts';
import { composed } from '#engine/text/composed.ts';
import { errorText, type SheetCells, truth } from './cells.ts';
import type { DenseSheet } from './dense-book.ts';
import { RowList } from './row-list.ts';
import { held } from './scanned-sheet.ts';

/** The rows of a sheet as the library read it. */
export function rowsOf(sheet: xlsx.WorkSheet, cells: SheetCells): Row[] {
  const grid = (sheet['!data'] ?? []) as (xlsx.CellObject | undefined)[][];
  const rows = new RowList();
  for (let r = 0; r < grid.length; r++) {
    const source = grid[r];
    if (!source) continue;
    const row: Cell[] = [];
    for (let c = 0; c < source.length; c++) row.push(cells.of(c, source[c]));
    rows.add(r, row);
  }
  return rows.rows;
}

/** The rows of a sheet as it was scanned; null where it names a shared text that the workbook does not have. */
export function rowsOfScan(sheet: DenseSheet, cells: SheetCells): Row[] | null {
  const { scan } = sheet;
  const rows = new RowList();
  let row: Cell[] = [];
  for (let n = 0; n < scan.count; n++) {
    const column = scan.columns[n] ?? 0;
    while (row.length < column) row.push('');
    const cell = cellAt(sheet, n, cells);
    if (cell === null) return null;
    row.push(cell);
    if (scan.rows[n + 1] === scan.rows[n] && n + 1 < scan.count) continue;
    rows.add(scan.rows[n] ?? 0, row);
    row = [];
  }
  return rows.rows;
}

function cellAt({ scan, formats, shared }: DenseSheet, n: number, cells: SheetCells): Cell | null {
  const [kind, value = 0] = [scan.kinds[n], scan.values[n]];
  if (kind === held.number)
    return cells.number(scan.columns[n] ?? 0, value, formats.get(scan.styles[n] ?? 0));
  if (kind === held.text) return composed(scan.texts[value] ?? '');
  if (kind === held.error) return errorText;
  if (kind !== held.shared) return truth(kind === held.yes);
  const text = shared[value];
  return text === undefined ? null : composed(text.t ?? '');
}
