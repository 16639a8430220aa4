import { cellText } from '../../../table/cell.ts';
import type { ColumnStore } from '../../../table/column-store.ts';
import { normaliseName } from '../../../table/normalise-name.ts';
import {
  namesAmount,
  namesCode,
  namesCount,
  namesParty,
} from '../../../table/vocabulary/header-words.ts';
import { namesKronor } from '../../../table/vocabulary/vat.ts';
import { shapeOfCell } from '../header-shape.ts';
import { type SameRows, sameRows } from './same-rows.ts';

/** Rows that stand in the file once more, with the row that each repeats. */
export interface Repeats {
  blocks: Map<number, number>;
  /** Single rows under a number that no other row has. */
  numbered: Map<number, number>;
  /** What may rightly be alike: blocks without numbers or days, and the same thing twice in a row on one receipt. */
  open: Map<number, number>;
}

/** So many rows in the order of before are a block that was copied; fewer may be chance. */
const BLOCK = 3;
/** Share of the rows that have a value of their own in a column that numbers them. */
const NUMBERED = 0.95;

/**
 * Finds what stands twice: a block of rows again, in the same order, or one row again under a number that no other row
 * has. A block is proved by numbers or days of its own; without them rows may rightly be alike, unless another is proved
 * that stands as it does, right below what it repeats: lists that overlap do so at each seam.
 */
export function findRepeats(stores: readonly ColumnStore[], rows: number): Repeats {
  const found: Repeats = { blocks: new Map(), numbered: new Map(), open: new Map() };
  const same = rows < 2 ? null : sameRows(stores, rows);
  if (!same) return found;
  const isNumbered = hasNumbers(stores, same);
  const seams: Seams = { blocks: 0, open: [] };
  for (let row = 1; row < rows; row++) {
    const block = blockAt(row, same);
    if (block.length === 0) continue;
    const distinct = new Set(block.map((original) => same.first[original])).size;
    const isBlock = distinct >= BLOCK;
    const isBeside = !isBlock && block[0] === row - 1;
    const isProved = () => hasDays(stores, block) || isListAgain(stores, block, rows);
    const kind = isNumbered && isBeside ? 'open' : kindOf(isBlock, isNumbered, isProved);
    if (kind) for (const [n, original] of block.entries()) found[kind].set(row + n, original);
    if (isBlock && (block[0] ?? 0) + block.length === row) {
      if (kind === 'blocks') seams.blocks++;
      else seams.open.push(...block.map((_, n) => row + n));
    }
    row += block.length - 1;
  }
  return seams.blocks === 0 ? found : withSeams(found, seams);
}

/** Blocks that stand right below what they repeat: how many are proved, and the rows of those that are not. */
interface Seams {
  blocks: number;
  open: number[];
}

function withSeams(found: Repeats, { open }: Seams): Repeats {
  const isSeam = new Set(open);
  const all = [...found.open];
  const proved = all.filter(([row]) => isSeam.has(row));
  const left = all.filter(([row]) => !isSeam.has(row));
  const blocks = [...found.blocks, ...proved].sort(([one], [other]) => one - other);
  return { ...found, blocks: new Map(blocks), open: new Map(left) };
}

function kindOf(isBlock: boolean, isNumbered: boolean, isProved: () => boolean) {
  if (!isBlock) return isNumbered ? 'numbered' : null;
  return isNumbered || isProved() ? 'blocks' : 'open';
}

/** The rows that those from `row` on repeat one by one, in the order they stood: as many as do. */
function blockAt(row: number, same: SameRows): number[] {
  let best: number[] = [];
  for (
    let start = same.first[row] ?? row, tries = 0;
    start >= 0 && start < row && tries < 8;
    tries++
  ) {
    const block = blockFrom(start, row, same);
    if (block.length > best.length) best = block;
    start = same.next[start] ?? -1;
  }
  return best;
}

function blockFrom(start: number, row: number, { first, next }: SameRows): number[] {
  const block: number[] = [];
  // Where the chain of each kind of row was left: it is never walked twice.
  const reached = new Map<number, number>();
  let before = start - 1;
  for (let copy = row; copy < first.length; copy++) {
    const kind = first[copy] ?? copy;
    let original = reached.get(kind) ?? kind;
    while (original >= 0 && original <= before) original = next[original] ?? -1;
    reached.set(kind, original);
    if (original < start || original >= row) break;
    block.push(original);
    before = original;
  }
  return block;
}

/** True where a column numbers the rows: all but those that are alike have a value of their own in it. */
function hasNumbers(stores: readonly ColumnStore[], { first }: SameRows): boolean {
  const rows = first.length;
  if (!stores.some(isAmount)) return false;
  const distinct = first.reduce((sum, own, row) => sum + (own === row ? 1 : 0), 0);
  return stores.some(
    ({ name, values, filled }) =>
      mayNumber(normaliseName(name)) &&
      filled >= rows * NUMBERED &&
      values.length >= BLOCK &&
      values.length >= distinct * NUMBERED &&
      values.every((value) => isNumber(cellText(value).trim())),
  );
}

/** By its name, or by numbers with decimals that are seldom anything else. */
const isAmount = ({ name, values }: ColumnStore) => {
  const words = normaliseName(name);
  if (namesAmount(words) || namesKronor(words)) return true;
  return values.length > 0 && values.every((value) => isMoneyText(cellText(value).trim()));
};

/** `4 875,00`, `4875.00 SEK`, `kr 12,50`, `−175,00`, `(175,00) kr`, `175,00-`. */
const isMoneyText = (text: string) =>
  /^-?\s?(?:kr|[A-Z]{3}|[€$£])?\s?-?[\d\s.,]*\d[.,]\d\d-?\s?(?:kr|[A-Z]{3}|[€$£])?-?$/.test(
    text.replace(/[−–+()]/g, '-'),
  );

/** `Försäljningsordernummer` is a number, for all that it says of sales. */
const mayNumber = (name: string) =>
  (!namesAmount(name) || (namesCode(name) && !namesCount(name))) && !namesParty(name);

/** An order number, a line number or a time to the second; no amount, and no day. */
const isNumber = (text: string) =>
  /^\D{0,6}\d{3,}(?:-\d+)?$/.test(text) ||
  /\d\d:\d\d:\d\d/.test(text) ||
  /^[\da-f-]{16,}$/i.test(text);

/** True where the rows are of two days or more. */
const hasDays = (stores: readonly ColumnStore[], rows: readonly number[]): boolean =>
  stores.some(({ ids, values }) => {
    const own = new Set(rows.map((row) => ids[row] ?? -1));
    return own.size > 1 && [...own].every((id) => shapeOfCell(values[id]) === 'date');
  });

/** Rows of a whole list that stand in it once. */
const FEWEST_OF_LIST = 5;
/** Share of the rows that must differ in count and amount. */
const VARIED = 0.5;

const isCount = (value: ColumnStore['values'][number]) =>
  /^[-−–]?\d{1,4}$/.test(cellText(value).trim());

/**
 * Whether the rows are the first half of all, so that the whole list stands again: each under a code of its own (an
 * article's), with a count and an amount that differ from row to row. A list of fees has no counts, and may be of two months.
 */
function isListAgain(
  stores: readonly ColumnStore[],
  block: readonly number[],
  rows: number,
): boolean {
  if (block.length * 2 !== rows || block.length < FEWEST_OF_LIST || block[0] !== 0) return false;
  const differing = ({ ids }: ColumnStore) => new Set(block.map((row) => ids[row] ?? -1)).size;
  const isVaried = (column: ColumnStore) => differing(column) >= block.length * VARIED;
  const named = stores.map((column) => ({ column, words: normaliseName(column.name) }));
  const isCoded = named.some(
    ({ column, words }) =>
      namesCode(words) &&
      differing(column) === block.length &&
      column.values.every((value) => isNumber(cellText(value).trim())),
  );
  const isCounted = stores.some((column) => column.values.every(isCount) && isVaried(column));
  return isCoded && isCounted && stores.some((column) => isAmount(column) && isVaried(column));
}
