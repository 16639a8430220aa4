import { evalCompanies } from './companies.ts';
import {
  account,
  at,
  both,
  bought,
  channel,
  countInShop,
  first,
  goldens,
  group,
  inShop,
  is,
  last,
  made,
  month,
  named,
  not,
  of,
  paid,
  place,
  rankInShop,
  rankPaid,
  share,
  shopProfit,
  sumInShop,
  supplier,
  top,
  type Unanswerable,
  within,
} from './counted.ts';
import {
  asked,
  countNorthwind,
  countSalon,
  inBooks,
  inNorthwind,
  inSalon,
  lastYear,
  left,
  ordered,
  piecesInSalon,
  rankNorthwind,
  rankSalon,
  thisYear,
} from './counted-newer.ts';
import type { Golden } from './score.ts';
import { ore } from './truth.ts';

const { sampleCosts, salon } = evalCompanies;

const hotel = bought('Hotell Tre Granar AB');
const country = is.bind(null, 'Country');
const kind = is.bind(null, 'Category');
const goods = is.bind(null, 'Product');
const buyer = is.bind(null, 'Distributor');
const seller = is.bind(null, 'Sales Person');
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const section = is.bind(null, 'Kategori');
const bestBuyer = buyer(first(rankNorthwind('Distributor', ordered('1997')))[0]);
const SUM = 'Summa exkl. moms';

const sales = asked('shop', [
  ['figure', 'kan du säga vad vi sålde för i augusti i år?', of(inShop(at('2026-08')))],
  [
    'figure',
    'hur mkt la Hotell Tre Granar på choklad i fjol',
    of(inShop(lastYear, hotel, group('Choklad'))),
  ],
  [
    'ranking',
    'ge mig de sex största kunderna 2025 med belopp',
    named(...rankInShop('Kundnamn', lastYear).slice(0, 6)),
  ],
  [
    'change',
    'gick vi bättre q2 i år än q2 i fjol?',
    of(inShop(within('2026-04', '2026-06')), inShop(within('2025-04', '2025-06'))),
  ],
  [
    'misspelt',
    'försälning av grönt te senca i år',
    of(inShop(thisYear, made('Grönt te Sencha 250 g'))),
  ],
  [
    'dialect',
    'hörru va sålde vi för på telefon i maj å juni i fjol ihop',
    of(inShop(within('2025-05', '2025-06'), channel('Telefon'))),
  ],
  [
    'several',
    'vad är vår bästa varugrupp och vår sämsta i år',
    named(top('Varugrupp', thisYear), last(rankInShop('Varugrupp', thisYear))),
  ],
  [
    'followUp',
    ['hur många påsar Julkaffe sålde vi 2025', 'och i pengar?'],
    of(inShop(lastYear, made('Julkaffe 500 g'))),
  ],
  [
    'followUp',
    ['vilken var bästa månaden 2025', 'vem köpte mest då?'],
    named(top('Kundnamn', at(first(rankInShop(month, lastYear))[0]))),
  ],
  [
    'figure',
    'vad hade vi fått in utan vår största kund i år',
    of(inShop(thisYear, not(bought(top('Kundnamn', thisYear)[0])))),
  ],
  [
    'figure',
    'hur mycket tjänar vi på varje såld Glaskanna i snitt 2025',
    of(
      ore(
        shopProfit(lastYear, made('Glaskanna 0,8 liter')) /
          sumInShop('Antal', lastYear, made('Glaskanna 0,8 liter')),
      ),
    ),
  ],
  [
    'figure',
    'om Kontorskaffe slutar handla, hur mycket tappar vi räknat på 2025',
    of(inShop(lastYear, bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'figure',
    'hur många kunder köpte te förra året',
    of(countInShop('Kundnamn', lastYear, group('Te'))),
  ],
  [
    'ranking',
    'vad köpte Fjällvyn mest av i fjol',
    named(top('Benämning', lastYear, bought('Fjällvyn Hotell & Spa AB'))),
  ],
]);

const together = asked('firm', [
  ['figure', 'vad har vi kvar i år när allt är draget', of(left(thisYear))],
  [
    'figure',
    'hur stor andel av omsättningen går till råvaror från Råkaffe Nordhav 2025',
    of(share(paid(lastYear, supplier('Råkaffe Nordhav AB')), inShop(lastYear))),
  ],
  [
    'several',
    'försäljning och kostnader i mars i år, och vad blev det över?',
    of(inShop(at('2026-03')), paid(at('2026-03')), left(at('2026-03'))),
  ],
]);

const costs = asked('sampleCosts', [
  [
    'figure',
    'vad har försäljning kostat som kostnadsställe i fjol',
    of(paid(lastYear, place('Försäljning'))),
  ],
  ['misspelt', 'förbruknigsmaterial 2025', of(paid(lastYear, account('5460')))],
  [
    'change',
    'el i februari i år mot februari i fjol',
    of(paid(at('2026-02'), account('5020')), paid(at('2025-02'), account('5020'))),
  ],
  [
    'ranking',
    'vilka fem leverantörer kostar oss mest i år',
    named(...rankPaid('Leverantör', thisYear, (row) => row.Leverantör !== '').slice(0, 5)),
  ],
  [
    'dialect',
    'ha vi bytt nå fläkt å va kosta dä',
    of(paid(is('Text', 'Byte av rostugnens fläkt'))),
  ],
  [
    'followUp',
    ['vad kostade redovisningen 2025', 'hur mycket blir det i månaden?'],
    of(ore(paid(lastYear, account('6530')) / 12)),
  ],
  [
    'figure',
    'antal fakturor från Råkaffe Nordhav i år',
    of(sampleCosts.rows.filter(both(thisYear, supplier('Råkaffe Nordhav AB'))).length),
  ],
  [
    'several',
    'vad betalade vi i hyra i januari i år och vad betalade vi i el',
    of(paid(at('2026-01'), account('5010')), paid(at('2026-01'), account('5020'))),
  ],
]);

const abroad = asked('northwind', [
  ['figure', 'vad omsatte vi 1997', of(inNorthwind(ordered('1997')))],
  [
    'ranking',
    'topp 5 produkter 1997',
    named(...rankNorthwind('Product', ordered('1997')).slice(0, 5)),
  ],
  [
    'figure',
    'hur mycket sålde Nancy Davolio 1997',
    of(inNorthwind(ordered('1997'), seller('Nancy Davolio'))),
  ],
  [
    'figure',
    'försäljningen till Tyskland första kvartalet 1998',
    of(inNorthwind(within('1998-01', '1998-03', 'Order Date'), country('Germany'))),
  ],
  [
    'change',
    'Seafood 1997 jämfört med Beverages 1997',
    of(
      inNorthwind(ordered('1997'), kind('Seafood')),
      inNorthwind(ordered('1997'), kind('Beverages')),
    ),
  ],
  [
    'misspelt',
    'hur mycket har berglunds snabköp köpt för',
    of(inNorthwind(buyer('Berglunds snabbköp'))),
  ],
  [
    'ranking',
    'vilket land köpte minst 1997',
    named(last(rankNorthwind('Country', ordered('1997')))),
  ],
  [
    'followUp',
    ['vem var största kunden 1997', 'och hur mycket köpte de i december?'],
    of(inNorthwind(ordered('1997-12'), bestBuyer)),
  ],
  [
    'several',
    'Vad sålde vi till Norge och Danmark totalt 1997?',
    of(
      inNorthwind(ordered('1997'), country('Norway')),
      inNorthwind(ordered('1997'), country('Denmark')),
    ),
  ],
  [
    'figure',
    'hur många kunder hade vi i USA 1997',
    of(countNorthwind('Distributor', ordered('1997'), country('USA'))),
  ],
  [
    'figure',
    'hur stor andel är mejeri, alltså Dairy Products, av allt',
    of(share(inNorthwind(kind('Dairy Products')), inNorthwind())),
  ],
  ['dialect', 'va ga tofun in 1997', of(inNorthwind(ordered('1997'), goods('Tofu')))],
  ['ranking', 'i vilken stad säljer vi mest', named(first(rankNorthwind('City')))],
]);

const cuts = asked('salon', [
  [
    'figure',
    'omsättningen i augusti jämfört med juli i år',
    of(inSalon(at('2026-08')), inSalon(at('2026-07'))),
  ],
  [
    'ranking',
    'vilka tre behandlingar drog in mest i fjol',
    named(...rankSalon('Behandling', SUM, lastYear).slice(0, 3)),
  ],
  [
    'figure',
    'hur många klippningar har Sofie gjort i år',
    of(piecesInSalon(thisYear, hairdresser('Sofie'), section('Klippning'))),
  ],
  ['misspelt', 'frannsar och bryn i år i kr', of(inSalon(thisYear, treatment('Fransar och bryn')))],
  [
    'ranking',
    'lista frisörerna efter försäljning 2025',
    named(...rankSalon('Frisör', SUM, lastYear)),
  ],
  [
    'figure',
    'hur stor del betalas kontant i år',
    of(share(inSalon(thisYear, is('Betalsätt', 'Kontant')), inSalon(thisYear))),
  ],
  [
    'followUp',
    ['hur många barnklippningar gjorde vi 2025', 'och hittills i år?'],
    of(piecesInSalon(thisYear, treatment('Barnklippning'))),
  ],
  ['figure', 'hur många kvitton slog vi i mars i år', of(countSalon('Kvitto', at('2026-03')))],
  [
    'change',
    'har färg ökat jan-okt i år mot i fjol',
    of(
      inSalon(within('2026-01', '2026-10'), section('Färg')),
      inSalon(within('2025-01', '2025-10'), section('Färg')),
    ),
  ],
  [
    'dialect',
    'va drar Hassan in i snitt i månan i fjol',
    of(ore(inSalon(lastYear, hairdresser('Hassan')) / 12)),
  ],
  [
    'several',
    'vad sålde vi schampo och balsam för i år',
    of(
      inSalon(thisYear, treatment('Schampo Björk 300 ml')),
      inSalon(thisYear, treatment('Balsam Björk 300 ml')),
    ),
  ],
  ['figure', 'vad var största kvittot i år', of(first(rankSalon('Kvitto', SUM, thisYear))[1])],
  [
    'figure',
    'hur många dagar hade vi öppet i oktober i år, alltså dagar med försäljning',
    of(new Set(salon.rows.filter(at('2026-10')).map(({ Datum }) => Datum)).size),
  ],
]);

const books = asked('consultants', [
  ['figure', 'vad kostade leasing av bilar', of(inBooks(/^5615/))],
  [
    'ranking',
    'vilka tre konton kostade mest i mars 2010',
    named(
      ['Löner till företagsledare', inBooks(/^7220/, at('201003'))],
      ['Löner till tjänstemän', inBooks(/^7210/, at('201003'))],
      ['Lagstadgade sociala avgifter', inBooks(/^7510/, at('201003'))],
    ),
  ],
  ['misspelt', 'reklamtyck och direktreklam', of(inBooks(/^5930/))],
  ['several', 'drivmedel och reparation av bilarna?', of(inBooks(/^5611/), inBooks(/^5613/))],
  [
    'change',
    'löner till tjänstemän juli-december 2009 mot januari-juni 2010',
    of(inBooks(/^7210/, within('200907', '200912')), inBooks(/^7210/, within('201001', '201006'))),
  ],
  [
    'followUp',
    ['vad gav vi för företagsförsäkringar', 'och i september 2009?'],
    of(inBooks(/^6310/, at('200909'))),
  ],
  ['dialect', 'va gick städninga på', of(inBooks(/^5060/))],
  ['figure', 'pensionspremier för hela året', of(inBooks(/^7412/))],
]);

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'vilken säljare har sålt mest'],
  ['shop', 'hur många liter kallbrygd dricker en kund'],
  ['shop', 'vilka leveranser blev försenade'],
  ['shop', 'varför gillar kunderna inte vårt te'],
  ['shop', 'hur mycket sålde vi i Stockholm i maj'],
  ['shop', 'vad är kaffepriset på börsen'],
  ['firm', 'hur mycket skatt ska vi betala'],
  ['firm', 'när kan vi betala av lånet'],
  ['sampleCosts', 'hur mycket sparade vi på att byta elbolag'],
  ['sampleCosts', 'vad kostar det att avsluta leasingen'],
  ['sampleCosts', 'kostnader för 2021'],
  ['northwind', 'hur många kilo tofu sålde vi'],
  ['northwind', 'vad kostade frakten till Brasilien'],
  ['northwind', 'vilken kund betalar sämst'],
  ['northwind', 'vad sålde vi till Japan'],
  ['salon', 'vilken kund kommer oftast'],
  ['salon', 'hur lång tid tar en balayage'],
  ['salon', 'hur mycket dricks fick Sofie'],
  ['salon', 'har vi schampo kvar på hyllan'],
  ['consultants', 'hur mycket debiterar Anna i timmen'],
  ['consultants', 'vad blir hyran nästa år enligt avtalet'],
];

/** Of the same companies in other words, by the same hand, written before the twenty-fifth was asked. */
export const goldenTwentySixth: readonly Golden[] = goldens(
  [...sales, ...together, ...costs, ...abroad, ...cuts, ...books],
  unanswerable,
);
