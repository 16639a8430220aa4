import type { Purpose } from '../purpose.ts';
import { nameTest } from './words.ts';

/** Names of sheets. Normalised. */

const ofNeither = `sammanst, summer, oversikt, diagram, graf, chart, pivot, instruk, info, lista, listor, register, kund, customer, artik, produkt,
  kontoplan, mall, template, budget, prognos, kategor, installn, setting, statistik, total, ackum, lager, stock, pris, helar, arsover, resultat, balans,
  nyckeltal, las mig, readme, hjalp, help, moms, vat, lon, person, anstalld, tid, schema, kalender, adress, underlag, koder, dashboard, summary, overview,
  notes, anteckn, forklar, definition, avstamning, kontroll, test, kopia, backup, gammal, old, foregaende, fjol`;

const isBeside: Record<Purpose, (name: string) => boolean> = {
  sales: nameTest({
    begins: `${ofNeither}, kostnad, utgift, inkop, leverant, cost, expense, purchase, supplier`,
  }),
  costs: nameTest({
    begins: `${ofNeither}, forsalj, intakt, omsattn, order, sales, income, revenue, fakturera`,
  }),
};

/** Whether a sheet by its name sums others, explains them, or is about something else than what the guide reads for. */
export const namesSheetBeside = (purpose: Purpose, name: string): boolean =>
  isBeside[purpose](name);
