import { type EvalCompanyId, evalCompanies } from './companies.ts';
import { at, both, inPizza, inShop, is, SHOP_SUM, shopProfit } from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, ore, type TruthRow, total, totalsBy } from './truth.ts';

type Expected = Pick<Golden, 'values' | 'names'>;
type Fits = (row: TruthRow) => boolean;

const { shop, pizza, cycles } = evalCompanies;
const made = is.bind(null, 'Benämning');
const bought = is.bind(null, 'Kundnamn');
const group = is.bind(null, 'Varugrupp');
const channel = is.bind(null, 'Kanal');
const sum = (column: string, ...tests: Fits[]) => total(shop.rows, column, both(...tests));
const orders = (...tests: Fits[]) => distinct(shop.rows, 'Ordernr', both(...tests));
const by = (column: string, ...tests: Fits[]) =>
  totalsBy(shop.rows, column, SHOP_SUM, both(...tests));
const matching =
  (pattern: RegExp): Fits =>
  ({ Datum = '' }) =>
    pattern.test(Datum);

const of = (...values: number[]): Expected => ({ values });
const named = ([name, value]: readonly [string, number] = ['', 0]): Expected => ({
  names: [name],
  values: [value],
});

type Row = readonly [EvalCompanyId, Golden['kind'], string | readonly string[], Expected];

const answerable: readonly Row[] = [
  ['shop', 'figure', 'Kan du ta fram försäljningen för augusti 2026?', of(inShop(at('2026-08')))],
  [
    'shop',
    'figure',
    'Hur mycket drog Fjällvyn Hotell in till oss under 2025?',
    of(inShop(at('2025'), bought('Fjällvyn Hotell & Spa AB'))),
  ],
  [
    'shop',
    'figure',
    'Vad gav siphonbryggaren i täckningsbidrag?',
    of(shopProfit(made('Siphonbryggare'))),
  ],
  ['shop', 'figure', 'Antal ordrar kvartal 3 2025', of(orders(matching(/^2025-0[789]/)))],
  [
    'shop',
    'figure',
    'Hur många pappersmuggar har vi sålt under 2026?',
    of(sum('Antal', at('2026'), made('Pappersmugg 25 cl 500 st'))),
  ],
  [
    'shop',
    'figure',
    'Vad är täckningsgraden 2026?',
    of(ore((100 * shopProfit(at('2026'))) / inShop(at('2026')))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket lämnade vi i rabatter i november 2025?',
    of(sum('Rabatt', at('2025-11'))),
  ],
  [
    'shop',
    'figure',
    'Hur stor var varukostnaden i maj 2026?',
    of(sum('Inköpskostnad', at('2026-05'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket såldes via webben till och med juni 2026, från januari?',
    of(inShop(matching(/^2026-0[1-6]/), channel('Webb'))),
  ],
  [
    'shop',
    'figure',
    'Vad köpte Bokcaféet Sidan Ett för sammanlagt?',
    of(inShop(bought('Bokcaféet Sidan Ett AB'))),
  ],
  [
    'shop',
    'ranking',
    'Rangordna varugrupperna efter omsättning 2025',
    {
      names: by('Varugrupp', at('2025')).map(([name]) => name),
      values: by('Varugrupp', at('2025')).map(([, value]) => value),
    },
  ],
  [
    'shop',
    'ranking',
    'Vem av kunderna handlade för minst pengar 2025?',
    named(by('Kundnamn', at('2025')).at(-1)),
  ],
  [
    'shop',
    'ranking',
    'Vad säljer Foodtruck Rullande Rosten... jag menar köper de mest av?',
    named(by('Benämning', bought('Foodtruck Rullande Rosten AB'))[0]),
  ],
  [
    'shop',
    'ranking',
    'Bästsäljaren bland tillbehören 2026?',
    named(by('Benämning', at('2026'), group('Tillbehör'))[0]),
  ],
  [
    'shop',
    'change',
    'Skillnaden i omsättning mellan juni 2025 och juni 2026?',
    of(inShop(at('2025-06')), inShop(at('2026-06'))),
  ],
  [
    'shop',
    'change',
    'Sålde vi mer espresso i april 2026 än i april 2025?',
    of(inShop(at('2026-04'), group('Espresso')), inShop(at('2025-04'), group('Espresso'))),
  ],
  [
    'shop',
    'change',
    'Hur står sig andra kvartalet 2026 mot samma kvartal 2025?',
    of(inShop(matching(/^2026-0[456]/)), inShop(matching(/^2025-0[456]/))),
  ],
  [
    'shop',
    'several',
    'Antal order och omsättning i februari 2026',
    of(orders(at('2026-02')), inShop(at('2026-02'))),
  ],
  [
    'shop',
    'several',
    'Vad köpte Café Syrenen och Café Blåklinten för 2025?',
    of(
      inShop(at('2025'), bought('Café Syrenen AB')),
      inShop(at('2025'), bought('Café Blåklinten HB')),
    ),
  ],
  [
    'shop',
    'followUp',
    ['Vad sålde Telefon-kanalen för 2025?', 'Och säljarna?'],
    of(inShop(at('2025'), channel('Säljare'))),
  ],
  [
    'shop',
    'followUp',
    ['Hur många ordrar hade vi i juli 2026?', 'Och vad var de värda?'],
    of(inShop(at('2026-07'))),
  ],
  ['shop', 'misspelt', 'försälning i septembr 2025', of(inShop(at('2025-09')))],
  ['shop', 'misspelt', 'hur mycket cholad sålde vi 2026', of(inShop(at('2026'), group('Choklad')))],
  [
    'shop',
    'misspelt',
    'vad köpte tehuset lotusbloman för 2025',
    of(inShop(at('2025'), bought('Tehuset Lotusblomman HB'))),
  ],
  [
    'shop',
    'dialect',
    'Hur gick ruljansen i mars 2025, i kronor alltså?',
    of(inShop(at('2025-03'))),
  ],
  [
    'pizza',
    'figure',
    'Totala försäljningen första kvartalet 2015?',
    of(inPizza(({ Månad = '' }) => /^2015-0[123]/.test(Månad))),
  ],
  [
    'pizza',
    'ranking',
    'Topp 3 pizzor i mars 2015',
    {
      names: totalsBy(pizza.rows, 'Benämning', 'Summa', at('2015-03', 'Månad'))
        .slice(0, 3)
        .map(([name]) => name),
    },
  ],
  [
    'cycles',
    'figure',
    'Vad har vi handlat för av Vision Cycles under 2014?',
    of(
      total(
        cycles.rows,
        'SubTotal',
        both(at('2014', 'OrderDate'), is('Vendor', 'Vision Cycles, Inc.')),
      ),
    ),
  ],
  [
    'cycles',
    'ranking',
    'I vilken månad 2014 köpte vi in mest?',
    of(
      totalsBy(
        cycles.rows,
        ({ OrderDate = '' }) => OrderDate.slice(0, 7),
        'SubTotal',
        at('2014', 'OrderDate'),
      )[0]?.[1] ?? 0,
    ),
  ],
];

const unanswerable: readonly (readonly [EvalCompanyId, string])[] = [
  ['shop', 'Vad heter kontaktpersonen på Café Syrenen?'],
  ['shop', 'Hur mycket sålde vi vecka 54?'],
  ['shop', 'Hur mycket kostar elen?'],
  ['shop', 'Vilka produkter ligger i kundvagnen men köps inte?'],
  ['shop', 'Vad tycker personalen om julkaffet?'],
  ['shop', 'Hur mycket sålde vi av Gevalia?'],
  ['shop', 'Hur ser balansräkningen ut?'],
  ['shop', 'Vad tar våra konkurrenter för earl grey?'],
  ['shop', 'Vilken temperatur ska kaffet bryggas på?'],
  ['pizza', 'Hur många gäster hade vi i mars 2015?'],
  ['pizza', 'Vad kostar degen?'],
  ['cycles', 'Vilken kund är störst?'],
  ['bank', 'Hur stor är omsättningen per produkt?'],
  ['till', 'Hur mycket sålde vi i december 2025?'],
  ['months', 'Vad heter leverantören?'],
];

/** Written when the fourth was mended, and asked before anything more was. */
export const goldenFifth: readonly Golden[] = [
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
