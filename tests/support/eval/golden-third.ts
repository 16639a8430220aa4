import { type EvalCompanyId, evalCompanies } from './companies.ts';
import { at, both, inShop, is, SHOP_SUM, shopProfit } from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, ore, type TruthRow, total, totalsBy } from './truth.ts';

type Expected = Pick<Golden, 'values' | 'names'>;

const { shop, pizza, cycles, till, bank } = evalCompanies;
const made = is.bind(null, 'Benämning');
const bought = is.bind(null, 'Kundnamn');
const group = is.bind(null, 'Varugrupp');
const pieces = (...tests: ((row: TruthRow) => boolean)[]) =>
  total(shop.rows, 'Antal', both(...tests));
const orders = (...tests: ((row: TruthRow) => boolean)[]) =>
  distinct(shop.rows, 'Ordernr', both(...tests));
const [customers, products, groups, channels] = ['Kundnamn', 'Benämning', 'Varugrupp', 'Kanal'].map(
  (column) => totalsBy(shop.rows, column, SHOP_SUM),
) as [[string, number][], [string, number][], [string, number][], [string, number][]];
const pizzas = totalsBy(pizza.rows, 'Benämning', 'Summa');
const inPizza = (...tests: ((row: TruthRow) => boolean)[]) =>
  total(pizza.rows, 'Summa', both(...tests));
const months = totalsBy(shop.rows, (row) => (row.Datum ?? '').slice(0, 7), SHOP_SUM, at('2025'));
const vendors = totalsBy(cycles.rows, 'Vendor', 'SubTotal');
const inCycles = (...tests: ((row: TruthRow) => boolean)[]) =>
  total(cycles.rows, 'SubTotal', both(...tests));
const ordered = (prefix: string) => at(prefix, 'OrderDate');
const worth = ([name, value]: readonly [string, number] = ['', 0]): Expected => ({
  names: [name],
  values: [value],
});
const of = (...values: number[]): Expected => ({ values });

type Row = readonly [EvalCompanyId, Golden['kind'], string | readonly string[], Expected];

const answerable: readonly Row[] = [
  ['shop', 'figure', 'Vad landade omsättningen på i november 2025?', of(inShop(at('2025-11')))],
  [
    'shop',
    'figure',
    'Hur mycket drog vi in på te under 2025?',
    of(inShop(at('2025'), group('Te'))),
  ],
  ['shop', 'figure', 'Hur många Earl Grey har vi sålt?', of(pieces(made('Earl Grey 100 påsar')))],
  ['shop', 'figure', 'Hur många ordrar hade vi i april 2025?', of(orders(at('2025-04')))],
  [
    'shop',
    'figure',
    'Hur mycket handlade Café Syrenen för 2025?',
    of(inShop(at('2025'), bought('Café Syrenen AB'))),
  ],
  [
    'shop',
    'figure',
    'Vad säljer vi för i genomsnitt per månad 2025?',
    of(ore(inShop(at('2025')) / 12)),
  ],
  [
    'shop',
    'figure',
    'Vad är genomsnittspriset på Julkaffe?',
    of(ore(inShop(made('Julkaffe 500 g')) / pieces(made('Julkaffe 500 g')))),
  ],
  ['shop', 'figure', 'I genomsnitt, hur stor är en order?', of(ore(inShop() / orders()))],
  [
    'shop',
    'figure',
    'Försäljning Q2 2026',
    of(inShop((row) => /^2026-0[456]/.test(row.Datum ?? ''))),
  ],
  [
    'shop',
    'figure',
    'Hur stor andel av försäljningen går via webben?',
    of(ore((100 * inShop(is('Kanal', 'Webb'))) / inShop())),
  ],
  [
    'shop',
    'figure',
    'Vad tjänade vi på espresso 2025?',
    of(shopProfit(at('2025'), group('Espresso'))),
  ],
  ['shop', 'figure', 'Vad är vår marginal?', of(ore((100 * shopProfit()) / inShop()))],
  ['shop', 'figure', 'Hur många kunder har vi?', of(distinct(shop.rows, 'Kundnamn'))],
  [
    'shop',
    'figure',
    'Hur många kunder köpte något i juli 2025?',
    of(distinct(shop.rows, 'Kundnamn', at('2025-07'))),
  ],
  [
    'shop',
    'figure',
    'Vad sålde vi mellan mars och maj 2025?',
    of(inShop((row) => /^2025-0[345]/.test(row.Datum ?? ''))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket choklad köpte Fjällvyn Hotell?',
    of(inShop(group('Choklad'), bought('Fjällvyn Hotell & Spa AB'))),
  ],
  [
    'shop',
    'figure',
    'Vad kostade varorna i inköp 2025?',
    of(total(shop.rows, 'Inköpskostnad', at('2025'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket kallbrygd sålde vi sommaren 2025?',
    of(inShop(made('Kallbrygd 1 liter'), (row) => /^2025-0[678]/.test(row.Datum ?? ''))),
  ],
  ['shop', 'figure', 'vad drog telefonförsäljningen in totalt', of(inShop(is('Kanal', 'Telefon')))],
  [
    'shop',
    'ranking',
    'Vilka är våra fem bästa kunder?',
    of(...customers.slice(0, 5).map(([, sum]) => sum)),
  ],
  ['shop', 'ranking', 'Vem är vår största kund?', worth(customers[0])],
  ['shop', 'ranking', 'Vilken är vår minsta varugrupp?', worth(groups.at(-1))],
  ['shop', 'ranking', 'Vilken artikel säljer sämst?', worth(products.at(-1))],
  ['shop', 'ranking', 'Vilken kanal är viktigast?', worth(channels[0])],
  ['shop', 'ranking', 'När sålde vi som mest 2025?', of(months[0]?.[1] ?? 0)],
  [
    'shop',
    'ranking',
    'Topp 3 produkter i december 2025',
    of(
      ...totalsBy(shop.rows, 'Benämning', SHOP_SUM, at('2025-12'))
        .slice(0, 3)
        .map(([, sum]) => sum),
    ),
  ],
  [
    'shop',
    'ranking',
    'Vad köper Kontorskaffe Mälarviken mest av?',
    worth(totalsBy(shop.rows, 'Benämning', SHOP_SUM, bought('Kontorskaffe Mälarviken AB'))[0]),
  ],
  [
    'shop',
    'ranking',
    'Vem köper mest choklad?',
    worth(totalsBy(shop.rows, 'Kundnamn', SHOP_SUM, group('Choklad'))[0]),
  ],
  [
    'shop',
    'change',
    'Sålde vi mer i mars 2026 än i mars 2025?',
    of(inShop(at('2026-03')), inShop(at('2025-03'))),
  ],
  [
    'shop',
    'change',
    'Hur har webben gått 2025 jämfört med telefon?',
    of(inShop(at('2025'), is('Kanal', 'Webb')), inShop(at('2025'), is('Kanal', 'Telefon'))),
  ],
  [
    'shop',
    'change',
    'Jämför espresso och te 2025',
    of(inShop(at('2025'), group('Espresso')), inShop(at('2025'), group('Te'))),
  ],
  [
    'shop',
    'change',
    'Har Bageri Sju Sorter köpt mer i maj 2026 än i maj 2025?',
    of(
      inShop(at('2026-05'), bought('Bageri Sju Sorters AB')),
      inShop(at('2025-05'), bought('Bageri Sju Sorters AB')),
    ),
  ],
  [
    'shop',
    'several',
    'Hur mycket sålde vi i januari 2025 och hur många ordrar var det?',
    of(inShop(at('2025-01')), orders(at('2025-01'))),
  ],
  [
    'shop',
    'several',
    'Vilken kund är störst? Vilken produkt är störst?',
    of(customers[0]?.[1] ?? 0, products[0]?.[1] ?? 0),
  ],
  [
    'shop',
    'several',
    'Vad sålde vi av te, choklad och tillbehör 2025?',
    of(...['Te', 'Choklad', 'Tillbehör'].map((name) => inShop(at('2025'), group(name)))),
  ],
  [
    'shop',
    'followUp',
    ['Vad omsatte vi i augusti 2025?', 'och i september?'],
    of(inShop(at('2025-09'))),
  ],
  [
    'shop',
    'followUp',
    ['Hur mycket sålde vi av te 2025?', 'Och choklad då?'],
    of(inShop(at('2025'), group('Choklad'))),
  ],
  ['shop', 'followUp', ['Vilka är våra bästa kunder?', 'Och de sämsta?'], worth(customers.at(-1))],
  [
    'shop',
    'followUp',
    ['Hur mycket köpte Gym & Kaffe Vinden 2025?', 'Hur många ordrar var det?'],
    of(orders(at('2025'), bought('Gym & Kaffe Vinden AB'))),
  ],
  [
    'shop',
    'followUp',
    ['Vad var försäljningen i maj 2025?', 'Jämför med maj 2026'],
    of(inShop(at('2025-05')), inShop(at('2026-05'))),
  ],
  [
    'shop',
    'misspelt',
    'Hur myket sålde vi av expresso 2025?',
    of(inShop(at('2025'), group('Espresso'))),
  ],
  ['shop', 'misspelt', 'vad va omsetningen i februrari 2025', of(inShop(at('2025-02')))],
  [
    'shop',
    'misspelt',
    'hur mkt handla Kontorskafe Mälarvikn för',
    of(inShop(bought('Kontorskaffe Mälarviken AB'))),
  ],
  ['shop', 'misspelt', 'viken produckt säljer bäst', worth(products[0])],
  ['shop', 'dialect', 'Va sålde vi för i oktober 2025 då?', of(inShop(at('2025-10')))],
  ['shop', 'dialect', 'Hur möe har vi sålt av te?', of(inShop(group('Te')))],
  ['shop', 'dialect', 'Vem e bäste kunden våran?', worth(customers[0])],
  [
    'shop',
    'dialect',
    'Hörredu, hur många pralinaskar har vi fått iväg?',
    of(pieces(made('Pralinask 24 bitar'))),
  ],
  ['pizza', 'figure', 'Hur mycket sålde vi i juli 2015?', of(inPizza(at('2015-07', 'Månad')))],
  ['pizza', 'figure', 'Hur många pizzor sålde vi totalt?', of(total(pizza.rows, 'Antal'))],
  [
    'pizza',
    'ranking',
    'Vilka tre pizzor säljer bäst?',
    of(...pizzas.slice(0, 3).map(([, sum]) => sum)),
  ],
  [
    'pizza',
    'figure',
    'Hur stor del av försäljningen är Chicken?',
    of(ore((100 * inPizza(group('Chicken'))) / inPizza())),
  ],
  [
    'pizza',
    'misspelt',
    'hur mycke sålde vi av peperoni i maj',
    of(inPizza(made('The Pepperoni Pizza'), at('2015-05', 'Månad'))),
  ],
  ['cycles', 'figure', 'Vad har vi köpt för totalt?', of(inCycles())],
  ['cycles', 'figure', 'Hur mycket köpte vi för i mars 2014?', of(inCycles(ordered('2014-03')))],
  ['cycles', 'ranking', 'Vem är största leverantören?', worth(vendors[0])],
  [
    'cycles',
    'figure',
    'Hur mycket går till Vision Cycles?',
    of(inCycles(is('Vendor', 'Vision Cycles, Inc.'))),
  ],
  ['cycles', 'figure', 'Hur många leverantörer har vi?', of(vendors.length)],
  [
    'till',
    'ranking',
    'Vilken produkt drar in mest?',
    worth(totalsBy(till.rows, 'Produktnamn', 'Totalt (SEK)')[0]),
  ],
  ['months', 'figure', 'Vad var bruttovinsten i februari 2025?', of(50_000)],
  ['months', 'ranking', 'Vilken månad var bäst?', of(120_000)],
  ['invoices', 'figure', 'Hur många fakturor skickade vi?', of(3)],
  [
    'bank',
    'figure',
    'Hur mycket gick till Vattenfall?',
    of(-total(bank.rows, 'Belopp', is('Text', 'Vattenfall AB'))),
  ],
  ['ledger', 'figure', 'Vad betalade vi i hyra i januari 2025?', of(12_000)],
  ['suppliers', 'ranking', 'Vem är dyrast?', { names: ['Eon'], values: [1000] }],
  ['articles', 'figure', 'Hur mycket sålde vi av Bricka?', of(2500)],
];

const unanswerable: readonly (readonly [EvalCompanyId, string])[] = [
  ['shop', 'Hur nöjda är våra kunder?'],
  ['shop', 'Hur många anställda har vi?'],
  ['shop', 'Vad har vi i lager av Julkaffe?'],
  ['shop', 'Hur mycket sålde vi i mars 2019?'],
  ['shop', 'Vilken stad säljer vi mest i?'],
  ['shop', 'Vad betalade vi i skatt förra året?'],
  ['shop', 'Är våra konkurrenter billigare?'],
  ['shop', 'Hur många returer fick vi?'],
  ['shop', 'Hur mycket sålde vi av cyklar?'],
  ['shop', 'Vad blir vädret i morgon?'],
  ['shop', 'Hur mycket sålde Kalle i våras?'],
  ['shop', 'När förfaller fakturan till Café Syrenen?'],
  ['shop', 'Vem ringde igår?'],
  ['pizza', 'Vilken kund äter mest pizza?'],
  ['pizza', 'Vad är marginalen på Veggie?'],
  ['cycles', 'Vad tjänade vi 2014?'],
  ['cycles', 'Hur många cyklar köpte vi från Vision Cycles?'],
  ['bank', 'Vilken vara säljer bäst?'],
  ['numbers', 'Vad heter vår bästa kund?'],
  ['months', 'Vilken kund står för mest?'],
];

/** Written without reading how the rules answer, and asked before anything was mended. */
export const goldenThird: readonly Golden[] = [
  ...answerable.map(
    ([company, kind, ask, expected]): Golden => ({
      ...{ company, kind, ask: typeof ask === 'string' ? [ask] : ask },
      ...expected,
    }),
  ),
  ...unanswerable.map(
    ([company, question]): Golden => ({ company, kind: 'unanswerable', ask: [question] }),
  ),
];
