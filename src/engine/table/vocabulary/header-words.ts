import { compounds, type NameTest, nameTest } from './words.ts';

/**
 * Words of column names that say more than a role: what kind of value stands below, what an amount is of, what
 * program wrote the file. Tests take a name as `normaliseName` writes it, unless they say otherwise.
 */

/** What kind of value stands below, before any role is known. */
export const namesDate = nameTest({
  ends: `datum, dat, dag, date, period, manad, month, kvartal, quarter, vecka, week, day, tid, time, skapad,
    created, ed at, paid at, sold at, sent at, bokford, utc, timestamp, tidsstampel, epoch`,
  starts: 'datum, date, dag, tid, ar manad',
});
/** Days and nothing else, whatever they are the days of: `Försäljningsdatum` is no sale. */
export const namesDays = nameTest({ ends: 'datum, date, ed at, paid at, sold at, sent at' });
/** Days that come after the row is written, or never: the day of payment, of delivery, the last day. */
export const namesLaterDay = nameTest({
  within:
    'betal, paid, payment, forfall, due, lever, deliver, slut, end, avslut, uppsag, retur, refund, attest, kredit',
});
/** The day when what came in was done or went back: `Inlämnad` and `Klar`. */
export const namesDayDone = nameTest({
  whole: `klar, klart, klardatum, fardig, fardigt, fardigdatum, slutford, slutfort, avslutad, avslutat, utlamnad, utlamnat, hamtad,
    hamtat, finished, completed, done`,
});
/** The last day that something can be used, or is looked after again. */
export const namesLastUse = nameTest({
  begins:
    'forfall, due, bast fore, sista forbruk, hallbar, utgang, garanti, giltig, expir, best before, valid, nasta, next',
});
/** What has come together until now: `Fakturerat t.o.m. idag` is no day. */
export const namesUpToNow = nameTest({ words: 'idag, i dag, hittills, till dags dato, to date' });
const endsAsCode = nameTest({
  ends: `nr, nummer, number, id, kod, code, sku, ean, gtin, barcode, streckkod, telefon, phone, postnr,
    postal, zip, ocr, referens, reference, isbn, konto, account, siffror, digits, last4, last 4`,
  whole: `num, nota, avrakningsnota, foljesedel, kortnr, lagenhet, lgh, loneart, lonetyp, fodd, fodelsear, fodelsedag, fodelsedatum, fodd ar, arskull, born, birth year, year of birth,
    birthday, birthdate, date of birth, dob, pnr`,
});
/** Time that is paid, which ends as an `id` does: `Övertid` has hours, or kronor. */
const namesWorkedTime = nameTest({
  ends: `overtid, mertid, arbetstid, restid, jourtid, obtid, vantetid, maskintid, kortid, stalltid, spilltid,
    ${compounds('debiterbar, debiterad, fakturerbar, fakturerad, arbetad, nedlagd, rapporterad, faktisk', 'tid', [' '])}`,
});
/** What was paid, or is, which ends as an `id` does too: `Likvid`; and so does `Kunder vid månadens slut`. */
const withoutPaid = (name: string) =>
  name.replace(/\b(?:(?:pre|un)?paid|vid|[a-z]{0,20}likvid)\b/g, '').trim();
export const namesCode: NameTest = (name) =>
  endsAsCode(withoutPaid(name)) && !namesWorkedTime(name);
/** How something was paid, where it went, and for which animal or person it was done: the only words of a file, and no goods. */
export const namesNoGoods = nameTest({
  whole: `hund, hunden, hundnamn, hundens namn, dog, dog name, katt, katten, kattens namn, cat, hast, hasten, hastens namn, horse,
    djur, djuret, djurnamn, djurets namn, pet, pet name, patient, patientnamn, elev, elevnamn, student, barnets namn, deltagare,
    deltagarnamn, participant, passagerare, passenger, resenar, gast, gastnamn, guest, guest name, spelare, player`,
  words: `card, kort, bank, city, stad, ort, postort, land, country, payment, betalsatt, betalning, method, gateway,
    currency, valuta, terminal`,
});
/** Numbers to call, or what calling costs. */
export const namesTelephone = nameTest({ whole: 'telefon, phone' });
/** What a telephone costs, or numbers to call, as the values say. */
export const endsAsTelephone = nameTest({ ends: 'telefon, phone' });
export const namesAmount = nameTest({
  within: `belopp, summa, pris, antal, amount, total, price, qty, quantity, sales, forsaljning, omsattning,
    kostnad, cost, moms, vat, tax, rabatt, discount, netto, brutto, intakt, revenue, profit, units, timmar,
    hours, dagskassa`,
  words: 'net, gross, sum',
});
const beginsAsParty = nameTest({
  begins: `kund, customer, klient, artikel, article, produkt, product, sku, ean, vara, leverant, supplier, konto,
    account, telefon, mobil, phone, postn, zip, org, person, saljare, seller, butik, kassa`,
});
const numbersDocuments = nameTest({
  within: compounds('order, faktura, invoice, kvitto, receipt', 'n, id', ['', ' ']),
});
/** Whose or what a code is of: the same on every row of one customer or article. `Kundordernummer` is an order's. */
export const namesParty: NameTest = (name) => beginsAsParty(name) && !numbersDocuments(name);
/** Names that end as a code does and count something: `Antal ordernr`. */
export const namesCount = nameTest({ within: 'antal, number of, no of, month number' });

const isShare = nameTest({
  notAfterDigit: '%, procent, percent, pct',
  within: 'sats',
  ends: 'grad',
  words: 'rate, tg',
});
/** `vat_rate` and `vatRate` as the words they are. */
const inWords = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
/** Shares, not money: `Rabatt %`, `Momssats`, `vat_rate`; `Moms 25 %` is money. Takes the name as written. */
export const namesShare: NameTest = (name) => isShare(inWords(name));

/** Hours and minutes, lengths of time. */
export const namesTime = nameTest({
  within: 'timmar, hours, langd, duration',
  words: 'tid, time, tim, h, start, slut',
});
const waited =
  'deliver, lever, lead, response, turnaround, wait, open, late, overdue, watched, ledtid, svarstid, vantetid, oppet, forsen';
/** How long somebody waited, or something was open: hours that nobody pays for. */
export const namesHowLong: NameTest = (name) => namesHours(name) && namesWaited(name);
const namesHours = nameTest({
  words: 'hours, hour, hrs, days, minutes, min, tim, timmar, dagar, dgr, h',
});
const namesWaited = nameTest({ begins: waited });

/** Names that look like amounts and never are: a balance must not be summed. */
export const namesBalance = nameTest({ words: 'saldo, balans, balance' });
/** Numbers that are ranks or counts, never kronor. */
export const namesNoMoney = nameTest({
  within: 'rating, score, betyg, rank, niva, level, antal, quantity, status, prioritet',
});
const otherTime = 'budget, prognos, foregaende, fjol, tidigare';
/** How many pieces there were, by a unit after the word: `Returer st`. */
export const namesPieces = nameTest({
  begins: 'antal, number of',
  ends: 'st, stk, styck, pcs, antal, units',
});
/** What a price or a number is of one of. */
export const isUnitOfGoods = nameTest({
  whole: `st, stk, styck, pcs, kg, g, hg, ton, l, liter, dl, cl, ml, m, meter, lm, m2, kvm, m3, cm, mm, tim, timme, timmar, h,
    dag, dagar, mil, km, par, pkt, paket, frp, forp, rulle, rullar, set, pall, lada, kartong, kolli, burk, flaska, sack, hink, ask`,
});
/** Amounts of another time than the row's own. */
export const namesOtherTime = nameTest({ within: `${otherTime}, forra` });
/** Amounts that no row of a list of costs pays: shown or not, they are not to be counted. */
export const namesNotPaid = nameTest({
  within: `${otherTime}, moms, saldo, balans, balance, ackumul`,
  words: 'vat, tax, taxes',
  begins: 'privat',
});

/** Parts of a date in a column of their own. */
export const namesYear = nameTest({ whole: 'ar, year, forsaljningsar' });
export const namesMonth = nameTest({
  whole: 'manad, month, manadsnr, manadsnummer, month number',
});
export const namesWeek = nameTest({
  whole: 'vecka, veckonr, veckonummer, v, week, week number',
});
export const namesQuarter = nameTest({ whole: 'kvartal, quarter, kv, kvartalsnr' });
export const namesTertial = nameTest({ whole: 'tertial' });
export const namesHalf = nameTest({ whole: 'halvar, half, half year' });
/** Any of them, also as the name of a sheet: its numbers are of time, and no amounts. */
export const namesPartOfDate: NameTest = (name) =>
  [namesYear, namesMonth, namesWeek, namesQuarter, namesTertial, namesHalf, namesSheet].some((is) =>
    is(name),
  );
/** Takes the name as written: `Män` is no month. */
export const namesMonthShort: NameTest = (name) => /^mån\.?(?: ?nr\.?)?$/i.test(name.trim());
/** The column that tells each row's sheet. */
export const namesSheet = nameTest({ whole: 'blad, flik' });
/** What a pivot calls the column of all that it groups by. */
export const namesPivotLabels = nameTest({ whole: 'radetiketter, row labels, etiketter' });

const yearlyAmounts = 'kostnad, belopp, avgift, pris, hyra, premie';
const englishAmounts = 'cost, fee, price';
const joined = [''];
const apart = [' '];
/** How many times a year the amounts of a column come, by its own name: `Månadskostnad` 12, `Belopp per år` 1. */
export const namesTimesAYear: readonly [perYear: number, isSaid: NameTest][] = [
  [
    12,
    nameTest({
      words: `${compounds('manad, manads', yearlyAmounts, joined)}, ${compounds('monthly', englishAmounts, apart)},
        ${compounds(yearlyAmounts, 'manad, man', apart)}, per manad, per manaden, i manad, i manaden, kr man, kr manad, sek man, sek manad, per man`,
    }),
  ],
  [
    4,
    nameTest({
      words: `${compounds('kvartals', 'kostnad, belopp, avgift, hyra', joined)},
        ${compounds(yearlyAmounts, 'kvartal', apart)}, per kvartal, per kvartalet, i kvartal, i kvartalet, kr kvartal`,
    }),
  ],
  [
    1,
    nameTest({
      words: `${compounds('ars', yearlyAmounts, joined)}, ${compounds('annual, yearly', englishAmounts, apart)},
        per ar, per aret, i ar, i aret, kr ar`,
    }),
  ],
];

const isThousands = nameTest({
  words:
    'tkr, tsek, ksek, kkr, tusental kronor, tusentals kronor, tusental kr, tusen kronor, tusen kr',
});
const isMillions = nameTest({ words: 'mkr, msek, mnkr, miljoner kronor, miljoner kr' });
/** Powers of ten that a name or title as written says the amounts are in: 3 for tkr, 6 for mkr, else 0. */
export function thousandsIn(text: string): 0 | 3 | 6 {
  const words = text.toLowerCase();
  if (isThousands(words)) return 3;
  return isMillions(words) ? 6 : 0;
}
/** `cost_micros`, `costMicros`: whole millionths of the currency. */
export const namesMicros = nameTest({ words: 'micros' });
/** A line of the header that holds nothing but units. */
export const namesUnit = nameTest({
  whole: `kr, sek, tkr, tsek, ksek, kkr, mkr, msek, mnkr, st, antal, procent, exkl moms, inkl moms, eur, usd, datum, text`,
});

/** An amount without VAT, by its own words. */
export const namesNet = nameTest({ words: 'netto, exkl, excl, ex, utan' });
/** A name in which some word begins as `netto` does. */
export const beginsNet = nameTest({ begins: 'net' });
/** What comes on top of a price, and is paid for the same. */
export const namesSurcharge = nameTest({ ends: 'tillagg, palagg, surcharge', begins: 'tillagg' });
/** A sum of others by its own word. */
export const namesSum = nameTest({
  begins: 'summa, totalt, totalen, total, tot, sum, sammanlagt, tillsammans',
});
/** What goes on the invoice: a sum of what stands before it. */
const namesInvoiced = nameTest({
  first: `att fakturera, att debitera, fakturera, faktureras, fakturerat, fakturerad, fakturabelopp, debiteras, debiterat,
    to invoice, invoiced, to bill, billed`,
});
/** A sum of what stands before it, as a sum or as what is asked for. */
export const namesWhole: NameTest = (name) => namesSum(name) || namesInvoiced(name);
/** What is left after a payment service's fee. */
export const namesPaidOut = nameTest({ whole: 'net, netto' });
/** What a payment service sends on: what was sold less its fees. */
export const namesPayout = nameTest({ begins: 'utbetal, payout', words: 'paid out' });
export const namesFee = nameTest({
  words: `fee, fees, avgift, avgifter, provision, provisioner, commission,
    ${compounds('transaktions, forsaljnings, saljar, plattforms, marknadsplats, betal, kort, inlosen', 'avgift, avgifter')}`,
});
/** What those who let or book for others keep of it, or take of the customer. */
export const namesServiceFee = nameTest({
  whole: `${compounds('service, boknings, formedlings, vard', 'avgift, avgifter')}, ${compounds('service, booking, host', 'fee, fees', [' '])}`,
});
/** The value is the whole order's, not the row's. */
export const namesOrderTotal = nameTest({
  first: compounds('order, kop, kvitto', 'summa, total, totalt, varde, belopp, amount, value'),
});
/** The value is the whole invoice's, as far as its word says. */
export const namesInvoiceTotal = nameTest({
  first: compounds('faktura, invoice', 'summa, total, totalt, belopp, amount'),
});
export const namesPerson = nameTest({ whole: 'name, namn' });
/** What a `Namn` beside it is of: `Kundkod`. */
export const namesCustomer = nameTest({ begins: 'kund, customer, klient, client' });
/** What numbers alone may name: articles and undertakings; a `Kurs` of numbers is a rate. */
export const namesArticles = nameTest({
  within: 'artikel, article, vara, varu, produkt, product, item, pizza, projekt, uppdrag',
});

/** What a column measures of the period in its name, beside its amount: `Antal jan 2025`. As written. */
export const otherMeasures =
  'antal, kvantitet, st, tb, tg, marginal, vinst, kostnad, moms, rabatt, qty, units, budget';
/** What names a period's amount itself: `Försäljning jan 2025 (kr)`. As written. */
export const periodAmounts =
  'försäljning, omsättning, hyra, hyror, belopp, utfall, intäkt, intäkter, summa, netto, sales, revenue, kr, sek, tkr, tsek, ksek, kkr, mkr, msek, mnkr';
/** Columns that sum the periods beside them. */
export const namesWholeYear = nameTest({
  whole: 'helar, hela aret, arssumma, ack, ackumulerat, snitt, medel, medelvarde, genomsnitt',
});

/** What names the rows of a list over its first columns: a year beside it names the amounts. */
export const namesOfLists = nameTest({
  whole: `post, poster, kostnad, kostnader, utgift, utgifter, kostnadsslag, kostnadspost, konto, kontonr, kontonummer, kontonamn, benamning,
    kontobenamning, namn, leverantor, leverantorer, leverantorsnr, kategori, slag, avser, beskrivning, text, rubrik, kund, kunder, kundnr, artikel, artikelnr,
    produkt, intakt, intakter, intaktsslag, avdelning, projekt, kostnadsstalle, manad, kvartal, tkr, kr, sek, ksek, tsek, mkr, item, name, account, supplier,
    vendor, customer, category, description, cost, expense`,
});
