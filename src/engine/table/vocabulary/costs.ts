import { neverVat, vatWords } from './vat.ts';
import { list, type RoleWords, weights } from './words.ts';

const notAmounts = list(`
  moms, vat, tax, saldo, balans, balance, budget, antal, qty, datum, date, kostnadsstalle, stalle,
  kostnadsslag, konto, account, typ, grupp, kategori, center, centre, procent, andel, kurs, rate,
  nr, id, forandring, skillnad, differens, foreg, fjol, ifjol, forra, previous, prior, fg, ly, py, ackumulerat, ackumulerad, ack, acc, hittills, ytd, restbelopp, restskuld, kvar, kvarstaende,
  aterstaende, aterstar, utestaende, obetalt, obetald, rabatt, discount, nettolon, forsaljning, omsattning,
  intakt, intakter, sales, revenue, utl, utlandskt, utlandsk, forsakringsbelopp, sjalvrisk, kreditbelopp, lanebelopp
`);

/**
 * Column names of cost files and the roles they point to. Gathered from ledgers and voucher lists of Fortnox,
 * Visma/Spiris and Bokio, supplier ledgers, bank statements and plain lists.
 */
export const costWords: readonly RoleWords[] = [
  {
    role: 'date',
    names: weights(`
      bokforingsdatum 98, bokforingsdag 97.6, bokfort datum 97.3, bokford 96.9,
      verifikationsdatum 96.6, verdatum 96.1, fakturadatum 95.8, invoice date 95.4, issue date 95.3, issued 95.2, date issued 95.1, datum 95,
      date 94.7, posting date 94.3, transaktionsdatum 93.9, transaktionsdag 93.5,
      transaction date 93.2, reskontradatum 92.8, inkopsdatum 92.4, kopdatum 92.1, order date 91.7,
      orderdatum 91.3, betaldatum 90.9, betalningsdatum 90.6, payment date 90.2, valutadatum 89.8,
      valutadag 89.4, vardedag 89.1, registreringsdatum 88.7, ankomstdatum 88.3, dag 87.9, day 87.8,
      period 87.6, manad 87.2, month 86.9, kvartal 86.4, quarter 86.1, forfallodatum 85.7,
      due date 85.4, performed 85.2, purchased 85.1, purchased at 85, kopt 84.9, inkom 84.8, inkommen 84.7
    `),
    words: list('datum, date, dag, manad, month, period'),
    never: list('uppdaterad, updated, modified, andrad, fodelse, birth'),
  },
  {
    role: 'amount',
    names: weights(`
      nettobelopp 98, belopp exkl moms 97.7, kostnad exkl moms 97.4, netto 97, net amount 96.7,
      net 96.4, kostnad 96.1, total kostnad 95.8, belopp 95.4, amount 95.1, line amount 95, lineamount 94.9, cost 94.8,
      fakturabelopp 94.6, radbelopp 94.2, radsumma 94.15, radvarde 94.1, summa 93.9, total 93.6, totalt 93.2, total cost 92.9,
      total amount 92.6, totalbelopp 92.3, totalkostnad 91.9, utgift 91.7, transaktionsbelopp 91.3,
      subtotal 91, line total 90.7, linetotal 90.4, total due 90.1, totaldue 89.8,
      manadskostnad 89.4, arskostnad 89.1, kostnad per manad 88.8, avgift 88.4, utbetalning 88.2,
      utbetalt 87.9, betalt belopp 87.5, utfall 87.2, perioden 86.9, varde 86.6, pris 86.3,
      price 85.9, lonekostnad 85.6, bruttolon 85.3,
      inkop 84.9, inkopsbelopp 84.6, inkopsvarde 84.3, inkopt for 84, arspremie 89, manadspremie 88.9,
      manadsavgift 88.7, arsavgift 88.6, premie 83.7, utlagt 83.4, utlagt belopp 83.1, ersattning 82.8,
      hyra per manad 82.25, hyra manad 82.2, hyra per kvartal 82.15, hyra kvartal 82.1, hyra per ar 82.05, hyra ar 82, premie per ar 81.9, premie per manad 81.8,
      per manad 81.7, per kvartal 81.6, per ar 81.5, kronor 82.5, kr 82.4, sek 82.3
    `),
    words: list('belopp, kostnad, summa, amount, cost, utgift, netto, total, sum, premie'),
    never: notAmounts,
  },
  {
    role: 'grossAmount',
    names: weights(`
      belopp inkl moms 98, bruttobelopp 96.6, brutto 95.1, gross 93.7, gross amount 92.2,
      total inkl moms 90.8, att betala 89.3, amount incl vat 87.9, total incl vat 86.4
    `),
    never: notAmounts,
  },
  {
    role: 'debit',
    names: weights(`
      debet 98, debit 95.8, debetbelopp 93.7, period debet 91.5, uttag 89.3, withdrawal 87.2
    `),
  },
  {
    role: 'credit',
    names: weights(`
      kredit 98, credit 95.8, kreditbelopp 93.7, period kredit 91.5, insattningar 89.3,
      insattning 87.2
    `),
  },
  {
    role: 'vat',
    names: weights(`
      moms 98, momsbelopp 97, ingaende moms 96, varav moms 95, moms kr 94, vat 93, vat amount 92,
      tax 91, tax amount 90, taxamt 89, momssats 88, moms procent 87, vat rate 86, vatpercent 85.8, vatrate 85.6, taxrate 85.4
    `),
    words: vatWords,
    never: neverVat,
  },
  {
    role: 'supplier',
    names: weights(`
      leverantor 98, leverantorsnamn 97.4, leverantor namn 96.9, levnamn 96.4, lev namn 95.9,
      supplier 95.4, supplier name 94.9, vendor 94.4, vendor name 93.8, mottagare 93.3,
      betalningsmottagare 92.8, payee 92.3, merchant 91.8, motpart 91.2, saljare 90.7,
      utstallare 90.2, kreditor 89.7, betalare mottagare 89.2, inkopsstalle 88.6, foretag 88.1,
      foretagsnamn 87.6, company 87.1, butik 86.6, affar 86.55, kopt hos 88.43, inkopt hos 88.41, namn 86, name 85.5, leverantorsnr 74, leverantorsnummer 73.6, leverantorsid 73.2,
      levnr 72.8, supplier id 72.4, supplier number 72, supplier no 71.8, vendor id 71.4,
      vendor number 71.2, leasegivare 90.1, leasinggivare 90, langivare 89.9, hyresvard 89.8, uthyrare 89.5, forsakringsbolag 89.3,
      forsakringsgivare 89.1, underentreprenor 89, grossist 89.05, anordnare 88.95, entreprenor 88.9, speditor 88.85, transportor 88.8, arrangor 88.7, ue 88.65, akeri 88.55,
      saljstalle 88.5, kopt av 88.48, kopt fran 88.46, inkopt av 88.44, inkopt fran 88.42, fran 80, tankstalle 88.4, bensinstation 88.3, station 84,
      creditor name 94.2, creditorname 94.1, creditor 89.6, contact name 85.4, contactname 85.3, counterparty 91.1, counterparty name 91, beneficiary 90.9, beneficiary name 90.8
    `),
    words: list('leverantor, supplier, vendor, mottagare'),
    never: list('id, nr, nummer, number, typ, type, land, konto, faktura, invoice'),
  },
  {
    role: 'account',
    names: weights(`
      konto 98, kontonr 97.1, konto nr 96.1, kontonummer 95.2, account 94.3, account number 93.4,
      accountnumber 92.4, account no 91.5, baskonto 90.6, bas konto 89.6, kostnadskonto 88.7,
      huvudbokskonto 87.8, gl account 86.9, ledger account 85.9
    `),
    words: list('konto, account'),
    never: list(`
      namn, name, text, benamning, bank, clearing, plus, mot, grupp, typ, innehavare, havare, vat,
      moms, payer, owner, id
    `),
  },
  {
    role: 'accountName',
    names: weights(`
      kontonamn 98, kontobenamning 96.6, kontotext 95.1, konto text 93.7, konto namn 92.2,
      konto benamning 90.8, kontobeskrivning 89.3, account name 87.9, accountname 86.4
    `),
  },
  {
    role: 'category',
    names: weights(`
      kategori 98, category 97.3, kostnadsslag 96.6, kostnadstyp 95.9, typ av kostnad 95.3,
      kostnadsgrupp 94.6, kostnadskategori 93.9, kostnadsomrade 93.2, utgiftstyp 92.5,
      inkopskategori 91.8, bankkategori 91.2, kontogrupp 90.4, grupp 89.8, group 89.1, omrade 88.4,
      expense type 87.7, expense category 87.1, typ 86.4, type 85.7
    `),
    words: list('kategori, category, kostnadsslag, kostnadstyp'),
    never: list('id, nr, kod, code'),
  },
  {
    role: 'text',
    names: weights(`
      verifikationstext 98, text 97.6, beskrivning 97.1, description 96.7, transaktionstext 96.2,
      transaktionsinfo 95.8, transaktion 95.3, fakturatext 94.9, kostnadspost 94.4, post 93.9,
      benamning 93.5, specifikation 93.1, avser 92.6, meddelande 92.2, meddelande referens 91.7,
      rubrik 91.3, titel 90.8, title 90.4, artikel 89.9, produkt 89.4, tjanst 89, vad 88.6,
      utgift 88.1, utgifter 88.05, kostnad 88, kostnader 87.95, kommentar 87.7, anteckning 87.2, memo 86.8, details 86.3, referens 85.9,
      reference 85.4, remittance information unstructured 85.1, remittanceinformationunstructured 85
    `),
    words: list('text, beskrivning, description'),
    never: list('konto, kod, id, nr'),
  },
  {
    role: 'department',
    names: weights(`
      kostnadsstalle 98, kostnadsstallen 97.2, kst 96.4, ks 95.7, resultatenhet 94.9,
      res enhet 94.2, resenhet 93.4, avdelning 92.6, department 91.9, cost center 91.1,
      cost centre 90.4, costcenter 89.6, forvaltning 88.8, verksamhet 88.1, enhet 87.3, unit 86.5,
      team 85.8
    `),
    words: list('kostnadsstalle, resultatenhet, avdelning, department'),
  },
  {
    role: 'project',
    names: weights(`
      projekt 98, projektnamn 96.6, projektnr 95.1, projektnummer 93.7, projnr 92.2, proj 90.8,
      project 89.3, project name 87.9, uppdrag 86.4
    `),
    words: list('projekt, project'),
  },
  {
    role: 'voucher',
    names: weights(`
      vernr 98, ver nr 96.9, verifikationsnummer 95.8, verifikationsnr 94.8, verifikation 93.7,
      verifikat 92.6, verifikatnr 91.5, verifikatnummer 90.4, ver 89.3, voucher 88.3,
      voucher number 87.2, journal entry 86.1
    `),
    words: list('verifikationsnummer, verifikat, vernr'),
    never: list('datum, text'),
  },
  {
    role: 'invoiceNumber',
    names: weights(`
      fakturanr 98, fakturanummer 97.3, faktura nr 96.6, leverantorsfakturanr 95.8,
      lev fakturanr 95.1, lev faktnr 94.4, fakturaid 93.7, invoice number 92.9, invoice no 92.2,
      invoice id 91.5, invoice 90.8, faktura 90.1, lopnr 89.3, lopnummer 88.6, ocr 87.9,
      ocr nummer 87.2, purchaseorderid 86.4, given number 89.2, givennumber 89.1, kvittonr 85.7
    `),
    words: list('fakturanr, fakturanummer, faktnr'),
    never: list('datum, date, belopp'),
  },
  {
    role: 'interval',
    names: weights(`
      hur ofta 98, intervall 96.4, frekvens 94.8, betalintervall 93.1, periodicitet 91.5,
      interval 89.9, frequency 88.3, billing period 86.6
    `),
    words: list('intervall, frekvens'),
  },
  {
    role: 'currency',
    names: weights('valuta 98, currency 94.8, valutakod 91.5, currency code 88.3'),
  },
];
