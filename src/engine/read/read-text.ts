import { cellText, isBlankRow, type Row } from './cell.ts';
import { type ToldDialect, tellDialect } from './dialect.ts';
import { decode, type Latin1 } from './encoding.ts';
import { headerOf } from './kinds-of-row.ts';
import { ReadError } from './read-error.ts';
import { shapesOf } from './row-fit.ts';
import { readBody } from './text-body.ts';
import { readRows } from './text-rows.ts';
import { type Source, type Understood, understand } from './understand.ts';
import type { ReadOverrides } from './understanding.ts';
import { shapeOf } from './value-shape.ts';

/**
 * Reads a text file's bytes into table and understanding.
 * @throws ReadError `empty`, `no_table`, `too_wide`, `too_long`
 */
export function readText(
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides = {},
  latin1?: Latin1,
): Understood {
  return understand(textSource(bytes, fileName, overrides, latin1), overrides);
}

/** Rows looked at to find header, columns and their shapes. */
const headRows = 2000;

function textSource(
  bytes: Uint8Array,
  fileName: string,
  { headerRow = 0 }: ReadOverrides = {},
  latin1?: Latin1,
): Source {
  const { text, encoding, broken } = decode(bytes, latin1);
  if (text.trim() === '')
    throw new ReadError(
      'empty',
      'Filen är tom. Exportera försäljningen på nytt och ladda upp den filen.',
    );
  const dialect = tellDialect(text);
  const head = readRows(text, dialect, headRows + headerRow);
  if (!isTable(head.rows, dialect)) throw noTable();
  const readColumns: Source['readBody'] = (layout, names) => {
    const first = head.rows[layout.from];
    const start = first
      ? { at: head.offsets[layout.from] ?? head.end.at, line: first.line }
      : head.end;
    const shapes = shapesOf(head.rows.slice(layout.from), layout.width);
    return readBody(
      text,
      { ...dialect, width: layout.width },
      { ...start, names, header: headerOf(names), shapes },
    );
  };
  return {
    format: 'csv',
    encoding,
    delimiter: dialect.delimiter,
    head: head.rows,
    readBody: readColumns,
    sheets: [],
    rivalSheets: [],
    fileName,
    broken,
  };
}

const usual: ReadonlySet<string> = new Set([';', ',', '\t', '|', ', ', '; ']);

/**
 * Running text is no table: most rows of a table have the same width. An unusual delimiter, or none,
 * needs values that look like values to be believed.
 */
function isTable(rows: readonly Row[], { delimiter, width }: ToldDialect): boolean {
  const first = rows.slice(0, 2000);
  if (rows.every((row) => isBlankRow(row.cells))) return false;
  const even = first.filter((row) => row.cells.length === width);
  if (width >= 2 && usual.has(delimiter)) return even.length >= first.length * 0.4;
  const cells = even.flatMap((row) => row.cells.map((cell) => shapeOf(cellText(cell))));
  const values = cells.filter((shape) => shape === 'number' || shape === 'date').length;
  if (width < 2) return first.length >= 5 && values >= first.length * 0.5;
  return even.length >= Math.max(3, first.length * 0.8) && values >= cells.length * 0.2;
}

const noTable = () =>
  new ReadError(
    'no_table',
    'Filen är text utan någon tabell: väntade rader med värden skilda åt av semikolon, komma eller tabb. Exportera försäljningen som CSV eller Excel och ladda upp den filen.',
  );
