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

/** What the rows of a sheet are, beside what was sold or bought: taken back, called off or never agreed, or not done yet. */
export type SheetKind = 'returned' | 'cancelled' | 'open';

const kinds: readonly [kind: SheetKind, isSaid: (name: string) => boolean][] = [
  [
    'returned',
    nameTest({
      begins: `retur, aterbetal, aterkop, aterlamn, refund, kreditfakt, kreditnot, kreditering, kreditera, reklamation,
        credit note, credit memo`,
      whole: 'kredit, krediter, credits, returns',
    }),
  ],
  [
    'open',
    nameTest({
      begins: `ej leverera, inte leverera, ej utleverera, ej fakturera, inte fakturera, ofakturera, ej bokford, restorder, restnot,
        backorder, undelivered, unfulfilled, uninvoiced, kommande, forhandsbok, forhandsorder, preorder, parkera, oppna order, open order`,
    }),
  ],
  [
    'cancelled',
    nameTest({
      begins: `makuler, annuller, avbok, avbestall, avbruten, avbrutn, avslag, cancel, void, struken, strukn, utkast, draft, uteblev, utebliv,
        offert, anbud, quote, quotation, proforma, no show, noshow, felregistr, testorder`,
    }),
  ],
];

/** What a sheet's name says that its rows are; null where it says nothing of that. */
export const sheetKind = (name: string): SheetKind | null =>
  kinds.find(([, isSaid]) => isSaid(name))?.[0] ?? null;
