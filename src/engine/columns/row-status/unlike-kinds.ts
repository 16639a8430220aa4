import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { columnOf, type Roled } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';
import type { RowAmount } from './row-amounts.ts';

/** Rows of other kinds that must show what is usual. */
const FEWEST_OTHERS = 5;
/** Share of the rows that makes a thing usual. */
const USUAL = 0.9;

/** What a row of the thing summed has. */
const parts: readonly ColumnRole[] = [
  ...([
    'product',
    'productId',
    'customer',
    'supplier',
    'quantity',
    'unitPrice',
    'orderId',
  ] as const),
];

interface Kinds {
  /** Of each row: the place of its kind. */
  ids: Int32Array;
  /** Of each kind: true where its word says nothing. */
  isUnknown: readonly boolean[];
  amountOf: RowAmount;
  /** True of rows that are asked about, or left out, for another reason. */
  isSettled: (row: number) => boolean;
}

/** Rows of one kind, or of all the others. */
interface Tally {
  rows: number;
  above: number;
  below: number;
  /** Of each trait: on how many rows. */
  has: number[];
}

/**
 * Which of the kinds differ from all others together: money the other way, no VAT where the others have some, or nothing
 * in a column that the others fill.
 */
export function differing(table: Roled, kinds: Kinds): boolean[] {
  const traits = traitsOf(table);
  const tallies = kinds.isUnknown.map((): Tally => emptyTally(traits.length));
  kinds.ids.forEach((id, row) => {
    const own = tallies[id];
    if (!own || kinds.isSettled(row)) return;
    const units = kinds.amountOf(row)?.units ?? 0n;
    own.rows++;
    if (units > 0n) own.above++;
    if (units < 0n) own.below++;
    traits.forEach((has, n) => {
      if (has(row)) own.has[n] = (own.has[n] ?? 0) + 1;
    });
  });
  return kinds.isUnknown.map((isUnknown, id) => {
    const own = tallies[id];
    if (!isUnknown || !own || own.rows === 0) return false;
    const others = tallies
      .filter((_, other) => other !== id)
      .reduce(sum, emptyTally(traits.length));
    return others.rows >= FEWEST_OTHERS && differs(own, others);
  });
}

const emptyTally = (traits: number): Tally => ({
  rows: 0,
  above: 0,
  below: 0,
  has: Array.from({ length: traits }, () => 0),
});

const sum = (a: Tally, b: Tally): Tally => ({
  rows: a.rows + b.rows,
  above: a.above + b.above,
  below: a.below + b.below,
  has: a.has.map((count, n) => count + (b.has[n] ?? 0)),
});

function differs(own: Tally, others: Tally): boolean {
  const isOtherWay = (mine: number, theirs: number) =>
    mine >= own.rows * USUAL && theirs >= others.rows * USUAL;
  if (isOtherWay(own.below, others.above) || isOtherWay(own.above, others.below)) return true;
  return own.has.some((count, n) => count === 0 && (others.has[n] ?? 0) >= others.rows * USUAL);
}

/** What a row can have: a value in a column of the thing summed, and VAT. */
function traitsOf(table: Roled): ((row: number) => boolean)[] {
  const filled = parts.flatMap((role) => columnOf(table, role) ?? []);
  const vat = columnOf(table, 'vat');
  return [
    ...filled.map((column: TypedColumn) => (row: number) => (column.ids[row] ?? -1) >= 0),
    ...(vat ? [(row: number) => (numberAt(vat, row) ?? 0) !== 0] : []),
  ];
}
