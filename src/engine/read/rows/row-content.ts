import { cellText, isBlank, type Row } from '../../table/cell.ts';
import { isTotalRow } from './row-kinds.ts';

/** What a row holds, without the empty cells at its end. */
export function contentOf(row: Row): string {
  const cells = row.cells.map((cell) => cellText(cell).trim());
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join('|');
}

/** Whether a row has more than a label, and sums no others. */
export const isData = (row: Row) =>
  row.cells.filter((cell) => !isBlank(cell)).length > 1 && !isTotalRow(row);
