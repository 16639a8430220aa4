import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';
import type { Fact } from '#engine/facts/fact.ts';
import { clean } from '../printable.ts';

export type SheetCell = Partial<Cell>;

export interface SheetColumn {
  title: string;
  width: number;
}

const INK = { rgb: '16201B' };
const MUTED = { rgb: '4D5A53' };
const filled = (rgb: string) =>
  ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) satisfies CellStyle['fill'];
const wrapped = { vertical: 'top', wrapText: true } as const;
export const FONT = { name: 'Calibri', size: 11 };

const headerStyle: CellStyle = {
  font: { ...FONT, bold: true, color: INK },
  fill: filled('E4EFE9'),
  alignment: { vertical: 'bottom', wrapText: true },
  border: { bottom: { style: 'thin', color: { rgb: '1C5A48' } } },
};
/** Indented, so that the button of the filter hides nothing of it. */
const numberHeaderStyle: CellStyle = {
  ...headerStyle,
  alignment: { ...headerStyle.alignment, horizontal: 'right', indent: 2 },
};
/** A cell whose value the reader may change. */
const inputStyle: CellStyle = {
  fill: filled('FFF3C4'),
  border: {
    ...{ top: { style: 'thin', color: { rgb: 'B0762A' } } },
    ...{ bottom: { style: 'thin', color: { rgb: 'B0762A' } } },
    ...{ left: { style: 'thin', color: { rgb: 'B0762A' } } },
    ...{ right: { style: 'thin', color: { rgb: 'B0762A' } } },
  },
};
const looks = {
  plain: { alignment: wrapped },
  muted: { alignment: wrapped, font: { ...FONT, color: MUTED } },
  line: { alignment: { vertical: 'top' } },
  mutedLine: { alignment: { vertical: 'top' }, font: { ...FONT, color: MUTED } },
  strong: { alignment: wrapped, font: { ...FONT, bold: true } },
  heading: { alignment: wrapped, font: { ...FONT, bold: true, size: 13 } },
  title: { alignment: { vertical: 'top' }, font: { ...FONT, bold: true, size: 18 } },
  link: { font: { ...FONT, color: { rgb: '1C5A48' }, underline: true } },
} as const satisfies Record<string, CellStyle>;

/** A spreadsheet program takes at most so long a text in a cell. */
const LONGEST = 8_000;

/** What a program would read as a formula if the reader wrote the cell again. */
const LIKE_FORMULA = /^[=+\-@]/;

/** A text, and never a formula, whatever it begins with. */
export function textCell(text: string, look: keyof typeof looks = 'plain'): SheetCell {
  const value = clean(text).slice(0, LONGEST);
  const style = looks[look];
  return {
    value,
    type: 'string',
    style: LIKE_FORMULA.test(value) ? { ...style, numFmt: '@' } : style,
  };
}

/** The title in the company's own colour, `#1c5a48`, where it has one. */
export function titleCell(text: string, accent: string | null): SheetCell {
  const cell = textCell(text, 'title');
  if (accent === null) return cell;
  const font = { ...looks.title.font, color: { rgb: accent.slice(1).toUpperCase() } };
  return { ...cell, style: { ...cell.style, font } };
}

/** Number formats with the separators of the reader's own program, and our units. */
export function formatOf({ unit, currency }: Fact, decimals: number): string {
  const number = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  if (unit === 'SEK') {
    const code = currency === null || currency === 'SEK' ? null : currency;
    if (code === null) return `${number}\\ [$kr-41D]`;
    return /^[A-Z]{3}$/.test(code) ? `${number}" ${code}"` : number;
  }
  if (unit === 'percent') return `${number}" %"`;
  if (unit === 'percentagePoints') return `${number}" procentenheter"`;
  return unit === 'days' ? `${number}" dagar"` : number;
}

/** A number that others are computed from. */
export function numberCell(value: string, numFmt: string): SheetCell {
  return {
    value: Number(value),
    type: 'number',
    style: { numFmt, alignment: { vertical: 'top' } },
  };
}

/** A number that the reader may change. */
export function inputCell(value: string, numFmt: string): SheetCell {
  return { ...numberCell(value, numFmt), style: { ...inputStyle, numFmt } };
}

/** A formula with what it gives, shown until the program has computed it itself. */
export function formulaCell(formula: string, value: number, numFmt: string): SheetCell {
  return {
    ...{ value, type: 'formula', formula, formulaResult: value },
    style: { numFmt, alignment: { vertical: 'top' } },
  };
}

type Rows = readonly (readonly (SheetCell | null)[])[];

const LINE_HEIGHT = 15;
/** Excel makes no row higher. */
const HIGHEST = 405;

/** How high a row must be to show its wrapped texts: not every program works it out. */
function heightOf(cells: readonly (SheetCell | null)[], widths: readonly number[]): number {
  const heights = cells.map((cell, column) => {
    const { value, style } = cell ?? {};
    const size = (style?.font?.size ?? FONT.size) / FONT.size;
    if (typeof value !== 'string' || !style?.alignment?.wrapText) return size * LINE_HEIGHT;
    const room = Math.max(1, (widths[column] ?? 10) - 1);
    const perLine = style.font?.bold ? room / 1.1 : room;
    const lines = value
      .split('\n')
      .map((line) => Math.max(1, Math.ceil((line.length * size) / perLine)));
    return lines.reduce((sum, count) => sum + count, 0) * LINE_HEIGHT * size;
  });
  return Math.min(HIGHEST, Math.max(LINE_HEIGHT, ...heights));
}

/** Columns, cells and the heights of rows, as the library takes them. */
export function laidOut(rows: Rows, widths: readonly number[]) {
  const cells = rows.flatMap((row, at) =>
    row.flatMap((cell, column) => (cell === null ? [] : [[`${at},${column}`, cell] as const])),
  );
  return {
    columns: widths.map((width) => ({ width })),
    cells: new Map(cells),
    rowDefs: new Map(rows.map((row, at) => [at, { height: heightOf(row, widths) }])),
  } satisfies Partial<WriteSheet>;
}

export function columnLetter(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return `${before >= 0 ? columnLetter(before) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

interface Table {
  name: string;
  columns: readonly SheetColumn[];
  rows: Rows;
  frozenColumns?: number;
}

/** A header stands over its figures, which a program sets to the right. */
function holdsNumbers(rows: Rows, column: number): boolean {
  const first = rows.map((row) => row[column]).find((cell) => cell?.value !== undefined);
  return first !== undefined && first !== null && first.type !== 'string';
}

/** A table from the first row: its header stays, and each column can be filtered. */
export function tableSheet({ name, columns, rows, frozenColumns = 1 }: Table): WriteSheet {
  const header = columns.map(({ title }, column) => {
    const cell = textCell(title);
    return { ...cell, style: holdsNumbers(rows, column) ? numberHeaderStyle : headerStyle };
  });
  const last = `${columnLetter(columns.length - 1)}${rows.length + 1}`;
  return {
    name,
    ...laidOut(
      [header, ...rows],
      columns.map(({ width }) => width),
    ),
    freezePane: { rows: 1, columns: frozenColumns },
    autoFilter: { range: `A1:${last}` },
    pageSetup: {
      ...{ paperSize: 'a4', orientation: 'landscape', fitToPage: true },
      ...{ fitToWidth: 1, fitToHeight: 0, printTitlesRow: '$1:$1' },
    },
  };
}
