import type { GuideReading } from '../columns/guide-reading.ts';
import { type Cell, isBlank, type Row } from '../table/cell.ts';
import { normaliseName } from '../table/normalise-name.ts';
import { thousandsIn } from '../table/vocabulary/header-words.ts';
import { vatSide } from '../table/vocabulary/vat.ts';
import { tooWide } from './csv/text-rows.ts';
import type { InterpretInput } from './interpret-input.ts';
import { limits } from './limits.ts';
import { type ReadColumns, readColumns } from './read-columns.ts';
import { aboveDoubts } from './rows/above-doubt.ts';
import { type Body, copyOf, rowAt, withoutRows } from './rows/body.ts';
import { sumDropped } from './rows/dropped.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout, type Layout } from './rows/layout.ts';
import { legendIn, writtenOut } from './rows/legend.ts';
import type { Headed } from './rows/parts-of-measures.ts';
import { leaveSum, leaveTotal } from './rows/row-kinds.ts';
import { rowsThatCount } from './rows/rows-that-count.ts';
import { stackedBeside } from './rows/same-beside.ts';
import { sumsIn } from './rows/sums/sums-in.ts';
import { besideDoubt, emptied, tableBeside, unnamed } from './rows/table-beside.ts';
import { withoutYearSums } from './rows/year-groups.ts';

/** A table whose columns have types and roles, before the last decisions on rows. */
export interface Interpreted extends ReadColumns {
  layout: Layout;
  names: string[];
  body: Body;
  reading: GuideReading;
  /** The lines above the table. */
  title: readonly string[];
  /** Names of columns that are another table beside the rows, which are not read. */
  beside: readonly string[];
}

/**
 * From rows to typed columns with roles. Rows that are not counted are told by how they stand, then by what their amounts
 * sum; the columns are read without them.
 */
export function interpret(input: InterpretInput): Interpreted {
  const { reading, known, overrides } = input;
  const { layout, names, body: whole, title, beside, doubts: asked } = findTable(input);
  const same = { layout, names, title, beside, reading };
  if (known?.roles)
    return {
      ...withDoubts(readColumns(whole.stores, names, { title, below: [] }, input), input),
      ...same,
      body: whole,
    };
  const once = withoutYearSums(whole);
  const plain = rowsThatCount(once, headedBy(input.head, layout), reading, overrides);
  const counted = { ...plain, body: inWords(plain.body, title) };
  const unitNotes = notesOfUnit(whole);
  const about = [...title, ...unitNotes, ...(counted.measure === null ? [] : [counted.measure])];
  const around = { title: about, below: textsOf(whole) };
  const first = readColumns(counted.body.stores, names, around, input);
  const sums = sumsIn(first, counted.body, overrides.choices?.subtotals);
  for (const place of sums.rows) {
    const leave = sums.apart.has(place) ? leaveSum : leaveTotal;
    leave(counted.body, rowAt(counted.body, place), 'summan av andra rader');
  }
  const body = sums.rows.size === 0 ? counted.body : withoutRows(counted.body, sums.rows);
  const table = body === counted.body ? first : readColumns(body.stores, names, around, input);
  sumDropped(body, counted.dropped, table.amounts);
  const doubts = [...asked, ...table.doubts, ...counted.doubts, ...sums.doubts];
  return { ...table, ...same, doubts, body };
}

/** The rows with their codes written out, where lines around them say what those are short for. */
function inWords(body: Body, title: readonly string[]): Body {
  const stores = writtenOut(body.stores, legendIn([...title, ...textsOf(body)]));
  return stores === body.stores ? body : { ...body, stores: [...stores] };
}

/** What stands among or below the rows and is none of them. */
const textsOf = ({ leftOut }: Body): string[] =>
  leftOut.flatMap(({ reason, content }) =>
    reason === 'footer' || reason === 'unreadable' || reason === 'noAmount' ? content : [],
  );

/** With what a known table is asked about. */
const withDoubts = (read: ReadColumns, { known, overrides }: InterpretInput): ReadColumns => {
  const open = (known?.doubts ?? []).filter(({ id }) => !(id in (overrides.choices ?? {})));
  return open.length === 0 ? read : { ...read, doubts: [...read.doubts, ...open] };
};

/** The header, and the last line above it that begins in the first column, as a title does. */
const headedBy = (head: readonly Row[], layout: Layout): Headed => ({
  header: linesOfHeader(head, layout),
  title: String(
    head
      .slice(0, Math.min(layout.header[0] ?? 0, layout.from))
      .findLast(({ cells }) => !isBlank(cells[0]))?.cells[0] ?? '',
  ),
});

/** The lines of the header, and one right above them that names some of their columns: a title begins with the first. */
function linesOfHeader(head: readonly Row[], { header, from }: Layout): (readonly Cell[])[] {
  const first = header[0] ?? from;
  const above = head[first - 1]?.cells ?? [];
  const own = head.slice(first, from).map(({ cells }) => cells);
  return isBlank(above[0]) ? [above, ...own] : own;
}

/** Lines below the table that say what its amounts are in, or on which side of VAT: `Belopp i tkr`. */
const notesOfUnit = ({ leftOut }: Body): string[] =>
  leftOut
    .filter(({ reason, content }) => reason === 'footer' && saysOfAmounts(content))
    .map(({ content }) => content);

const saysOfAmounts = (line: string): boolean =>
  thousandsIn(line) > 0 || vatSide(normaliseName(line)) !== null;

/** Header, title and body of the table. */
function findTable({ head, readBody, overrides, known, reading }: InterpretInput) {
  const { above: first, ...found } = known?.layout ?? findLayout(head, overrides.headerRow);
  const isCounted = first !== undefined && overrides.choices?.below === 'counted';
  const layout = isCounted ? { ...found, from: first } : found;
  if (layout.width > limits.columns) throw tooWide(layout.width);
  const written = headerNames(head, layout);
  const read = copyOf(readBody(layout, written.map(displayName)));
  const above = head.slice(0, Math.min(layout.header[0] ?? layout.from, layout.from));
  const answered = overrides.choices?.beside;
  const header = {
    names: written,
    above: above.at(-1)?.cells ?? [],
    lastLine: lastOf(head, layout),
  };
  const { purpose } = reading;
  const stacked = known ? null : stackedBeside(read, header, { answered, purpose });
  const { names, body } = stacked?.table ?? { names: written, body: read };
  const shorter = known || stacked ? [] : tableBeside(body.stores, names);
  const isAsked = shorter.length > 0 && answered === undefined;
  const other = answered === 'instead' ? placesBeside(names, shorter) : shorter;
  const beside = stacked?.leftOut ?? other;
  const made = body.stores.slice(names.length).map(({ name }) => name);
  return {
    layout,
    names: [...names, ...made],
    body: beside.length === 0 ? body : { ...body, stores: emptied(body.stores, beside) },
    beside: beside.map((place) => names[place] ?? ''),
    doubts: [
      ...(stacked?.doubts ?? (isAsked ? besideDoubt(body.stores, names, shorter) : [])),
      ...(first === undefined ? [] : aboveDoubts(head, first, found, overrides)),
    ],
    title: above.flatMap((row) => row.cells.map(String)),
  };
}

/** The last line of a header of several, and the one above it. */
function lastOf(head: readonly Row[], layout: Layout) {
  const [above, last] = layout.header.slice(-2);
  if (above === undefined || last === undefined) return null;
  const names = headerNames(head, { ...layout, header: [last] });
  return { names, above: head[above]?.cells ?? [] };
}

const placesBeside = (names: readonly string[], places: readonly number[]): number[] =>
  places.length === 0 ? [] : [...names.keys()].filter((place) => !places.includes(place));

const displayName = (name: string, index: number) => name || unnamed(index);
