import { cardinal } from '../../../advice/answers/number-words.ts';
import { type Decimal, decimal, multiply } from '../../../facts/decimal.ts';

/** The figure in a goal. */
export type Measure =
  | { kind: 'percent'; value: Decimal }
  | { kind: 'percentagePoints'; value: Decimal }
  | { kind: 'money'; value: Decimal; perMonth: boolean }
  | { kind: 'count'; value: Decimal };

const number = String.raw`\d{1,3}(?:[ .]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;
const percent = new RegExp(
  String.raw`(${number})\s*(procentenhet\p{L}*|%-enhet\p{L}*|%|procent)`,
  'u',
);
const money = new RegExp(
  String.raw`(${number})\s*(mkr|msek|miljon(?:er)?|mnkr|tkr|ksek|tusen(?:lappar)?|kr\b|kronor|sek\b|:-)`,
  'u',
);
const count = new RegExp(
  String.raw`(?<!\p{L})(${number}|\p{L}+)\s+(?:ny\p{L}*\s+|fler\s+)?kund`,
  'u',
);
const spelledPercent = /(?<!\p{L})(\p{L}+)\s+procent(enhet\p{L}*)?/u;
const monthly = /(i|per|\/)\s*mån(ad(en)?)?(?!\p{L})|månadsvis/u;

const multiples: [RegExp, number][] = [
  [/(för)?dubbl/u, 100],
  [/halver/u, 50],
  [/tredubbl/u, 200],
];

function exact(text: string): Decimal {
  const plain = text
    .replace(/ /g, '')
    .replace(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return decimal(plain);
}

function scaleOf(unit: string): Decimal {
  if (/^(mkr|msek|mnkr|milj)/u.test(unit)) return decimal('1000000');
  return /^(tkr|ksek|tusen)/u.test(unit) ? decimal('1000') : decimal('1');
}

function counted(text: string): Decimal | null {
  if (/^\d/.test(text)) return exact(text);
  const value = cardinal(text);
  return value === null ? null : decimal(String(value));
}

/** Lower case with ordinary spaces, as the patterns here expect. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
}

/** The figure of one goal; null without one. `text` is `plainText`. */
export function measureIn(text: string): Measure | null {
  const share = percent.exec(text);
  if (share !== null) {
    const kind = /enhet/u.test(share[2] ?? '') ? 'percentagePoints' : 'percent';
    return { kind, value: exact(share[1] ?? '0') };
  }
  const sum = money.exec(text);
  if (sum !== null) {
    const value = multiply(exact(sum[1] ?? '0'), scaleOf(sum[2] ?? ''));
    return { kind: 'money', value, perMonth: monthly.test(text) };
  }
  const words = spelledPercent.exec(text);
  const spelled = cardinal(words?.[1] ?? '');
  if (spelled !== null) {
    const kind = words?.[2] === undefined ? 'percent' : 'percentagePoints';
    return { kind, value: decimal(String(spelled)) };
  }
  const customers = counted(count.exec(text)?.[1] ?? '');
  if (customers !== null) return { kind: 'count', value: customers };
  const multiple = multiples.find(([pattern]) => pattern.test(text));
  return multiple === undefined ? null : { kind: 'percent', value: decimal(String(multiple[1])) };
}
