import { inDigits, MONEY_UNITS, scaleOf } from './in-digits.ts';
import { fractionPercent } from './number-words.ts';

/**
 * The figure in a free-text answer: a share of sales, kronor per year, none at all, or nothing
 * readable.
 */
export type Amount =
  | { kind: 'percent'; percent: number }
  | { kind: 'money'; perYear: number }
  | { kind: 'moneyWithoutPeriod' }
  | { kind: 'none' }
  | { kind: 'unreadable' };

const perYearOf: [RegExp, number][] = [
  [/halvår|var sjätte månad/u, 2],
  [/(månad|\/\s*mån|per mån|i mån|\bmån\b)/u, 12],
  [/(kvartal|\/\s*kv)/u, 4],
  [/(vecka|\/\s*v\b)/u, 52],
  [/(\bår\b|\båret\b|årlig|per år|\/\s*år|om året|år\b)/u, 1],
];

const number = String.raw`(?<!\d)\d{1,3}(?:[  .]\d{3}){1,20}(?:,\d{1,6})?|(?<!\d)\d{1,60}(?:[.,]\d{1,6})?`;
const moneyPattern = new RegExp(
  String.raw`(?:(${number})\s*(?:-|–|till)\s*)?(${number})\s*(${MONEY_UNITS})`,
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

/** Who does not do it pays nothing for it: `vi annonserar inte`, `har aldrig annonserat`. */
const notDone = /^[^\d]*(?<!\p{L})(?:inte|aldrig|inga|ingen|inget)(?!\p{L})[^\d]*$/u;
/** One who does not know says neither yes nor no. */
export const UNSURE =
  /(?<!\p{L})(?:ingen (?:aning|uppfattning|koll)|vet (?:inte|ej)|osäker|oklart|kan inte svara)(?!\p{L})/u;

function parsed(text: string): number {
  return Number(
    text
      .replace(/[  ]/g, '')
      .replace(/\.(?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );
}

function middle(low: string, high: string | undefined): number {
  return high === undefined ? parsed(low) : (parsed(low) + parsed(high)) / 2;
}

function asPercent(percent: number): Amount {
  const usable = Number.isFinite(percent) && percent >= 0 && percent <= 100;
  if (!usable) return { kind: 'unreadable' };
  return percent === 0 ? { kind: 'none' } : { kind: 'percent', percent };
}

/** An amount as written: kronor per payment, and payments a year (null if not stated). */
export interface WrittenMoney {
  kronor: number;
  timesPerYear: number | null;
}

function moneyOf(text: string, value: number, unit: string): WrittenMoney | null {
  const kronor = Math.round(value * scaleOf(unit) * 100) / 100;
  if (!Number.isFinite(kronor) || kronor > 1e12) return null;
  const timesPerYear = perYearOf.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { kronor, timesPerYear };
}

/** The middle of a range, `10–15 tkr`; its unit is that of both. */
function writtenMoney(text: string, match: RegExpExecArray): WrittenMoney | null {
  const [, low, last = ''] = match;
  return moneyOf(text, low === undefined ? parsed(last) : middle(low, last), match[3] ?? '');
}

function asMoney(text: string, match: RegExpExecArray): Amount {
  const money = writtenMoney(text, match);
  if (money === null) return { kind: 'unreadable' };
  const { kronor, timesPerYear } = money;
  if (kronor === 0) return { kind: 'none' };
  if (timesPerYear === null) return { kind: 'moneyWithoutPeriod' };
  return { kind: 'money', perYear: Math.round(kronor * timesPerYear * 100) / 100 };
}

function tidied(answer: string): string {
  return inDigits(answer.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 500));
}

/** A number this large beside a cost means kronor, even without a unit. */
const KRONOR_FROM = 100;

/**
 * The single amount of money in a text about a cost: `18 000 kr/mån`, `18 000 i månaden`; null
 * without one.
 */
export function readMoney(answer: string): WrittenMoney | null {
  const text = tidied(answer);
  const written = moneyPattern.exec(text);
  if (written !== null) return writtenMoney(text, written);
  if (percentPattern.test(text)) return null;
  const money = moneyOf(text, parsed(barePattern.exec(text)?.[1] ?? '0'), '');
  return money !== null && money.kronor >= KRONOR_FROM ? money : null;
}

/**
 * Reads the figure in a Swedish free text: `20 %`, `ca 15 procent`, `15–20 %` (the middle), `en
 * fjärdedel`, `50 tkr i månaden`, `inga`. A bare number up to 100 is a percentage.
 */
export function readAmount(answer: string): Amount {
  const text = tidied(answer);
  const percent = percentPattern.exec(text);
  if (percent !== null) return asPercent(middle(percent[1] ?? '', percent[2]));
  const fraction = fractionPercent(text);
  if (fraction !== null) return asPercent(fraction);
  const money = moneyPattern.exec(text);
  if (money !== null) return asMoney(text, money);
  if (UNSURE.test(text)) return { kind: 'unreadable' };
  if (nonePattern.test(text) || notDone.test(text)) return { kind: 'none' };
  const bare = rangePattern.exec(text) ?? barePattern.exec(text);
  return bare === null ? { kind: 'unreadable' } : asPercent(middle(bare[1] ?? '', bare[2]));
}
