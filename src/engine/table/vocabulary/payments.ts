import { compounds, list, nameTest, wordPattern } from './words.ts';

/** What banks and owners write in the rows of money that moves without anything being bought or sold. Normalised. */

const savings = 'sparkonto, sparkontot, placeringskonto, placeringskontot, buffertkonto, fondkonto';
export const isOwnTransfer = nameTest({
  words: `${savings}, savings, savings account, own account, own accounts, between accounts, sparande, investeringssparkonto, isk, kapitalkonto, eget konto, egna konton,
    mellan konton, ${compounds('eget, egen, egna', 'overforing, overforingar, insattning, insattningar, medel', [' '])}`,
});
const bank =
  'bank, banken, pa bank, pa banken, till bank, till banken, i bank, bankkonto, till bankkonto, pa bankkonto';
/** Cash that is taken to the bank, in a book of cash. */
export const isCashToBank = nameTest({
  words: `bankinsattning, bankinsattningar, ${compounds('insattning, insattningar, insatt', bank, [' '])}`,
  whole:
    'till bank, till banken, dagskassa till bank, dagskassa till banken, kontanter till bank, kontanter till banken',
});
/** Cash that is fetched from it. */
export const isCashFromBank = nameTest({
  words: `bankuttag, vaxelkassa, ${compounds('uttag', 'bank, banken, fran bank, fran banken, fran bankkonto', [' '])}`,
  whole: 'fran bank, fran banken, vaxel fran bank, vaxel fran banken, pafyllning vaxel',
});
/** Whom tax is paid to: no company's name. */
export const isToTaxAuthority = nameTest({ words: 'skatteverket, skattekonto, skattekontot, skv' });
export const isTaxPayment = nameTest({
  words: `momsinbetalning, momsbetalning, momsredovisning, skatteinbetalning, skattebetalning, preliminarskatt,
    f skatt, fskatt, debiterad skatt, bolagsskatt, inkomstskatt, kvarskatt, arbetsgivardeklaration`,
});
/** Words that name a tax, and begin the names of those who advise on it. */
export const beginsAsTax = nameTest({
  first: 'skatt, moms, arbetsgivaravgift, arbetsgivaravgifter',
});
/** Words that say which tax, or whose: with nothing else beside them a text is about tax alone. */
export const saysTax: ReadonlySet<string> = new Set(
  list(`skatt, skatter, moms, arbetsgivaravgift, arbetsgivaravgifter, avgift, avgifter, sociala, prel, preliminar, debiterad,
    avdragen, f, a, anstallda, personal, lon, loner, deklaration, arbetsgivardeklaration, redovisning, manad, manaden, ar, aret,
    halvar, skattekonto, kvarskatt, restskatt, slutskatt, utland, eu, och`),
);
export const isAmortisation = nameTest({ begins: 'amorter' });
/** The word itself, to whichever company. */
export const saysAmortisation = nameTest({ words: 'amortering, amorteringar, amorterat' });
/** Interest is a cost, and stands on the same row. */
export const hasInterest = nameTest({ begins: 'rant' });
export const isOwnerWithdrawal = nameTest({
  words: `${compounds('eget, egna, privat, privata', 'uttag', [' ', ''])}, agaruttag, delagaruttag, uttag agare,
    aktieutdelning, utdelning`,
});
/** Money that comes in and is to be paid back, or that the owner puts in. `lån` as written: a `län` buys things. */
export const isFinancing = nameTest({
  begins: 'amorter',
  ends: 'tillskott, lanutbetalning, kreditutbetalning',
  words: `nyemission, aktiekapital, foretagslan, banklan, checkkredit, ${compounds('insattning, insattningar', 'agare, agaren, delagare', [' '])}`,
});
export const saysLoan = nameTest({
  words: 'lån, lånet, lånebelopp',
  begins: 'lånutbetaln, utbetalning lån',
});
export const isInterest = nameTest({
  first: `ranta, rantor, ranteintakt, ranteintakter, ranteutbetalning, kapitalranta, inlaningsranta, kreditranta`,
});
/** Money in that may be for nothing sold: support, damages, deposits. */
export const isOtherIncome = nameTest({
  begins: 'skadeersattn, forsakringsersattn, forsakringskassa',
  words: 'stod, deposition, loneersattning',
  ends: 'bidrag, bidraget, sjuklon',
});
const unnamed = 'overforing, overf, flytt, uttag, insattning';
/** Money moved or taken out that names nobody: to another, or to an account of one's own. Without its digits. */
export const isUnnamedTransfer = nameTest({
  whole: `${unnamed}, ${compounds('internet, mobil, staende, omgaende, direkt', unnamed)}, ${compounds(unnamed, 'internet, via internet, mobil, till konto, fran konto, konto, till, fran', [' '])},
    till konto, bankomat, bankomatuttag, kontantuttag, uttag bankomat`,
});

const ways = `bg, bgc, pg, bankgiro, bankgirot, plusgiro, plusgirot, autogiro, autogirobetalning, swish, e faktura,
  efaktura, girering, gireringar, kortkop, kortbetalning, bankomat, overforing, insattning, insattningar, uttag`;
/** How a bank begins the text of a payment, before it says to whom. */
export const beginsAsBankText = nameTest({ first: ways });

/** Words of texts that say how, when or why something was paid, not to whom. */
const aside = `${ways}, faktura, fakturor, fakt, lev, levfaktura, leverantorsfaktura, leverantor, leverantorsfakturor, nr,
  nummer, ocr, kop, kort, betalning, betald, betalt, inbetalning, inbetalningar, utbetalning, delbetalning, delbetalningar, reservation, ref, referens, period,
  perioden, avser, moms, inkl, exkl, ink, ex, per, kv, kvartal, q, v, vecka, ver, verifikat, verifikation,
  kredit, debet, kreditfaktura, bokfort, bokford, och, i, for, till, av, den, fran, jan, januari, feb, februari,
  mar, mars, apr, april, maj, jun, juni, jul, juli, aug, augusti, sep, sept, september, okt, oktober, nov,
  november, dec, december, e, kontantfaktura, utlagg, kvitto, periodisering`;
export const saysNoPayee: ReadonlySet<string> = new Set(list(aside));
/** A word for where something is booked, which pays nobody. */
export const isJournal = nameTest({
  ends: 'journal, journalen, reskontra, reskontran',
  whole: 'dagbok, dagboken, grundbok, grundboken, huvudbok, huvudboken, bokforingsorder',
});

const returned = `retur, returer, returkop, aterbetalning, aterbetald, aterbet, aterkop, kreditering, krediterad,
  kreditnota, refund, reklamation, makulering`;
/** Words that a credit says of itself, whoever it is from. */
export const saysCredit = nameTest({ words: returned, begins: 'kredit' });
const returnWords = wordPattern(returned);
/** A text without what says that money came back. */
export const withoutReturn = (text: string): string => text.replace(returnWords, ' ');

/** How something was paid: no goods, and nobody's name. */
export const isWayToPay = nameTest({
  whole: `kort, kontant, kontanter, kontokort, bankkort, kreditkort, swish, faktura, e faktura, efaktura, autogiro, bankgiro, plusgiro,
    delbetalning, presentkort, klarna, qliro, svea, paypal, stripe, visa, mastercard, maestro, amex, american express, apple pay,
    google pay, cash, card, invoice, check, bank transfer`,
});

/** The way of a payment, as a column of kinds says it. */
export const saysMoneyIn = nameTest({
  whole: 'in, inkomst, inkommande, mottagen, mottaget',
  begins: 'inbetalning, insattning, inkommande betalning, deposit, incoming, received',
});
export const saysMoneyOut = nameTest({
  whole: 'ut, utgift, utgaende, skickad, skickat',
  begins: 'utbetalning, uttag, utgaende betalning, withdrawal, outgoing, sent',
});
