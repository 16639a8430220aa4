import { type EvalCompanyId, evalCompanies } from './companies.ts';
import { at, both, inCycles, inPizza, inShop, is, month, SHOP_SUM, shopProfit } from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, ore, type TruthRow, total, totalsBy } from './truth.ts';

type Expected = Pick<Golden, 'values' | 'names'>;
type Fits = (row: TruthRow) => boolean;

const { shop, pizza, cycles, till } = evalCompanies;
const made = is.bind(null, 'Benämning');
const bought = is.bind(null, 'Kundnamn');
const group = is.bind(null, 'Varugrupp');
const channel = is.bind(null, 'Kanal');
const pieces = (...tests: Fits[]) => total(shop.rows, 'Antal', both(...tests));
const cost = (...tests: Fits[]) => total(shop.rows, 'Inköpskostnad', both(...tests));
const discount = (...tests: Fits[]) => total(shop.rows, 'Rabatt', both(...tests));
const orders = (...tests: Fits[]) => distinct(shop.rows, 'Ordernr', both(...tests));
const buyers = (...tests: Fits[]) => distinct(shop.rows, 'Kundnamn', both(...tests));
const by = (column: string, ...tests: Fits[]) =>
  totalsBy(shop.rows, column, SHOP_SUM, both(...tests));
const months = (...tests: Fits[]) => totalsBy(shop.rows, month, SHOP_SUM, both(...tests));
const ordered = (prefix: string) => at(prefix, 'OrderDate');
const matching =
  (pattern: RegExp): Fits =>
  ({ Datum = '' }) =>
    pattern.test(Datum);

const of = (...values: number[]): Expected => ({ values });
const named = ([name, value]: readonly [string, number] = ['', 0]): Expected => ({
  names: [name],
  values: [value],
});
const share = (part: number, whole: number) => ore((100 * part) / whole);

type Row = readonly [EvalCompanyId, Golden['kind'], string | readonly string[], Expected];

const answerable: readonly Row[] = [
  ['shop', 'figure', 'Hur gick det för oss i mars 2026?', of(inShop(at('2026-03')))],
  ['shop', 'figure', 'Vad omsatte vi första halvåret 2026?', of(inShop(matching(/^2026-0[1-6]/)))],
  [
    'shop',
    'figure',
    'Hur mycket kom in under sommaren 2025?',
    of(inShop(matching(/^2025-0[678]/))),
  ],
  ['shop', 'figure', 'Omsättning 2026-05', of(inShop(at('2026-05')))],
  [
    'shop',
    'figure',
    'omsättningen mellan februari och april 2026',
    of(inShop(matching(/^2026-0[234]/))),
  ],
  ['shop', 'figure', 'Hur mycket har vi sålt för totalt i hela filen?', of(inShop())],
  ['shop', 'figure', 'Vad har vi gett i rabatt under 2025?', of(discount(at('2025')))],
  ['shop', 'figure', 'Vad kostade varorna oss i inköp 2025?', of(cost(at('2025')))],
  ['shop', 'figure', 'Vad blev bruttovinsten 2025?', of(shopProfit(at('2025')))],
  [
    'shop',
    'figure',
    'Hur stor marginal har vi på choklad i procent?',
    of(share(shopProfit(group('Choklad')), inShop(group('Choklad')))),
  ],
  ['shop', 'figure', 'Hur många kunder köpte av oss 2025?', of(buyers(at('2025')))],
  [
    'shop',
    'figure',
    'Hur många beställningar kom via telefon 2025?',
    of(orders(at('2025'), channel('Telefon'))),
  ],
  [
    'shop',
    'figure',
    'Hur många påsar Sencha gick åt förra året, alltså 2025?',
    of(pieces(at('2025'), made('Grönt te Sencha 250 g'))),
  ],
  [
    'shop',
    'figure',
    'Vad sålde säljarna för i juni 2026?',
    of(inShop(at('2026-06'), channel('Säljare'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket köpte Hotell Tre Granar för i år (2026)?',
    of(inShop(at('2026'), bought('Hotell Tre Granar AB'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket Espresso Napoli har Marinan köpt?',
    of(inShop(bought('Marinan Gästhamn AB'), made('Espresso Napoli 1 kg'))),
  ],
  [
    'shop',
    'figure',
    'Vad är snittordern värd 2026?',
    of(ore(inShop(at('2026')) / orders(at('2026')))),
  ],
  [
    'shop',
    'figure',
    'Hur stor del av omsättningen 2025 var te?',
    of(share(inShop(at('2025'), group('Te')), inShop(at('2025')))),
  ],
  [
    'shop',
    'figure',
    'Vad tjänade vi på Mellanrost Husets?',
    of(shopProfit(made('Mellanrost Husets 500 g'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket sålde vi per månad i snitt 2026, januari till september?',
    of(ore(inShop(matching(/^2026-0[1-9]/)) / 9)),
  ],
  [
    'shop',
    'figure',
    'Hur många olika produkter säljer vi?',
    of(distinct(shop.rows, 'Benämning', () => true)),
  ],
  [
    'shop',
    'figure',
    'Försäljningen fjärde kvartalet 2025, hur stor var den?',
    of(inShop(matching(/^2025-1[012]/))),
  ],
  [
    'shop',
    'figure',
    'Vad handlade Delikatessen Hörnet för i december 2025?',
    of(inShop(at('2025-12'), bought('Delikatessen Hörnet AB'))),
  ],
  ['shop', 'ranking', 'Vilken kund var störst 2025?', named(by('Kundnamn', at('2025'))[0])],
  [
    'shop',
    'ranking',
    'Vilka är våra tre bästa kunder?',
    {
      names: by('Kundnamn')
        .slice(0, 3)
        .map(([name]) => name),
      values: by('Kundnamn')
        .slice(0, 3)
        .map(([, sum]) => sum),
    },
  ],
  ['shop', 'ranking', 'Vilken vara säljer sämst?', named(by('Benämning').at(-1))],
  [
    'shop',
    'ranking',
    'Vilken varugrupp drog in mest under 2026?',
    named(by('Varugrupp', at('2026'))[0]),
  ],
  ['shop', 'ranking', 'Vilken månad sålde vi bäst 2025?', of(months(at('2025'))[0]?.[1] ?? 0)],
  [
    'shop',
    'ranking',
    'Vilken var den sämsta månaden under 2025?',
    of(months(at('2025')).at(-1)?.[1] ?? 0),
  ],
  ['shop', 'ranking', 'Vilket te är populärast i kronor?', named(by('Benämning', group('Te'))[0])],
  ['shop', 'ranking', 'Genom vilken kanal säljer vi minst?', named(by('Kanal').at(-1))],
  [
    'shop',
    'ranking',
    'Vilken kund köper mest choklad?',
    named(by('Kundnamn', group('Choklad'))[0]),
  ],
  [
    'shop',
    'ranking',
    'Topp fem produkter 2025',
    {
      names: by('Benämning', at('2025'))
        .slice(0, 5)
        .map(([name]) => name),
      values: by('Benämning', at('2025'))
        .slice(0, 5)
        .map(([, sum]) => sum),
    },
  ],
  [
    'shop',
    'change',
    'Hur mycket mer sålde vi första kvartalet 2026 än samma kvartal 2025?',
    of(ore(inShop(matching(/^2026-0[123]/)) - inShop(matching(/^2025-0[123]/)))),
  ],
  [
    'shop',
    'change',
    'Jämför maj 2026 med maj 2025',
    of(inShop(at('2026-05')), inShop(at('2025-05'))),
  ],
  [
    'shop',
    'change',
    'Har teförsäljningen ökat i september 2026 jämfört med september 2025?',
    of(inShop(at('2026-09'), group('Te')), inShop(at('2025-09'), group('Te'))),
  ],
  [
    'shop',
    'change',
    'Hur har Kontorskaffe Mälarviken utvecklats, 2025 mot 2026 till och med oktober?',
    of(
      inShop(matching(/^2025-(?:0|10)/), bought('Kontorskaffe Mälarviken AB')),
      inShop(matching(/^2026-(?:0|10)/), bought('Kontorskaffe Mälarviken AB')),
    ),
  ],
  [
    'shop',
    'several',
    'Vad sålde vi för i januari 2026, och hur många ordrar var det?',
    of(inShop(at('2026-01')), orders(at('2026-01'))),
  ],
  [
    'shop',
    'several',
    'Hur mycket omsatte te respektive choklad 2025?',
    of(inShop(at('2025'), group('Te')), inShop(at('2025'), group('Choklad'))),
  ],
  [
    'shop',
    'several',
    'Omsättning och bruttovinst för april 2026 tack',
    of(inShop(at('2026-04')), shopProfit(at('2026-04'))),
  ],
  ['shop', 'followUp', ['Vad sålde vi för i maj 2025?', 'Och i juni?'], of(inShop(at('2025-06')))],
  [
    'shop',
    'followUp',
    ['Hur mycket te sålde vi 2025?', 'Hur var det med espresso då?'],
    of(inShop(at('2025'), group('Espresso'))),
  ],
  [
    'shop',
    'followUp',
    ['Vilken kund var störst 2025?', 'Hur mycket köpte den för 2026?'],
    of(inShop(at('2026'), bought(by('Kundnamn', at('2025'))[0]?.[0] ?? ''))),
  ],
  [
    'shop',
    'followUp',
    ['Vad sålde vi på webben 2025?', 'Hur många ordrar blev det?'],
    of(orders(at('2025'), channel('Webb'))),
  ],
  [
    'shop',
    'followUp',
    ['Vad omsatte vi 2025?', 'och i fjol samma period, jan till mars?'],
    of(inShop(matching(/^2025-0[123]/))),
  ],
  [
    'shop',
    'misspelt',
    'hur myket köpte Caffe Blåklinten föör 2025',
    of(inShop(at('2025'), bought('Café Blåklinten HB'))),
  ],
  ['shop', 'misspelt', 'omsätning agusti 2025', of(inShop(at('2025-08')))],
  [
    'shop',
    'misspelt',
    'vad sålde vi av ljusrst guatamala',
    of(inShop(made('Ljusrost Guatemala 250 g'))),
  ],
  ['shop', 'misspelt', 'vilken kudn köpte mest 2026', named(by('Kundnamn', at('2026'))[0])],
  ['shop', 'misspelt', 'hur manga ordrar hade vi i fabruari 2026', of(orders(at('2026-02')))],
  ['shop', 'dialect', 'Va fick vi in i stålar i oktober 2025 då?', of(inShop(at('2025-10')))],
  [
    'shop',
    'dialect',
    'Hörru, hur mycke pröjsade Foodtruck Rullande Rosten förra året (2025)?',
    of(inShop(at('2025'), bought('Foodtruck Rullande Rosten AB'))),
  ],
  ['shop', 'dialect', 'Vicken pryl går bäst för oss?', named(by('Benämning')[0])],
  [
    'shop',
    'dialect',
    'Hur mycket klirr i kassan gav julkaffet 2025?',
    of(inShop(at('2025'), made('Julkaffe 500 g'))),
  ],
  [
    'pizza',
    'figure',
    'Vad sålde vi The Calabrese Pizza för i januari 2015?',
    of(inPizza(at('2015-01', 'Månad'), made('The Calabrese Pizza'))),
  ],
  ['pizza', 'figure', 'Hur mycket kom in i juli 2015?', of(inPizza(at('2015-07', 'Månad')))],
  [
    'pizza',
    'ranking',
    'Vilken pizza säljer i flest exemplar?',
    named(totalsBy(pizza.rows, 'Benämning', 'Antal')[0]),
  ],
  [
    'pizza',
    'ranking',
    'Vilken sort är minst populär i kronor?',
    named(totalsBy(pizza.rows, 'Benämning', 'Summa').at(-1)),
  ],
  [
    'pizza',
    'change',
    'Gick december 2015 bättre än november 2015?',
    of(inPizza(at('2015-12', 'Månad')), inPizza(at('2015-11', 'Månad'))),
  ],
  ['cycles', 'figure', 'Vad köpte vi in för i mars 2014?', of(inCycles(ordered('2014-03')))],
  [
    'cycles',
    'figure',
    'Hur mycket betalade vi till Jackson Authority 2013?',
    of(inCycles(ordered('2013'), is('Vendor', 'Jackson Authority'))),
  ],
  [
    'cycles',
    'ranking',
    'Vilken leverantör kostar oss mest?',
    named(totalsBy(cycles.rows, 'Vendor', 'SubTotal')[0]),
  ],
  [
    'cycles',
    'ranking',
    'Vilka tre leverantörer köpte vi mest av 2014?',
    {
      names: totalsBy(cycles.rows, 'Vendor', 'SubTotal', ordered('2014'))
        .slice(0, 3)
        .map(([name]) => name),
    },
  ],
  [
    'till',
    'figure',
    'Hur mycket sålde Eva för?',
    of(total(till.rows, 'Totalt (SEK)', is('Medarbetare', 'Eva'))),
  ],
  [
    'till',
    'figure',
    'Hur många kaffe sålde vi?',
    of(total(till.rows, 'Antal', is('Produktnamn', 'Kaffe'))),
  ],
  ['invoices', 'ranking', 'Vem har vi fakturerat mest?', named(['Ek Bygg AB', 10_000])],
  ['ledger', 'figure', 'Vad kostade mobiltelefonerna i januari 2025?', of(899)],
  ['suppliers', 'figure', 'Hur mycket betalar vi Telia?', of(719.2)],
];

const unanswerable: readonly (readonly [EvalCompanyId, string])[] = [
  ['shop', 'Vad kostar vår hyra?'],
  ['shop', 'Hur mycket pengar har vi på kontot?'],
  ['shop', 'Vad blir vinsten efter skatt i år?'],
  ['shop', 'Hur mycket sålde vi 2022?'],
  ['shop', 'Vad sålde vi på Instagram?'],
  ['shop', 'Hur många klagomål fick vi på julkaffet?'],
  ['shop', 'Vilken säljare är bäst, Anna eller Bo?'],
  ['shop', 'Vad kostar frakten per order?'],
  ['shop', 'Hur gamla är våra kunder?'],
  ['shop', 'Vilken tid på dagen säljer vi mest?'],
  ['shop', 'Hur mycket köpte ICA Maxi för 2025?'],
  ['shop', 'Vad är vår marknadsandel?'],
  ['shop', 'Vilka kunder har inte betalat?'],
  ['shop', 'Hur mycket moms ska vi betala in för maj 2026?'],
  ['shop', 'Kommer räntan att sänkas?'],
  ['shop', 'Hur mycket sålde vi i Stockholm?'],
  ['shop', 'Vilken mobil ska jag köpa?'],
  ['shop', 'Vad har vi för soliditet?'],
  ['shop', 'Hur många besökare har hemsidan?'],
  ['pizza', 'Vad är vinsten per pizza?'],
  ['pizza', 'Hur mycket sålde vi i januari 2016?'],
  ['pizza', 'Vilken veckodag säljer vi flest pizzor?'],
  ['cycles', 'Hur mycket sålde vi för 2014?'],
  ['cycles', 'Vad betalade vi i lön?'],
  ['cycles', 'Vilken vara köper vi mest av?'],
  ['bank', 'Vad är marginalen?'],
  ['suppliers', 'Hur många kunder har vi?'],
  ['months', 'Vilken produkt säljer bäst?'],
  ['invoices', 'Vad är inköpskostnaden för Ek Bygg?'],
  ['ledger', 'Vilken kund köpte flest påsar te?'],
];

/** Written without reading how the rules answer, when the three before it stood. */
export const goldenFourth: readonly Golden[] = [
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
