import { Parser } from 'htmlparser2';
import { tooWide } from '#engine/read/csv/text-rows.ts';
import { decode } from '#engine/read/detect/encoding.ts';
import { limits } from '#engine/read/limits.ts';
import { ReadError } from '#engine/read/read-error.ts';
import type { Cell } from '#engine/table/cell.ts';
import { formatCount } from '#engine/text/format.ts';
import { RowList } from './row-list.ts';
import type { Sheet } from './workbook.ts';

/** Most rows that a cell may reach over (HTML Living Standard, 4.9.11). */
const MOST_ROWSPAN = 65_534;

/** Elements within elements; what the parser does at each grows with how deep it is. */
const DEEPEST = 1_000;

const tooDeep = () =>
  new ReadError(
    'unreadable',
    `Filen är en webbsida (HTML) med delar inuti varandra i mer än ${formatCount(DEEPEST)} led, som inte går att läsa. Öppna den i Excel, spara den som xlsx och ladda upp den filen.`,
  );

/**
 * The tables of a web page as sheets, since that is what many programs call Excel: cells as they are shown, with the
 * exact number where the program wrote it beside; a table within a cell is one of its own.
 * @throws ReadError `unreadable`, `no_table`, `too_long`, `too_wide`
 */
export function readHtmlTables(bytes: Uint8Array): Sheet[] {
  const tables: Table[] = [];
  const open: Table[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const table = open.at(-1);
      if (++depth > DEEPEST) throw tooDeep();
      if (name === 'table') {
        const next = new Table();
        open.push(next);
        tables.push(next);
      } else if (name === 'tr') table?.startRow();
      else if (name === 'td' || name === 'th') table?.startCell(attributes);
      else if (breaks.has(name)) table?.addText(' ');
      else if (unseen.has(name)) table?.hide(1);
    },
    ontext: (text) => open.at(-1)?.addText(text),
    onclosetag(name) {
      depth--;
      const table = open.at(-1);
      if (name === 'table') open.pop()?.end();
      else if (name === 'tr') table?.endRow();
      else if (name === 'td' || name === 'th') table?.endCell();
      else if (unseen.has(name)) table?.hide(-1);
    },
  });
  parser.end(decode(bytes).text);
  for (const table of open) table.end();
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0)
    throw new ReadError(
      'no_table',
      'Filen är en webbsida (HTML) vars tabeller är tomma. Exportera uppgifterna på nytt, som CSV eller Excel, och ladda upp den filen.',
    );
  return filled.map(({ rows, width }, place) => ({
    name: `Tabell ${place + 1}`,
    hidden: false,
    rows,
    width,
    currencies: [],
  }));
}

const breaks: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li']);
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'title', 'template']);

/** Where Excel (`x:num`) and LibreOffice (`sdval`) write the number that a cell shows rounded. */
const exact = ['x:num', 'sdval'] as const;
/** A number as shown; a date or a share is read by what it looks like. */
const shownNumber = /^[-+−(]?(?:\d+(?:[ \u00a0\u202f.,]\d+)*)\)?(?: ?(?:kr|sek|:-))?$/i;
const shownDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

class Table {
  private readonly list = new RowList();
  private row: Cell[] | null = null;
  private cell: { text: string; exact: number | null; columns: number; rows: number } | null = null;
  private place = 0;
  private hidden = 0;
  /** By column: rows below that a cell above reaches over. */
  private readonly reached: number[] = [];
  width = 0;

  get rows() {
    return this.list.rows;
  }

  startRow(): void {
    this.endRow();
    this.row = [];
    this.skipReached();
  }

  startCell(attributes: Readonly<Record<string, string>>): void {
    this.endCell();
    if (this.row === null) this.startRow();
    this.cell = {
      text: '',
      exact: exactOf(attributes),
      columns: spanOf(attributes['colspan'], limits.columns),
      rows: spanOf(attributes['rowspan'], MOST_ROWSPAN),
    };
  }

  addText(text: string): void {
    if (this.cell === null || this.hidden > 0) return;
    if (this.cell.text.length <= limits.cellText * 2) this.cell.text += text;
  }

  hide(by: 1 | -1): void {
    this.hidden = Math.max(0, this.hidden + by);
  }

  endCell(): void {
    const { cell, row } = this;
    this.cell = null;
    if (cell === null || row === null) return;
    const text = cell.text.replace(/\s+/g, ' ').trim();
    const isExact = cell.exact !== null && shownNumber.test(text) && !shownDate.test(text);
    for (let n = 0; n < cell.columns; n++) {
      if (cell.rows > 1) this.reached[row.length] = cell.rows;
      row.push(n > 0 ? '' : isExact && cell.exact !== null ? cell.exact : text);
    }
    this.skipReached();
    if (row.length > limits.columns) throw tooWide(row.length);
  }

  endRow(): void {
    this.endCell();
    if (this.row === null) return;
    for (let at = 0; at < this.reached.length; at++)
      this.reached[at] = Math.max(0, (this.reached[at] ?? 0) - 1);
    this.width = Math.max(this.width, this.list.add(this.place, this.row));
    this.place += 1;
    this.row = null;
  }

  end(): void {
    this.endRow();
  }

  /** Leaves empty what a cell of a row above reaches over. */
  private skipReached(): void {
    const { row } = this;
    while (row !== null && (this.reached[row.length] ?? 0) > 0 && row.length <= limits.columns)
      row.push('');
  }
}

function exactOf(attributes: Readonly<Record<string, string>>): number | null {
  const written = exact.map((name) => attributes[name]).find(Boolean);
  const value = Number(written ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

function spanOf(written: string | undefined, most: number): number {
  const span = Number.parseInt(written ?? '1', 10);
  return span > 1 ? Math.min(span, most) : 1;
}
