import { type Decimal, decimal, divide, multiply, subtract } from '../facts/decimal.ts';

/** Decimals kept of percentages and ratios: more than is shown, few enough to read in a receipt. */
const KEPT = 4;
const HUNDRED = decimal('100');
export const ZERO = decimal('0');

/**
 * part ÷ whole × 100; null where the whole is zero or negative, since a share of that means
 * nothing.
 */
export function percentOf(part: Decimal, whole: Decimal): Decimal | null {
  return whole.units <= 0n ? null : divide(multiply(part, HUNDRED), whole, KEPT);
}

/** (current ÷ previous − 1) × 100; null where previous is zero or negative. */
export function growthPercent(current: Decimal, previous: Decimal): Decimal | null {
  return percentOf(subtract(current, previous), previous);
}

/** a ÷ b to the öre; null where b is zero or negative. */
export function perUnit(a: Decimal, b: Decimal): Decimal | null {
  return b.units <= 0n ? null : divide(a, b, KEPT);
}

/** Rounds a statistical estimate to `scale` decimals; throws RangeError where it is not finite. */
export function estimate(value: number, scale: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError('an estimate that is not a number');
  return decimal(value.toFixed(scale));
}

export function whole(count: number): Decimal {
  return { units: BigInt(count), scale: 0 };
}
