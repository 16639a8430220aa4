import type { Row } from '../../table/cell.ts';
import { formatCount } from '../../text/format.ts';
import { limits } from '../limits.ts';
import { ReadError } from '../read-error.ts';
import type { DetectedDialect } from './dialect.ts';
import { recover } from './recover.ts';
import { type Record, Tokeniser } from './tokenise.ts';

export interface ReadRows {
  rows: Row[];
  /** Offset of each row in the text, and of the first character not read. */
  offsets: number[];
  end: { at: number; line: number };
}

/** The first rows of a text file, blank lines left out; `line` is the 1-based line each begins on. */
export function readRows(
  text: string,
  dialect: DetectedDialect,
  most: number = Number.POSITIVE_INFINITY,
): ReadRows {
  const tokeniser = new Tokeniser(text, dialect, dialect.crOnly);
  const read: ReadRows = {
    rows: [],
    offsets: [],
    end: { at: dialect.start, line: dialect.start > 0 ? 2 : 1 },
  };
  let cells = 0;
  while (read.end.at < text.length && read.rows.length < most) {
    const { at, line } = read.end;
    const record = tokeniser.record(at);
    const odd = record.cells.length !== dialect.width || !record.clean;
    const row = odd ? recover(tokeniser, record, dialect.width) : record;
    if (!isEmptyLine(row)) {
      read.rows.push(toRow(row, line));
      read.offsets.push(at);
      cells += row.cells.length;
      if (row.cells.length > limits.columns * 40) throw tooWide(row.cells.length);
      if (cells > limits.cells) throw tooLong();
    }
    read.end = { at: row.next, line: line + row.lines };
  }
  return read;
}

const isEmptyLine = (record: Record) =>
  record.cells.length === 1 && (record.cells[0] ?? '').trim() === '';

function toRow(record: Record & { fault?: Row['fault'] }, line: number): Row {
  const row: Row = { line, cells: record.cells };
  if (record.fault) row.fault = record.fault;
  return row;
}

export function tooLong(): ReadError {
  return new ReadError(
    'too_long',
    'Filen har fler än 1 000 000 rader eller 5 miljoner värden. Dela den, till exempel ett år i taget, och ladda upp delarna var för sig.',
  );
}

export function tooWide(columns: number): ReadError {
  return new ReadError(
    'too_wide',
    `Filen har ${formatCount(columns)} kolumner, och ${formatCount(limits.columns)} kan läsas. Ta bort de kolumner som inte behövs och ladda upp filen på nytt.`,
  );
}
