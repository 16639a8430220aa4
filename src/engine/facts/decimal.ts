/** An exact decimal number, `units × 10^-scale`. Money is never computed in floating point. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const pattern = /^-?\d+(\.\d+)?$/;

/** Reads `817860.05` or `-3.25`; throws RangeError on anything else. */
export function decimal(text: string): Decimal {
  const short = text.length <= SHORT ? shortDecimal(text) : null;
  if (short) return short;
  if (!pattern.test(text)) throw new RangeError(`not a decimal: ${text.slice(0, 40)}`);
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** Characters of a number whose digits a double holds exactly. */
const SHORT = 15;
const [MINUS, POINT, ZERO] = [45, 46, 48];

/** Files have hundreds of thousands of amounts: those of few digits are read without text in between. */
function shortDecimal(text: string): Decimal | null {
  const from = text.charCodeAt(0) === MINUS ? 1 : 0;
  let units = 0;
  let point = -1;
  for (let at = from; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit + ZERO === POINT && point < 0 && at > from) point = at;
    else return null;
  }
  const last = text.length - 1;
  if (last < from || point === last) return null;
  return { units: BigInt(from === 1 ? -units : units), scale: point < 0 ? 0 : last - point };
}

/** A float by its shortest digits; throws RangeError where it is not finite. */
export function fromNumber(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`not a number to show: ${value}`);
  const text = String(value);
  if (!text.includes('e')) return decimal(text);
  return decimal(Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(20));
}

function unitsAt(value: Decimal, scale: number): bigint {
  if (value.scale === scale) return value.units;
  return value.units * 10n ** BigInt(scale - value.scale);
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function negate(a: Decimal): Decimal {
  return { units: -a.units, scale: a.scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, negate(b));
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Integer division with halves rounded away from zero, as Excel's ROUND does. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * n + d) / (2n * d);
  return negative ? -quotient : quotient;
}

/** a ÷ b to `scale` decimals, halves away from zero; throws RangeError where b is zero. */
export function divide(a: Decimal, b: Decimal, scale = 12): Decimal {
  if (b.units === 0n) throw new RangeError('division by zero');
  const up = 10n ** BigInt(scale + b.scale);
  const down = 10n ** BigInt(a.scale);
  return { units: divideRounded(a.units * up, b.units * down), scale };
}

/** Rounds to `scale` decimals, halves away from zero. */
export function round(a: Decimal, scale: number): Decimal {
  if (scale >= a.scale) return { units: unitsAt(a, scale), scale };
  return { units: divideRounded(a.units, 10n ** BigInt(a.scale - scale)), scale };
}

/** Rounds to whole numbers with `digits` significant digits: 18 437.2 with two gives 18 000. */
export function roundSignificant(a: Decimal, digits: number): Decimal {
  const whole = round(a, 0).units;
  const length = (whole < 0n ? -whole : whole).toString().length;
  if (length <= digits) return { units: whole, scale: 0 };
  const step = 10n ** BigInt(length - digits);
  const scaled = divideRounded(a.units, 10n ** BigInt(a.scale) * step);
  return { units: scaled * step, scale: 0 };
}

export function sign(a: Decimal): -1 | 0 | 1 {
  if (a.units === 0n) return 0;
  return a.units < 0n ? -1 : 1;
}

export function absolute(a: Decimal): Decimal {
  return a.units < 0n ? negate(a) : a;
}

/** −1, 0 or 1 where a is less than, equal to or greater than b. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return sign(subtract(a, b));
}

/** The number with a decimal point, without exponent and trailing zeros. */
export function toText(a: Decimal): string {
  const digits = (a.units < 0n ? -a.units : a.units).toString().padStart(a.scale + 1, '0');
  const whole = digits.slice(0, digits.length - a.scale);
  const fraction = digits.slice(digits.length - a.scale).replace(/0+$/, '');
  const minus = a.units < 0n ? '-' : '';
  return minus + whole + (fraction === '' ? '' : `.${fraction}`);
}

/** The powers of ten that a float holds exactly. */
const TENS = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** The nearest float, for finding, ranking and statistics only. */
export function toNumber(a: Decimal): number {
  const whole = Number(a.units);
  const ten = TENS[a.scale];
  // The quotient of two numbers without error is rounded once, as the number's text would be.
  return ten !== undefined && Number.isSafeInteger(whole) ? whole / ten : Number(toText(a));
}
