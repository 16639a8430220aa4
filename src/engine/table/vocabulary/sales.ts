import { neverVat, vatWords } from './vat.ts';
import { list, nameTest, type RoleWords, weights } from './words.ts';

const notAmounts = list(`
  saldo, balans, balance, fee, avgift, kommission, provision, commission, frakt, shipping, refund,
  aterbetal, kurs, rate, procent, andel, per, budget, mal, fjol, ifjol, forra, foreg, previous, prior, fg, ly, py, ackumulerat, ack, hittills,
  lopande, forandring, skillnad, differens, restbelopp, kvar, kvarstaende, aterstaende, aterstar, utestaende, obetalt, obetald, running, cumulative, payout, compare, rounding, roundings, avrundning, oresavrundning, oresutjamning
`);

/**
 * Column names of sales files and the roles they point to. Gathered from exports of Fortnox, Visma/Spiris, Bokio,
 * Shopify, WooCommerce, Zettle, Stripe and Klarna and from plain lists.
 */
export const salesWords: readonly RoleWords[] = [
  {
    role: 'date',
    names: weights(`
      orderdatum 98, forsaljningsdatum 97.8, forsaljningsdag 97.6, saljdatum 97.5, saljdag 97.45, fakturadatum 97.4, kopdatum 97.1,
      datum 96.9, date 96.7, order date 96.4, sales date 96.3, sale date 96.1, invoice date 95.8,
      issue date 95.7, issued 95.65, issued at 95.64, date issued 95.63, utfardad 95.62, utstalld 95.61,
      transaktionsdatum 95.6, transaction date 95.4, created at 95.2, created 94.9,
      bokforingsdatum 94.8, bokforingsdag 94.6, bokfdag 94.3, transdag 94.1, transaktionsdag 93.9,
      bokford 93.7, verifikationsdatum 93.4, kvittodatum 93.2, leveransdatum 93, datum och tid 92.8,
      date created 92.6, created utc 92.4, created date utc 92.2, day 91.9, dag 91.7, manad 91.5,
      period 91.3, month 91.1, kvartal 90.9, quarter 90.6, vecka 90.4, week 90.2, paid at 89.9,
      betaldatum 89.8, valutadatum 89.6, registreringsdatum 89.3, capture date 89.1,
      completed at 88.7, order completed date 88.4, ship date 88.3, forfallodatum 88, due date 87.8,
      available on utc 87.6, ar 87.4, year 87.2, tidpunkt 86.9, tid 86.7, timestamp 86.5,
      deal won time 88.55, won time 88.54, won date 88.53, deal close date 88.52, close date 88.51, avslutsdatum 88.5, date time 86.3, datetime 86.1, incheckning 85.9, check in 85.8, ankomst 85.7,
      arrival 85.6, utford 84.7, utfort 84.6, performed 84.5, sald 84.4, salt 84.3, bokningsdatum 85.4,
      besoksdatum 85.2, besokstid 85.1, starttid 85, bokningstid 84.9, tillfalle 84.8
    `),
    words: list('datum, date, dag, manad, month, period'),
    never: list('uppdaterad, updated, modified, andrad, fodelse, birth, lost, forlorad, inkop'),
  },
  {
    role: 'product',
    names: weights(`
      produkt 98, produktnamn 97.7, artikel 97.4, artikelnamn 97.1, artikelbenamning 96.8,
      benamning 96.4, product 96.2, product name 95.9, product title 95.6, item 95.3,
      item name 94.9, lineitem name 94.7, line item name 94.4, line items 94.1, vara 93.8,
      varunamn 93.4, tjanst 93.2, service 92.9, produktbenamning 92.6, artikeltext 92.3,
      item description 91.9, product description 91.7, name of product 91.3, beskrivning 91,
      description 90.7, title 90.4, fakturatext 90.1, text 89.8, artikelbeskrivning 89.5,
      specifikation 89.2, artben 89.15, artikelben 89.14, ben 89.1, pizza 88.9, article title 88.85, article name 88.84, article description 88.83, article 88.8, pizza name 88.6, pizza id 88.3, productname 88,
      variant title 87.7, producttype 87.4, uppdrag 87.1, aktivitet 86.8, projekt 86.5,
      behandling 86.2, atgard 86.15, kurs 86.1, rumstyp 85.95, biljettyp 85.9, evenemang 85.85, event 85.62, event name 85.61, ticket type 85.59, workshop 85.58, treatment 85.57, medlemskap 85.51, medlemstyp 85.5, membership 85.49, vad 85.48, avser 85.47, course 85.56, title name 85.53, webinar 85.52, groda 85.46, forestallning 85.8, matratt 85.75, kursnamn 86.05, utbildning 86, ratt 85.7, biljett 85.6, abonnemang 85.3, listing 85.2, boende 85.1, jobb 85.05, arbete 85.02
    `),
    words: list('produkt, product, artikel, item, benamning, vara'),
    never: list(`
      nr, nummer, id, kod, code, sku, grupp, group, kategori, category, typ, type, antal, quantity,
      pris, price, mail, status, discount, vikt, weight, requires, taxable, vendor, fulfillment,
      konto, moms, rabatt, url, saljare, konsult, personal, medarbetare, betalsatt, betalning,
      kommentar, notering, manad, enhet, av, by, kassor, kassorska, expedit, cashier
    `),
  },
  {
    role: 'productId',
    names: weights(`
      artikelnr 98, artikelnummer 97.6, art nr 97.1, artnr 96.7, artikel nr 96.2, artikelkod 95.8, artkod 95.7, art kod 95.65,
      produktnr 95.3, produktnummer 94.9, produktkod 94.4, produktid 93.9, produkt id 93.5,
      product id 93.1, productid 92.6, product code 92.2, sku 91.7, lineitem sku 91.3,
      variant sku 90.8, item id 90.4, item code 89.9, item number 89.4, ean 89, gtin 88.6,
      streckkod 88.1, barcode 87.7, plu 87.2, varunr 86.8, varunummer 86.3, reference 85.9,
      pizza id 85.4
    `),
    words: list('sku, artikelnr, artikelnummer, productid'),
  },
  {
    role: 'category',
    names: weights(`
      kategori 98, varugrupp 97.4, produktgrupp 96.9, artikelgrupp 96.4, produktkategori 95.8,
      huvudgrupp 95.3, category 94.8, product category 94.2, product group 93.7, product type 93.1,
      produkttyp 92.6, type of product 92, item type 91.5, artikeltyp 90.9, department 90.4,
      avdelning 89.9, grupp 89.3, group 88.8, segment 88.3, sortiment 87.7, varumarke 87.2,
      brand 86.6, genre 86.1, omrade 85.5
    `),
    words: list('kategori, category, varugrupp, grupp'),
    never: list('kund, customer, code, moms, band, id, nr, merchant'),
  },
  {
    role: 'quantity',
    names: weights(`
      antal 98, kvantitet 97.7, qty 97.3, quantity 97, lineitem quantity 96.7,
      line item quantity 96.3, units sold 96, units 95.7, salda 95.3, antal salda 95,
      salda enheter 94.7, sald kvantitet 94.3, antal st 94, st 93.7, styck 93.3, mangd 93,
      volym 92.7, volume 92.3, order qty 92, orderqty 91.7, order quantity 91.3, levererat antal 91, lev antal 90.95,
      fakturerat antal 90.7, items sold 90.3, net quantity 90, quantity sold 89.7,
      antal enheter 89.3, number of items 89, stycken 88.7, timmar 88.3, antal timmar 88,
      debiterade timmar 87.7, fakturerade timmar 87.3, debiterbar tid 87, debiterad tid 86.7,
      hours 86.3, tim 86, natter 85.7, nights 85.3
    `),
    words: list('antal, qty, quantity, kvantitet, salda, timmar, hours'),
    never: list(`
      kvitton, order, kunder, dagar, besok, refunded, rejected, received, stocked, lager, rader,
      pris, ordrar, kop, customers, orders, kostnad, cost, belopp, varde, value, summa, presentkort, gift,
      affarer, deals, trans, transaktioner, transactions, utskrifter, paminnelser, betalningar, payments,
      fakturor, invoices, poster, gaster, guests, bokningar, bookings, klick, clicks, visningar, views, bud, bids,
      forsok, kopior, bilagor, anstallda, sidor
    `),
  },
  {
    role: 'unitPrice',
    names: weights(`
      a pris 98, apris 97.5, styckpris 97, st pris 96.6, pris st 96.1, enhetspris 95.6,
      pris per styck 95.1, pris 94.6, price 94.1, unit price 93.7, unitprice 93.2,
      lineitem price 92.7, line item price 92.2, item price 91.7, sale price 91.3,
      forsaljningspris 90.8, pris exkl moms 90.3, a pris exkl moms 89.8, utpris 89.3, pris kr 88.9,
      timpris 88.4, timarvode 87.9, hourly rate 87.4, pris per timme 86.9, arvode tim 86.8, arvode per timme 86.7, pris tim 86.65,
      kr tim 86.6, kr timme 86.55, kr h 86.5, timtaxa 86.45, timdebitering 86.43, debitering tim 86.35, price per unit 86.4,
      item cost 85.9, unit amount 85.4
    `),
    words: list('pris, price, apris'),
    never: list(`
      inkop, in, ink, inpris, cost, kostnad, compare, manufacturing, total, purchase, sum, ordinarie,
      rek, list, referens, reference, rikt, katalog, catalog, jamfor, tidigare, gammalt
    `),
  },
  {
    role: 'revenue',
    names: weights(`
      omsattning exkl moms 98, forsaljning exkl moms 97.8, belopp exkl moms 97.6,
      summa exkl moms 97.4, sum exkl moms 97.35, nettoomsattning 97.2, nettoforsaljning 96.9, net sales 96.7,
      product sales 96.6, net revenue 96.3, omsattning 96.1, forsaljning 95.9,
      total forsaljning 95.7, radsumma 95.4, radbelopp 95.3, radvarde 95.25, line total 95.1, linetotal 94.9,
      lineitem total 94.6, forsaljningsbelopp 94.4, netto 94.2, nettobelopp 94, net amount 93.8,
      net total 93.6, revenue 93.4, sales 93.2, sales amount 92.9, total sales 92.8,
      sales total 92.5, net 92.3, intakt 92.1, intakter 91.9, summa 91.7, belopp 91.5, total 91.3,
      totalt 91.1, amount 90.9, total amount 90.7, totalbelopp 90.4, fakturabelopp 90.2,
      ordersumma 90, ordervarde 89.8, order value 89.6, item total 89.4, subtotal 89.2,
      delsumma 88.9, total revenue 88.8, turnover 88.6, forsaljning kr 88.4, varde 88.1, deal value 88.05, deal amount 88.04, affarsvarde 88.03,
      kredit 87.9, gross sales 87.7, total price 87.5, extended price 87.3, total due 87.1,
      order total 86.9, orderbelopp 86.7, summa kr 86.4, belopp kr 86.3, utfall 86, dagskassa 85.8,
      dagsforsaljning 85.6, dagsomsattning 85.4, totalpris 85.2, kronor 85.1, kr 85, sek 84.9,
      medlemsavgift 84.8, arsavgift 84.7, deltagaravgift 84.6, kursavgift 84.5, terminsavgift 84.4, anmalningsavgift 84.3, fakturerat belopp 84.15, fakturerat 84.1, likvid exkl moms 84.08, likvid 84.07, nettolikvid 84.06, debiterat 84.05, inbetalning 83.9, inbetalt 83.8, inbetalt belopp 83.7, mottaget belopp 83.6
    `),
    words: list(`
      omsattning, forsaljning, radsumma, belopp, summa, revenue, sales, amount, total, intakt,
      netto, turnover, sum
    `),
    never: [
      ...list(`
      moms, vat, tax, skatt, rabatt, discount, antal, qty, quantity, kostnad, cost, inkop, datum,
      date, dag, day, person, channel, kanal, pris, marginal, vinst, profit, kvitton, number, team,
      rep, manager, id, nr, km, kilometer, kwh, kg, kilo, ton, liter, m3, m2, kvm
    `),
      ...notAmounts,
    ],
  },
  {
    role: 'grossRevenue',
    names: weights(`
      omsattning inkl moms 98, forsaljning inkl moms 97.4, belopp inkl moms 96.8,
      summa inkl moms 96.1, total inkl moms 95.6, totalt inkl moms 94.9, bruttobelopp 94.3,
      bruttoforsaljning 93.7, brutto 93, gross 92.4, gross amount 91.8, gross revenue 91.2,
      total incl vat 90.6, total incl tax 89.9, amount incl vat 89.3, total including tax 88.7,
      pris inkl moms 88.1, sales incl tax 87.4, att betala 86.9, order total amount 86.2,
      total price incl tax 85.6
    `),
    never: [...list('moms belopp'), ...notAmounts],
  },
  {
    role: 'vat',
    names: weights(`
      moms 98, momsbelopp 97.3, moms kr 96.6, varav moms 95.9, vat 95.3, vat amount 94.6, tax 93.9,
      tax amount 93.2, taxes 92.5, sales tax 91.8, total tax 91.2, taxamt 90.4, tax total 89.8,
      order tax 89.1, utgaende moms 88.4, item tax 87.7, momssats 87.1, moms procent 86.4,
      vat rate 85.7, vatpercent 85.5, vatrate 85.3, taxrate 85.1
    `),
    words: vatWords,
    // What a service charges for selling has its own VAT.
    never: [
      ...neverVat,
      ...list(
        'provision, provisionen, commission, kommission, serviceavgift, fee, fees, terminal, plattform',
      ),
    ],
  },
  {
    role: 'cost',
    names: weights(`
      varukostnad 98, kostnad 97.4, sjalvkostnad 96.8, cogs 96.2, cost of goods sold 95.6, cost 95,
      total cost 94.4, inkopskostnad 93.9, materialkostnad 92.9, ravarukostnad 92.8, inkopsvarde 93.3, kostnad varor 92.7, varuinkop 92.1,
      cost price 91.5, inkopspris 90.9, inpris 90.3, unit cost 89.7, styckkostnad 89.1,
      cost per item 88.5, inkopspris st 87.9, sjalvkostnadspris 87.4, purchase price 86.8,
      kalkylpris 86.2, total kostnad 85.6, sjalvkostnadsbelopp 85.4, inkopsstyckpris 85.3, inkopspris per st 85.2,
      inkopspris per styck 85.1
    `),
    words: list('inkopspris, inkopsstyckpris, varukostnad, cogs, sjalvkostnad, kostnad, cost'),
    never: list('frakt, shipping, procent, kostnadsstalle, center, antal'),
  },
  {
    role: 'margin',
    names: weights(`
      tackningsbidrag 98, tb 97.2, tb kr 96.4, bruttovinst 95.7, bruttoresultat 94.9,
      gross profit 94.2, profit 93.4, vinst 92.6, marginal 91.9, marginal kr 91.1, margin 90.4,
      resultat 89.6, tb1 88.8, tackningsgrad 88.1, tb procent 87.3, tg 86.5, marginal procent 85.8
    `),
    words: list('tackningsbidrag, bruttovinst'),
  },
  {
    role: 'customer',
    names: weights(`
      kund 98, kundnamn 97.6, associated company 96.05, primary associated company 96.04, customer 97.3, customer name 96.9, client 96.6, company 96.1,
      foretag 95.8, foretagsnamn 95.4, organization 84.42, organisation 84.41, deal organization 84.4, kopare 95, bestallare 94.7, billing name 94.3,
      billing company 93.9, kundnr 93.5, kundnummer 93.2, kundbenamning 93.1, kund id 92.8, kundid 92.4,
      customer id 92.1, customerid 91.7, customer number 91.3, email 90.9, customer email 90.6,
      e post 90.2, billing email 89.8, distributor 89.4, account name 89.1, kundens namn 88.7,
      betalare 88.3, avsandarnamn 88.27, fakturerad till 88.25, bill to 88.2, billed to 88.15, till 84.8, to 84.75, shipping name 87.9, buyer 87.6, mottagare 87.2, name 86.9, namn 86.4,
      full name 86.3, fullname 86.28, customer full name 86.25, fullstandigt namn 86.2, klient 96.5, klientnamn 96.45, uppdragsgivare 94.6, patient 86.15, elev 85.05, abonnent 85, prenumerant 84.95, fakturamottagare 84.9, djuragare 84.85, gast 86.1, guest 86.05, guest name 86, medlem 85.7, hyresgast 85.4, bokat av 85.3, bokad av 85.2, booked by 85.1
    `),
    words: list('kund, customer, kundnamn, client, klient, patient'),
    never: list(`
      grupp, type, typ, segment, antal, land, ort, stad, adress, telefon, phone, note, datum,
      address, postnr, service, ip, url, betalade, betalat, betalt, betalar, paid, currency, valuta
    `),
  },
  {
    role: 'channel',
    names: weights(`
      kanal 98, forsaljningskanal 97.4, channel 96.8, sales channel 96.1, butik 95.6, kassa 94.9,
      store 94.3, shop 93.7, kalla 93, source 92.4, source name 91.8, pos 91.2, plattform 90.6,
      platform 89.9, forsaljningsstalle 89.3, kassanamn 88.7, marketplace 88.1, marknadsplats 87.4,
      outlet 86.9, store name 86.2, created via 85.6
    `),
    words: list('kanal, channel, butik, kassa, store'),
    never: list('id, nr, credit'),
  },
  {
    role: 'region',
    names: weights(`
      region 98, land 97.5, country 97, ort 96.5, stad 96, city 95.5, lan 95, kommun 94.5,
      postort 94, state 93.5, distrikt 93, marknad 92.5, market 92, territory 91.5,
      shipping country 91, billing country 90.5, shipping city 90, billing city 89.5,
      leveransland 89, leveransort 88.5, kundort 88, plats 87.5, location 87, area 86.5,
      province 86, landsdel 85.5
    `),
    words: list('region, country, ort, kommun, city, stad'),
    never: list('code, kod, nr, nummer, export, sortiment, import, sport, support'),
  },
  {
    role: 'orderId',
    names: weights(`
      ordernr 98, ordernummer 97.7, order nr 97.4, order id 97, orderid 96.7, order number 96.4,
      order no 96.1, order 95.7, kvittonr 95.4, kvittonummer 95.1, kvitto 94.8, receipt number 94.4,
      receipt no 94.1, receipt id 93.8, fakturanr 93.4, fakturanummer 93.1, faktura nr 92.8,
      faktura 92.4, invoice number 92.2, document number 92, invoice no 91.8, invoice 91.5, invoice id 91.2,
      bestallningsnr 90.9, bestallningsnummer 90.5, transaktionsid 90.2, transaktions id 89.9,
      transaction id 89.6, vernr 89.2, verifikationsnummer 88.9, bongnr 88.6, bong 88.3,
      purchaseorderid 87.9, salesorderid 87.6, sales order number 87.3, balance transaction id 86.9,
      klarna order id 86.6, merchant reference 86.3, orderreferens 85.9, source id 85.7,
      charge id 85.3
    `),
    words: list('ordernr, ordernummer, fakturanr, kvittonr, orderid'),
    never: list('datum, date, status, antal, detail, rad, row, line, summa, total'),
  },
  {
    role: 'discount',
    names: weights(`
      rabatt 98, rabattbelopp 96.9, rabatt kr 95.8, discount 94.8, discounts 93.7,
      discount amount 92.6, lineitem discount 91.5, total discount 90.4, cart discount amount 89.3,
      item discount 88.3, radrabatt 87.2, avdrag 86.1, rabattsumma 85, rabattvarde 84
    `),
    words: list('rabattbelopp, rabattsumma, rabattvarde, rabatt, discount, avdrag'),
    never: list('kod, code, band, typ, type, skatteavdrag, rotavdrag, rutavdrag, rot, rut'),
  },
  {
    role: 'currency',
    names: weights(`
      valuta 98, currency 96.1, valutakod 94.3, currency code 92.4, order currency 90.6,
      presentment currency 88.7, transaction currency 86.9
    `),
  },
];

/** The seller's own cost: by that word alone, or for what was bought or made. */
export const namesOwnCost = nameTest({
  words: 'kostnad, kostnader, cost, costs',
  begins: `inkop, varukost, varuink, sjalvkost, anskaff, kostpris, inpris, ravaru, styckkost, kalkyl, cogs,
    purchase`,
});

/** What is left of a price when its cost is taken off. */
export const namesProfit = nameTest({
  words: 'tb, tb1, tb2, netto, diff, kvar, over',
  begins: `tackning, marginal, margin, vinst, profit, fortjanst, overskott, resultat, brutto, paslag, palagg,
    markup, differens, skillnad, bidrag`,
});

/** Labour, as an invoice with a tax reduction names it. */
export const namesLabour = nameTest({ begins: 'arbetskostn, arbetskraftskostn' });
