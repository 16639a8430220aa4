import { evalCompanies } from './companies.ts';
import {
  account,
  at,
  bought,
  channel,
  countInShop,
  first,
  goldens,
  group,
  inPizza,
  inShop,
  is,
  last,
  made,
  month,
  named,
  of,
  paid,
  rankInShop,
  rankPaid,
  share,
  shopProfit,
  sumInShop,
  supplier,
  type Unanswerable,
  within,
} from './counted.ts';
import { booked, inLedger, rankLedger } from './counted-ledgers.ts';
import {
  asked,
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
import {
  built,
  countBuilt,
  garments,
  inKids,
  invoicedOn,
  invoicer,
  kindOfCost,
  project,
  rankBuilt,
  rankKids,
  returned,
  sold,
  soldBy,
  sumInKids,
  town,
} from './counted-trades.ts';
import type { Golden } from './score.ts';
import { ore, totalsBy } from './truth.ts';

const { pizza } = evalCompanies;
const SUM = 'Summa exkl. moms';
const country = is.bind(null, 'Country');
const treatment = is.bind(null, 'Behandling');

const coffee = asked('shop', [
  ['figure', 'vad sålde vi för i augusti', of(inShop(at('2026-08')))],
  ['ranking', 'vilken är vår bästa vara i år', named(first(rankInShop('Benämning', thisYear)))],
  [
    'change',
    'går te bättre eller sämre än i fjol vid den här tiden',
    of(
      inShop(within('2026-01-01', '2026-10-30'), group('Te')),
      inShop(within('2025-01-01', '2025-10-30'), group('Te')),
    ),
  ],
  [
    'figure',
    'vad tjänade vi på kallbrygden i somras',
    of(shopProfit(within('2026-06', '2026-08'), made('Kallbrygd 1 liter'))),
  ],
  [
    'figure',
    'hur många ordrar la Mälarviken i fjol',
    of(countInShop('Ordernr', lastYear, bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'figure',
    'hur stor del går via webben i år',
    of(share(inShop(thisYear, channel('Webb')), inShop(thisYear))),
  ],
  ['misspelt', 'chokklad i december förra året', of(inShop(at('2025-12'), group('Choklad')))],
  [
    'followUp',
    ['vad sålde vi för i maj', 'varav espresso?'],
    of(inShop(at('2026-05'), group('Espresso'))),
  ],
  [
    'several',
    'bästa och sämsta månaden i fjol',
    of(first(rankInShop(month, lastYear))[1], last(rankInShop(month, lastYear))[1]),
  ],
  [
    'figure',
    'om vi tappar hotell tre granar, vad förlorar vi räknat på i fjol',
    of(inShop(lastYear, bought('Hotell Tre Granar AB'))),
  ],
  ['overview', 'var ska vi lägga krutet nu', { names: ['Första steg'] }],
  [
    'figure',
    'vad är snittpriset på glaskannan i år',
    of(
      ore(
        inShop(thisYear, made('Glaskanna 0,8 liter')) /
          sumInShop('Antal', thisYear, made('Glaskanna 0,8 liter')),
      ),
    ),
  ],
]);

const money = [
  ...asked('firm', [
    ['figure', 'hur gick det resultatmässigt i mars i år', of(left(at('2026-03')))],
    [
      'several',
      'intäkter och kostnader i juni i år',
      of(inShop(at('2026-06')), paid(at('2026-06'))),
    ],
    [
      'figure',
      'hur många procent av det vi säljer för går till frakt i år',
      of(share(paid(thisYear, account('5710')), inShop(thisYear))),
    ],
  ]),
  ...asked('sampleCosts', [
    [
      'figure',
      'vad kostar webbshoppen oss i år',
      of(paid(thisYear, supplier('Webbutiksplattformen Hyllan AB'))),
    ],
    [
      'change',
      'har fraktbolaget blivit dyrare jan-okt jämfört med samma månader i fjol',
      of(
        paid(within('2026-01', '2026-10'), supplier('Fraktbolaget Snabbvägen AB')),
        paid(within('2025-01', '2025-10'), supplier('Fraktbolaget Snabbvägen AB')),
      ),
    ],
    ['ranking', 'topp tre utgifter i oktober', of(first(rankPaid('Kontonamn', at('2026-10')))[1])],
    [
      'followUp',
      ['vad gick bilen på i fjol, leasingen', 'och drivmedel?'],
      of(paid(lastYear, account('5611'))),
    ],
    [
      'misspelt',
      'redovisnigsbyrån i år',
      of(paid(thisYear, supplier('Redovisningsbyrån Saldo AB'))),
    ],
  ]),
];

const trades = [
  ...asked('salon', [
    [
      'ranking',
      'vem drog in minst i september',
      named(last(rankSalon('Frisör', SUM, at('2026-09')))),
    ],
    ['figure', 'hur många besök hade vi i augusti', of(countSalon('Kvitto', at('2026-08')))],
    [
      'figure',
      'vad har vi sålt hårolja för i år',
      of(inSalon(thisYear, treatment('Hårolja Havtorn'))),
    ],
    [
      'ranking',
      'vilken behandling görs oftast i år',
      named(first(totalsBy(evalCompanies.salon.rows, 'Behandling', 'Antal', thisYear))),
    ],
    [
      'figure',
      'hur många färgningar gjorde Malin i år',
      of(piecesInSalon(thisYear, treatment('Helfärgning'), is('Frisör', 'Malin'))),
    ],
  ]),
  ...asked('kids', [
    ['figure', 'vad blev intäkterna i april', of(inKids(sold('2026-04')))],
    [
      'figure',
      'hur många skor har kommit i retur i år',
      of(Math.abs(sumInKids('Antal', sold('2026'), returned, garments('Skor')))),
    ],
    [
      'ranking',
      'sämsta kategorin i butiken i år',
      named(last(rankKids('Kategori', sold('2026'), soldBy('Butiken')))),
    ],
    [
      'change',
      'Luleå i år mot i fjol, jan-sep',
      of(
        inKids(within('2026-01', '2026-09', 'Orderdatum'), town('Luleå')),
        inKids(within('2025-01', '2025-09', 'Orderdatum'), town('Luleå')),
      ),
    ],
  ]),
  ...asked('builder', [
    [
      'figure',
      'vad la vi på material i villan i fjol',
      of(built(invoicedOn('2025'), kindOfCost('Material'), project('Villa Solbacken'))),
    ],
    [
      'figure',
      'hur många räkningar fick vi från tanken i år',
      of(countBuilt(invoicedOn('2026'), invoicer('Drivmedelskortet Tanken'))),
    ],
    [
      'ranking',
      'vilket jobb är dyrast hittills',
      named(first(rankBuilt('Projekt', (row) => row.Projekt !== 'Overhead'))),
    ],
    [
      'several',
      'verktyg i år och i fjol',
      of(
        built(invoicedOn('2026'), kindOfCost('Verktyg')),
        built(invoicedOn('2025'), kindOfCost('Verktyg')),
      ),
    ],
  ]),
];

const others = [
  ...asked('northwind', [
    [
      'ranking',
      'vilka tre länder köpte mest 1997',
      named(...rankNorthwind('Country', ordered('1997')).slice(0, 3)),
    ],
    [
      'figure',
      'vad sålde Robert King för 1997',
      of(inNorthwind(ordered('1997'), is('Sales Person', 'Robert King'))),
    ],
    [
      'ranking',
      'hur fördelar sig försäljningen i Sverige',
      named(first(rankNorthwind('Category', country('Sweden')))),
    ],
  ]),
  ...asked('consultants', [
    ['figure', 'vad kostade underkonsulterna', of(inBooks(/^4610/))],
    ['figure', 'hur mycket omsatte vi under räkenskapsåret', of(Math.abs(inBooks(/^3/)))],
    ['several', 'el och lokalhyra', of(inBooks(/^5020/), inBooks(/^5010/))],
  ]),
  ...asked('pizza', [
    [
      'ranking',
      'bästa pizzan i juli',
      named(first(totalsBy(pizza.rows, 'Benämning', 'Summa', at('2015-07', 'Månad')))),
    ],
    [
      'change',
      'chicken i december mot november',
      of(
        inPizza(at('2015-12', 'Månad'), is('Varugrupp', 'Chicken')),
        inPizza(at('2015-11', 'Månad'), is('Varugrupp', 'Chicken')),
      ),
    ],
  ]),
  ...asked('buyer', [
    ['figure', 'vad blev momsen i januari 2014', of(inLedger('Moms', booked('201401')))],
    [
      'ranking',
      'vem tog mest betalt i frakt 2014',
      named(first(rankLedger('Frakt', booked('2014')))),
    ],
  ]),
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'vilken kund är mest nöjd'],
  ['shop', 'vad kostar en kopp kaffe hos konkurrenten'],
  ['firm', 'hur mycket skatt ska jag betala'],
  ['sampleCosts', 'vilket elavtal är bäst'],
  ['salon', 'hur många har bokat nästa vecka'],
  ['salon', 'vad har Sofie i timlön'],
  ['kids', 'vilka storlekar tar slut först'],
  ['builder', 'när blir badrummet klart'],
  ['builder', 'hur mycket ska vi ta betalt för köket'],
  ['consultants', 'hur många konsulter har vi ute'],
];

/** Of the same files in other words, by one who had mended by the thirty-third. */
export const goldenThirtyFourth: readonly Golden[] = goldens(
  [...coffee, ...money, ...trades, ...others],
  unanswerable,
);
