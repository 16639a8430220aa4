/** A number as it is written: turning it into a float would lose digits. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type JsonValue = null | boolean | string | JsonNumber | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof JsonNumber);

const plain = /^-?\d+(?:\.\d+)?$/;
const exponent = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,3})$/;
/** Powers of ten beyond this are no amounts, and stand as they are written. */
const mostPlaces = 30;

/** The number without exponent: `1.5e3` → `1500`. */
export function plainText({ text }: JsonNumber): string {
  if (plain.test(text)) return text;
  const match = exponent.exec(text);
  const places = Number(match?.[4] ?? 0);
  if (!match || Math.abs(places) > mostPlaces) return text;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = whole + fraction;
  const point = whole.length + places;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length)
    return sign + (digits + '0'.repeat(point - digits.length)).replace(/^0+(?=\d)/, '');
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
