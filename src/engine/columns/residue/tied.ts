import type { TypedColumn } from '../../table/typed-column.ts';
import type { RoleMap } from '../roles/role-map.ts';
import { numberAt, numbersAt } from '../types/number-at.ts';
import { minus, plus, type Term } from '../types/sums-of-columns.ts';

/** How one column of numbers can follow from others, row by row. */

/** Rows looked at: more add nothing to the proof. */
const LOOKED = 2000;

/** Every choice of one to `most` of the columns, each added or taken off. */
export function termsOf(columns: readonly TypedColumn[], most = 3): Term[][] {
  const each = (from: number, left: number): Term[][] =>
    left === 0
      ? [[]]
      : columns.slice(from).flatMap((column, n) =>
          each(from + n + 1, left - 1).flatMap((rest) => [
            [plus(column), ...rest],
            [minus(column), ...rest],
          ]),
        );
  return Array.from({ length: most }, (_, n) => each(0, n + 1)).flat();
}

/** The same amount with or without VAT, or a share of it: the same times it on every row. */
export function isLevel(column: TypedColumn, amount: TypedColumn, used: Int32Array): boolean {
  const ratios: number[] = [];
  let all = 0;
  for (const row of used.subarray(0, LOOKED)) {
    const [own, other] = [numberAt(column, row), numberAt(amount, row)];
    if (!other || Math.abs(other) < 10) continue;
    all++;
    if (own) ratios.push(own / other);
  }
  if (ratios.length < 3) return false;
  const near = (to: number) => ratios.filter((ratio) => Math.abs(ratio - to) < 0.004).length;
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  const vat = [1, 1.06, 1.12, 1.25, 1 / 1.06, 1 / 1.12, 0.8].reduce((n, rate) => n + near(rate), 0);
  // A share that some rows have and others have not is of those: what is private, or disputed.
  const isShare =
    Math.abs(middle) < 0.5 && Math.abs(middle) > LEAST_SHARE && near(middle) >= all * 0.9;
  return vat >= ratios.length * 0.95 || isShare;
}

/** A share below it is as near to any other that small. */
const LEAST_SHARE = 0.01;

/** Prices of one, of a hundred (`kr/dt`) and of a thousand; rates in per cent. */
const TENS = [1, 0.1, 0.01, 0.001];

/** Whether one column is another times a third: a rate of exchange, a number of things, a price of a thousand of them. */
export function isTimes(product: TypedColumn, one: TypedColumn, rate: TypedColumn): boolean {
  const [wholeAt, ownAt, timesAt] = [numbersAt(product), numbersAt(one), numbersAt(rate)];
  let telling = 0;
  const hits = TENS.map(() => 0);
  for (let row = 0; row < Math.min(product.ids.length, LOOKED); row++) {
    const [whole, own, times] = [wholeAt(row), ownAt(row), timesAt(row)];
    if (!whole || !own || !times) continue;
    telling++;
    for (let n = 0; n < TENS.length; n++)
      if (Math.abs(whole - own * times * (TENS[n] ?? 1)) <= Math.abs(whole) * 0.002 + 0.006)
        hits[n] = (hits[n] ?? 0) + 1;
  }
  return telling >= 2 && Math.max(...hits) >= telling * 0.95;
}

/** The most that an order with VAT is of its rows without. */
const WITH_VAT = 1.2501;
const ROUNDING = 0.02;

/** What a whole order or invoice came to, with VAT or without, on its first row alone. */
export function isHeadOf(
  column: TypedColumn,
  amount: TypedColumn,
  byRole: RoleMap,
  used: Int32Array,
): boolean {
  const order = byRole.get('orderId') ?? byRole.get('invoiceNumber');
  if (!order) return false;
  const [ownAt, amountAt] = [numbersAt(column), numbersAt(amount)];
  const sums = new Map<number, { rows: number; sum: number; head: number; more: number }>();
  for (const row of used.subarray(0, LOOKED)) {
    const id = order.ids[row] ?? -1;
    if (id < 0) return false;
    const own = sums.get(id) ?? { rows: 0, sum: 0, head: ownAt(row) ?? 0, more: 0 };
    own.more += own.rows > 0 && ownAt(row) !== null ? 1 : 0;
    own.rows++;
    own.sum += amountAt(row) ?? 0;
    sums.set(id, own);
  }
  // The last may go on below the rows that were looked at.
  const orders = [...sums.values()].slice(0, used.length > LOOKED ? -1 : undefined);
  const isWhole = ({ sum, head, more }: (typeof orders)[number]) =>
    more === 0 &&
    Math.abs(head) >= Math.abs(sum) - ROUNDING &&
    Math.abs(head) <= Math.abs(sum) * WITH_VAT + ROUNDING;
  return orders.some(({ rows }) => rows > 1) && orders.every(isWhole);
}

/** The amount of a whole order or invoice, on each of its rows. */
export function isOfGroup(column: TypedColumn, byRole: RoleMap, used: Int32Array): boolean {
  const order = byRole.get('orderId') ?? byRole.get('invoiceNumber');
  if (!order) return false;
  const first = new Map<number, number>();
  let repeated = 0;
  let same = 0;
  for (const row of used.subarray(0, LOOKED)) {
    const id = order.ids[row] ?? -1;
    const own = column.ids[row] ?? -1;
    const before = first.get(id);
    if (before === undefined) first.set(id, own);
    else {
      repeated++;
      if (before === own) same++;
    }
  }
  return repeated >= 2 && same >= repeated * 0.95;
}

/** Whether a column is two others multiplied with a third on top, which some rows have. */
export function isProductWith(
  whole: TypedColumn,
  [one, other]: readonly [TypedColumn, TypedColumn],
  more: TypedColumn,
): boolean {
  const [sumAt, timesAt, eachAt] = [numbersAt(whole), numbersAt(one), numbersAt(other)];
  const moreAt = numbersAt(more);
  let telling = 0;
  let hits = 0;
  let used = 0;
  for (let row = 0; row < Math.min(whole.ids.length, LOOKED); row++) {
    const [sum, times, each] = [sumAt(row), timesAt(row), eachAt(row)];
    if (!sum || !times || !each) continue;
    const extra = moreAt(row) ?? 0;
    telling++;
    const off = Math.min(
      Math.abs(times * each + extra - sum),
      Math.abs(times * each - extra - sum),
    );
    if (off > Math.abs(sum) * 0.0005 + 0.02) continue;
    hits++;
    if (extra !== 0) used++;
  }
  return telling >= 3 && hits >= telling * 0.95 && used > 0;
}

/** Rows without the amount on which another column has one: so many, and as a share of them all. */
const GAPS = { fewest: 2, share: 0.02 } as const;

/** Whether a column has amounts on rows where the amount itself has none. */
export function fillsGaps(column: TypedColumn, amount: TypedColumn, used: Int32Array): boolean {
  const [ownAt, amountAt] = [numbersAt(column), numbersAt(amount)];
  let gaps = 0;
  for (const row of used) if (!amountAt(row) && ownAt(row)) gaps++;
  return gaps >= GAPS.fewest && gaps > used.length * GAPS.share;
}
