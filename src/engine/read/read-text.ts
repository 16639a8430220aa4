import type { GuideReading } from '../columns/guide-reading.ts';
import { cellText, isBlankRow, type Row } from '../table/cell.ts';
import { type DetectedDialect, detectDialect } from './csv/dialect.ts';
import { shapesOf } from './csv/row-fit.ts';
import { readBody } from './csv/text-body.ts';
import { type ReadRows, readRows } from './csv/text-rows.ts';
import { unwrapLines } from './csv/wrapped-lines.ts';
import { decode, type Latin1 } from './detect/encoding.ts';
import { positionedRows } from './fixed-width/text-lines.ts';
import { latest } from './latest.ts';
import { type CostLines, costLines } from './plain-words/cost-lines.ts';
import { ReadError } from './read-error.ts';
import { filledCount } from './rows/header-shape.ts';
import type { Layout } from './rows/layout.ts';
import { headerOf } from './rows/row-kinds.ts';
import { sheetBody } from './rows/sheet-body.ts';
import { shapeOf } from './rows/value-shape.ts';
import { type ReadBy, type Source, understand } from './understand.ts';

/**
 * Opens a text file, to read its bytes into table and understanding.
 * @throws ReadError `empty`, `no_table`, `too_wide`, `too_long`; so does what it gives.
 */
export function openText(bytes: Uint8Array, about: About): ReadBy {
  const sourceBy = textSources(bytes, about);
  return (overrides) => understand(sourceBy(overrides.headerRow ?? 0), overrides, about.reading);
}

/** Rows looked at to find header, columns and their shapes. */
const headRows = 2000;

interface About {
  fileName: string;
  latin1?: Latin1;
  reading: GuideReading;
}

/** The file by the row that its header is said to be on. */
function textSources(
  bytes: Uint8Array,
  { fileName, latin1, reading }: About,
): (headerRow: number) => Source {
  const { text: written, encoding, broken } = decode(bytes, latin1);
  const text = unwrapLines(written);
  if (text.trim() === '')
    throw new ReadError(
      'empty',
      'Filen är tom. Exportera uppgifterna på nytt och ladda upp den filen.',
    );
  const dialect = detectDialect(text);
  const about = { encoding, delimiter: null, sheets: [], rivalSheets: [], fileName, broken };
  const plain = weak.has(dialect.delimiter) ? plainText(text, dialect, reading) : null;
  if (plain) return () => ({ ...about, ...plain });
  return latest((headerRow) => {
    const head = readRows(text, dialect, headRows + headerRow);
    if (isTable(head.rows, dialect))
      return {
        ...{ ...about, delimiter: dialect.delimiter, format: 'csv', head: head.rows },
        readBody: columnsBelow(text, dialect, head),
      };
    const { tellsOfAmount } = reading;
    const costs = tellsOfAmount && costLines(text, { tellsOfAmount });
    if (!costs) throw tellsOfAmount ? noCosts() : noTable();
    return { ...about, ...wordsOf(costs) };
  });
}

const columnsBelow = (text: string, dialect: DetectedDialect, head: ReadRows): Source['readBody'] =>
  latest((layout, names) => {
    const first = head.rows[layout.from];
    const start = first
      ? { at: head.offsets[layout.from] ?? head.end.at, line: first.line }
      : head.end;
    const shapes = shapesOf(head.rows.slice(layout.from), layout.width);
    return readBody(
      text,
      { ...dialect, width: layout.width },
      { ...start, names, header: headerOf(names), shapes, title: titleOf(head, layout) },
    );
  });

/** The lines above the header that are of one cell. */
const titleOf = ({ rows }: ReadRows, { header, from }: Layout): string[] =>
  rows
    .slice(0, header[0] ?? from)
    .flatMap(({ cells }) => (filledCount(cells) === 1 ? cells.map(cellText) : []))
    .filter((text) => text.trim() !== '');

/** Separators that plain text has too, as punctuation. */
const weak: ReadonlySet<string> = new Set([',', ', ', ' ', ':', '']);

/** Share of the lines that must have words well apart for the text to be columns by position. */
const placedShare = 0.6;

/** Columns by position, or costs in plain words; null where the text is a list with separators. */
function plainText(
  text: string,
  { delimiter }: DetectedDialect,
  reading: GuideReading,
): Pick<Source, 'format' | 'head' | 'readBody' | 'known'> | null {
  const start = text.slice(0, 256 * 1024);
  const lines = start.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const apart = lines.filter((line) => /\S(?: {2,}|\t)\S/.test(line)).length;
  const rows = apart >= lines.length * placedShare ? positionedRows(text) : null;
  if (rows) {
    return {
      format: 'text',
      head: rows,
      readBody: latest((layout, names) => sheetBody(rows.slice(layout.from), names)),
    };
  }
  const { tellsOfAmount } = reading;
  if (!tellsOfAmount || start.includes(';') || delimiter.startsWith(',')) return null;
  const costs = costLines(start, { tellsOfAmount });
  if (!costs || costs.share < 0.8 || costs.body.lines.length < 2) return null;
  const whole = costLines(text, { tellsOfAmount });
  return whole && wordsOf(whole);
}

const wordsOf = ({ head, body, known }: CostLines) =>
  ({ format: 'text', head, readBody: () => body, known }) as const;

const usual: ReadonlySet<string> = new Set([';', ',', '\t', '|', ', ', '; ']);

/**
 * Running text is no table: most rows of a table have the same width. An unusual delimiter, or none,
 * needs values that look like values to be believed.
 */
function isTable(rows: readonly Row[], { delimiter, width }: DetectedDialect): boolean {
  const first = rows.slice(0, 2000);
  if (rows.every((row) => isBlankRow(row.cells))) return false;
  const even = first.filter((row) => row.cells.length === width);
  if (width >= 2 && usual.has(delimiter)) return even.length >= first.length * 0.4;
  const cells = even.flatMap((row) => row.cells.map((cell) => shapeOf(cellText(cell))));
  const values = cells.filter((shape) => shape === 'number' || shape === 'date').length;
  if (width < 2) return first.length >= 5 && values >= first.length * 0.5;
  return even.length >= Math.max(3, first.length * 0.8) && values >= cells.length * 0.2;
}

const noCosts = () =>
  new ReadError(
    'no_table',
    'Texten har inga belopp: väntade en tabell, eller en kostnad per rad som ”Hyra 12 500 kr/mån”. Skriv in beloppen, eller exportera kostnaderna som CSV eller Excel, och ladda upp filen på nytt.',
  );

const noTable = () =>
  new ReadError(
    'no_table',
    'Filen är text utan någon tabell: väntade rader med värden skilda åt av semikolon, komma eller tabb. Exportera uppgifterna som CSV eller Excel och ladda upp den filen.',
  );
