import { compounds, nameTest } from './words.ts';

/** Words of a row's state or type: the names of such columns, and what stands in their rows. Normalised. */

const states = 'status, state, tillstand, status text, state text, tillstand text';
const types = 'typ, type';
/** Columns that say the state or type of each row in words. */
export const namesStatus = nameTest({
  whole: `${states}, ${types}, reporting category, handelse, dokument, underlag, document,
    ${compounds('order, betal, betalnings, faktura, leverans, financial, payment, invoice, transaction, bokforings, boknings', states)},
    ${compounds('order, faktura, dokument, transaktions, handelse, underlags, rad, invoice, document, transaction, record, row', types)}`,
});

const decisions = 'beslut, svar, besked, kundens svar, kundens beslut, kundens besked';
/** Columns of what a customer said to an offer: the yes among them is a sale. */
export const namesDecision = nameTest({ whole: decisions });

const isState = nameTest({
  whole: `${states}, ${compounds('order, betal, betalnings, faktura, boknings, financial, payment, invoice', states)},
    ${compounds('ord, order, rad, fakt, faktura, betal', 'stat')}, lage, orderlage, debitering, fakturering, attest`,
  ends: 'status',
});
/** What is not of the row's money: whose it is, and how far a parcel has come. */
const ofOther = nameTest({
  begins: `kund, customer, client, lager, stock, medlem, member, person, produkt, product, artikel, article,
    leverans, delivery, fulfil, frakt, shipping, skatte, civil`,
});
/** Columns of states alone: a word in them that nobody knows may mean that nothing was sold or bought. */
export const namesState = (name: string): boolean =>
  namesDecision(name) || (isState(name) && !ofOther(name));

/** Columns for what somebody writes of some rows: few words of theirs are states. */
export const namesRemark = nameTest({
  whole: `anm, anmarkning, anmarkningar, anteckning, anteckningar, notering, noteringar, not, kommentar, kommentarer, markering, flagga,
    remark, remarks, note, notes, comment, comments`,
});

const billable = 'debiterbar, debiterbart, fakturerbar, fakturerbart, billable, chargeable';
const chargeable = `${billable}, debiteras, faktureras`;
/** Columns whose no says that nobody is charged for the row. */
export const namesChargeable = nameTest({
  whole: `${chargeable}, ${compounds('is', chargeable)}`,
});
/** Those of them that say so whatever amount stands beside: what is not invoiced (`faktureras`) may be paid at once. */
export const namesBillable = nameTest({ whole: `${billable}, ${compounds('is', billable)}` });
/** Columns whose no says that the row may not count. */
export const namesCounting = nameTest({
  whole: `${chargeable}, ${compounds('is', chargeable)}, godkand, godkant, attesterad, approved, giltig, giltigt, valid,
    genomford, genomfort, slutford, slutfort, completed, antagen, accepterad, accepted, sald, salt, sold, raknas,
    medraknas, ska faktureras, att fakturera`,
});
/** Columns whose yes says so. */
export const namesNotCounting = nameTest({
  whole: `gratis, kostnadsfri, kostnadsfritt, bjuds, bjuden, intern, internt, internal, test, testorder, testkop, prov,
    garanti, garantiarende, reklamation, demo, personalkop, eget uttag, angrad, angrat, aterkopt, ej debiterbar, ej fakturerbar`,
});

const cancelled =
  'makulerad, makulerat, annullerad, avbruten, avbokad, cancelled, canceled, voided, utkast, draft, deleted, borttagen, raderad';
const cancelledDays = `${cancelled}, ${compounds(cancelled, 'at, on, date, datum, den')}`;
/** Columns whose yes, or whose day, says that the row was called off. */
export const namesCancelled = nameTest({
  whole: `${cancelledDays}, ${compounds('is', cancelledDays)},
    ${compounds('makulerings, annullerings, avboknings', 'datum')}`,
});

const creditNotes = `${compounds('kredit', 'faktura, nota')}, ${compounds('credit', 'note, memo')}`;
const returns = 'retur, return';
/** Columns whose yes says that the row is a credit note or a return. */
export const namesCreditNote = nameTest({
  whole: `${creditNotes}, ${returns}, ${compounds('is', `${creditNotes}, ${returns}`)}`,
});
/** Columns of kinds of invoice, in which a bare `Kredit` is a credit note. */
export const namesInvoiceType = nameTest({
  whole: compounds('faktura, invoice, dokument, document', types),
});

const yes = 'ja, j, yes, y, true, sant';
const no = 'nej, nei, n, no, false, falskt';
export const isYes = nameTest({ whole: `${yes}, 1, x` });
export const isNo = nameTest({ whole: `${no}, 0` });
/** A word that says whether something is so, and nothing else. */
export const saysYesOrNo = nameTest({ whole: `${yes}, ${no}` });

/** Nothing was sold or bought. */
export const isCancelled = nameTest({
  whole: `${cancelled}, avbrutet, avbokat, annullerat, aterkallad, void, failed, misslyckad, misslyckades,
    nekad, betalningsfel, betalning misslyckades, payment error, denied, declined, rejected, avvisad, avslagen, avbojd, checkout draft, auto draft, expired,
    abandoned, overgiven, trash, deleted, uteblev, utebliven, uteblivet, ej ankommen, no show, noshow,
    ej genomford, struken, struket, borttagen, borttaget, raderad, raderat, ogiltig, ogiltigt, invalid,
    reverted, wc pending, dubblett, duplikat, duplicate, avvisat, nekat, avslaget, avslag, offert, quote, proforma, pro forma,
    ${compounds('ovnings, test, prov', 'kop, kvitto, forsaljning, order, bestallning')}, ovning, ovningslage, ${compounds('kvitto, faktura', 'kopia')},
    ej dykt upp, inte dykt upp, dok inte upp, dok ej upp, kom inte, kom ej, did not show,
    ${compounds('utebliven, uteblivet', 'besok, tid, bokning, kund', [' '])},
    ${compounds('proforma', 'faktura')}, ${compounds('makulerat, annullerat, struket', 'kvitto, kop', [' '])}, ombokad, ombokat, pending payment,
    awaiting payment, payment pending`,
  first: compounds(
    'makulerad, annullerad, avbruten, avbokad, cancelled, canceled',
    'av, by, innan, fore, before',
    [' '],
  ),
});

/** What a remark may say among other words of a row that does not count. */
export const mentionsCancelled = nameTest({
  words: `makulerad, makulerat, makuleras, annullerad, annullerat, struken, struket, avvisad, avvisat, nekad, nekat,
    reverted, cancelled, canceled, voided, ogiltig, ogiltigt, dubblett, duplikat, utgar, utgatt, felfakturerad, felfakturerat,
    dubbelfakturerad, dubbelfakturerat, dubbelbokad, dubbelbokat, felaktig, felaktigt, aterkallad, aterkallat, krediteras, krediterad,
    krediterat, bestrids, bestridd, bestritt, aterbetald, aterbetalt, aterbetalas, annulleras, angrad, angrat, angrade, angrar,
    avbokad, avbokat, avbokade, avbestalld, avbestallt, uteblev, no show, test, testorder, testkop, provkop, felslag, felslagen,
    felregistrerad, felregistrerat, felbokad, felbokat, reklamerad, reklamerat, returnerad, returnerat,
    ${compounds('ej, inte, aldrig', 'levererad, levererat, utford, utfort, hamtad, hamtat, genomford, genomfort', [' '])},
    ${compounds('ska ej, ska inte, skall ej, skall inte', 'betalas, raknas, bokforas, med, tas med, inga', [' '])},
    ${compounds('raknas, tas', 'ej, inte, bort, inte med, ej med', [' '])}, ta bort, inte med, ej med`,
});

/** Words of states that leave the amount as it stands: what was sold, paid for or not. */
export const isCounted = nameTest({
  whole: `betald, betalt, betalda, obetald, obetalt, delbetald, forfallen, forfallet, levererad, levererat,
    dellevererad, skickad, skickat, fardigbehandlad, fardigbehandlat, avskickad, utlevererad, hamtad, upphamtad, klar, klart, slutford,
    slutfort, avslutad, avslutat, genomford, genomfort, utford, fakturerad, fakturerat, bokford, bokfort,
    godkand, giltig, giltigt, valid, scanned, skannad, mottagen, mottaget, received, inlevererad, inlevererat, spelad, spelat, packad, plockad, expedierad, behandlas, behandlad, bekraftad, bekraftat, bokad,
    paborjad, pagaende, ny, inkasso, paminnelse, paid, unpaid, overdue, past due, due, payment due, not due, complete, completed,
    done, delivered, shipped, sent, fulfilled, unfulfilled, partial, processing, processed, confirmed,
    lyckad, lyckat, lyckades, genomforda, captured, succeeded, success, successful, settled, approved, invoiced, booked, attended, active, ok,
    new, open, published, betalning accepterad, betalning mottagen, payment accepted, oppen, oppet, oppnad, skickad till inkasso, attesterad, attesterat, slutattesterad, slutbetald,
    slutbetalt, reglerad, reglerat, slutreglerad, utbetald, utbetalt, verkstalld, verkstallt, matchad, matchat,
    avstamd, avstamt, kontrollerad, granskad, arkiverad, registrerad, registrerat, definitiv, definitivt, exporterad,
    utcheckad, incheckad, checked out, checked in, avrest, ankommen, deltagit, deltog, narvarande, installerad, installerat, monterad,
    monterat, besiktad, besiktat, slutbesiktad, overlamnad, overlamnat, utlamnad, utlamnat, serverad, serverat, uthyrd, uthyrt,
    fardig, fardigt, fullgjord, fullgjort, avklarad, avklarat, debiterad, debiterat, inbetald, inbetalt, faktureringsklar,
    ${compounds('slut, del', 'fakturerad, fakturerat, levererad, levererat', [''])}, delleverans, utfort arbete, arbetet utfort,
    ${compounds('i', 'drift, transit', [' '])}, in transit, picked up, collected, finished, ready for pickup,
    aktiv, aktivt, aktiva, lopande, gallande, posted, cleared, executed, reconciled, exported, archived,
    ${compounds('till, for, godkand for, under', 'betalning', [' '])}, ${compounds('skickad till', 'bank, banken', [' '])},
    ${compounds('ej, inte, annu ej, annu inte, icke', 'betald, betalt, forfallen, forfallet, levererad, levererat', [' '])},
    ${compounds('vantar pa, inlagd for, schemalagd for', 'betalning', [' '])},
    ${compounds('delvis', 'betald, betalt, levererad, levererat, aterbetald, aterbetalt, krediterad', [' '])},
    ${compounds('partially', 'paid, shipped, fulfilled, refunded, delivered', [' '])}`,
  first: compounds('attesterad, slutattesterad, godkand, betald, bokford', 'av, den', [' ']),
});

/** What was booked has been done; beside it what is only booked has not. */
export const isDone = nameTest({
  whole: 'genomford, genomfort, utford, utfort, narvarande, deltagit, deltog, attended',
});
export const isOnlyBooked = nameTest({
  whole: 'bokad, bokat, inbokad, inbokat, booked, scheduled, planerad, planerat',
});

/** Work that has begun and is not done. */
export const isUnderWay = nameTest({
  whole: 'pagaende, pagar, paborjad, paborjat, under arbete, ongoing, in progress',
});
/** Costs that somebody has yet to approve, and orders of them that are done with: spent all the same. */
export const isSpentToo = nameTest({
  whole: `pending review, pending approval, awaiting approval, in review, under review, submitted, inskickad, inskickat, closed, stangd, stangt`,
});

/** Nothing has been paid. */
export const isUnpaid = nameTest({
  whole: `obetald, obetalt, unpaid, not paid, ${compounds('ej, inte, annu ej', 'betald, betalt', [' '])}`,
});

const won = 'vunnen, vunnet, vunna, won, closed won, affar vunnen, vunnen affar';
const lost =
  'forlorad, forlorat, forlorade, lost, closed lost, affar forlorad, forlorad affar, tappad, tappat, tappade';
/** A deal that was made, and one that was not. */
export const isWon = nameTest({ whole: won });
export const isLost = nameTest({ whole: lost });
/** Among deals the word says that one was made. */
export const isOrdered = nameTest({ whole: `${won}, order, bestallning, bestalld, bestallt` });
/** What becomes of an offer: beside such words what is open or sent has not been sold. */
export const isOfferState = nameTest({
  whole: `offert, quote, quotation, antagen, antaget, ${won}, ${lost}, utgangen, utganget, avbojd, avbojt,
    offererad, accepterad av kund`,
});
export const isUndecided = nameTest({
  whole:
    'oppen, oppet, open, ny, new, pagaende, paborjad, skickad, skickat, sent, active, forfallen, bekraftad',
});

const refunded = 'aterbetald, aterbetalt, aterbetalad, aterbetalat, aterkopt, aterkopta, refunded';
/** The money went back. */
export const isRefunded = nameTest({
  whole: `${refunded}, ${compounds('helt, fully', refunded)}, returnerad, returnerat, returned, reversed,
    charged back, krediterad, krediterat, credited`,
});

const withdrawals = 'uttag, withdrawal, withdrawals';
/** A payment service's own moves of money. */
export const isTransfer = nameTest({
  whole: `fee, fees, avgift, avgifter, payout, payouts, utbetalning, utbetalningar, transfer, transfers,
    ${compounds('stripe, application, network, processing, transaction, platform', 'fee, fees')},
    overforing, overforingar, ${compounds('bank', 'overforing, overforingar')}`,
  first: `${withdrawals}, ${compounds('allmant, general', withdrawals)}`,
});

/** What became of an order that came back, where the word stands among the states of orders. */
export const isReturned = nameTest({
  whole: `${returns}, varuretur, aterlamning, aterlamnat, aterlamnad`,
});

/** A credit note or a return. */
export const isCreditNote = nameTest({
  whole: `${creditNotes}, ${returns}, ${compounds('kredit', 'fakt')}, ${compounds('credit', 'invoice')},
    kreditering, refund, aterbetalning, aterkop, varuretur, aterlamning, aterlamnat, aterlamnad,
    ${compounds('betalnings, kund, kort, order, kop, delvis', 'aterbetalning')}, ${compounds('payment, partial, card, order, customer', 'refund')}`,
  ends: 'kreditfaktura, kreditnota',
});
/** Letters for kinds of invoice; the second may as well be a customer's invoice, or something else. */
export const isInvoiceLetter = nameTest({
  whole: 'lf, f, fa, fak, df, dfa, deb, debet, debit, inv, i, d',
});
export const isCreditLetter = nameTest({
  whole: 'kf, kfa, kn, kr, kred, kredit, credit, cn, crn, cr, k, c',
});
/** Also a side of the books and a way to pay: a credit note only among invoices. */
export const isBareCredit = nameTest({ whole: 'kredit, credit' });
export const isInvoice = nameTest({
  whole: `faktura, fakt, invoice, debit invoice, ${compounds('kund, leverantors, debet', 'faktura')}`,
});
