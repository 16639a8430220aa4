import { toNumber } from '../facts/decimal.ts';
import type { Subject } from '../facts/fact.ts';
import type { MonthSum } from '../figures/calendar/timeline.ts';
import { amountOver, amountsOf, type Frame, monthsIn, type Series, sumOver } from './series.ts';

/** The months of the latest period from `first` on, each beside the one that it is held against. */
export interface Compared {
  first: number;
  now: readonly number[];
  before: readonly number[];
}

/** What the months of a company's own customers, products and costs have shown, for what its effects are assumed from. */
export interface OwnMonths {
  /** By `subjectKey`; the file as a whole is under its own. */
  compared: ReadonlyMap<string, Compared>;
  /** Discounts as shares of what was sold before them; null where the file has none. */
  discounts: Compared | null;
  /** How often customers who fell silent have come back, times how much they then bought, in per cent. */
  comebacks: readonly number[];
  /** How often dearer purchases have been followed by a higher price, times how much of them it covered, in per cent. */
  passedOn: readonly number[];
}

/** By `subjectKey` of one who buys: the channels and regions that all of it is in. */
export type Within = ReadonlyMap<string, ReadonlySet<string>>;

/** By `subjectKey`: of whom most of what a subject moved by is, and how much of it. */
export type MovedWith = ReadonlyMap<string, { by: Subject; part: number }>;

/** By `subjectKey`: which two most of what a group moved by is of together, where it is of no one, and how much of it. */
export type MovedWithTwo = ReadonlyMap<string, { by: readonly [Subject, Subject]; part: number }>;

/** Where the kronor of a fall are, counted row by row: how much of it is with another that has fallen, and how much of it was before. */
export interface FallIn {
  by: Subject;
  part: number;
  share: number;
}

/** By whom: where what it fell by is, the most first. */
export type FallsIn = ReadonlyMap<string, readonly FallIn[]>;

/** By the name of a product: that of the group it is in. */
export type GroupOf = ReadonlyMap<string, string>;

export const WHOLE = 'whole';
export const subjectKey = (kind: Subject['kind'], name: string) => `${kind} ${name}`;

/** Silent for so many months, or at the end so many, after so many with a purchase of the last six. */
const SILENT = 3;
const GONE = 6;
const USUAL = 3;
const HALF_YEAR = 6;
/** Smaller rises of a purchase price, as a share, are none. */
const DEARER = 0.02;
/** A price that covers less of it, as a share, is the same. */
const COVERS = 0.05;

const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

/** How often something was followed by what makes up for it, times how far it did, in per cent. */
function oftenTimesMuch(parts: readonly number[]): number[] {
  const made = parts.filter((part) => part > 0);
  return made.map((part) => (100 * Math.min(1, part) * made.length) / parts.length);
}

/** What a customer bought after each time of silence, as a part of what it bought before; zero where it is still silent. */
function afterSilence(series: Series, { start, last }: Frame): number[] {
  const months = monthsIn(start, last).filter((month) => amountOver(series, month, month) > 0);
  return months.flatMap((month, place) => {
    const next = months[place + 1];
    const isUsual = months.filter((each) => each <= month && each > month - HALF_YEAR);
    if (isUsual.length < USUAL) return [];
    if (next === undefined) return last - month >= GONE ? [0] : [];
    if (next - month <= SILENT) return [];
    const meanOf = (from: number, to: number) => amountOver(series, from, to) / (to - from + 1);
    const before = meanOf(Math.max(start, month - HALF_YEAR + 1), month);
    return [meanOf(next, Math.min(last, next + HALF_YEAR - 1)) / before];
  });
}

/** How much of what a product has become dearer by its price has covered; null where it has not become so. */
function coveredByPrice(series: Series, { first, last, back }: Frame): number | null {
  const of = (from: number, to: number) => {
    const { amount, cost, costRows, units, unitRows, rows } = sumOver(series, from, to);
    const known = rows > 0 && costRows === rows && unitRows === rows && toNumber(units) > 0;
    return known
      ? { price: toNumber(amount) / toNumber(units), cost: toNumber(cost) / toNumber(units) }
      : null;
  };
  const [now, before] = [of(first, last), of(first - back, last - back)];
  if (now === null || before === null || before.cost <= 0) return null;
  const dearer = now.cost - before.cost;
  if (dearer < DEARER * before.cost) return null;
  const part = (now.price - before.price) / dearer;
  return part < COVERS ? 0 : part;
}

function comparedOf(series: Series, { first, last, back }: Frame): Compared {
  const months = monthsIn(first, last);
  const earlier = months.map((month) => month - back);
  return { first, now: amountsOf(series, months), before: amountsOf(series, earlier) };
}

function discountShares(whole: Series, { first, last, back }: Frame): Compared | null {
  const shares = (from: number, to: number) =>
    monthsIn(from, to).map((month) => {
      const { amount, discount } = sumOver(whole, month, month);
      const gross = toNumber(amount) + toNumber(discount);
      return gross <= 0 ? 0 : toNumber(discount) / gross;
    });
  const now = shares(first, last);
  return total(now) > 0 ? { first, now, before: shares(first - back, last - back) } : null;
}

/** What is shown by the subjects whose months were read, and by the whole months of the file. */
export function ownMonths(
  { whole, all }: { whole: Series; all: readonly Series[] },
  frame: Frame,
  months: readonly MonthSum[],
): OwnMonths {
  const sums = new Map(months.map(({ month, amount }) => [month, toNumber(amount)]));
  const sumsOf = (from: number, to: number) =>
    monthsIn(from, to).map((each) => sums.get(each) ?? 0);
  const { first, last, back } = frame;
  const ofWhole = { first, now: sumsOf(first, last), before: sumsOf(first - back, last - back) };
  const compared = all.flatMap((series): [string, Compared][] =>
    series.kind === null ? [] : [[subjectKey(series.kind, series.name), comparedOf(series, frame)]],
  );
  const ofKind = (kind: Subject['kind']) => all.filter((series) => series.kind === kind);
  return {
    compared: new Map([...compared, [WHOLE, ofWhole]]),
    discounts: discountShares(whole, frame),
    comebacks: oftenTimesMuch(ofKind('customer').flatMap((each) => afterSilence(each, frame))),
    passedOn: oftenTimesMuch(
      ofKind('product').flatMap((each) => coveredByPrice(each, frame) ?? []),
    ),
  };
}
