import { cellText, type Row } from './cell.ts';
import { tellDialect } from './dialect.ts';
import { decode } from './encoding.ts';
import { ReadError } from './read-error.ts';
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
): Understood {
  return understand(textSource(bytes, fileName), overrides);
}

export function textSource(bytes: Uint8Array, fileName: string): Source {
  const { text, encoding, broken } = decode(bytes);
  if (text.trim() === '')
    throw new ReadError(
      'empty',
      'Filen är tom. Exportera försäljningen på nytt och ladda upp den filen.',
    );
  const dialect = tellDialect(text);
  const rows = readRows(text, dialect);
  requireTable(rows, dialect.width);
  return {
    format: 'csv',
    encoding,
    delimiter: dialect.delimiter,
    rows,
    sheets: [],
    rivalSheets: [],
    fileName,
    broken,
  };
}

/** Running text is no table: it has one column without values, or no width that most rows share. */
function requireTable(rows: readonly Row[], width: number): void {
  const first = rows.slice(0, 2000);
  const even = first.filter((row) => row.cells.length === width).length;
  const oneColumn = width < 2;
  const values = first.filter((row) =>
    ['number', 'date'].includes(shapeOf(cellText(row.cells[0]))),
  ).length;
  if (oneColumn ? values < Math.max(1, first.length * 0.5) : even < first.length * 0.4) {
    throw new ReadError(
      'no_table',
      'Filen är text utan någon tabell: väntade rader med värden skilda åt av semikolon, komma eller tabb. Exportera försäljningen som CSV eller Excel och ladda upp den filen.',
    );
  }
}
