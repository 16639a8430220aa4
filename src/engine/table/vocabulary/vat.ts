import { compounds, list, nameTest, without, wordPattern } from './words.ts';

const excluding = 'exkl, exklusive, excl, excluding, exkluderande, ex, utan, fore, without, before';
const including = 'inkl, inklusive, incl, including, inkluderande, inc, ink, med, with';
const taxes = 'moms, vat, tax, skatt';
const units = 'sek, kr, tkr, tsek, mkr, msek, eur, usd, i kronor, kronor';

const anyOf = (words: string) => words.split(', ').join('|');
/** `inkl 25 % moms`. */
const ofRate = '(?:\\d{1,2} procent )?';
/** `Momsen är`, before what was done with it. */
const named = '\\bmoms(?:en)? ';
const not = '(?:ar )?(?:ej|inte) ';
const taken =
  'borttagen, bortraknad, bortraknat, bortdragen, avdragen, avdraget, avraknad, avraknat, frandragen, frandraget, franraknad';
const within = 'ingar, medraknad, medraknat, inraknad, inraknat, inbakad';
/** `exkl moms`, `exmoms`, a last `exkl` alone, `moms ingår`. */
const phrases: readonly [side: 'excluding' | 'including', pattern: RegExp][] = [
  // `Moms ingår ej` and `ej inkl. moms` before what they deny.
  ['including', new RegExp(`${named}${not}(?:${anyOf(taken)})\\b`)],
  [
    'excluding',
    new RegExp(`${named}(?:${not}(?:${anyOf(within)})|(?:${anyOf(within)}) (?:ej|inte))\\b`),
  ],
  ['excluding', new RegExp(`\\b(?:ej|inte|not) (?:${anyOf(including)}) (?:${anyOf(taxes)})\\b`)],
  ['excluding', new RegExp(`${named}(?:ar )?(?:${anyOf(taken)})\\b`)],
  ['including', new RegExp(`${named}(?:ar )?(?:${anyOf(within)})\\b`)],
  ['excluding', new RegExp(`\\b(?:${anyOf(excluding)}) ?${ofRate}(?:${anyOf(taxes)})\\b`)],
  ['including', new RegExp(`\\b(?:${anyOf(including)}) ?${ofRate}(?:${anyOf(taxes)})\\b`)],
  [
    'excluding',
    new RegExp(`\\b(?:${anyOf(taxes)}) (?:excluded|exkluderad|exkluderat|tillkommer)\\b`),
  ],
  ['including', new RegExp(`\\b(?:${anyOf(taxes)}) (?:included|inkluderad|inkluderat|ingar)\\b`)],
  ['excluding', /\bu moms\b|\b(?:exkl|excl)$|(?<=\b(?:pris|belopp|total|summa)) ex$/],
  ['including', /\b(?:inkl|incl)$|(?<=\b(?:pris|belopp|total|summa)) ink$/],
];
const unitWords = wordPattern(units);

/** Whether a normalised name says that VAT is in its amounts or not; null where it says neither. */
export const vatSide = (name: string): 'excluding' | 'including' | null =>
  phrases.find(([, pattern]) => pattern.test(name))?.[0] ?? null;

/** `Belopp exkl. moms (kr)` → `belopp`: a normalised name without VAT, rate and unit; itself where it names none. */
export const withoutVat = (name: string): string => {
  const bare = without(
    name,
    ...phrases.map(([, pattern]) => pattern),
    /\b\d+ procent\b/g,
    unitWords,
  );
  return bare === '' && vatSide(name) === null ? name : bare;
};

const written = /\(?\b(?:inkl?|inklusive|incl?|including)\.? ?(?:moms|vat|tax)\b\)?/i;
/** A name as it is written, without the words that VAT is in it; null where it says so in other words. */
export const withoutIncluded = (name: string): string | null => {
  const bare = name.replace(written, '').trim().replace(/,$/, '');
  return bare === '' || bare === name.trim() ? null : bare;
};

/** Amounts that have no VAT, and are none. */
export const namesFreeOfVat = nameTest({
  begins: 'momsfri',
  words: 'vat free, tax free, tax exempt',
});

const kronor = wordPattern('i sek, i kr, i kronor, sek, kr, kronor');
const foreign = wordPattern('valuta');
/** Whether a normalised name says that its amounts are in kronor. */
export const namesKronor = (name: string): boolean => name.search(kronor) >= 0;
const ore = wordPattern('ore, i ore, minor, minor units, cents', '');
/** Whether a normalised name says that its amounts are in hundredths. */
export const namesOre = (name: string): boolean => ore.test(name);
/** Öre beside kronor in a column of their own. */
export const namesOnlyOre = nameTest({ whole: 'ore, oren' });
/** `Belopp SEK` and `Belopp i valuta` both as `belopp`. */
export const withoutCurrency = (name: string): string => without(name, kronor, foreign);

const rate = /\b(?:0|6|12|25)(?: procent)?\b/;
/** The rate of VAT in a normalised name, in per cent; null where it has none. */
export const rateIn = (name: string): number | null => {
  const written = rate.exec(name)?.[0];
  return written === undefined ? null : Number.parseInt(written, 10);
};
/** The one rate that a normalised text says is in its amounts, in per cent: `inkl. 25 % moms`; null where it names several. */
export const rateIncluded = (text: string): number | null => {
  if (vatSide(text) !== 'including' || !/\b(?:6|12|25) procent\b/.test(text)) return null;
  const rates = new Set(text.match(/\b(?:0|6|12|25)\b/g));
  return rates.size === 1 ? Number([...rates][0]) : null;
};
export const withoutRate = (name: string): string => without(name, rate);

/** Words that name VAT itself, of whatever it is the VAT. */
export const vatWords = list(
  `moms, vat, tax, taxes, skatt, ${compounds('moms, vat, tax, skatte', 'belopp, summa, kr, kronor, sek, total, totalt, totalen, varde, andel, del, amount, value, sum, sats, procent, rate', [''])},
  ${compounds('total, order, invoice, line, item, sales', 'vat, tax', [''])}`,
);
/** What has to do with VAT and is none: its code, its base, amounts of what is sold, and the VAT of freight. */
export const neverVat = list(`
  kod, code, exkl, inkl, excl, incl, ex, ink, inc, name, namn, typ, type, klass, class, nr, nummer, number, no, id,
  period, registrering, redovisning, underlag, base, basis, exempt, fri, fritt, forsaljning, omsattning, sales,
  intakt, intakter, netto, brutto, net, gross, pris, price, frakt, shipping, freight, konto, account, land, country,
  status, lines, fastighet, fordon, energi, inkomst, reklam, alkohol, tobak, kemikalie, trangsel, preliminar,
  avkastning, kilometer, bensin, utl, utlandskt, utlandsk, valuta
`);
const partsPaid = `delbetal, forskott, handpenning, deposit, innehall, sparr, garanti, slutbetal, slutlikvid, kvarsta,
  atersta, betalning, payment, retention, advance, reserv, preliminar, egenavgift, egeninsats, finansier, rata`;
/** What can be the same share of an amount as VAT is, and is none: a discount, a markup, a fee, what is paid on wages. */
export const namesOtherThanVat = nameTest({
  within: `rabatt, discount, avdrag, kostnad, cost, inkop, marginal, margin, vinst, profit, palagg, paslag, tillagg, surcharge, markup,
    provision, commission, avgift, bidrag, frakt, shipping, freight, dricks, semester, ersattning, pension, premie,
    avsattning, avskriv, deprec, amorter, ranta, interest, royalty, bonus, kickback, ovrig, budget, antal, quantity, saldo, balance,
    ${partsPaid}`,
  words: 'tb, tb1, tb2, fee, fees, tip, tips, lon, lag, qty, rest, del',
});
/** A part of an amount that is paid at another time than the rest, or held back: 80 and 20 % are as net and VAT are. */
export const namesPartPaid = nameTest({ within: partsPaid, words: 'rest, del' });

/** What accounts and owners mean without VAT by the word itself. */
export const namesWithoutVat = nameTest({
  ends: 'omsattning, omsattningen, intakt, intakter, revenue, revenues, turnover',
});

/** Of the VAT on a purchase, the part that may be deducted: the rest is a cost. */
export const namesDeductible = nameTest({
  whole: `${compounds('avdragsgill, avdragbar, avdragen, dragen, ingaende', 'moms', [' '])}, ${compounds('moms', 'avdragsgill, att dra av, att lyfta, avdragen', [' '])}, avdrag moms, momsavdrag, deductible vat, vat deductible, lyft moms`,
});
