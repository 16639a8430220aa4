import { namesFee } from './header-words.ts';
import { termKind } from './order-terms.ts';
import { compounds, list, nameTest } from './words.ts';

/** Columns of numbers that stand beside the amount of a row and by their own word are no part of it. Normalised. */

const units = `kg, kilo, gram, g, hg, ton, liter, l, cl, ml, kwh, mwh, wh, m, m2, m3, kvm, cm, mm, dm, km, kilometer, mil,
  meter, lopmeter, ha, hektar, gb, mb, kb, kw, kva, lux, hk, ph, kcal, kj, ppm, db, roas, nps, ctr, co2, co2e,
  min, minuter, minutes, sekunder, seconds, tim, timmar, timme, h, dagar, dygn, natter, veckor, manader, ar, procent, grader, watt, poang, points, p`;
const things = `pers, person, personer, gaster, guests, besok, besokare, vuxna, barn, deltagare, platser, rum, bord, bokningar, dygn,
  portioner, kolli, kollin, pall, pallar, sackar, lador, paket, forpackningar, flaskor, burkar, rader, sidor, ord, ganger,
  visningar, visn, klick, exponeringar, rackvidd, reach, results, resultat antal, impressions, clicks, views, visits, sessions, conversions, konverteringar, transaktioner,
  nedladdningar, downloads, streams, lyssningar, foljare, prenumeranter, subscribers, exemplar, upplaga, spelare, elever, plagg, bilder, licenser,
  transactions, ordrar, orders, kunder, customers, kvitton, receipts, kop, uppdrag, korningar, resor, starter`;
/** How much of something, in a unit or in number. */
export const namesMeasure = nameTest({
  // The place of a line in its order.
  whole: 'rad, orderrad, fakturarad, pos, position, line, row',
  words: `${units}, ${things}, vikt, weight, volym, volume, langd, bredd, hojd, yta, area, storlek, size, alder, age, latitud,
    longitud, latitude, longitude, lat, long, lng, lot, mcc, elo, words, repetitions, miles, tonkm, requests, stammar, temperatur, temperature, miltal, matarstand, matarstallning, lopnr, ordning, rang, plats, dag, vecka, manad, kvartal, year, month`,
  begins: 'antal, kvantitet, quantity, matar, index, vecko, personnr, lopnum',
  ends: 'vikt, langd, yta, tid, dagar, timmar, dygn, tim, nr, nummer, number, antal, procent, grad, faktor, index, poang, temperatur, temp, avstand, distans, utslapp, halt, effekt, meter, omdome',
});

/** Weight, volume or energy, which has decimals as money has: `Vikt ton`. */
export const namesWeight = nameTest({
  words: 'kg, kilo, gram, ton, liter, kwh, mwh, m2, m3, kvm, kubik, kubikmeter, hektar, lopmeter',
  begins: 'vikt, weight, volym, volume',
});

/** What no row's price is the price of one of: years of age, minutes, degrees, pages of what was printed. */
const namesMeasured = nameTest({
  words: `alder, age, minuter, min, sekunder, sidor, pages, celsius, grader, watt, kw, kva, hk, temp, temperatur, km h, g m2, procent,
    poang, points, latitud, longitud, co2, avstand, varv, mottagare, recipients, clicks, views, elo, bord, bordsnr, version, stjarnor, stars`,
  begins: 'betyg, rating, niva, level, rank, prio, score, status',
  ends: 'alder, temp, temperatur, poang, omdome, avstand, distans, effekt, halt, dagar, veckor, manader, klick, visningar',
});

/** What a unit beside it measures of the goods themselves: `Vikt kg`. */
const namesGoods = nameTest({
  begins:
    'vikt, volym, mangd, antal, sald, salt, lever, kvantitet, netto, brutto, area, yta, langd, weight, volume, qty, quantity, sold',
  ends: 'vikt, mangd, antal',
});
const unitWords = new Set(list(units));
/** `Vatten liter` is how much of something else than what was sold. */
const measuresOther = (name: string) => {
  const words = name.split(' ');
  const rest = words.filter((word) => !unitWords.has(word));
  return rest.length > 0 && rest.length < words.length && !namesGoods(name);
};
export const namesNoNumber = (name: string) => namesMeasured(name) || measuresOther(name);

/** How many of something there were, by a unit or a word of its own. */
export const namesNumberOf = (name: string) => namesMeasure(name) || namesPieces(name);
const namesPieces = nameTest({
  words:
    'salda, salt, st, stk, sold, qty, forbrukning, forbrukat, korda, korda mil, utfall, usage, consumption',
});

/** How many were there, where numbers stand below it: no one is `Kunder`. */
export const namesMany = nameTest({ words: 'kunder, customers, clients, gaster, guests' });

/** What one of something costs, and what it might have. */
export const namesOnePrice = nameTest({
  within: 'pris, price, taxa, arvode h, listpris',
  words: `kurs, rate, cpc, cpm, cpa, adr, revpar, rev par, trevpar, trev par, snitt, medel, average, avg, snittkop, snittkvitto, median,
    unit amount, unitamount, storsta, minsta, hogsta, lagsta, max, min, senaste, rullande, r12, ltv, clv, arpu, aov, mrr, arr`,
  begins: 'snitt, genomsnitt, average, medel',
});

/** What things cost, what is left of the sale, what there is in stock and what may be bought. */
export const namesBesideSale = nameTest({
  within:
    'kostnad, inkop, marginal, vinst, bidrag, lager, saldo, balans, limit, budget, prognos, running, cumul, lopande',
  words: `cost, cogs, margin, profit, tb, tb1, tb2, tg, stock, inventory, on hand, kreditgrans, resultat, differens, diff,
    avvikelse, forandring, foregaende, fjolar, varde i lager, payout, utbetalas, utbetalt, utbetalning`,
  begins: 'lager, saldo, budget, prognos, diff, avvik, forandr, fjol, forra',
});

/** What is sold, beside what is bought. */
export const namesBesideCost = nameTest({
  within:
    'forsaljning, omsattning, omsatt, intakt, revenue, konverteringsvard, saldo, balans, budget, prognos, running, cumul, lopande, vidarefakturer',
  words: `sales, income, conversion value, conversions value, conv value, purchase value, resultat, differens, diff, avvikelse, forandring, foregaende, fjolar, stock, ib, ub, forsakringsbelopp, sjalvrisk`,
  begins:
    'diff, avvik, forandr, fjol, forra, lager, konv, lonesumm, basbelopp, anskaffn, restvard, bokfort vard, inventarievard',
});

/** What it would have been without the discount that stands beside the amount. */
export const namesBeforeDiscount = nameTest({
  words: 'fore rabatt, innan rabatt, utan rabatt, before discount, exkl rabatt',
});

/** Amounts in the currency that something was bought or sold in. */
export const namesForeign = nameTest({
  within: 'valuta, currency, utlandsk, foreign',
  words: 'utl, eur, usd, gbp, nok, dkk, euro, dollar, local amount, original amount',
});

/** What is paid and lowers a debt, or comes back, and costs nothing. */
export const namesNoCost = nameTest({
  begins: `amort, avbetal, deposition, deposit, kapitalbelopp, aterbetal, aterbaring, sparrat, forsakringsersatt, refund, reimburs, vidaredebiter,
    skattereduktion`,
  whole: `vi, oss, var andel, vart, var del, egen del, egen andel, eget, egna, var kostnad, foretagets del, bolagets del, foretagets andel,
    bolagets andel, our share, our part, ours`,
  words:
    'utbetalt till, utbetalas till, utbetalning till, ersatt, ersatt av, bidrag, erhallet bidrag, rot avdrag, rut avdrag',
});
/** What the owner bought for own use. */
export const namesOwnersShare = nameTest({
  begins: 'privat, private',
  words: 'eget uttag, egna uttag, personal use',
});
/** How much of a row's amount is the company's own. */
export const namesOwnShare = nameTest({
  whole: `belastas, tjanst procent, foretag procent, avdragsgill procent, avdragsgillt procent, our share, own share, kostnadsandel,
    kostnadsandel procent`,
  words: `var andel, vara andel, min andel, egen andel, var del, min del, egen del, foretagets andel, foretagets del, bolagets andel, er andel, andel foretag,
    butikens andel, butikens del, salongens andel, salongens del, foreningens andel, foreningens del, andel foretaget, andel bolaget, andel oss, tjansteandel, foretagsandel, yrkesandel, andel i verksamheten, andel av kostnaden`,
});
/** What stands between goods and a total: other steps weigh it for sales. */
export const isTermOfSale = (name: string) => termKind(name) !== 'other' || namesFee(name);
/** Freight, fees and what is taken off move what something cost, unless the word says that the amount has them already. */
export const isTermOfCost = (name: string) =>
  namesWithin(name) || ['vat', 'rounding'].includes(termKind(name));
const namesWithin = nameTest({ first: 'varav, darav, of which, ingar, ingaende' });

const freight = `frakt, frakten, fraktkostnad, fraktkostnader, fraktavgift, fraktbelopp, fraktsumma, fraktintakt, fraktintakter,
  fraktpris, porto, frakt och porto, shipping, freight, postage, delivery fee,
  ${compounds('shipping', 'cost, amount, fee, total, price, charge, charged', [' '])},
  ${compounds('freight', 'cost, amount, charge', [' '])}`;
/** What freight came to on a row or an order, without VAT and currency in its name. */
export const namesFreight = nameTest({
  whole: `${freight}, ${compounds('fakturerad, total, varav', freight, [' '])}`,
});
/** What is left to pay of an invoice. */
export const namesUnpaid = nameTest({
  whole: `saldo, restbelopp, kvar att betala, obetalt, obetalt belopp, utestaende, utestaende belopp, aterstar, aterstaende,
    aterstaende belopp, balance due, amount due, outstanding, outstanding amount`,
});

/** What is earned by selling for somebody else; or what a seller pays a marketplace. */
export const namesCommission = nameTest({
  words:
    'var del, vart arvode, var andel, var provision, provision, kommission, commission, arvode',
  ends: 'provision, kommission, slagavgift, formedlingsavgift, maklararvode',
});
/** What was taken or paid for something, where no column is called an amount. */
export const namesMoneyTaken = nameTest({
  whole: `pengar, pengar in, betalt, betalat, tagit betalt, fick betalt, fakturerat, fakturerad, debiterat, salt for, sald for, sold for, hyra, hyror, hyresintakt,
    ersattning, royalty, arvode, gage, avgift, intjanat, tjanat, inkomst, kassa, dagens kassa, fatt, intag, insamlat, billed, charged, invoiced, earned, earnings, fee`,
});
