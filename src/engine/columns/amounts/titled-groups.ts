import { normaliseName } from '../../table/normalise-name.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMeasure, namesOnePrice } from '../../table/vocabulary/beside-amounts.ts';
import { namesDeduction, namesPlan, namesRest, namesTimes } from '../../table/vocabulary/lists.ts';
import { amountRank, isMeasure } from '../../table/vocabulary/measures.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { isAverage } from '../../table/vocabulary/totals.ts';
import type { Ask } from '../guide-reading.ts';
import type { AmountGroup } from '../roled.ts';
import { numbersOf } from '../types/number-at.ts';
import { isSumOf, minus, plus } from '../types/sums-of-columns.ts';

/** Columns that there must be: of fewer each may be something else. */
const FEWEST = 3;
/** The largest amount that a column of money has at least. */
const LEAST = 50;

/**
 * Groups of goods beside their months under a title that says what they come to: `Försäljning 2025` over `Kaffe`, `Te` and
 * `Porslin`. Only where each column is money to the öre, none is another added to others, and no name says anything else.
 */
export function titledGroup(
  columns: readonly TypedColumn[],
  parts: readonly TypedColumn[],
  { near = [], reading }: Ask,
): AmountGroup | null {
  const others = columns.filter((column) => !parts.includes(column) && column.type !== 'empty');
  const [months] = others;
  const isByMonth = others.length === 1 && months?.type === 'date' && months.grain !== 'day';
  if (!isByMonth || parts.length < FEWEST) return null;
  if (!near.some((line) => namesWhatIsSummed(line, reading.purpose))) return null;
  const isAny = (column: TypedColumn) => numbersOf(column).some((value) => Math.abs(value) > 0);
  const used = parts.filter(isAny);
  if (used.length < FEWEST || !parts.every((column) => mayBeGroup(column))) return null;
  if (!used.every(isMoneyToTheOre) || used.some((column) => isOfOthers(column, used))) return null;
  const reason = 'Rubriken säger vad kolumnerna är: de räknas ihop.';
  return { role: reading.amount.net, parts: [...parts], sign: '+', reason, net: false };
}

/** Whether a line begins with what its table sums: `Försäljning 2025`. */
export function namesWhatIsSummed(line: string, purpose: Purpose): boolean {
  const [first = ''] = normaliseName(line).split(' ');
  return amountRank(first, purpose) !== null;
}

function mayBeGroup({ name }: TypedColumn): boolean {
  const word = normaliseName(name);
  const isOther = [namesMeasure, namesOnePrice, namesDeduction, namesPlan, namesRest, namesTimes];
  return (
    /\p{L}{2}/u.test(name) &&
    !isOther.some((isSaid) => isSaid(word)) &&
    !isMeasure(word) &&
    !isAverage(word) &&
    termKind(word) === 'other'
  );
}

/** Counts and shares are whole, or small. */
export function isMoneyToTheOre({ values, read }: TypedColumn): boolean {
  const written = values.some((value) => /\d[.,]\d{1,2}(?!\d)/.test(String(value)));
  return written && read.some((value) => Math.abs(Number(value ?? 0)) >= LEAST);
}

/** A sum of the others, or the same as one of them once more, is no group beside them. */
const isOfOthers = (column: TypedColumn, all: readonly TypedColumn[]): boolean => {
  const rest = all.filter((other) => other !== column);
  return (
    isSumOf(column, rest.map(plus)) ||
    rest.some((other) => isSumOf(column, [plus(other)]) || isSumOf(column, [minus(other)]))
  );
};
