import { limits } from '#engine/read/limits.ts';
import { ReadError } from '#engine/read/read-error.ts';
import { type Cell, isBlankRow, type Row } from '#engine/table/cell.ts';

/** The rows that hold anything, without empty cells at their end. */
export class RowList {
  readonly rows: Row[] = [];
  private cells = 0;

  /** Adds the row at a place from 0 where it holds anything, and gives how many cells it has then. */
  add(place: number, cells: Cell[]): number {
    while (cells.length > 0 && cells[cells.length - 1] === '') cells.pop();
    if (cells.length === 0 || isBlankRow(cells)) return 0;
    this.rows.push({ line: place + 1, cells });
    this.cells += cells.length;
    guardSize(this.rows.length, this.cells);
    return cells.length;
  }
}

function guardSize(rows: number, cells: number): void {
  if (rows <= limits.rows && cells <= limits.cells) return;
  throw new ReadError(
    'too_long',
    'Arbetsboken har fler än 1 000 000 rader eller 5 miljoner värden. Dela den, till exempel ett år i taget, och ladda upp delarna var för sig.',
  );
}
