import type { DecimalMark } from '../../table/typed-column.ts';

export interface ReadNumber {
  /** Plain notation with a point and without needless zeros. */
  value: string;
  /** ISO 4217 where the value names a currency. */
  currency: string | null;
  percent: boolean;
}

const currencies: [RegExp, string][] = [
  [/^(?:sek|kr|kronor|:-|,-|tkr|tsek|ksek|mkr|msek|mnkr)$/i, 'SEK'],
  [/^(?:eur|€)$/i, 'EUR'],
  [/^(?:usd|\$|us\$)$/i, 'USD'],
  [/^(?:gbp|£)$/i, 'GBP'],
  [/^nok$/i, 'NOK'],
  [/^dkk$/i, 'DKK'],
  [/^(?:chf)$/i, 'CHF'],
  [/^(?:jpy|¥)$/i, 'JPY'],
];

const unit = 'sek|kr|tkr|tsek|ksek|mkr|msek|mnkr|eur|usd|gbp|nok|dkk|chf|jpy|us\\$|[$€£¥]';
const leading = new RegExp(`^(${unit})\\.?\\s*`, 'i');
const trailing = new RegExp(
  `\\s*(${unit}|:-|,-|%|st|styck|pcs|h|tim|timmar|kg)\\.?(?:(?: ?/ ?| per | i )[a-zåäö]{1,7}\\.?)?$`,
  'i',
);
const plain = /^-?(?:0|[1-9]\d*)$/;

/** Signs, a currency and what parts them, before the first digit or mark: what begins otherwise is no number. */
const beginsNumber = new RegExp(`^[\\s'’(+−–‒-]*(?:(?:${unit})\\.?)?[\\s'’(+−–‒-]*[\\d.,]`, 'i');
/** Characters of a number, however it is written. */
const LONGEST = 200;

const bodies: Record<DecimalMark, RegExp> = {
  ',': /^(?:\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:['’]\d{3})+)?(?:,\d*)?$/,
  '.': /^(?:\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:['’]\d{3})+)?(?:\.\d*)?$/,
};
const exponent = /^(\d+)(?:[.,](\d+))?e([+-]?\d{1,2})$/i;

/** Values that say "nothing here". Unknown is not zero, so they are read as empty. */
const missing =
  /^(?:[-–—.?]+|n\/?a|#n\/a|null|nil|none|nan|saknas|uppgift saknas|ej tillämpligt|okänt|stängt|ledigt|ingår(?: i .{1,20})?)$/i;

/** How such a value begins, and how long one is with a unit after it: most texts are neither. */
const beginsMissing = /^[-–—.?#nsueoli]/i;
const LONGEST_MISSING = 40;

export function isMissing(text: string): boolean {
  const value = text.trim();
  if (value.length > LONGEST_MISSING || !beginsMissing.test(value)) return false;
  return missing.test(value) || missing.test(value.replace(trailing, '').trim());
}

/**
 * Reads one written number under a given decimal mark: groups by space, point, comma or apostrophe,
 * currency before or after, minus of any kind before or after, parentheses, percent, tkr and mkr.
 * Null where the text is no number under that mark.
 */
export function readNumber(text: string, mark: DecimalMark): ReadNumber | null {
  if (text.length > LONGEST) return null;
  if (plain.test(text))
    return { value: text === '-0' ? '0' : text, currency: null, percent: false };
  const at = markIn(text);
  if (at >= 0) return readSimple(text, at, mark);
  if (!beginsNumber.test(text)) return null;
  const parts = strip(text);
  if (!parts || !/\d/.test(parts.body)) return null;
  const digits = toPlain(parts.body, mark);
  if (digits === null) return null;
  const value = normalise(shift(digits, parts.shift), parts.negative);
  return { value, currency: parts.currency, percent: parts.percent };
}

/** What stands after an amount to say more of it: `83 100*`, `120 500 (prel.)`, `4 200 [1]`. */
const note =
  /\s*(?:[*†‡§¹²³⁴⁵⁶⁷⁸⁹]+|\((?:prel|preliminärt?|uppskatta[dt]|estimat)\.?\)|\bprel\.?|\[\d{1,2}\])$/i;
/** On which side of VAT it is: `1 200 kr exkl. moms`. */
const ofVat =
  / \(?(?:ex|exkl|exklusive|inkl|inklusive|excl|incl|plus|utan|med|\+)\.? ?(?:moms|vat)\)?$/i;
/** Money back on a card, or a credit note: `4 474,73 CR`. Beside `DR` it is a side of an account, and not read. */
const credit = / ?CR$/;
const asCredit = (found: ReadNumber | null): ReadNumber | null =>
  found && found.value !== '0' && !found.value.startsWith('-')
    ? { ...found, value: `-${found.value}` }
    : found;
/** What stands before an amount that somebody wrote from memory: `ca 3 200 kr`. */
const about = /^(?:ca|cirka|circa|c:a|ungefär|~|≈)\.? ?(?=\d)/i;
/** `3,4k` as somebody writes of thousands. */
const thousand = /(\d)k$/;

/**
 * Reads a number of a column whose decimal mark is known. One that only the other mark fits is written by another hand,
 * and means what it says (`1,250.50` among `1 250,50`); a note after an amount is no part of it.
 */
export function readWritten(text: string, mark: DecimalMark): ReadNumber | null {
  const other = mark === ',' ? '.' : ',';
  const found = readNumber(text, mark) ?? readNumber(text, other);
  if (found || text.length > LONGEST) return found;
  if (credit.test(text)) return asCredit(readWritten(text.replace(credit, ''), mark));
  const alone = text.replace(about, '').replace(note, '').replace(ofVat, '');
  const bare = alone.replace(thousand, '$1 tkr');
  if (bare === text) return null;
  return readNumber(bare, mark) ?? readNumber(bare, other);
}

/** Whether a number is one thing by one mark and another by the other: `1,234`. */
export function isEitherWay(text: string): boolean {
  const [comma, point] = [readNumber(text, ','), readNumber(text, '.')];
  return comma !== null && point !== null && comma.value !== point.value;
}

const [COMMA, MINUS, POINT, ZERO, NINE] = [44, 45, 46, 48, 57];

/** Place of the one mark with digits on both sides, as most amounts are written; −1 where there is anything else. */
function markIn(text: string): number {
  const from = text.charCodeAt(0) === MINUS ? 1 : 0;
  let mark = -1;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) continue;
    if ((code !== COMMA && code !== POINT) || mark >= 0 || at === from) return -1;
    mark = at;
  }
  return mark === text.length - 1 ? -1 : mark;
}

/** A mark that parts thousands has one to three digits before it and three after. */
const mayGroup = (text: string, at: number): boolean =>
  text.length - at === 4 && at <= (text.charCodeAt(0) === MINUS ? 4 : 3);

/** The one mark that a number is written with, where nothing but that can be its decimals; null where it is no such number. */
export function sureMark(text: string): DecimalMark | null {
  const at = markIn(text);
  return at < 0 || mayGroup(text, at) ? null : text.charCodeAt(at) === COMMA ? ',' : '.';
}

/** Decimals stand after the file's mark, thousands after the other. */
function readSimple(text: string, at: number, mark: DecimalMark): ReadNumber | null {
  const isDecimal = text[at] === mark;
  if (!isDecimal && !mayGroup(text, at)) return null;
  const isNegative = text.charCodeAt(0) === MINUS;
  const whole = text.slice(isNegative ? 1 : 0, at);
  const rest = text.slice(at + 1);
  const value = normalise(isDecimal ? `${whole}.${rest}` : `${whole}${rest}`, isNegative);
  return { value, currency: null, percent: false };
}

interface Stripped {
  body: string;
  negative: boolean;
  percent: boolean;
  currency: string | null;
  shift: number;
}

/** Takes away signs, parentheses and units; null where they contradict each other. */
function strip(text: string): Stripped | null {
  let body = text.replace(/[\u00a0\u202f\u2009\u2007\u2002-\u2006\u200a\s]+/g, ' ').trim();
  // Excel's mark for "this is text" is no part of the number.
  body = body.replace(/[−–‒]/g, '-').replace(/^['’](?=[-+(.,\d])/, '');
  let signs = 0;
  const units: string[] = [];
  const parenthesis = () => {
    const match = /^\(([^()]+)\)$/.exec(body);
    if (!match) return;
    signs++;
    body = (match[1] ?? '').trim();
  };
  const take = (pattern: RegExp) => {
    const match = pattern.exec(body);
    if (!match) return;
    units.push((match[1] ?? '').toLowerCase());
    body = body.replace(pattern, '').trim();
  };
  const sign = () => {
    const match = /^([-+])\s*/.exec(body) ?? /[^:,](-)$/.exec(body);
    if (!match) return;
    if (match[1] === '-') signs++;
    body = /^[-+]/.test(body) ? body.slice(match[0].length) : body.slice(0, -1).trim();
  };
  parenthesis();
  if (signs === 0 && body.includes('(')) {
    // The unit may stand outside: `(1 500,00) kr`.
    take(leading);
    take(trailing);
    parenthesis();
  }
  sign();
  take(leading);
  if (units.length > 0) sign();
  take(trailing);
  take(trailing);
  if (/[-+]/.test(body) && !exponent.test(body)) sign();
  if (signs > 1) return null;
  const percent = units.includes('%');
  const named = units.map(currencyNamed).find((code) => code !== null) ?? null;
  return { body, negative: signs === 1, percent, currency: named, shift: shiftOf(units) };
}

/** ISO 4217 of a word or sign for a currency; null where it is none. */
export function currencyNamed(word: string): string | null {
  for (const [pattern, code] of currencies) if (pattern.test(word)) return code;
  return null;
}

/** ISO 4217 of what stands in a column of currencies: `kr`, `sek`, `PLN`; null where it is no currency. */
export function currencyCode(text: string): string | null {
  const word = text.trim().toLowerCase();
  return currencyNamed(word) ?? (/^[a-z]{3}$/.test(word) ? word.toUpperCase() : null);
}

function shiftOf(units: string[]): number {
  if (units.includes('%')) return -2;
  if (units.some((word) => /^(?:tkr|tsek|ksek)$/.test(word))) return 3;
  return units.some((word) => /^(?:mkr|msek|mnkr)$/.test(word)) ? 6 : 0;
}

function toPlain(body: string, mark: DecimalMark): string | null {
  const scientific = exponent.exec(body);
  if (scientific) {
    const [, whole = '', fraction = '', power = '0'] = scientific;
    return shift(`${whole}.${fraction}`, Number(power));
  }
  if (!bodies[mark].test(body)) return null;
  const at = body.lastIndexOf(mark);
  const whole = (at < 0 ? body : body.slice(0, at)).replace(/\D/g, '');
  return at < 0 ? whole : `${whole || '0'}.${body.slice(at + 1)}`;
}

/** Moves the decimal point of a plain unsigned number. */
export function shift(digits: string, places: number): string {
  if (places === 0) return digits;
  const at = digits.indexOf('.');
  const whole = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  if (places > 0) {
    const padded = fraction.padEnd(places, '0');
    return `${whole}${padded.slice(0, places)}.${padded.slice(places)}`;
  }
  const padded = whole.padStart(1 - places, '0');
  return `${padded.slice(0, places)}.${padded.slice(places)}${fraction}`;
}

/** Plain notation: no leading or trailing zeros, no `-0`, no bare point. */
export function normalise(digits: string, negative: boolean): string {
  const at = digits.indexOf('.');
  const whole = withoutLeadingZeros(at < 0 ? digits : digits.slice(0, at)) || '0';
  const fraction = at < 0 ? '' : withoutTrailingZeros(digits.slice(at + 1));
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return negative && value !== '0' ? `-${value}` : value;
}

function withoutLeadingZeros(digits: string): string {
  let from = 0;
  while (from < digits.length - 1 && digits.charCodeAt(from) === ZERO) from++;
  return from === 0 ? digits : digits.slice(from);
}

/** Digits of a fraction without the zeros at its end. */
export function withoutTrailingZeros(digits: string): string {
  let to = digits.length;
  while (to > 0 && digits.charCodeAt(to - 1) === ZERO) to--;
  return to === digits.length ? digits : digits.slice(0, to);
}
