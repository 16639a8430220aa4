import { compounds, list, nameTest } from './words.ts';

/** Words of rows and columns that sum others. Normalised. */

const sums = 'summa, total, totalt, delsumma, subtotal, sub total';
const labels = `${sums}, summering, total summa, totalsumma, slutsumma, sum, total sum, grand total, totals,
  s a, netto total, netto totalt, att betala, omslutning, summa summarum, resultat total, resultat totalt, totala kostnader,
  totala utgifter, kostnader totalt, utgifter totalt`;
/** What may follow on a label without making it the name of one thing: `Summa exkl. moms för perioden`. */
const tails = `sek, kr, exkl moms, inkl moms, forsaljning, period, perioden, for perioden, manad, ar,
  denna manad, alla, antal, rader, st, kostnader, utgifter, rorelsekostnader, rorelsens kostnader`;

const anyOf = (words: string) => list(words).join('|');
const label = new RegExp(
  `^(?:${anyOf(labels)}|(?:varav )?moms(?: \\d+ procent)?)(?: (?:${anyOf(tails)}|\\d{4}))*$`,
);
/** VAT on what the rows sum. */
export const isVatLabel = (name: string): boolean => /^(?:varav )?moms\b/.test(name);
/** A label that says the row sums others or is VAT on them: `Summa`, `Totalt:`, `Moms 25 %`. */
export const isTotal = (name: string): boolean => label.test(name);

/** Weaker: begins or ends as a total does, beside words of its own: `Summa Kaffe`, `Dagssumma`. */
const begins = nameTest({ first: `${sums}, total for, summa for` });
const ends = /(?:summa|total|totalt|totalbelopp)$/;
export const hasTotal = (name: string): boolean => begins(name) || ends.test(name);

const averages = 'snitt, medel, medelvarde, genomsnitt, average, avg, mean, median';
const average = new RegExp(
  `^(?:${anyOf(averages)})(?: (?:${anyOf(tails)}|per|man|manader|dag|vecka|kvartal|month|\\d{4}))*$`,
);
/** A label that says the row is the mean of others: `Snitt per månad`. */
export const isAverage = (name: string): boolean => average.test(name);

const compared = `budget, budgeterat, prognos, mal, malsattning, plan, foregaende ar, fg ar, forra aret, fjolaret, i fjol, differens,
  diff, avvikelse, avv, skillnad, forandring, kvar av budget, kvar till budget, kvar till mal`;
const comparison = new RegExp(
  `^(?:${anyOf(compared)})(?: (?:${anyOf(tails)}|helar|hela aret|mot|till|budget|budgeterat|plan|prognos|mal|foregaende|fg|procent|\\d{4}))*$`,
);
/** What is counted or worked out below a sum: how many there were, and what each came to. */
export const isWorkedOut = nameTest({
  whole: `${compounds('antal, nya, tappade, forlorade, aktiva, antal aktiva, antal nya, antal betalande', 'kunder, kund, ordrar, order, kvitton, medlemmar, gaster, besok, dagar, fakturor, prenumeranter, kop', [' '])},
    ${compounds('antal', 'anstallda, timmar, arbetade timmar, personer, bokningar, natter, besokare', [' '])}, arbetade timmar, personaltimmar,
    arpu, arpa, churn, snittkop, snittkvitto, snittorder, snittnota, tackningsgrad, tg, bruttomarginal, marginal, per dag, per kund,
    per kvitto, per order, per medlem, ${compounds('churn, tg, tackningsgrad, bruttomarginal, marginal, tillvaxt, andel', 'procent', [' '])}`,
});
/** A label of a row of shares of the sum above it. */
export const isShareOfTotal = nameTest({
  whole: `andel, andelar, procent, procentuell fordelning, fordelning procent, share, share of total, percent,
    ${compounds('andel av, procent av, del av', 'total, totalt, totalen, summa, summan, helheten', [' '])}`,
});
/** What a sum is held against, below it: `Budget helår`, `Föregående år`, `Avvikelse mot budget`. */
export const isComparison = (name: string): boolean => comparison.test(name);

/** The largest, or the smallest, of other rows: `Max`, `Lägsta månad`. */
const extreme = (words: string) => nameTest({ first: words });
export const isMost = extreme(
  'max, maximum, maxvarde, hogst, hogsta, storst, storsta, highest, largest',
);
export const isLeast = extreme(
  'min, minimum, minvarde, lagst, lagsta, minst, minsta, lowest, smallest',
);

/** Times longer than a month, as names of rows that sum months. */
export const namesLonger = nameTest({
  whole: `(?:kv|q|kvartal|quarter|halvar|h|tertial) ?[1-4](?: \\d{4})?, [1-4] ?(?:kv|kvartalet|halvaret|tertialet), helar(?: \\d{4})?, hela aret, aret`,
});
