import type { GuideReading } from '../../columns/guide-reading.ts';
import { cellText, type Row } from '../../table/cell.ts';
import type { CellProblem } from '../../table/understanding.ts';
import { openWorkbook, type Workbook } from '../choose-sheet.ts';
import { cellsIn, type Extent, findColumns, type PositionedLine } from '../fixed-width/columns.ts';
import { costLines } from '../plain-words/cost-lines.ts';
import { ReadError } from '../read-error.ts';
import { shapeOf } from '../rows/value-shape.ts';
import { type ReadBy, type Source, understand } from '../understand.ts';
import { linesOf, type PdfPage, textOf } from './lines.ts';
import { partedColumns } from './parted-columns.ts';
import { besideEachOther } from './sideways.ts';

/**
 * Opens the text of a PDF's pages, to read it into table and understanding: columns by where words stand across the pages,
 * else costs in plain words.
 * @throws ReadError `no_table`, `too_wide`; so does what it gives.
 */
export function openPdf(
  pages: readonly PdfPage[],
  { fileName, reading }: { fileName: string; reading: GuideReading },
): ReadBy {
  const { pages: whole, wide } = besideEachOther(pages);
  const lines = linesOf(whole);
  const silent = lines.filter((page) => page.length === 0).length;
  if (silent === lines.length) throw scanned();
  const problems = [...problemsOf(lines.length, silent), ...(wide > 1 ? [wideProblem(wide)] : [])];
  const sheets = tablesIn(lines);
  if (sheets.length > 0) {
    return openWorkbook({ format: 'pdf', sheets, fileName, problems }, reading);
  }
  const { tellsOfAmount } = reading;
  const text = textOf(lines.flat());
  const costs = tellsOfAmount && costLines(text, { tellsOfAmount, onlyPriced: true });
  if (!costs || costs.body.lines.length < 2 || costs.share < 0.3) throw noTable();
  const { head, body, known } = costs;
  const source: Source = {
    ...{ format: 'pdf', encoding: null, delimiter: null, sheets: [], rivalSheets: [] },
    ...{ fileName, broken: 0, head, readBody: () => body, known, problems },
  };
  return (overrides) => understand(source, overrides, reading);
}

/** One table through all pages where their columns agree, else one for each page that has columns. */
function tablesIn(pages: readonly PositionedLine[][]): Workbook['sheets'] {
  const through = columnsIn(pages.flat());
  const own = pages.map(columnsIn);
  const widths = own.flatMap((columns) => columns?.length ?? []).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  if (through && through.length >= usual) {
    return [sheetOf('Alla sidor', pages.flat(), through)].filter(holdsValues);
  }
  const tables = pages.flatMap((lines, n) => {
    const columns = own[n];
    return columns ? [sheetOf(`Sida ${n + 1}`, lines, columns)] : [];
  });
  return tables.filter(holdsValues);
}

function columnsIn(lines: readonly PositionedLine[]): Extent[] | null {
  const columns = findColumns(lines);
  return columns && partedColumns(lines, columns);
}

function sheetOf(
  name: string,
  lines: readonly PositionedLine[],
  columns: readonly Extent[],
): Workbook['sheets'][number] {
  const rows = lines.map((line): Row => ({ line: line.line, cells: cellsIn(line, columns) }));
  return { name, hidden: false, rows, width: columns.length };
}

/** Text set in two columns is no table: one has numbers or days under each other. */
function holdsValues({ rows, width }: Workbook['sheets'][number]): boolean {
  return Array.from({ length: width }, (_, c) => c).some((c) => {
    const shapes = rows.map(({ cells }) => shapeOf(cellText(cells[c]).trim()));
    const filled = shapes.filter((shape) => shape !== 'empty').length;
    const values = shapes.filter((shape) => shape === 'number' || shape === 'date').length;
    return values >= 2 && values >= filled * 0.5;
  });
}

function problemsOf(pages: number, silent: number): CellProblem[] {
  const problems: CellProblem[] = [
    {
      row: 1,
      column: 'Hela filen',
      found: 'PDF',
      text: 'En PDF har ingen tabell, bara ord på sidor: kolumnerna är lästa efter var orden står. Stäm av summan mot originalet, eller ladda upp CSV eller Excel i stället.',
    },
  ];
  if (silent > 0) {
    const found = silent === 1 ? 'en sida' : `${silent} sidor`;
    const text = `${silent === 1 ? 'En' : silent} av PDF:ens ${pages} sidor har ingen text: de är bilder eller tomma, och det som står i bilder läses inte.`;
    problems.push({ row: 1, column: 'Hela filen', found, text });
  }
  return problems;
}

const wideProblem = (wide: number): CellProblem => ({
  row: 1,
  column: 'Hela filen',
  found: 'kolumner på flera sidor',
  text: `Tabellen är bredare än papperet, och dess kolumner fortsätter på egna sidor: ${wide} sidor är lästa bredvid varandra.`,
});

const scanned = () =>
  new ReadError(
    'no_table',
    'PDF:en har ingen text, bara bilder: den är troligen inskannad, och bilder går inte att läsa. Exportera uppgifterna som CSV eller Excel ur programmet de kommer från och ladda upp den filen.',
  );

const noTable = () =>
  new ReadError(
    'no_table',
    'PDF:en har text men ingen tabell som går att känna igen: väntade rader med värden under varandra. Exportera uppgifterna som CSV eller Excel och ladda upp den filen.',
  );
