import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';
import type { Fact } from '#engine/facts/fact.ts';
import { clean } from '../../printable.ts';

export type SheetCell = Partial<Cell>;

export interface SheetColumn {
  title: string;
  /** In signs: of figures its width, of texts the most it may be. */
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
  alignment: { vertical: 'top' },
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
  strong: { alignment: wrapped, font: { ...FONT, bold: true } },
  heading: { alignment: wrapped, font: { ...FONT, bold: true, size: 13 } },
  title: { alignment: { vertical: 'top' }, font: { ...FONT, bold: true, size: 18 } },
  link: { font: { ...FONT, color: { rgb: '1C5A48' }, underline: true } },
} as const satisfies Record<string, CellStyle>;

/** A spreadsheet program takes at most so long a text in a cell. */
const LONGEST = 8_000;

/** What a program would read as a formula if the reader wrote the cell again. */
const LIKE_FORMULA = /^[=+\-@]/;

/** `_x0041_` is read as the sign of that number, unless its first mark is written as its own. */
const LIKE_ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** A text, and never a formula, whatever it begins with. */
export function textCell(text: string, look: keyof typeof looks = 'plain'): SheetCell {
  const value = clean(text).slice(0, LONGEST).replace(LIKE_ESCAPE, '_x005F_');
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

/** The same cell, its text over figures. */
export const toTheRight = (cell: SheetCell): SheetCell => ({
  ...cell,
  style: { ...cell.style, alignment: { ...cell.style?.alignment, horizontal: 'right' } },
});

export const indented = (cell: SheetCell): SheetCell => ({
  ...cell,
  style: { ...cell.style, alignment: { ...cell.style?.alignment, horizontal: 'left', indent: 1 } },
});

/** Columns that one text of a row stands over. */
export interface Span {
  from: number;
  to: number;
}

type Rows = readonly (readonly (SheetCell | null)[])[];

const LINE_HEIGHT = 15;
/** Excel makes no row higher. */
const HIGHEST = 405;

/** Signs that a step of indentation takes. */
const INDENT = 1.5;

/** Lines that a text is broken into between its words. */
function linesOf(text: string, perLine: number): number {
  let [lines, left] = [1, perLine];
  for (const word of text.split(/(?<=[ –])/)) {
    const { length } = word.trimEnd();
    if (length > left && left < perLine) [lines, left] = [lines + 1, perLine];
    if (length > perLine) lines += Math.ceil(length / perLine) - 1;
    left -= word.length;
  }
  return lines;
}

/** How high a row must be to show its wrapped texts: not every program works it out. */
function heightOf(
  cells: readonly (SheetCell | null)[],
  widths: readonly number[],
  span: Span | undefined,
): number {
  const widthAt = (column: number) =>
    span?.from === column
      ? widths.slice(span.from, span.to + 1).reduce((sum, width) => sum + width, 0)
      : (widths[column] ?? 10);
  const heights = cells.map((cell, column) => {
    const { value, style } = cell ?? {};
    const size = (style?.font?.size ?? FONT.size) / FONT.size;
    if (typeof value !== 'string' || !style?.alignment?.wrapText) return size * LINE_HEIGHT;
    const room = Math.max(1, widthAt(column) - 1 - (style.alignment.indent ?? 0) * INDENT);
    const perLine = (style.font?.bold ? room / 1.1 : room) / size;
    const lines = value.split('\n').map((line) => linesOf(line, perLine));
    return lines.reduce((sum, count) => sum + count, 0) * LINE_HEIGHT * size;
  });
  return Math.min(HIGHEST, Math.max(LINE_HEIGHT, ...heights));
}

/** Columns, cells and the heights of rows, as the library takes them; `spans` by their rows. */
export function laidOut(
  rows: Rows,
  widths: readonly number[],
  spans: ReadonlyMap<number, Span> = new Map(),
) {
  const cells = rows.flatMap((row, at) =>
    row.flatMap((cell, column) => (cell === null ? [] : [[`${at},${column}`, cell] as const])),
  );
  return {
    columns: widths.map((width) => ({ width })),
    cells: new Map(cells),
    rowDefs: new Map(rows.map((row, at) => [at, { height: heightOf(row, widths, spans.get(at)) }])),
    merges: [...spans].map(([row, { from, to }]) => ({
      ...{ startRow: row, endRow: row, startCol: from, endCol: to },
    })),
  } satisfies Partial<WriteSheet>;
}

export function columnLetter(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return `${before >= 0 ? columnLetter(before) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

export const PAPER = {
  ...{ paperSize: 'a4', fitToPage: true, fitToHeight: 0 },
  margins: { left: 0.4, right: 0.4, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
} satisfies NonNullable<WriteSheet['pageSetup']>;

export const PORTRAIT = { ...PAPER, orientation: 'portrait', fitToWidth: 1 } as const;

/** Signs of a line that a lying sheet of paper has room for where they can still be read. */
const MOST_SIGNS = 210;

/** A table on so many papers beside each other that it can be read, its names on each. */
function landscape(
  widths: readonly number[],
  frozen: number,
): NonNullable<WriteSheet['pageSetup']> {
  const sumOf = (some: readonly number[]) => some.reduce((sum, width) => sum + width, 0);
  const names = sumOf(widths.slice(0, frozen));
  const papers = Math.ceil((sumOf(widths) - names) / (MOST_SIGNS - names));
  return {
    ...{ ...PAPER, orientation: 'landscape', fitToWidth: papers, printTitlesRow: '$1:$1' },
    ...(papers > 1 && { printTitlesColumn: `$A:$${columnLetter(frozen - 1)}` }),
  };
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

/** A text beside another column, which may end where it begins. */
const besideAnother = (cell: SheetCell): SheetCell =>
  cell.type === 'string' ? indented(cell) : cell;

/** Signs that the button of a filter takes of a header. */
const BUTTON = 3;

/** As wide as the longest text of a column needs; what is longer than the column may be is broken. */
function fitted({ title, width }: SheetColumn, texts: readonly SheetCell[]): number {
  const longest = texts.map(({ value, style }) => {
    const lines = typeof value === 'string' ? value.split('\n') : [];
    const bold = style?.font?.bold ? 1.1 : 1;
    const signs = Math.max(0, ...lines.map((line) => line.length)) * bold;
    return signs + (style?.alignment?.indent ?? 0) * INDENT + 2;
  });
  const header = Math.max(...title.split(' ').map((word) => word.length)) * 1.1 + BUTTON;
  return Math.min(width, Math.ceil(Math.max(header, ...longest)));
}

/** A table from the first row: its header stays, and each column can be filtered. */
export function tableSheet({ name, columns, rows: all, frozenColumns = 1 }: Table): WriteSheet {
  const isBeside = columns.map((_, column) => column > 0 && !holdsNumbers(all, column));
  const rows = all.map((row) =>
    row.map((cell, column) => (cell && isBeside[column] ? besideAnother(cell) : cell)),
  );
  const header = columns.map(({ title }, column) => {
    const style = holdsNumbers(rows, column) ? numberHeaderStyle : headerStyle;
    const cell = { ...textCell(title), style };
    return isBeside[column] ? indented(cell) : cell;
  });
  const last = `${columnLetter(columns.length - 1)}${rows.length + 1}`;
  const widths = columns.map((column, at) =>
    holdsNumbers(rows, at)
      ? column.width
      : fitted(
          column,
          rows.flatMap((row) => row[at] ?? []),
        ),
  );
  return {
    name,
    ...laidOut([header, ...rows], widths),
    freezePane: { rows: 1, columns: frozenColumns },
    autoFilter: { range: `A1:${last}` },
    pageSetup: landscape(widths, frozenColumns),
  };
}
