import { without, wordPattern } from './words.ts';

const excluding = 'exkl, exklusive, excl, excluding, ex, utan, fore';
const including = 'inkl, inklusive, incl, including, inc, med';
const taxes = 'moms, vat, tax, skatt';
const units = 'sek, kr, tkr, tsek, mkr, msek, eur, usd, i kronor, kronor';

const anyOf = (words: string) => words.split(', ').join('|');
const phrase = new RegExp(
  `\\b(?:(${anyOf(excluding)})|(${anyOf(including)})) (?:${anyOf(taxes)})\\b`,
);
const unitWords = wordPattern(units);

/** Whether a normalised name says that VAT is in its amounts or not; null where it says neither. */
export function vatSide(name: string): 'excluding' | 'including' | null {
  const match = phrase.exec(name);
  return match ? (match[1] ? 'excluding' : 'including') : null;
}

/** `Belopp exkl. moms (kr)` → `belopp`: a normalised name without VAT, rate and unit; itself where nothing is left. */
export const withoutVat = (name: string): string =>
  without(name, phrase, /\b\d+ procent\b/g, unitWords) || name;

const kronor = wordPattern('i sek, i kr, i kronor, sek, kr, kronor');
const foreign = wordPattern('valuta');
/** Whether a normalised name says that its amounts are in kronor. */
export const namesKronor = (name: string): boolean => name.search(kronor) >= 0;
/** `Belopp SEK` and `Belopp i valuta` both as `belopp`. */
export const withoutCurrency = (name: string): string => without(name, kronor, foreign);

const rate = /\b(?:0|6|12|25)(?: procent)?\b/;
/** The rate of VAT in a normalised name, in per cent; null where it has none. */
export const rateIn = (name: string): number | null => {
  const written = rate.exec(name)?.[0];
  return written === undefined ? null : Number.parseInt(written, 10);
};
export const withoutRate = (name: string): string => without(name, rate);
