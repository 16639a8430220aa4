import type { Purpose } from '../purpose.ts';
import { compounds, type NameTest, nameTest } from './words.ts';

/** Kinds of rows, by the word that a row has for what it is. Normalised. */

const balances = 'balans, saldo, balance';
/** What stands among rows of money and is neither sold nor bought: carried over, moved, paid, or another's. */
const ofNeither = {
  whole: `ib, ub, kassa, vaxel, vaxelkassa, balans, saldo, balance, opening, closing, transfer, payout, payouts, withdrawal,
    ranta, interest, skuld, fordran`,
  first: `${compounds('ingaende, utgaende, ing, utg, opening, closing, forra, foregaende', `${balances}, kassa`, [' '])},
    deposition, depositioner, deposit, forskott, handpenning, amortering, amorteringar, overforing, overforingar,
    insattning, utbetalning, utbetalningar, avrakning, ${compounds('eget, egna, egen', 'uttag, insattning', [' '])},
    varav, darav, of which, lan, upptaget lan, aktieagartillskott, moms, utgaende moms, ingaende moms, momsinbetalning, momsbetalning, momsredovisning,
    vat, tax, taxes, sales tax, f skatt, fskatt, preliminarskatt, debiterad skatt, skatteinbetalning, vaxelkassa, kassadifferens`,
} as const;

/** The same for sales: what customers leave beside what they buy, and what others keep or pay. */
export const isNoSaleKind = nameTest({
  whole: `${ofNeither.whole}, tip, tips, fee, fees, avgift, avgifter, kostnad, kostnader, utgift, utgifter, expense, expenses, costs`,
  first: `${ofNeither.first}, dricks, gratuity, presentkort, gavokort, gift card, gift cards, giftcard, giftcards, tillgodokvitto,
    tillgodohavande, oresavrundning, oresutjamning, avrundning, rounding, commission, commissions, provision, provisioner,
    kommission, betalning, betalningar, inbetalning, inbetalningar, delbetalning, utlagg, inkop, varuinkop, rorelsekostnader,
    personalkostnader, lonekostnader, lokalkostnader, ovriga kostnader, summa kostnader`,
  ends: 'presentkort',
});

/** What comes in, what is left when costs are taken off it, and parts of a row above: rows of a report beside its costs. */
const ofReports = {
  whole: `intakt, intakter, inkomst, inkomster, forsaljning, omsattning, nettoomsattning, vinst, forlust, revenue, revenues, income, sales,
    turnover, profit, loss, resultat, result, overskott, underskott, bruttovinst, bruttoresultat, tackningsbidrag, marginal, ebit, ebitda`,
  first: `summa intakter, rorelseintakter, rorelsens intakter, ovriga intakter, ovriga rorelseintakter, hyresintakter, ranteintakter,
    forsaljning varor, forsaljning tjanster, nettoforsaljning, intakter fran, rorelseresultat, bruttoresultat, periodens resultat,
    arets resultat, manadens resultat, inbetalning, inbetalningar, kassaflode, netto kassaflode, likvida medel, likviditet,
    ${compounds('periodens, arets, manadens, ingaende, utgaende', 'kassaflode, likvida, likviditet', [' '])}, beraknat resultat, resultat fore, resultat efter, resultat av, resultat per, net income, net result,
    net profit, gross profit, operating profit, operating income, total revenue`,
} as const;

/** The same for costs: also VAT at the border, what is the owner's own, and what reports have beside their costs. */
export const isNoCostKind = nameTest({
  whole: `${ofNeither.whole}, ${ofReports.whole}, privat, private, privatkop, privat kop, privata kop, privata inkop, privatuttag, privat uttag, privat bruk,
    eget bruk, utlagg moms`,
  first: `${ofNeither.first}, ${ofReports.first}`,
  ends: 'importmoms',
});

/** Words of rows that are of the guide itself, beside rows of the other side in one list. */
export const isOfSide: Readonly<Record<Purpose, NameTest>> = {
  sales: nameTest({
    whole: 'intakt, intakter, inkomst, inkomster, forsaljning, omsattning, income, revenue, sales',
  }),
  costs: nameTest({
    whole: 'kostnad, kostnader, utgift, utgifter, inkop, expense, expenses, cost, costs',
  }),
};

/** Headings over rows of the guide itself, in a plan of what is paid in and out. */
export const isOwnHeading: Readonly<Record<Purpose, NameTest>> = {
  sales: nameTest({ whole: 'inbetalning, inbetalningar' }),
  costs: nameTest({ whole: 'utbetalning, utbetalningar' }),
};

export const namesDeducted = nameTest({ first: 'avdrag' });
/** Rows that sum others. */
export const namesSumRow = nameTest({
  whole: 'delsumma, del summa, subtotal, sub total, slutsumma',
});
/** Rows of the VAT of those beside them. */
export const namesVatRow = nameTest({
  whole:
    'moms, vat, varav moms, moms procent, moms 6 procent, moms 12 procent, moms 25 procent, momsbelopp, vat amount, mervardesskatt',
});
/** Invoices, and what pays them: beside the first in a list, the second costs nothing more. */
export const isInvoiceKind = nameTest({
  words:
    'faktura, fakturor, levfaktura, leverantorsfaktura, leverantorsfakturor, invoice, invoices',
});
/** What comes before an invoice of the same: the goods and their money stand again on it. */
export const precedesInvoice = nameTest({
  whole: `order, ordrar, kundorder, kundordrar, saljorder, saljordrar, forsaljningsorder, inkopsorder, leveransorder, arbetsorder, bestallning, bestallningar,
    orderbekraftelse, orderbekraftelser, orderbekraftad, foljesedel, foljesedlar, plocksedel, plocklista, packsedel, utleverans, inleverans,
    sales order, purchase order, order confirmation, delivery note, delivery notes, packing slip`,
});
/** What came of it, and beside it what was meant or thought to, or came of it the year before. */
export const isOutcome = nameTest({
  whole: 'ac, act, i ar, innevarande ar, detta ar, this year, current year, redovisat, bokfort',
  words: 'utfall, actual, actuals, outcome, verkligt, verklig, faktiskt, faktisk',
});
export const isPlanned = nameTest({
  whole: 'bu, bud, fc, fcst, py, ly',
  first: `budget, reviderad budget, prognos, forecast, plan, mal, foregaende ar, foreg ar, fg ar, forra aret, fjolar, fjolaret, i fjol, prior year,
    previous year, last year`,
});
/** What is billed for good, and beside it what was asked for until that was known. */
export const isFinal = nameTest({
  first: 'slutlig, slutligt, slutavrakning, slutreglering, definitiv, definitivt, final',
});
export const isPreliminary = nameTest({
  whole: 'preliminar, preliminart, prel, preliminary, uppskattad, uppskattat, estimated',
});
/** What is sent when an invoice is not paid: its money stands there again. */
export const remindsOfInvoice = nameTest({
  first: 'paminnelse, betalningspaminnelse, kravbrev, inkassokrav, inkasso, reminder',
});
/** Wages, and beside them what is left of them to pay out when tax has been withheld. */
export const isGrossWage = nameTest({
  first: 'bruttolon, manadslon, timlon, grundlon, fast lon, kontant lon',
});
export const isNetWage = nameTest({
  whole: `nettolon, netto lon, nettoutbetalning, att utbetala, lon att utbetala, netto att utbetala, utbetalas, utbetald lon, summa att utbetala`,
});
/** A part of what stands in the row above. */
export const isOfWhich = nameTest({ first: 'varav, darav, of which' });
export const settlesInvoice = nameTest({
  whole: `betalning, betalningar, utbetalning, utbetalningar, delbetalning, slutbetalning, payment, payments, betalning ut, bg betalning,
    leverantorsbetalning, bankgirobetalning`,
});

/** Kinds of what is sold or bought, also what lowers it: nothing is open about their rows. */
const beginsAsOwn = nameTest({
  begins: `faktur, invoice, kvitto, receipt, forsalj, salj, sald, sale, sold, order, bestallning, kop, purchase, vara, varor, artik, article,
    tjanst, service, produkt, product, item, principal, charge, payment, abonnemang, subscription, inkop, kostnad, utgift,
    expense, rabatt, discount, kampanj, retur, return, aterkop, refund, kredit, credit, debet, debit, frakt, shipping, freight,
    porto, delivery, leverans, standard, bostad, lokal, lagenhet, garage, parkering, p plats, bilplats, forrad, hyra, ovrig, annat, other, arbete, material, timmar, rad, avgar, avdrag, a conto, aconto, acconto`,
});
/** What went back to whom it came from, which says nothing of the money. */
const wentBack = nameTest({ first: 'returnerad, returnerat, returned' });
export const isOwnKind = (word: string): boolean => beginsAsOwn(word) && !wentBack(word);

/** What is taken off the rows above, by its first word. */
export const isTakenOff = nameTest({ first: 'avgar' });

/** `Presentkort och övrigt` is more than one kind. */
export const isMixedKind = nameTest({
  words: 'och, ovrigt, ovriga, mm, m m, and, other, m fl, mfl',
});

const kinds = 'typ, type, slag, art, kind';
/** Columns that say what kind of row each is. */
export const namesKind = nameTest({
  whole: `${kinds}, handelse, event, transaktion, transaction, radslag, radkod, postkod, description type, amount description,
    ${compounds('transaktions, transaction, rad, row, record, post, entry, belopps, amount, handelse, event, verifikations, orders, line, kassa, affarshandelse', kinds)}`,
});
/** Columns of how a row was paid or taxed: what is paid with a gift card has been sold. */
export const namesHowPaid = nameTest({
  begins: 'betal, payment, pay, tender, kort, card, kanal, channel, tax, moms, vat, skatt',
  words: 'method, metod, satt',
});

/** Ways that a row was paid. */
export const isHowPaid = nameTest({
  whole: `kort, kortbetalning, kortkop, bankkort, kreditkort, betalkort, foretagskort, visa, mastercard, amex, american express, swish, swish handel,
    kontant, kontanter, cash, card, credit card, debit card, faktura, invoice, klarna, qliro, paypal, stripe, svea, walley, collector, autogiro, e faktura, efaktura,
    mobil betalning, mobilbetalning, mobile payment, bankgiro, plusgiro, bank, bankoverforing, internetbank, apple pay, google pay, presentkort, klippkort, gift card, terminal, zettle, izettle,
    dankort, vipps, mobilepay, delbetalning, konto, on account, direktbetalning, trustly, manuell, manual, other, ovrigt, annat`,
});

/** Columns of money by how it was paid. */
export const namesWayOfPay = nameTest({
  whole: `kort, kontokort, bankkort, kontant, kontanter, swish, visa, mastercard, amex, card, cash, klarna, paypal, vipps, mobilepay, zettle, izettle,
    ${compounds('kort, kontant, swish, card, cash', 'betalning, betalningar, forsaljning, belopp, kr, sek')},
    ${compounds('inlosta, inlost, anvanda, anvant, redeemed', 'presentkort, tillgodo, gift cards, gift card', [' '])},
    ${compounds('presentkort, tillgodo, gift cards', 'inlosta, inlost, anvanda, anvant, redeemed', [' '])}`,
});

/** A header that may be of customers or of what they bought. */
export const namesAnything = nameTest({ whole: 'namn, name' });
