import { withoutTrailingZeros } from '../../columns/types/number.ts';

/** `20250131` or `2025-01-31` as `2025-01-31`; null where it is no day. */
export function dayOf(text: string): string | null {
  if (text === '') return null;
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const real = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
  return real ? `${year}-${month}-${day}` : null;
}

/** `202501` or a day in it as `2025-01`; null where it is no month. */
export function monthOf(text: string): string | null {
  const match = /^(\d{4})-?(0[1-9]|1[0-2])(?:-?\d{2})?$/.exec(text);
  return match ? `${match[1]}-${match[2]}` : null;
}

/** An amount as a plain decimal (`-1234.5`); null where it is none. The standard says point; comma occurs. */
export function amountOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  return isPlainAmount(text) ? text : writtenAmount(text);
}

/** Characters of an amount: no books have larger ones. */
const LONGEST = 100;

const [MINUS, POINT, ZERO, NINE] = [45, 46, 48, 57];

/** `1234`, `-12.5`: digits without needless zeros, as nearly all amounts are written. */
function isPlainAmount(text: string): boolean {
  const from = text.charCodeAt(0) === MINUS ? 1 : 0;
  let point = -1;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === POINT && point < 0) point = at;
    else if (code < ZERO || code > NINE) return false;
  }
  const [first, last] = [text.charCodeAt(from), text.charCodeAt(text.length - 1)];
  if (first === POINT || last === POINT || text.length === from) return false;
  const isBare = first !== ZERO || (point === from + 1 && from === 0) || text === '0';
  return isBare && (point < 0 || last !== ZERO);
}

const written = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

function writtenAmount(text: string): string | null {
  const match = written.exec(text.replace(/\s/g, ''));
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = withoutTrailingZeros(fraction);
  const value = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value;
}
