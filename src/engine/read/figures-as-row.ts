import { readDate } from '../columns/types/date.ts';
import { readWritten } from '../columns/types/number.ts';
import { type Cell, cellText, isBlank, isBlankRow, type Row } from '../table/cell.ts';
import { normaliseName } from '../table/normalise-name.ts';
import { vatSide } from '../table/vocabulary/vat.ts';
import { nameTest } from '../table/vocabulary/words.ts';
import type { InterpretInput, KnownTable } from './interpret-input.ts';
import { leave } from './rows/row-kinds.ts';
import { sheetBody } from './rows/sheet-body.ts';

/** A report of one till has no more lines. */
const MOST_LINES = 80;
/** Kronor that net, VAT and gross may be rounded by. */
const SLACK = 1;
/** VAT of sales is no larger part of what they are without it. */
const HIGHEST = 0.26;

const namesVatAlone = nameTest({ first: 'moms, varav moms, vat, summa moms, momsbelopp' });
const namesDay = nameTest({ first: 'datum, dag, dagrapport, date' });

interface Figure {
  row: Row;
  name: string;
  label: string;
  value: number;
}

type Table = Pick<InterpretInput, 'head' | 'readBody'> & { known: KnownTable };

/**
 * A report with a line for each figure, as tills print of a day: what was sold without VAT, the VAT and both together are
 * proved by each other, and are one row of a table. Other lines are other figures. Null where a file is no such report.
 */
export function figuresAsRow(head: readonly Row[]): Table | null {
  if (head.length > MOST_LINES) return null;
  const rows = head.filter(({ cells }) => !isBlankRow(cells));
  if (rows.some(({ cells }) => cells.filter((cell) => !isBlank(cell)).length > 2)) return null;
  const figures = rows.flatMap(figureIn);
  const sold = soldIn(figures);
  if (!sold || areParts(figures, sold)) return null;
  const { net, gross } = sold;
  const day = dayIn(rows);
  const cells: [string, Cell][] = [
    [net.label, net.value],
    ['Moms', Math.round((gross.value - net.value) * 100) / 100],
    [gross.label, gross.value],
  ];
  const table = day === null ? cells : [['Datum', { iso: day }] as [string, Cell], ...cells];
  const names = { line: rows[0]?.line ?? 1, cells: table.map(([name]) => name) };
  const row = { line: net.row.line, cells: table.map(([, cell]) => cell) };
  const used = new Set([net.row, gross.row, ...sold.vat.map((each) => each.row)]);
  return {
    head: [names, row],
    readBody: (_, header) => withOthers(sheetBody([row], header), figures, used),
    known: { layout: { width: table.length, header: [0], from: 1 } },
  };
}

/** A label and a number after it. */
function figureIn(row: Row): Figure[] {
  const [label, cell, more] = row.cells.filter((each) => !isBlank(each));
  if (typeof label !== 'string' || cell === undefined || more !== undefined) return [];
  const value =
    typeof cell === 'number' ? cell : Number(readWritten(cellText(cell), ',')?.value ?? NaN);
  return Number.isNaN(value)
    ? []
    : [{ row, name: normaliseName(label), label: label.trim(), value }];
}

interface Sold {
  net: Figure;
  gross: Figure;
  vat: readonly Figure[];
}

/** What the lines prove was sold: without VAT, the VAT and with it; null where they prove nothing, or several sums. */
function soldIn(figures: readonly Figure[]): Sold | null {
  const isVat = ({ name }: Figure) => namesVatAlone(name) && vatSide(name) === null;
  const vat = figures.filter(isVat);
  const nets = figures.filter(({ name }) => vatSide(name) === 'excluding' || /^net/.test(name));
  const grosses = figures.filter(
    ({ name }) => vatSide(name) === 'including' || /^brutto/.test(name),
  );
  const sums = [vat, ...vat.map((each) => [each])];
  const found = nets.flatMap((net) =>
    grosses.flatMap((gross) => {
      const own = sums.find((parts) => isVatOf(net, parts, gross));
      return own ? [{ net, gross, vat: own }] : [];
    }),
  );
  const [only] = found;
  return only && new Set(found.map(({ net }) => net.value)).size === 1 ? only : null;
}

function isVatOf(net: Figure, parts: readonly Figure[], gross: Figure): boolean {
  const vat = parts.reduce((sum, { value }) => sum + value, 0);
  const isRate = vat > 0 && net.value > 0 && vat <= net.value * HIGHEST;
  return isRate && Math.abs(net.value + vat - gross.value) <= SLACK;
}

/** Whether all other lines stand above the sum and come to it: then they are a list with its sums at the foot. */
function areParts(figures: readonly Figure[], { net, gross, vat }: Sold): boolean {
  const others = figures.filter((each) => each !== net && each !== gross && !vat.includes(each));
  const sum = others.reduce((all, { value }) => all + value, 0);
  const isAbove = others.every(({ row }) => row.line < Math.min(net.row.line, gross.row.line));
  return isAbove && [net, gross].some(({ value }) => Math.abs(sum - value) <= SLACK);
}

/** The one day that the report names; null where it names several or none. */
function dayIn(rows: readonly Row[]): string | null {
  const written = rows.flatMap(({ cells }) => {
    const texts = cells.map(cellText);
    const own = texts.flatMap((text) => text.match(/(?<!\d)20\d\d-\d\d-\d\d(?!\d)/g) ?? []);
    const isNamed = namesDay(normaliseName(texts[0] ?? ''));
    const read = own.length === 0 && isNamed ? readDate(texts[1]?.trim() ?? '') : null;
    return read?.grain === 'day' ? [read.iso] : own;
  });
  const [only, ...more] = new Set(written);
  return only !== undefined && more.length === 0 ? only : null;
}

/** The lines of other figures are told of as left out. */
function withOthers(
  body: ReturnType<typeof sheetBody>,
  figures: readonly Figure[],
  used: ReadonlySet<Row>,
): ReturnType<typeof sheetBody> {
  for (const { row, label } of figures) {
    if (used.has(row)) continue;
    body.inFile++;
    const text = `Rad ${row.line} (${label}) är en annan siffra än det som såldes, och räknas inte.`;
    leave(body, row, 'otherMeasure', text);
  }
  return body;
}
