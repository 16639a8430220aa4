import type { Row } from './cell.ts';
import type { ToldDialect } from './dialect.ts';
import { limits } from './limits.ts';
import { ReadError } from './read-error.ts';
import { recover } from './recover.ts';
import { type Record, Tokeniser } from './tokenise.ts';

/** All rows of a text file, blank lines left out; `line` is the 1-based line each begins on. */
export function readRows(text: string, dialect: ToldDialect): Row[] {
  const tokeniser = new Tokeniser(text, dialect, dialect.crOnly);
  const rows: Row[] = [];
  let at = dialect.start;
  let line = dialect.start > 0 ? 2 : 1;
  let cells = 0;
  while (at < text.length) {
    const record = tokeniser.record(at);
    const odd = record.cells.length !== dialect.width || !record.clean;
    const row = odd ? recover(tokeniser, record, dialect.width) : record;
    if (!isEmptyLine(row)) {
      rows.push(toRow(row, line));
      cells += row.cells.length;
      guardSize(rows.length, cells, row.cells.length);
    }
    at = row.next;
    line += row.lines;
  }
  return rows;
}

const isEmptyLine = (record: Record) =>
  record.cells.length === 1 && (record.cells[0] ?? '').trim() === '';

function toRow(record: Record & { fault?: Row['fault'] }, line: number): Row {
  const row: Row = { line, cells: record.cells };
  if (record.fault) row.fault = record.fault;
  return row;
}

function guardSize(rows: number, cells: number, width: number): void {
  if (width > limits.columns * 40) throw tooWide(width);
  if (rows > limits.rows || cells > limits.cells) {
    throw new ReadError(
      'too_long',
      'Filen har fler än 1 000 000 rader eller 5 miljoner värden. Dela den, till exempel ett år i taget, och ladda upp delarna var för sig.',
    );
  }
}

export function tooWide(columns: number): ReadError {
  return new ReadError(
    'too_wide',
    `Filen har ${columns} kolumner, och ${limits.columns} kan läsas. Ta bort de kolumner som inte behövs och ladda upp filen på nytt.`,
  );
}
