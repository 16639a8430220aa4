import { evalCompanies } from './companies.ts';
import { at, both, inShop, is, SHOP_SUM, shopProfit } from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, numberIn, ore, type TruthRow, total, totalsBy } from './truth.ts';

const { shop, pizza, cycles, invoices, till, discounts, numbers } = evalCompanies;
const { suppliers, bank, ledger } = evalCompanies;
const first = (list: readonly [string, number][]) => list[0] ?? ['', 0];
const ofMonth = (prefix: string) => (row: TruthRow) => (row.Månad ?? '').startsWith(prefix);
const ordered = (prefix: string) => (row: TruthRow) => (row.OrderDate ?? '').startsWith(prefix);

const byProfit = [...new Set(shop.rows.map((row) => row.Benämning ?? ''))]
  .map((name): [string, number] => [name, shopProfit(is('Benämning', name))])
  .sort((a, b) => b[1] - a[1]);
const customers2026 = totalsBy(shop.rows, 'Kundnamn', SHOP_SUM, at('2026'));
const worstMonth = totalsBy(
  shop.rows,
  (row) => (row.Datum ?? '').slice(0, 7),
  SHOP_SUM,
  at('2025'),
).at(-1);
const bestCategory = first(totalsBy(pizza.rows, 'Varugrupp', 'Summa'));
const worstPizza = totalsBy(pizza.rows, 'Benämning', 'Summa').at(-1) ?? ['', 0];
const vendors = totalsBy(cycles.rows, 'Vendor', 'SubTotal');
const cycleMonth = first(
  totalsBy(cycles.rows, (row) => (row.OrderDate ?? '').slice(0, 7), 'SubTotal'),
);
const counted = invoices.rows.filter(is('Makulerad', 'Nej'));
const months2014 = (row: TruthRow) => /^2014-0[456]/.test(row.OrderDate ?? '');
const rent = ledger.rows.filter((row) => row.Konto === '5010');
const phone = ledger.rows.filter((row) => row.Konto === '6212');

/** Written when the consultant stood, and asked before anything was mended. */
export const goldenSecond: readonly Golden[] = [
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad omsatte vi i december 2025?'],
    values: [inShop(at('2025-12'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket espresso gick åt 2026?'],
    values: [inShop(at('2026'), is('Varugrupp', 'Espresso'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad sålde säljarna för 2025?'],
    values: [inShop(at('2025'), is('Kanal', 'Säljare'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket har Tehuset Lotusblomman handlat för?'],
    values: [inShop(is('Kundnamn', 'Tehuset Lotusblomman HB'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad blev försäljningen andra halvåret 2025?'],
    values: [inShop((row) => /^2025-(?:0[789]|1[012])/.test(row.Datum ?? ''))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur många olika produkter säljer vi?'],
    values: [distinct(shop.rows, 'Benämning')],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur många Mellanrost sålde vi i maj 2025?'],
    values: [
      total(shop.rows, 'Antal', both(at('2025-05'), is('Benämning', 'Mellanrost Husets 500 g'))),
    ],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vilken täckningsgrad har vi på choklad?'],
    values: [
      ore((100 * shopProfit(is('Varugrupp', 'Choklad'))) / inShop(is('Varugrupp', 'Choklad'))),
    ],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad var snittordern 2025?'],
    values: [ore(inShop(at('2025')) / distinct(shop.rows, 'Ordernr', at('2025')))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket sålde vi den 3 mars 2025?'],
    values: [inShop(at('2025-03-03'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur stor del av omsättningen kommer från Kontorskaffe Mälarviken?'],
    values: [ore((100 * inShop(is('Kundnamn', 'Kontorskaffe Mälarviken AB'))) / inShop())],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad har vi sålt för under 2025 per telefon?'],
    values: [inShop(at('2025'), is('Kanal', 'Telefon'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket bruttovinst gjorde vi i maj 2025?'],
    values: [shopProfit(at('2025-05'))],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vilka tre kunder handlade mest 2026?'],
    values: customers2026.slice(0, 3).map(([, sum]) => sum),
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vad tjänar vi mest pengar på?'],
    names: [byProfit[0]?.[0] ?? ''],
    values: [byProfit[0]?.[1] ?? 0],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vilken månad var sämst 2025?'],
    values: [worstMonth?.[1] ?? 0],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Ranka varugrupperna efter försäljning'],
    values: totalsBy(shop.rows, 'Varugrupp', SHOP_SUM).map(([, sum]) => sum),
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Visa omsättningen per kvartal'],
    values: [
      inShop((row) => /^2025-0[123]/.test(row.Datum ?? '')),
      inShop((row) => /^2025-0[456]/.test(row.Datum ?? '')),
    ],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vilken är vår bästsäljare bland te?'],
    values: [first(totalsBy(shop.rows, 'Benämning', SHOP_SUM, is('Varugrupp', 'Te')))[1]],
  },
  {
    company: 'shop',
    kind: 'change',
    ask: ['Hur mycket har vi vuxit från 2025-01 till 2026-01?'],
    values: [ore(inShop(at('2026-01')) - inShop(at('2025-01')))],
  },
  {
    company: 'shop',
    kind: 'change',
    ask: ['Säljer webben mer i maj 2026 än i maj 2025?'],
    values: [
      inShop(at('2026-05'), is('Kanal', 'Webb')),
      inShop(at('2025-05'), is('Kanal', 'Webb')),
    ],
  },
  {
    company: 'shop',
    kind: 'change',
    ask: ['Skillnad mellan mars 2025 och mars 2026 för choklad'],
    values: [
      inShop(at('2025-03'), is('Varugrupp', 'Choklad')),
      inShop(at('2026-03'), is('Varugrupp', 'Choklad')),
    ],
  },
  {
    company: 'shop',
    kind: 'change',
    ask: ['Vilka kunder har tappat mest?'],
    names: ['Café Blåklinten HB'],
  },
  {
    company: 'shop',
    kind: 'several',
    ask: ['Vad omsatte vi 2025? Hur många kunder hade vi då?'],
    values: [inShop(at('2025'))],
  },
  {
    company: 'shop',
    kind: 'several',
    ask: ['Vilken produkt säljer bäst och vilken kund köper mest?'],
    names: ['Espresso Napoli 1 kg', 'Kontorskaffe Mälarviken AB'],
  },
  {
    company: 'shop',
    kind: 'several',
    ask: ['Hur mycket sålde vi i januari, februari och mars 2025?'],
    values: [inShop(at('2025-03'))],
  },
  {
    company: 'shop',
    kind: 'several',
    ask: ['Jämför webb och telefon 2025'],
    values: [inShop(at('2025'), is('Kanal', 'Webb')), inShop(at('2025'), is('Kanal', 'Telefon'))],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Vad omsatte vi i mars 2025?', 'Och i april samma år?'],
    values: [inShop(at('2025-04'))],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Vilken produkt sålde bäst 2025?', 'och 2026?'],
    values: [first(totalsBy(shop.rows, 'Benämning', SHOP_SUM, at('2026')))[1]],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Hur mycket köpte Hotell Tre Granar för 2025?', 'och året efter?'],
    values: [inShop(at('2026'), is('Kundnamn', 'Hotell Tre Granar AB'))],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Hur mycket te sålde vi 2025?', 'hur är det med choklad?'],
    values: [inShop(at('2025'), is('Varugrupp', 'Choklad'))],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Vad var omsättningen 2025?', 'per kanal?'],
    values: totalsBy(shop.rows, 'Kanal', SHOP_SUM, at('2025')).map(([, sum]) => sum),
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Hur mycket sålde vi på webben i mars 2026?', 'månaden innan?'],
    values: [inShop(at('2026-02'), is('Kanal', 'Webb'))],
  },
  {
    company: 'shop',
    kind: 'misspelt',
    ask: ['hur mycke chocklad sålde vi 2025'],
    values: [inShop(at('2025'), is('Varugrupp', 'Choklad'))],
  },
  {
    company: 'shop',
    kind: 'misspelt',
    ask: ['omsätning april 2025'],
    values: [inShop(at('2025-04'))],
  },
  {
    company: 'shop',
    kind: 'misspelt',
    ask: ['vilken kun köper mest'],
    names: ['Kontorskaffe Mälarviken AB'],
  },
  {
    company: 'shop',
    kind: 'misspelt',
    ask: ['Hur mycket köpte fjälvyn hotel 2025?'],
    values: [inShop(at('2025'), is('Kundnamn', 'Fjällvyn Hotell & Spa AB'))],
  },
  {
    company: 'shop',
    kind: 'misspelt',
    ask: ['hur mycket salde vi i desember 2025'],
    values: [inShop(at('2025-12'))],
  },
  {
    company: 'shop',
    kind: 'dialect',
    ask: ['hur gick’t för oss i april 2025?'],
    values: [inShop(at('2025-04'))],
  },
  {
    company: 'shop',
    kind: 'dialect',
    ask: ['vem handlar mest hos oss då?'],
    names: ['Kontorskaffe Mälarviken AB'],
  },
  {
    company: 'shop',
    kind: 'dialect',
    ask: ['va har vi sålt mest av ba'],
    names: ['Espresso Napoli 1 kg'],
  },
  {
    company: 'shop',
    kind: 'dialect',
    ask: ['vad drar vi in på webben per år'],
    values: [inShop(at('2025'), is('Kanal', 'Webb'))],
  },
  { company: 'shop', kind: 'overview', ask: ['Hur går det för företaget?'], values: [inShop()] },
  {
    company: 'shop',
    kind: 'overview',
    ask: ['Hur ser prognosen ut framåt?'],
    names: ['Prognosen för'],
  },
  {
    company: 'shop',
    kind: 'overview',
    ask: ['Vad beror det på att försäljningen minskar?'],
    names: ['Omsättningen'],
  },
  {
    company: 'shop',
    kind: 'overview',
    ask: ['Vad händer om vi tappar Kontorskaffe Mälarviken?'],
    names: ['Kontorskaffe Mälarviken AB'],
  },
  {
    company: 'pizza',
    kind: 'figure',
    ask: ['Vad sålde Classic för 2015?'],
    values: [total(pizza.rows, 'Summa', is('Varugrupp', 'Classic'))],
  },
  {
    company: 'pizza',
    kind: 'figure',
    ask: ['Hur många Thai Chicken sålde vi i mars?'],
    values: [
      total(
        pizza.rows,
        'Antal',
        both(is('Benämning', 'The Thai Chicken Pizza'), ofMonth('2015-03')),
      ),
    ],
  },
  {
    company: 'pizza',
    kind: 'ranking',
    ask: ['Vilken varugrupp är störst?'],
    names: [bestCategory[0]],
    values: [bestCategory[1]],
  },
  {
    company: 'pizza',
    kind: 'ranking',
    ask: ['Vilken pizza går sämst?'],
    names: [worstPizza[0]],
    values: [worstPizza[1]],
  },
  {
    company: 'pizza',
    kind: 'figure',
    ask: ['Vad är snittpriset på en Hawaiian?'],
    values: [
      ore(
        total(pizza.rows, 'Summa', is('Benämning', 'The Hawaiian Pizza')) /
          total(pizza.rows, 'Antal', is('Benämning', 'The Hawaiian Pizza')),
      ),
    ],
  },
  {
    company: 'pizza',
    kind: 'figure',
    ask: ['Hur mycket säljer vi i snitt per månad?'],
    values: [ore(total(pizza.rows, 'Summa') / 12)],
  },
  {
    company: 'pizza',
    kind: 'change',
    ask: ['Har Veggie ökat från november till december?'],
    values: [total(pizza.rows, 'Summa', both(is('Varugrupp', 'Veggie'), ofMonth('2015-12')))],
  },
  {
    company: 'cycles',
    kind: 'figure',
    ask: ['Vad kostade inköpen andra kvartalet 2014?'],
    values: [total(cycles.rows, 'SubTotal', months2014)],
  },
  {
    company: 'cycles',
    kind: 'ranking',
    ask: ['Vilka är våra tre största leverantörer?'],
    values: vendors.slice(0, 3).map(([, sum]) => sum),
  },
  {
    company: 'cycles',
    kind: 'ranking',
    ask: ['Vilken månad kostade mest?'],
    values: [cycleMonth[1]],
  },
  {
    company: 'cycles',
    kind: 'figure',
    ask: ['Hur mycket har vi betalat till Allenson Cycles?'],
    values: [total(cycles.rows, 'SubTotal', is('Vendor', 'Allenson Cycles'))],
  },
  {
    company: 'cycles',
    kind: 'figure',
    ask: ['Hur många fakturor fick vi från Allenson Cycles?'],
    values: [cycles.rows.filter(is('Vendor', 'Allenson Cycles')).length],
  },
  {
    company: 'cycles',
    kind: 'followUp',
    ask: ['Vad kostade Allenson Cycles i maj 2014?', 'och i juni?'],
    values: [
      total(cycles.rows, 'SubTotal', both(is('Vendor', 'Allenson Cycles'), ordered('2014-06'))),
    ],
  },
  { company: 'articles', kind: 'figure', ask: ['Hur många Mutter sålde vi?'], values: [800] },
  {
    company: 'articles',
    kind: 'ranking',
    ask: ['Vilken artikel tjänar vi mest på?'],
    names: ['Skruv 4x40'],
    values: [2160],
  },
  {
    company: 'invoices',
    kind: 'ranking',
    ask: ['Vilken kund har vi fakturerat mest?'],
    names: ['Ek Bygg AB'],
    values: [total(counted, 'Netto', is('Kundnamn', 'Ek Bygg AB'))],
  },
  { company: 'invoices', kind: 'figure', ask: ['Vad sålde vi för i mars 2025?'], values: [1600] },
  { company: 'till', kind: 'figure', ask: ['Hur mycket sålde vi i januari 2025?'], values: [170] },
  {
    company: 'till',
    kind: 'figure',
    ask: ['Hur många kaffe sålde vi?'],
    values: [total(till.rows, 'Antal', is('Produktnamn', 'Kaffe'))],
  },
  {
    company: 'months',
    kind: 'figure',
    ask: ['Vad var täckningsgraden i mars 2025?'],
    values: [ore((100 * 40_000) / 90_000)],
  },
  {
    company: 'months',
    kind: 'change',
    ask: ['Hur gick februari jämfört med januari 2025?'],
    values: [20_000],
  },
  {
    company: 'discounts',
    kind: 'figure',
    ask: ['Hur mycket sålde vi till Acme?'],
    values: [numberIn(discounts.rows[0]?.['Net Amount'])],
  },
  {
    company: 'discounts',
    kind: 'ranking',
    ask: ['Vilken produkt säljer bäst?'],
    names: ['Widget'],
    values: [90],
  },
  {
    company: 'numbers',
    kind: 'figure',
    ask: ['Vad är försäljningen totalt?'],
    values: [total(numbers.rows, 'Belopp')],
  },
  { company: 'suppliers', kind: 'figure', ask: ['Vad kostar Eon?'], values: [1000] },
  {
    company: 'suppliers',
    kind: 'figure',
    ask: ['Hur stora är utgifterna i januari 2025?'],
    values: [total(suppliers.rows, 'Belopp exkl. moms')],
  },
  {
    company: 'bank',
    kind: 'ranking',
    ask: ['Vem betalar vi mest till?'],
    values: [-total(bank.rows, 'Belopp', is('Text', 'Fastighets AB Balder'))],
  },
  { company: 'bank', kind: 'figure', ask: ['Vad betalade vi till Telia?'], values: [748.75] },
  {
    company: 'ledger',
    kind: 'figure',
    ask: ['Vad kostar lokalhyran?'],
    values: [total(rent, 'Debet')],
  },
  {
    company: 'ledger',
    kind: 'figure',
    ask: ['Vad kostade mobiltelefon i januari 2025?'],
    values: [total(phone, 'Debet', (row) => (row.Bokföringsdatum ?? '').startsWith('2025-01'))],
  },
  ...(
    [
      ['shop', 'Hur gamla är våra kunder?'],
      ['shop', 'Vad hade vi för kassasaldo i mars?'],
      ['shop', 'Hur många besökare hade hemsidan?'],
      ['shop', 'Vad blir omsättningen 2031?'],
      ['shop', 'Hur mycket sålde vi till Ikea?'],
      ['shop', 'Ska jag anställa en till säljare?'],
      ['shop', 'Vad är receptet på surdegsbröd?'],
      ['shop', 'Hur mycket lön ska jag ta ut?'],
      ['shop', 'Vad kostade reklamen på Facebook?'],
      ['pizza', 'Vilka kunder har vi förlorat?'],
      ['pizza', 'Hur mycket sålde vi 2014?'],
      ['pizza', 'Vad tjänade vi på Hawaiian?'],
      ['cycles', 'Vilken produkt är mest lönsam?'],
      ['cycles', 'Vad kostade elen?'],
      ['articles', 'Vilken kund köper mest?'],
      ['invoices', 'Hur många timmar jobbade vi?'],
      ['books', 'Vilken produkt säljer bäst?'],
      ['months', 'Vilka varor säljer bäst?'],
      ['till', 'Hur mycket te sålde vi?'],
    ] as const
  ).map(([company, question]): Golden => ({ company, kind: 'unanswerable', ask: [question] })),
];
