import type { Purpose } from '../purpose.ts';
import { list, nameTest } from './words.ts';

/** Words of a column that says what each row measures: `Antal`, `Kronor`, `TB` under each other. Normalised. */

/** What the amounts of each guide are called there, the surest first. */
const amounts: Record<Purpose, readonly string[]> = {
  sales:
    list(`forsaljning exkl moms, omsattning exkl moms, fakturerat exkl moms, netto, nettoforsaljning, nettoomsattning,
    forsaljning, omsattning, fakturerat, intakt, intakter, forsaljningsvarde, forsaljning kr, forsaljning sek,
    omsattning kr, forsaljning tkr, omsattning tkr, utfall, belopp, belopp kr, kronor, kr, sek, tkr, varde,
    forsaljning inkl moms, omsattning inkl moms, brutto, sales, net sales, revenue, amount`),
  costs:
    list(`kostnad exkl moms, kostnad, kostnader, inkop, utfall, verkligt, belopp exkl moms, belopp, belopp kr,
    kronor, kr, sek, tkr, netto, cost, amount, actual`),
};
const others = nameTest({
  first: `antal, st, styck, kvantitet, volym, enheter, timmar, tb, tackningsbidrag, tg, tackningsgrad, marginal,
    bruttovinst, bruttomarginal, vinst, resultat, budget, prognos, avvikelse, differens, diff, ackumulerat, ackumulerad, ack, snittpris, pris,
    a pris, rabatt, rabatter, moms, kostnad, kostnader, varukostnad, inkop, andel, procent, index, kunder, kvitton,
    ordrar, foregaende ar, fg ar, fjolar, qty, quantity, units, margin, cost, profit, forsaljning, omsattning,
    intakt, intakter`,
});

/** How sure the word names the guide's own amount: the lower the surer; null where it does not. */
export function amountRank(name: string, purpose: Purpose): number | null {
  const rank = amounts[purpose].indexOf(name);
  return rank < 0 ? null : rank;
}

/** Something a row may measure, the guide's amount or not. */
export const isMeasure = (name: string): boolean =>
  others(name) || amounts.sales.includes(name) || amounts.costs.includes(name);

/** A title of what is counted and no money: `Timmar per konsult`, `Antal sålda`. */
export const titlesMeasure = nameTest({
  first: `antal, timmar, arbetade timmar, debiterade timmar, fakturerade timmar, rapporterade timmar, arbetstid, hours,
    besok, besokare, gaster, kunder, ordrar, kvitton, bokningar, gastnatter, belagda rum, liter, kilo, volym, number of`,
});
/** A title of what each period holds all so far of: `Ackumulerad försäljning`. */
export const titlesSoFar = nameTest({ begins: 'ackumul, hittills', words: 'ack, ytd' });
/** Whether a title or header says money. */
export const namesMoneyOf = nameTest({
  words: 'kr, kronor, sek, tkr, kkr, mkr, pris, varde, eur',
  within: 'belopp, forsaljning, omsattning, intakt, kostnad, fakturerat, revenue, sales, moms',
});
