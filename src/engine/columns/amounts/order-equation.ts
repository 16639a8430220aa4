import type { TypedColumn } from '../../table/typed-column.ts';
import type { TermKind } from '../../table/vocabulary/order-terms.ts';

/** A column that may add to an order's total or take from it, with its value for each order. */
export interface Term {
  column: TypedColumn;
  kind: TermKind;
  values: Float64Array;
  /** The order that alone shows the column to be of orders, where one does: an equation without it proves nothing. */
  onlyShownBy?: number;
  /** Whether its name says that it is an order's total. */
  isNamed?: boolean;
  /** Whether it is the column's amounts less a rate of VAT, and has none in it. */
  isNet?: boolean;
}

/** What the lines of each order come to, by one way of reading them; NaN where they tell nothing. */
export interface Base<Lines> {
  lines: Lines;
  /** The column that they are read of, which nothing is added to or taken from again. */
  column: TypedColumn;
  sums: Float64Array;
}

/** The total of each order as its lines and the terms make it. */
export interface Equation<Lines> {
  base: Base<Lines>;
  total: Term;
  terms: readonly SignedTerm[];
}

export interface SignedTerm extends Term {
  sign: 1 | -1;
}

/** Orders looked at, and share of them that must agree. */
const SAMPLE = 400;
const SHARE = 0.95;
/** Orders that candidates are told by first, and share of them that the right terms leave nothing of. */
const FIRST_LOOK = 40;
const HOPELESS = 0.5;
/** Orders that must tell, and of them those with a term whose name does not say what it is. */
const FEWEST = 3;
const FEWEST_UNNAMED = 2;
/** Orders that are enough for a total by name, of the lines and what says by its name what it is. */
const FEWEST_NAMED = 2;
const MOST_TERMS = 5;
/** Half an öre for each of a few rounded values. */
const ROUNDING = 0.026;

/**
 * The equation that the orders prove: total = lines ± terms. Of several the one with most terms, since what a customer
 * paid in all is what counts, and then the first; null where none holds.
 */
export function findEquation<Lines>(
  bases: readonly Base<Lines>[],
  totals: readonly Term[],
  terms: readonly Term[],
): Equation<Lines> | null {
  let best: Equation<Lines> | null = null;
  for (const base of bases) {
    const others = terms.filter(({ column }) => column !== base.column);
    for (const total of totals) {
      const found = termsBetween(base.sums, total, others);
      if (!found || !holdsOnShown({ base, total, terms: found })) continue;
      if (!best || found.length > best.terms.length) best = { base, total, terms: found };
    }
  }
  return best;
}

/** Whether an equation holds on the one order that shows its total to be of orders. */
function holdsOnShown<Lines>({ base, total, terms }: Equation<Lines>): boolean {
  const order = total.onlyShownBy;
  if (order === undefined) return true;
  const rest = (total.values[order] ?? Number.NaN) - (base.sums[order] ?? Number.NaN);
  const left = terms.reduce((sum, term) => sum - amountIn(term, order), rest);
  return Math.abs(left) <= ROUNDING;
}

/** The fewest terms that make each order's total of its lines; null where none do. */
function termsBetween(
  sums: Float64Array,
  total: Term,
  terms: readonly Term[],
): SignedTerm[] | null {
  const telling: number[] = [];
  for (let order = 0; order < sums.length && telling.length < SAMPLE; order++) {
    const [lines = Number.NaN, whole = Number.NaN] = [sums[order], total.values[order]];
    if (!Number.isNaN(lines + whole) && (lines !== 0 || whole !== 0)) telling.push(order);
  }
  if (telling.length < (total.isNamed ? FEWEST_NAMED : FEWEST)) return null;
  const isMany = telling.length >= FEWEST;
  const rests = telling.map((order) => (total.values[order] ?? 0) - (sums[order] ?? 0));
  const signed = terms
    .filter(({ column, kind }) => column !== total.column && (isMany || kind !== 'other'))
    .flatMap((term) => signsOf(term).map((sign) => ({ ...term, sign })))
    .map((term) => ({ term, own: telling.map((order) => amountIn(term, order)) }))
    .filter(({ own }) => own.some((value) => value !== 0));
  // A part of the orders tells what cannot be; what is left is held against all of them.
  const isProved = (chosen: readonly Weighed[]) => isNothing(without(rests, chosen));
  for (let size = 0; size <= Math.min(MOST_TERMS, signed.length); size++) {
    const found = chooseTerms(rests.slice(0, FIRST_LOOK), signed, size, isProved);
    if (found) return withRare(rests, found, signed).map(({ term }) => term);
  }
  return null;
}

interface Weighed {
  term: SignedTerm;
  own: readonly number[];
}

/** What is left of each order when the terms are taken from it. */
const without = (rests: readonly number[], terms: readonly Weighed[]): number[] =>
  rests.map((rest, n) => terms.reduce((left, { own }) => left - (own[n] ?? 0), rest));

/**
 * The terms with those of so few orders that the rest hold without them, such as a gift card now and then: each that is
 * to the öre what is left of all the orders that have it.
 */
function withRare(
  rests: readonly number[],
  found: readonly Weighed[],
  signed: readonly Weighed[],
): readonly Weighed[] {
  const terms = [...found];
  for (const candidate of signed) {
    const { term, own } = candidate;
    const orders = own.flatMap((value, n) => (value === 0 ? [] : n));
    const isKnown = terms.some((each) => each.term.column === term.column);
    if (isKnown || (term.kind === 'other' && orders.length < FEWEST_UNNAMED)) continue;
    const left = without(rests, terms);
    if (orders.every((n) => Math.abs((left[n] ?? 0) - (own[n] ?? 0)) <= ROUNDING))
      terms.push(candidate);
  }
  return terms;
}

function chooseTerms(
  rests: readonly number[],
  signed: readonly Weighed[],
  size: number,
  isProved: (chosen: readonly Weighed[]) => boolean,
): Weighed[] | null {
  if (size === 0) return isNothing(rests, HOPELESS) && isProved([]) ? [] : null;
  for (const [place, candidate] of signed.entries()) {
    const changed = candidate.own.filter((value) => value !== 0).length;
    if (candidate.term.kind === 'other' && changed < FEWEST_UNNAMED) continue;
    const left = rests.map((rest, n) => rest - (candidate.own[n] ?? 0));
    const others = signed.filter(
      ({ term }, n) => n > place && term.column !== candidate.term.column,
    );
    const more = chooseTerms(left, others, size - 1, (rest) => isProved([candidate, ...rest]));
    if (more) return [candidate, ...more];
  }
  return null;
}

const isNothing = (rests: readonly number[], share = SHARE) =>
  rests.filter((rest) => Math.abs(rest) <= ROUNDING).length >= rests.length * share;

const amountIn = ({ values, sign }: SignedTerm, order: number) => {
  const value = values[order] ?? Number.NaN;
  return Number.isNaN(value) ? 0 : value * sign;
};

/** Freight adds whatever way; a discount takes, however it is written; of a name that says nothing either may be so. */
function signsOf({ kind, values }: Term): (1 | -1)[] {
  const sum = values.reduce((all, value) => all + (Number.isNaN(value) ? 0 : value), 0);
  // Of returns a discount has the other sign: which is which the orders prove.
  const isOfBoth = values.some((value) => value > 0) && values.some((value) => value < 0);
  if (kind === 'discount' && isOfBoth) return [-1, 1];
  if (kind === 'other' || kind === 'giftCard') return [1, -1];
  // A fee with minus is what a payment service keeps.
  if (kind === 'fee') return sum < 0 ? [] : [1];
  if (kind === 'discount' || kind === 'refund' || kind === 'payment') return [sum < 0 ? 1 : -1];
  return [1];
}
