import { compounds, type NameTest, nameTest } from './words.ts';

/** Words of ledgers and bank statements: their column names, and what banks write in the rows. Normalised. */

const accounts = 'konto, baskonto, kostnadskonto, huvudbokskonto';
const englishAccounts = 'account, gl account, ledger account';
/** The number of an account. */
export const namesAccount = nameTest({
  whole: `${accounts}, ${compounds(accounts, 'nr, nummer')}, ${englishAccounts},
    ${compounds(englishAccounts, 'no, number')}`,
});
/** Any column about accounts. */
export const beginsAsAccount = nameTest({ starts: 'konto, account' });
/** The name of an account, where it stands beside its number. */
export const namesAccountText = nameTest({ whole: 'benamning' });
export const namesAccountName = nameTest({
  whole: `${compounds('konto', 'namn, text, benamning, beskrivning')}, ${compounds('account', 'name')},
    benamning`,
});

const debit = 'debet, debit';
const credit = 'kredit, credit';
const withAmount = (side: string) => `${side}, ${compounds(side, 'belopp, amount')}`;
const ofPeriod = (side: string) => `${side}, ${compounds('period, perioden, belopp', side)}`;
/** The two sides of the books by their bare names. */
export const namesBareDebit = nameTest({ whole: debit });
export const namesBareCredit = nameTest({ whole: credit });
/** The two sides of the books. */
export const namesDebit = nameTest({ whole: ofPeriod(withAmount(debit)) });
export const namesCredit = nameTest({ whole: ofPeriod(withAmount(credit)) });
/** `2440 Leverantörsskuld` above amounts: what is owned and owed is no cost by itself. */
export const namesBalanceAccount = (name: string): boolean => /^[12]\d{3} [a-z]/.test(name);
/** The number of the account that a column is named after, before its name or behind it; null where it has none. */
export const accountNumberIn = (name: string): string | null =>
  /^([1-8]\d{3}) [a-z]|[a-z] ([1-8]\d{3})$/.exec(name)?.slice(1).find(Boolean) ?? null;
/** What is owned, owed and taken out, in a book whose accounts have names alone. */
export const namesNoCostAccount = nameTest({
  words: 'bank, kassa, kassan, kontant, kontanter, swish, kort, moms, lan, skatt, a skatt, f skatt',
  begins: `bankgiro, plusgiro, postgiro, foretagskonto, checkkonto, kundford, leverantorssk, lev skuld, eget, privat, insattn, uttag, inventar,
    maskiner, fordonskop, skattekonto, amorter, lanesk, avrakning, skuld, fordran, utdelning, oresutj, oresavr`,
});
/** `4010 Varor` above amounts. */
export const namesCostAccount = (name: string): boolean => /^[4-8]\d{3} [a-z]/.test(name);
/** The two sides of a bank account. */
export const namesMoneyOut = nameTest({
  whole: `uttag, ut, utbetalning, utbetalningar, utbetalt, pengar ut, belopp ut, uttaget belopp, utbetalt belopp, withdrawal, withdrawals, money out,
    paid out`,
});
export const namesMoneyIn = nameTest({
  whole: `insattning, insattningar, insatt, in, inbetalning, inbetalningar, inbetalt, pengar in, belopp in, insatt belopp, inbetalt belopp, deposit,
    deposits, money in, paid in`,
});

/** Letters and words that say of each row on which side its amount is: first the side of debit, or of money out. */
export const sideWords: readonly { out: NameTest; in: NameTest; isOfBank: boolean }[] = [
  {
    out: nameTest({ whole: `d, db, dr, deb, ${debit}` }),
    in: nameTest({ whole: `k, c, cr, kred, ${credit}` }),
    isOfBank: false,
  },
  {
    out: nameTest({ whole: 'ut, uttag, utbetalning, utgift, minus, out, withdrawal, paid out' }),
    in: nameTest({ whole: 'in, insattning, inbetalning, inkomst, intakt, plus, deposit, paid in' }),
    isOfBank: true,
  },
];
/** Columns of the sides of the books; under another name the same letters may be kinds of invoices. */
export const namesSides = nameTest({
  whole: `d k, k d, dk, kd, d c, dc, dr cr, cr dr, ${compounds(debit, credit)}, deb kred, sida, tecken, sign, side`,
});

/** Columns of which way money went: under another name `In` and `Ut` may be how somebody drove. */
export const namesMoneyWay = nameTest({
  whole: 'in ut, ut in, in out, out in, typ, type, slag, handelse, art, rorelse, plus minus',
  within: 'transaktion, transaction, betal, payment, bokf, konto, account, pengar, money',
});

/** Words of banks that no list of sales or purchases uses. */
export const namesOfBanks = nameTest({
  whole: `valutadag, valutadatum, vardedag, transaktionsdag, transaktionsdatum, reskontradatum,
    clearingnummer, kontohavare, avsandare, betalare mottagare, betalningstyp, rubrik, egna anteckningar,
    creditor name, debtor name, value date, booking date`,
});
/** What tells invoices and orders, which can have a balance of their own. */
export const namesOfInvoices = nameTest({
  starts: 'faktura, invoice, order, artikel, leverantor, supplier',
  whole: 'antal, quantity, forfallodatum',
});
/** Where something was bought. */
export const namesShop = nameTest({
  whole:
    'inkopsstalle, kopstalle, forsaljningsstalle, butik, butiksnamn, merchant, merchant name, vendor, vendor name',
});
/** Who paid, the surest name first. */
export const namesPayer = [
  nameTest({ whole: 'namn, betalare, motpart' }),
  nameTest({ whole: 'betalare mottagare, avsandare' }),
  nameTest({ starts: 'text, beskrivning, transaktion, titel, rubrik, specifikation, meddelande' }),
];

/** Kinds of payment that banks alone write in the rows. */
const onlyBanks = 'kortkop, insattning, uttag, bankomat, girering';
export const isBankKind = nameTest({ whole: onlyBanks });
/** The same with kinds that a shop writes too, of how it was paid. */
export const isPaymentKind = nameTest({
  whole: `${onlyBanks}, kortbetalning, autogiro, bankgiro, bankgirobetalning, plusgiro, overforing,
    swish, e faktura`,
});

/** Ways to pay by which money also comes in. */
export const movesBothWays = nameTest({
  whole: `insattning, uttag, girering, autogiro, bankgiro, bankgirobetalning, plusgiro, overforing, swish, betalning, payment,
    transfer, bank`,
});

const thanks = 'betalning, inbetalning, betalning mottagen, inbetalning mottagen';
/** How statements of cards name the money that pays the bill before. */
export const isCardPayment = nameTest({
  starts: `inbet, betalning mottagen, betalning av faktura, ${compounds('betalning, betalt', 'bankgiro, bg, plusgiro, pg, autogiro', [' '])},
    payment received, payment thank you, payments thank you`,
  whole: `payment, ${thanks}, ${compounds('din, er, tack for, tack for din, tack for er', thanks)},
    ${compounds(`${thanks}, payment received`, 'tack, tack for betalningen, thank you', [' '])}`,
});

/** A payment by its own word. */
export const saysPayment = nameTest({
  words:
    'betalning, betalningar, inbetalning, inbetalningar, delbetalning, delbetalningar, utbetalning, utbetald, payment, payments',
});

/** How the rows of a supplier's account of its customer begin. */
export const beginsAsInvoice = nameTest({
  first: 'faktura, fakt, invoice, debetfaktura, rantefaktura',
});
export const beginsAsPaid = nameTest({
  first: `betalning, inbetalning, inbet, betalt, er betalning, er inbetalning, payment, payment received, paid`,
});

/** Opening and closing balances among the bookings of a ledger. */
export const isBalanceRow = nameTest({
  starts: compounds('ing, ingaende, utg, utgaende', 'balans, saldo'),
  whole: 'ib, ub',
});

const incomes =
  'intakter, rorelseintakter, rorelsens intakter, omsattning, nettoomsattning, forsaljning';
/** The sum of what came in, in a report of results. */
export const isIncomeSumLine = nameTest({
  whole: `${compounds('summa, sum, total, totala, totalt', incomes, [' '])}, intakter totalt, total income, total revenue`,
});
/** What came in. */
export const isIncomeLine = nameTest({
  begins:
    'intakt, omsattning, nettoomsattning, nettoforsaljning, forsaljning, fakturerad forsaljning',
  ends: 'intakter, intakt, omsattning, income, revenue, sales',
});
/** What is left. */
export const isResultLine = nameTest({
  begins: `resultat, rorelseresultat, nettoresultat, arets resultat, manadens resultat, periodens resultat, beraknat resultat,
    bruttoresultat, bruttovinst, tackningsbidrag, net income, operating profit, gross profit`,
  whole: 'vinst, vinst forlust, over underskott, overskott, underskott, arets vinst, netto, profit',
});
/** Any line that others come to. */
export const isSumLine = nameTest({ begins: 'summa, total', whole: 'sum' });

/** Headings, sums and results between the accounts of a report. */
export const isReportLine = nameTest({
  begins: `summa, sum, total, resultat, rorelse, rorelsens, beraknat, arets, periodens, brutto, tackningsbidrag, finansiella, bokslutsdisp, skatt,
    intakter, kostnader, ravaror, ovriga, personal, avskriv, netto, tillgang, skuld, eget kapital`,
});
