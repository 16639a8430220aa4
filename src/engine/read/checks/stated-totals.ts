import type { Roled } from '../../columns/roled.ts';
import { readNumber } from '../../columns/types/number.ts';
import {
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  negate,
  sign,
  subtract,
} from '../../facts/decimal.ts';
import { type Cell, cellText, plainNumber, type Row } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isVatLabel } from '../../table/vocabulary/totals.ts';
import { scan } from '../rows/sums/scan.ts';
import { wholeUnits } from '../rows/sums/whole-units.ts';

/** A total row of the file with what it says of the amounts. */
export interface StatedTotal {
  line: number;
  value: Decimal;
  /** True where the rows around it, or all rows, add up to it. */
  isExplained: boolean;
}

/** What the totals are held against. */
export interface Summed {
  totals: readonly Row[];
  /** The file's own columns of amounts: one, or one per period. */
  amounts: readonly TypedColumn[];
  /** The amounts as they are used, row by row of the table, with the lines of the rows. */
  amount: TypedColumn;
  used: ArrayLike<number>;
  lines: ArrayLike<number>;
  /** Set where amounts got another sign than they have in the file. */
  statuses: Roled['statuses'];
}

/** The total rows that say something of the amounts, each with whether rows add up to it; `sum` is that of the rows used. */
export function statedTotals(summed: Summed, sum: Decimal): StatedTotal[] {
  const stated = summed.totals.flatMap((row) => {
    const value = statedBy(row, summed.amounts);
    return value === null ? [] : [{ line: row.line, value, isVat: isVat(row) }];
  });
  if (stated.length === 0) return [];
  const lines = explainedLines(summed, stated);
  const vat = stated.filter(({ isVat }) => isVat);
  const isSum = (value: Decimal) =>
    compare(value, sum) === 0 ||
    vat.some((row) => compare(value, add(sum, row.value)) === 0) ||
    compare(value, vat.map((row) => row.value).reduce(add, sum)) === 0;
  const isTold = ({ line, value, isVat: ofVat }: (typeof stated)[number]) =>
    ofVat || lines.has(line) || isSum(value);
  const some = stated.filter(({ value }) => sign(value) !== 0);
  // The sum of a day or a group without sales says nothing of the others.
  const isNoneOfMany = some.length > 0 && some.every(isTold);
  return stated.map((row) => ({
    line: row.line,
    value: row.value,
    isExplained: isTold(row) || (isNoneOfMany && sign(row.value) === 0),
  }));
}

/** What a row of the file says in a column of amounts, in the column's unit; null where it says nothing. */
export function numberIn(row: Row, column: TypedColumn): Decimal | null {
  const value = writtenIn(row.cells[column.index], column);
  return value && multiply(value, thousandsOf(column));
}

function writtenIn(cell: Cell | undefined, { mark }: Pick<TypedColumn, 'mark'>): Decimal | null {
  if (typeof cell === 'number') return decimal(plainNumber(cell));
  const read = readNumber(cellText(cell).trim(), mark ?? ',');
  return read ? decimal(read.value) : null;
}

const units = ['1000', '1000000'].map(decimal);

/** What one of a column is worth where it stands in thousands or millions: what its values were read as. */
function thousandsOf(column: TypedColumn): Decimal {
  const id = column.read.findIndex((value) => value !== null && Number(value) !== 0);
  const [read, written] = [column.read[id], writtenIn(column.values[id], column)];
  const unit = units.find(
    (each) => read && written && compare(multiply(written, each), decimal(read)) === 0,
  );
  return unit ?? decimal('1');
}

/** What a row says in all columns of amounts together. */
export function statedBy(row: Row, amounts: readonly TypedColumn[]): Decimal | null {
  const values = amounts.flatMap((amount) => numberIn(row, amount) ?? []);
  return values.length === 0 ? null : values.reduce(add);
}

const isVat = (row: Row) =>
  row.cells.some((cell) => typeof cell === 'string' && isVatLabel(normaliseName(cell)));

/** Lines of totals that the rows above or below them add up to, as they are used or as they stand in the file. */
function explainedLines(
  { amount, used, lines, statuses }: Summed,
  stated: readonly { line: number; value: Decimal }[],
): Set<number> {
  const whole = statuses?.writtenAmount ?? amount;
  const all = Array.from(lines, (_, row) => row);
  // What got the other sign here is summed by the file as it stands there.
  const turned = amount.name.startsWith('−')
    ? stated.map(({ line, value }) => ({ line, value: negate(value) }))
    : [];
  return new Set(
    [stated, turned].flatMap((totals) => [
      ...explainedBy(amount, used, lines, totals),
      ...(used.length < all.length || whole !== amount
        ? explainedBy(whole, all, lines, totals)
        : []),
    ]),
  );
}

function explainedBy(
  amount: TypedColumn,
  rows: ArrayLike<number>,
  lines: ArrayLike<number>,
  stated: readonly { line: number; value: Decimal }[],
): number[] {
  if (stated.length === 0) return [];
  const least = Math.max(...stated.map(({ value }) => value.scale));
  const whole = wholeUnits([amount], least);
  const [units] = whole?.values ?? [];
  if (!whole || !units) return [];
  const byLine = new Map<number, number>();
  for (let n = 0; n < rows.length; n++) {
    const [line = 0, value = Number.NaN] = [lines[rows[n] ?? -1], units[rows[n] ?? -1]];
    if (!Number.isNaN(value)) byLine.set(line, (byLine.get(line) ?? 0) + value);
  }
  const totals = new Map(
    stated.map(({ line, value }) => [
      line,
      Number(value.units * 10n ** BigInt(whole.scale - value.scale)),
    ]),
  );
  const order = [...byLine.keys(), ...totals.keys()].sort((a, b) => a - b);
  const amounts = Float64Array.from(order, (line) => totals.get(line) ?? byLine.get(line) ?? 0);
  const candidates = Uint8Array.from(order, (line) => (totals.has(line) ? 2 : 0));
  return [false, true].flatMap((backwards) =>
    scan([amounts], { candidates, backwards, least: { members: 1, amounts: 0 } }).map(
      ({ row }) => order[row] ?? 0,
    ),
  );
}

/** The least that a total must differ by to contradict its rows: each may have been rounded to the öre, and the total to a krona. */
export function isBeyondRounding(difference: Decimal, rows: number, stated: Decimal): boolean {
  const slackPerRow = { units: BigInt(rows) * 5n, scale: 3 };
  const slack = stated.scale === 0 ? add(slackPerRow, decimal('0.5')) : slackPerRow;
  const size = difference.units < 0n ? { ...difference, units: -difference.units } : difference;
  return compare(subtract(size, slack), decimal('0')) > 0;
}
