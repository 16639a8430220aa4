import { namesRest } from './lists.ts';
import { compounds, type NameTest, nameTest } from './words.ts';

/** Words of titles, columns and rows that say that nothing has been sold: plans, prices, stock, offers, key figures. Normalised. */

export type NotSold =
  | 'plan'
  | 'prices'
  | 'stock'
  | 'offers'
  | 'returned'
  | 'cancelled'
  | 'keyFigures'
  | 'sales'
  | 'debts'
  | 'pieces'
  | 'unpaid'
  | 'agreements';

/** What a title or the name of a sheet says that the table below is. */
const titles: readonly [kind: NotSold, isSaid: (name: string) => boolean][] = [
  [
    'plan',
    nameTest({
      ends: 'budget, prognos, forecast, kalkyl',
      begins: 'budget, prognos, kalkyl(?!ark|blad)',
    }),
  ],
  ['prices', nameTest({ begins: 'prislist, prisbok', words: 'price list' })],
  [
    'stock',
    nameTest({ begins: 'lagerlist, lagersald, inventering, lagervarde', words: 'stock list' }),
  ],
  ['offers', nameTest({ begins: 'offertlist, anbudslist', whole: 'offerter, anbud, pipeline' })],
  [
    'returned',
    nameTest({
      first: `returer, returlista, returrapport, kreditfakturor, kreditnotor, krediteringar, krediter, aterbetalningar, aterkop,
        refunds, returns, credit notes`,
    }),
  ],
  [
    'cancelled',
    nameTest({
      first: `makulerade, makulerat, makuleringar, annullerade, annullerat, annulleringar, avbokningar, avbokade, avbokat,
        avbestallningar, uteblivna, cancellations, cancelled, canceled, no shows`,
    }),
  ],
  ['keyFigures', nameTest({ begins: 'flerarsoversikt, balansrakning, balansrapport' })],
];
/** `Budget 2026`, and not who answers for it. */
export const isPlanItself = nameTest({
  words: 'budget, prognos, forecast, kalkyl',
  ends: 'budget, prognos',
});
/** A title that also names what has been: `Utfall mot budget`. */
const namesAlsoPast = nameTest({
  begins: 'utfall, verklig, faktisk, fakturer, actual, jamfor, avdrag, avdragn, ingar, inkl, exkl',
  words: 'mot, vs, och, kontra, ar',
});

/** What a title says that nothing of has been sold yet; null where it says nothing of that. */
export const titleKind = (title: string): NotSold | null =>
  namesAlsoPast(title) ? null : (titles.find(([, isSaid]) => isSaid(title))?.[0] ?? null);

/** Amounts of what lies in store, and columns of how much does. */
export const namesStock = nameTest({
  begins: 'lagervard, lagersald, lagerantal, inventor',
  words: 'i lager, stock, stock value, inventory value, disponibelt',
});
export const namesPrice = nameTest({ within: 'pris, price' });
/** From when a price is valid: no day of a sale. */
export const namesValidity = nameTest({
  begins: 'giltig, galler, valid, prisdatum, uppdater, updated',
});

/** What was agreed, whatever has been done or invoiced of it. */
export const namesAgreed = nameTest({
  begins: `kontrakt, avtal, offert, offerer, anbud, bestallningssumm, bestallningsvard, bestallt, avropa, rekvirer, contract,
    quote, ordered, ordervard, ordersumm, orderbelopp, order value, order amount`,
});
/** The number of an offer, where it is what each row is of. */
export const namesOffer = nameTest({
  begins: 'offertn, offert n, offertid, anbudsn, quote n, quote id',
});
/** How likely it is that something will be sold. */
export const namesChance = nameTest({ begins: 'sannolik, probab, vinstchans' });
/** What has been invoiced or delivered of it, or what it became in the end. */
const namesInvoiced = nameTest({
  begins: `fakturera, upparbeta, levererat v, levererat b, inleverer, mottage, slutpris, slutsumm, slutkostnad, slutfaktur, invoiced, billed,
    delivered v, delivered a, received v, received a, final`,
});
/** The same, and not what is left to invoice of it. */
export const namesOutcome: NameTest = (name) => namesInvoiced(name) && !namesRest(name);

/** Rows of a company's figures that do not add up with its sales. */
export const namesKeyFigure = nameTest({
  begins: `soliditet, balansomslutning, kassalikviditet, eget kapital, rorelseresultat, rorelsemarginal, arets resultat,
    resultat efter, resultat fore, avkastning, medelantal, antal anstallda, skuldsattning, utdelning`,
});

/** Whom something was sold to, where no column says whom it was bought of. */
export const namesBuyer = nameTest({
  whole:
    'kund, kundnamn, kundnr, kundnummer, kund nr, kopare, customer, customer name, client, buyer',
});
/** Whom something was bought of, or who worked for pay. */
export const namesPaidParty = nameTest({
  whole:
    'leverantor, leverantorsnamn, lev, levnr, leverantorsnr, supplier, supplier name, vendor, anstalld, anstallda, medarbetare, employee',
});
/** What was borrowed, whatever is left of it. */
export const namesBorrowed = nameTest({
  whole:
    'ursprungligt lanebelopp, ursprungligt lan, lanebelopp, lanesumma, ursprunglig skuld, kapitalskuld, loan amount',
});
/** Amounts that say by their own name that they are costs, whoever they are for. */
export const namesBought = nameTest({
  within: 'kostnad, inkop, utlagg, utgift, ersattning, cost, expense, lon',
});
/** Whom something was borrowed of: beside it an amount is what was. */
export const namesLender = nameTest({ whole: 'langivare, kreditgivare, lender' });
export const namesOriginal = nameTest({ first: 'ursprunglig, ursprungligt, original' });

/** What a line of plain words says that is no cost: what there is, what came in, what was left. */
export const tellsOfNoCost = nameTest({
  first:
    'saldo, kassa, omsattning, omsattningen, nettoomsattning, intakt, intakter, intakterna, resultat, resultatet, vinst, vinsten, eget kapital, soliditet',
});

const namesNotDue = nameTest({
  whole:
    'ej forfallet, ej forfallen, ej forfallna, inte forfallet, oforfallet, not due, not yet due, current',
});
const namesDays = nameTest({ words: 'dag, dagar, dgr, days' });
const isAge = (name: string) =>
  /^(?:over |mer an |aldre an )?\d{1,3}(?: \d{1,3})?(?: (?:dagar|dgr|days))?$/.test(name);
/** Ages that a list of what is unpaid has columns of. */
const FEWEST_AGES = 2;
/** The names of what is unpaid by how long it has been so: `Ej förfallet`, `1-30 dagar`, `> 90 dagar`; none where they may be hours. */
export function agesAmong(names: readonly string[]): readonly string[] {
  const ages = names.filter(isAge);
  const notDue = names.filter((name) => namesNotDue(name));
  const areAges = ages.length >= FEWEST_AGES && (ages.some(namesDays) || notDue.length > 0);
  return areAges ? [...notDue, ...ages] : [];
}

/** The first day of an agreement. */
export const namesFirstDay = nameTest({
  whole: `start, startdag, startdatum, fran, fr o m, from, start date, startdate, giltig fran, galler fran, valid from,
    ${compounds('avtals, kontrakts, abonnemangs', 'start, startdatum')}, ${compounds('avtal, avtalet, kontrakt, hyresavtal, hyrs, hyrd', 'fran, from', [' '])}`,
});
