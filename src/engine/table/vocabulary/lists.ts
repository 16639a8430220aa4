import { normaliseText } from '../normalise-name.ts';
import { compounds, nameTest } from './words.ts';

/** Column names of lists of costs that are no purchases: payrolls, open items, outcomes beside budgets. Normalised. */

const gross =
  'brutto, bruttolon, manadslon, grundlon, lon, loner, lon brutto, lon fore skatt, arslon, lon per ar';
export const namesGrossPay = nameTest({
  whole: `${gross}, ${compounds(gross, 'kr, sek', [' '])}, kontant bruttolon, gross pay, gross salary, salary`,
});
/** The same where no list but a payroll has it. */
export const namesWage = nameTest({
  whole: 'bruttolon, manadslon, grundlon, lon brutto, gross pay, gross salary',
});
export const namesEmployerFees = nameTest({
  begins:
    'arbetsgivaravg, arb avg, arb givaravg, arbgivaravg, arbgivavg, arb giv avg, arb givar avg, arbetsgiv avg, ag avg',
  words: `aga, ${compounds('soc, sociala', 'avg, avgift, avgifter', [' '])}, employer contributions, employer contribution`,
});
/** What employees cost in all. */
export const namesWageCost = nameTest({ within: 'lonekostnad, personalkostnad' });
export const namesWithheldTax = nameTest({
  whole:
    'skatt, preliminarskatt, prelskatt, prel skatt, skatteavdrag, avdragen skatt, kallskatt, tax',
});
/** A kind of pay in a list with a row for each: tax that the employer withholds. */
export const isWithheldTax = nameTest({
  whole: `skatt, preliminarskatt, preliminar skatt, prelskatt, prel skatt, skatteavdrag, avdragen skatt, kallskatt,
    ${compounds('skatt, skatteavdrag', 'tabell, enligt tabell, engangsbelopp, engangsskatt, jamkning', [' '])}, engangsskatt, sidoinkomstskatt,
    tabellskatt`,
  first: 'preliminar skatt, prel skatt, avdragen skatt, skatt tabell, tabellskatt',
});
/** Kinds of pay that no list but of wages has rows of. */
export const isPay = nameTest({
  whole: `manadslon, timlon, grundlon, bruttolon, veckolon, ackordslon, semesterlon, semesterersattning, semestertillagg,
    sjuklon, overtid, overtidsersattning, ob, ob tillagg, ob ersattning, jourersattning, karensavdrag, sjukavdrag, lon`,
  first: 'manadslon, timlon, overtid, semester, ob tillagg, ob ersattning, sjuklon',
});
export const namesNetPay = nameTest({
  whole: `netto, nettolon, netto lon, lon netto, lon efter skatt, utbetalt, utbetalning, att betala ut, att utbetala,
    utbetalas, net pay, net salary`,
});
/** Beside salary and fees, what an employee costs. */
export const namesOtherWageCost = nameTest({
  begins: 'pension, tjanstepension, avtalspension, loneskatt',
});
export const namesEmployee = nameTest({
  whole:
    'anstalld, anstallda, medarbetare, personal, lontagare, namn, name, person, employee, anstalld namn',
  starts: 'anstallningsn, personnummer, anst nr',
});

export const namesPaid = nameTest({
  whole: `betalt, betalat, betald, betalt belopp, betalat belopp, inbetalt, inbetalt belopp, reglerat, paid, amount paid,
    paid amount, varav betalt`,
});
/** The day of a payment. */
export const namesPaidDay = nameTest({ begins: 'betal, paid, payment, utbetal' });
export const namesRest = nameTest({
  whole: `saldo, balans, balance, obetalt, utestaende, skuld, open amount, amount due`,
  begins: 'kvar, rest, aterstar, aterstaende, utestaende',
});

/** What is left to pay of an invoice, and no balance of an account. */
export const namesLeftToPay = nameTest({
  whole:
    'rest, restbelopp, restsaldo, kvar, kvar att betala, obetalt, obetalt belopp, utestaende, utestaende belopp, open amount, amount due',
  begins: 'aterstar, aterstaende, kvarstaende',
});

export const namesPlan = nameTest({
  begins: 'budget, prognos, plan, mal',
  words: 'bud, forecast',
  first: 'ram, kostnadsram, anslag, tilldelat',
});
export const namesSoFar = nameTest({
  begins: 'ackumul, hittills',
  words: 'ack, acc, ytd, i ar, aret, helar, helaret',
});
export const namesYearBefore = nameTest({
  begins: 'foregaende, fjol, forra, tidigare',
  words: 'fg, fg ar, ifjol, i fjol, last year, previous',
});
/** How much more or less than before. */
export const namesChange = nameTest({
  begins: 'forandr, okning, minskning, skillnad, avvikelse, differens, tillvaxt, change, increase',
  words: 'diff, delta',
});
export const namesOutcome = nameTest({
  begins: 'utfall, verklig, forbrukat, forbrukad, upparbetat',
  words: 'perioden, period, actual, outcome, manaden',
});

/** The last day of an agreement. */
export const namesLastDay = nameTest({
  whole: `slut, slutdag, slutdatum, sista dag, sista datum, upphor, upphorde, upphort, avslutat, avslutad, uppsagd, till, t o m, tom,
    giltig till, giltigt till, galler till, galler t o m, loper till, loper ut, lopt ut, utgar, end, end date, enddate, ends,
    expires, expiry date, valid to, ${compounds('avtal, avtalet, kontrakt, hyresavtal, hyrs, hyrd', 'till, t o m, tom', [' '])}, ${compounds('avtals, kontrakts, bindnings', 'slut, slutdatum, tid till, upphor', ['', ' '])}`,
});
/** What the state of an agreement says where nothing is paid any more. */
export const isEnded = nameTest({
  whole: `avslutad, avslutat, avslutade, upphord, upphort, uppsagd, uppsagt, uppsagda, utgangen, utganget, inaktiv, inaktivt, ej aktiv,
    ej aktivt, vilande, stangd, stangt, ended, expired, terminated, inactive, cancelled, canceled, closed`,
});

const measures = 'km, kilometer, mil, tim, timme, timma, h, dag, dygn, natt, ton, kwh, liter';
const each = `${measures}, st, styck, person`;
const priceOfOne = `${compounds('kr, sek, per, pris, kostnad, inkopspris', each, [' '])}, a pris, apris, styckpris, timpris, timlon, timkostnad, dagpris`;
/** What one of something costs, and not the row. */
export const namesPriceOfOne = nameTest({ words: priceOfOne });
/** What an hour, a kilometre or a day costs. */
export const namesPriceOfMeasure = nameTest({
  words: `timpris, timtaxa, timarvode, dagpris, dygnspris, kilometerpris, hourly rate, day rate,
    ${compounds('pris, kr, sek, ore, arvode, taxa, debitering', `${measures}, kg, m2, m3, kvm`, [' ', ' per '])}`,
});
/** What one of something costs. */
export const namesRate = nameTest({
  words: `${priceOfOne}, taxa, milersattning, kilometerersattning, ersattning mil, ers mil, ersattning km, pris`,
});
/** How many of it there were. */
export const namesTimes = nameTest({
  whole: `km, kilometer, mil, stracka, korstracka, antal, timmar, tim, h, dagar, dygn, natter, kwh, liter, ton, st,
    ${compounds('antal', each, [' '])}, antal timmar, antal dagar, antal mil, quantity, qty, hours`,
});
export const namesKilometres = nameTest({ words: 'km, kilometer' });
export const namesPerTenKilometres = nameTest({
  words: 'kr mil, sek mil, per mil, milersattning, ersattning mil, ers mil',
});
/** What is taken off an amount, or is not its own. */
export const namesReduction = nameTest({ within: 'rabatt, discount, avdrag, kredit, retur' });
/** The same of what may be no cost: tax withheld is one within the pay. */
export const namesDeduction = (name: string): boolean =>
  namesReduction(name) && !namesWithheldTax(name);
/** A price, of one or of all that stands on the row. */
export const namesPrice = nameTest({
  words: 'pris, price, inpris, inkopspris, nettopris, unit cost',
});

const packs = `forpackning, forp, frp, fp, kolli, kartong, krt, lada, back, pall, pack, paket, bunt, sack, rulle, ask, box, flak, dunk,
  case, carton, pallet`;
/** How many a pack holds, by a name as it stands (`St/förp`) with a stroke as `per`: no number of what was sold. */
export const namesPackSize = (written: string): boolean =>
  ofPack(normaliseText(written.replaceAll('/', ' per ')));
const ofPack = nameTest({
  whole: `${compounds('antal, st, stk, styck, stycken, antal st, enheter, flaskor, burkar, units, pcs', compounds('per, i, a', packs, [' ']), [' '])},
    ${compounds('forpacknings, forp, pack, kolli', 'storlek')}, pack size, units per pack`,
});
/** How many months a row is of. */
export const namesMonthsCounted = nameTest({
  whole: 'antal man, antal manader, manader, man, antal mnd, months, number of months',
});
