import { cardinal, fractionPercent } from './number-words.ts';

/** What a free answer says in figures: a share of sales, kronor per year, none at all, or nothing readable. */
export type Amount =
  | { kind: 'percent'; percent: number }
  | { kind: 'money'; perYear: number }
  | { kind: 'moneyWithoutPeriod' }
  | { kind: 'none' }
  | { kind: 'unreadable' };

const perYearOf: [RegExp, number][] = [
  [/(månad|\/\s*mån|per mån|i mån|\bmån\b)/u, 12],
  [/(kvartal|\/\s*kv)/u, 4],
  [/(vecka|\/\s*v\b)/u, 52],
  [/(\bår\b|\båret\b|årlig|per år|\/\s*år|om året|år\b)/u, 1],
];

const number = String.raw`\d{1,3}(?:[  .]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;
const moneyPattern = new RegExp(
  String.raw`(${number})\s*(mkr|msek|miljoner|miljon|tkr|tusen|ksek|k\b|kr\b|kronor|sek\b|:-)`,
  'u',
);
const percentPattern = new RegExp(
  String.raw`(${number})\s*(?:(?:-|–|till)\s*(${number})\s*)?(?:%|procent|proc\b)`,
  'u',
);
const rangePattern = new RegExp(String.raw`^\D*?(${number})\s*(?:-|–|till)\s*(${number})\D*$`, 'u');
const barePattern = new RegExp(String.raw`^\D*?(${number})\D*$`, 'u');
const nonePattern =
  /^(nej|inga?|inget|ingenting|inte|saknas|finns inte|har inga?|noll|0|vi har inga?t?|-)(?![\p{L}\d])/u;

function parsed(text: string): number {
  return Number(
    text
      .replace(/[  ]/g, '')
      .replace(/\.(?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );
}

function scaled(value: number, unit: string): number {
  if (/^(mkr|msek|milj)/u.test(unit)) return value * 1_000_000;
  return /^(tkr|tusen|ksek|k)$/u.test(unit) ? value * 1000 : value;
}

function spelledPercent(text: string): number | null {
  const match = /(\p{L}+)\s+procent/u.exec(text);
  return match === null ? null : cardinal(match[1] ?? '');
}

function middle(low: string, high: string | undefined): number {
  return high === undefined ? parsed(low) : (parsed(low) + parsed(high)) / 2;
}

function asPercent(percent: number): Amount {
  const usable = Number.isFinite(percent) && percent >= 0 && percent <= 100;
  if (!usable) return { kind: 'unreadable' };
  return percent === 0 ? { kind: 'none' } : { kind: 'percent', percent };
}

function asMoney(text: string, match: RegExpExecArray): Amount {
  const kronor = scaled(parsed(match[1] ?? ''), match[2] ?? '');
  if (!Number.isFinite(kronor) || kronor > 1e12) return { kind: 'unreadable' };
  if (kronor === 0) return { kind: 'none' };
  const times = perYearOf.find(([pattern]) => pattern.test(text))?.[1];
  if (times === undefined) return { kind: 'moneyWithoutPeriod' };
  return { kind: 'money', perYear: Math.round(kronor * times * 100) / 100 };
}

/**
 * Reads one figure out of a Swedish free text: `20 %`, `ca 15 procent`, `15–20 %` (the middle),
 * `en fjärdedel`, `50 tkr i månaden`, `inga`. A bare number up to 100 is a percentage.
 */
export function readAmount(answer: string): Amount {
  const text = answer.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 500);
  const percent = percentPattern.exec(text);
  if (percent !== null) return asPercent(middle(percent[1] ?? '', percent[2]));
  const spelled = spelledPercent(text) ?? fractionPercent(text);
  if (spelled !== null) return asPercent(spelled);
  const money = moneyPattern.exec(text);
  if (money !== null) return asMoney(text, money);
  if (nonePattern.test(text)) return { kind: 'none' };
  const bare = rangePattern.exec(text) ?? barePattern.exec(text);
  return bare === null ? { kind: 'unreadable' } : asPercent(middle(bare[1] ?? '', bare[2]));
}
