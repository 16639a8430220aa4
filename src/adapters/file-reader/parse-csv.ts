import { readRows } from '#engine/read/csv/text-rows.ts';
import { cellText } from '#engine/table/cell.ts';

/** Rows of well-formed comma-separated text, as `printedCsv` writes it. */
export function parseCsv(text: string): string[][] {
  const dialect = {
    delimiter: ',',
    quote: '"',
    backslash: false,
    width: 0,
    start: 0,
    crOnly: false,
  } as const;
  return readRows(text, dialect).rows.map((row) => row.cells.map(cellText));
}
