import { evalCompanies } from './companies.ts';
import type { Golden } from './score.ts';
import { distinct, numberIn, ore, type TruthRow, total, totalsBy } from './truth.ts';

const { shop, pizza, cycles, articles, invoices, till, months, suppliers, bank } = evalCompanies;
const SUM = 'Summa exkl. moms';
const at = (prefix: string) => (row: TruthRow) => (row.Datum ?? '').startsWith(prefix);
const is = (column: string, value: string) => (row: TruthRow) => row[column] === value;
const both =
  (...tests: ((row: TruthRow) => boolean)[]) =>
  (row: TruthRow) =>
    tests.every((test) => test(row));
const first = (list: readonly [string, number][]) => list[0] ?? ['', 0];
const inShop = (...tests: ((row: TruthRow) => boolean)[]) => total(shop.rows, SUM, both(...tests));
const ofMonth = (prefix: string) => (row: TruthRow) => (row.Månad ?? '').startsWith(prefix);
const ordered = (prefix: string) => (row: TruthRow) => (row.OrderDate ?? '').startsWith(prefix);

const bestProduct = first(totalsBy(shop.rows, 'Benämning', SUM, at('2025')));
const bestCustomer = first(totalsBy(shop.rows, 'Kundnamn', SUM));
const worstGroup = totalsBy(shop.rows, 'Varugrupp', SUM).at(-1) ?? ['', 0];
const bestMonth = first(
  totalsBy(shop.rows, (row) => (row.Datum ?? '').slice(0, 7), SUM, at('2025')),
);
const bestPizza = first(totalsBy(pizza.rows, 'Benämning', 'Summa'));
const mostPizzas = first(totalsBy(pizza.rows, 'Benämning', 'Antal'));
const largestVendor = first(totalsBy(cycles.rows, 'Vendor', 'SubTotal'));
const march = [inShop(at('2025-03')), inShop(at('2026-03'))] as const;
const counted = invoices.rows.filter(is('Makulerad', 'Nej'));

/** Written before the consultant was, and mended against. */
export const goldenFirst: readonly Golden[] = [
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket sålde vi i mars 2025?'],
    values: [march[0]],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad var omsättningen 2025?'],
    values: [inShop(at('2025'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur stor är försäljningen totalt?'],
    values: [inShop()],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket sålde vi på webben 2025?'],
    values: [inShop(at('2025'), is('Kanal', 'Webb'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket Te sålde vi per telefon i mars 2025?'],
    values: [inShop(at('2025-03'), is('Kanal', 'Telefon'), is('Varugrupp', 'Te'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur många kunder har vi?'],
    values: [distinct(shop.rows, 'Kundnamn')],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur många order hade vi i maj 2025?'],
    values: [distinct(shop.rows, 'Ordernr', at('2025-05'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur många Siphonbryggare sålde vi?'],
    values: [total(shop.rows, 'Antal', is('Benämning', 'Siphonbryggare'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad är snittordern?'],
    values: [ore(inShop() / distinct(shop.rows, 'Ordernr'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket köpte Hotell Tre Granar för 2025?'],
    values: [inShop(at('2025'), is('Kundnamn', 'Hotell Tre Granar AB'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur stora rabatter gav vi 2025?'],
    values: [total(shop.rows, 'Rabatt', at('2025'))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket sålde vi första kvartalet 2026?'],
    values: [inShop((row) => /^2026-0[123]/.test(row.Datum ?? ''))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur mycket sålde vi mellan mars och maj 2025?'],
    values: [inShop((row) => /^2025-0[345]/.test(row.Datum ?? ''))],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Hur stor andel av försäljningen går via webb?'],
    values: [ore((100 * inShop(is('Kanal', 'Webb'))) / inShop())],
  },
  {
    company: 'shop',
    kind: 'figure',
    ask: ['Vad är täckningsbidraget för Espresso 2025?'],
    values: [
      ore(
        inShop(at('2025'), is('Varugrupp', 'Espresso')) -
          total(shop.rows, 'Inköpskostnad', both(at('2025'), is('Varugrupp', 'Espresso'))),
      ),
    ],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vilken produkt sålde bäst 2025?'],
    names: [bestProduct[0]],
    values: [bestProduct[1]],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vem är vår största kund?'],
    names: [bestCustomer[0]],
    values: [bestCustomer[1]],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vilken varugrupp säljer sämst?'],
    names: [worstGroup[0]],
    values: [worstGroup[1]],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Topp 5 produkter'],
    values: totalsBy(shop.rows, 'Benämning', SUM)
      .slice(0, 5)
      .map(([, sum]) => sum),
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Vilken månad var bäst 2025?'],
    values: [bestMonth[1]],
  },
  {
    company: 'shop',
    kind: 'ranking',
    ask: ['Hur fördelar sig försäljningen per kanal?'],
    values: totalsBy(shop.rows, 'Kanal', SUM).map(([, sum]) => sum),
  },
  {
    company: 'shop',
    kind: 'change',
    ask: ['Jämför mars 2025 med mars 2026'],
    values: [...march, ore(march[1] - march[0])],
  },
  {
    company: 'shop',
    kind: 'change',
    ask: ['Har försäljningen i mars 2026 ökat jämfört med året innan?'],
    values: [ore(march[1] - march[0])],
  },
  {
    company: 'shop',
    kind: 'change',
    ask: ['2025-03 mot 2025-04'],
    values: [march[0], inShop(at('2025-04'))],
  },
  {
    company: 'shop',
    kind: 'several',
    ask: ['Hur mycket sålde vi 2025, och vilken kund köpte mest?'],
    values: [inShop(at('2025'))],
    names: [bestCustomer[0]],
  },
  {
    company: 'shop',
    kind: 'several',
    ask: ['Hur mycket te och espresso sålde vi i mars 2025?'],
    values: [
      inShop(at('2025-03'), is('Varugrupp', 'Te')),
      inShop(at('2025-03'), is('Varugrupp', 'Espresso')),
    ],
  },
  {
    company: 'shop',
    kind: 'several',
    ask: ['Hur många order hade vi i maj 2025? Vad var omsättningen då?'],
    values: [distinct(shop.rows, 'Ordernr', at('2025-05'))],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Hur mycket sålde vi i mars 2026?', 'och året innan?'],
    values: [march[0]],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Hur mycket sålde vi 2025?', 'och på webben?'],
    values: [inShop(at('2025'), is('Kanal', 'Webb'))],
  },
  {
    company: 'shop',
    kind: 'followUp',
    ask: ['Hur mycket te sålde vi i mars 2025?', 'och i april?'],
    values: [inShop(at('2025-04'), is('Varugrupp', 'Te'))],
  },
  {
    company: 'shop',
    kind: 'misspelt',
    ask: ['hur myket espreso sålde vi 2025'],
    values: [inShop(at('2025'), is('Varugrupp', 'Espresso'))],
  },
  {
    company: 'shop',
    kind: 'misspelt',
    ask: ['hur manga kunder hade vi'],
    values: [distinct(shop.rows, 'Kundnamn')],
  },
  { company: 'shop', kind: 'misspelt', ask: ['forsaljning mars 2025'], values: [march[0]] },
  { company: 'shop', kind: 'dialect', ask: ['va sålde vi för i mars 2025 då'], values: [march[0]] },
  {
    company: 'shop',
    kind: 'dialect',
    ask: ['vika grejer går bäst 2025?'],
    names: [bestProduct[0]],
  },
  {
    company: 'shop',
    kind: 'dialect',
    ask: ['hur mkt drog vi in 2025'],
    values: [inShop(at('2025'))],
  },
  {
    company: 'shop',
    kind: 'overview',
    ask: ['Vilka är mina viktigaste nyckeltal?'],
    values: [inShop()],
  },
  {
    company: 'shop',
    kind: 'overview',
    ask: ['Varför tjänar jag mindre?'],
    names: ['Täckningsgraden'],
  },
  {
    company: 'shop',
    kind: 'overview',
    ask: ['Vad ska jag göra på måndag?'],
    names: ['Första steg'],
  },
  {
    company: 'shop',
    kind: 'overview',
    ask: ['Vad händer om jag höjer priset 5 %?'],
    names: ['Antaganden'],
  },
  {
    company: 'pizza',
    kind: 'figure',
    ask: ['Hur mycket sålde vi 2015?'],
    values: [total(pizza.rows, 'Summa')],
  },
  {
    company: 'pizza',
    kind: 'figure',
    ask: ['Hur många pizzor sålde vi i januari?'],
    values: [total(pizza.rows, 'Antal', ofMonth('2015-01'))],
  },
  {
    company: 'pizza',
    kind: 'figure',
    ask: ['Omsättning för The Hawaiian Pizza'],
    values: [total(pizza.rows, 'Summa', is('Benämning', 'The Hawaiian Pizza'))],
  },
  {
    company: 'pizza',
    kind: 'ranking',
    ask: ['Vilken pizza säljer bäst?'],
    names: [bestPizza[0]],
    values: [bestPizza[1]],
  },
  {
    company: 'pizza',
    kind: 'ranking',
    ask: ['Vilken produkt har sålt flest enheter?'],
    names: [mostPizzas[0]],
    values: [mostPizzas[1]],
  },
  {
    company: 'pizza',
    kind: 'misspelt',
    ask: ['hur mycket havaian sålde vi i juli'],
    values: [
      total(pizza.rows, 'Summa', both(is('Benämning', 'The Hawaiian Pizza'), ofMonth('2015-07'))),
    ],
  },
  {
    company: 'pizza',
    kind: 'change',
    ask: ['Hur gick juli jämfört med juni?'],
    values: [
      total(pizza.rows, 'Summa', ofMonth('2015-07')),
      total(pizza.rows, 'Summa', ofMonth('2015-06')),
    ],
  },
  {
    company: 'cycles',
    kind: 'figure',
    ask: ['Hur stora är kostnaderna totalt?'],
    values: [total(cycles.rows, 'SubTotal')],
  },
  {
    company: 'cycles',
    kind: 'figure',
    ask: ['Vad kostade Vision Cycles 2014?'],
    values: [
      total(cycles.rows, 'SubTotal', both(is('Vendor', 'Vision Cycles, Inc.'), ordered('2014'))),
    ],
  },
  {
    company: 'cycles',
    kind: 'ranking',
    ask: ['Vilken leverantör kostar mest?'],
    names: [largestVendor[0]],
    values: [largestVendor[1]],
  },
  {
    company: 'cycles',
    kind: 'figure',
    ask: ['Hur många leverantörer har vi?'],
    values: [distinct(cycles.rows, 'Vendor')],
  },
  {
    company: 'cycles',
    kind: 'figure',
    ask: ['Vad köpte vi för i mars 2014?'],
    values: [total(cycles.rows, 'SubTotal', ordered('2014-03'))],
  },
  { company: 'articles', kind: 'figure', ask: ['Hur mycket sålde vi av Bricka?'], values: [2500] },
  {
    company: 'articles',
    kind: 'ranking',
    ask: ['Vilken artikel säljer mest?'],
    names: ['Skruv 4x40'],
    values: [numberIn(articles.rows[0]?.['Försäljning exkl. moms'])],
  },
  {
    company: 'invoices',
    kind: 'figure',
    ask: ['Vad är vår omsättning?'],
    values: [total(counted, 'Netto')],
  },
  {
    company: 'invoices',
    kind: 'figure',
    ask: ['Hur mycket har vi fakturerat Ek Bygg?'],
    values: [total(counted, 'Netto', is('Kundnamn', 'Ek Bygg AB'))],
  },
  {
    company: 'till',
    kind: 'figure',
    ask: ['Hur mycket kaffe har vi sålt?'],
    values: [total(till.rows, 'Totalt (SEK)', is('Produktnamn', 'Kaffe'))],
  },
  {
    company: 'months',
    kind: 'figure',
    ask: ['Hur mycket sålde vi i februari 2025?'],
    values: [numberIn(months.rows[1]?.Omsättning)],
  },
  { company: 'months', kind: 'ranking', ask: ['Vilken månad var bäst?'], values: [120_000] },
  {
    company: 'suppliers',
    kind: 'figure',
    ask: ['Vad kostade Telia?'],
    values: [numberIn(suppliers.rows[0]?.['Belopp exkl. moms'])],
  },
  {
    company: 'bank',
    kind: 'figure',
    ask: ['Hur mycket betalade vi till Vattenfall?'],
    values: [-total(bank.rows, 'Belopp', is('Text', 'Vattenfall AB'))],
  },
  ...(
    [
      ['shop', 'Hur mycket havremjölk sålde vi?'],
      ['shop', 'Vad är vår soliditet?'],
      ['shop', 'Hur blir vädret i morgon?'],
      ['shop', 'Hur många anställda har vi?'],
      ['shop', 'Hur mycket sålde vi i mars 2019?'],
      ['shop', 'Vad tar konkurrenterna betalt?'],
      ['shop', 'Hur mycket har vi i lager?'],
      ['shop', 'Hur nöjda är kunderna?'],
      ['shop', 'Vad kostar hyran?'],
      ['pizza', 'Vem är vår största kund?'],
      ['pizza', 'Vad är marginalen?'],
      ['pizza', 'Vilken säljkanal är störst?'],
      ['cycles', 'Hur mycket sålde vi?'],
      ['articles', 'Hur mycket sålde vi i mars 2025?'],
      ['bank', 'Vilken avdelning kostar mest?'],
    ] as const
  ).map(([company, question]): Golden => ({ company, kind: 'unanswerable', ask: [question] })),
];
