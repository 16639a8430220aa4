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
import { booked, inLedger, rankLedger, seller } from './counted-ledgers.ts';
import {
  asked,
  countNorthwind,
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
  countKids,
  garment,
  garments,
  inKids,
  invoicedOn,
  invoicer,
  kindOfCost,
  project,
  rankBuilt,
  rankKids,
  sold,
  soldBy,
  sumBuilt,
  sumInKids,
  town,
} from './counted-trades.ts';
import type { Golden } from './score.ts';
import { ore } from './truth.ts';

const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const country = is.bind(null, 'Country');
const goods = is.bind(null, 'Product');
const SUM = 'Summa exkl. moms';
const kidsOf = (from: string, to: string) => within(from, to, 'Orderdatum');
const builtOf = (from: string, to: string) => within(from, to, 'Fakturadatum');

const clothes = asked('kids', [
  [
    'figure',
    'Hur mycket sålde vi på marknad förra året?',
    of(inKids(sold('2025'), soldBy('Marknad'))),
  ],
  [
    'figure',
    'antal sålda gummistövlar i september i år',
    of(sumInKids('Antal', sold('2026-09'), garment('Gummistövel Pöl'))),
  ],
  [
    'figure',
    'vad har kund K2005 handlat för i år',
    of(inKids(sold('2026'), is('Kundnr', 'K2005'))),
  ],
  [
    'figure',
    'hur många ordrar per månad i snitt 2025',
    of(ore(countKids('Ordernr', sold('2025')) / 12)),
  ],
  ['ranking', 'vilken ort handlade minst i fjol', named(last(rankKids('Ort', sold('2025'))))],
  [
    'ranking',
    'vilken dag i veckan säljer butiken bäst i år',
    of(first(rankKids(dayOf, sold('2026'), soldBy('Butiken')))[1]),
  ],
  [
    'change',
    'Hur gick baby det här året jämfört med förra, jan-sep?',
    of(
      inKids(kidsOf('2026-01', '2026-09'), garments('Baby')),
      inKids(kidsOf('2025-01', '2025-09'), garments('Baby')),
    ),
  ],
  [
    'followUp',
    ['vad sålde vi för i Malmö i år', 'hur mycket av det var skor?'],
    of(inKids(sold('2026'), town('Malmö'), garments('Skor'))),
  ],
  [
    'several',
    'pyjamas och body i augusti i år',
    of(
      inKids(sold('2026-08'), garment('Pyjamas Måne')),
      inKids(sold('2026-08'), garment('Body Eko 3-pack')),
    ),
  ],
  ['misspelt', 'legings prik 2025', of(inKids(sold('2025'), garment('Leggings Prick')))],
]);

const bricks = asked('builder', [
  [
    'figure',
    'hur mycket diesel till Villa Solbacken i fjol',
    of(built(invoicedOn('2025'), project('Villa Solbacken'), kindOfCost('Drivmedel'))),
  ],
  [
    'figure',
    'momsen på Ahlgrens fakturor i år',
    of(sumBuilt('Moms', invoicedOn('2026'), invoicer('Ahlgrens El & Montage'))),
  ],
  ['figure', 'hur många fakturor fick vi i mars i år', of(countBuilt(invoicedOn('2026-03')))],
  [
    'ranking',
    'vilken underentreprenör har kostat mest',
    of(first(rankBuilt('Leverantör', kindOfCost('Underentreprenör')))[1]),
  ],
  ['ranking', 'billigaste projektet hittills', named(last(rankBuilt('Projekt')))],
  [
    'change',
    'maskinhyran andra kvartalet i år mot första',
    of(
      built(builtOf('2026-04', '2026-06'), kindOfCost('Maskinhyra')),
      built(builtOf('2026-01', '2026-03'), kindOfCost('Maskinhyra')),
    ),
  ],
  [
    'followUp',
    ['vad kostade köket på Lindgatan i fjol', 'och badrummet?'],
    of(built(invoicedOn('2025'), project('Badrum Ek'))),
  ],
]);

const coffee = asked('shop', [
  [
    'figure',
    'vad tjänar vi per styck på Siphonbryggaren',
    of(ore(shopProfit(made('Siphonbryggare')) / sumInShop('Antal', made('Siphonbryggare')))),
  ],
  [
    'figure',
    'hur många olika tesorter köpte Kontorskaffe i år',
    of(countInShop('Benämning', thisYear, group('Te'), bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'figure',
    'rabatten till Mälarviken sen vi började',
    of(sumInShop('Rabatt', bought('Kontorskaffe Mälarviken AB'))),
  ],
  ['ranking', 'vilken kund har tredje störst täckningsbidrag i år', of(thirdProfit())],
  [
    'ranking',
    'vad säljer sämst av chokladen i år',
    named(last(rankInShop('Benämning', thisYear, group('Choklad')))),
  ],
  [
    'change',
    'är webben större än säljarna i år',
    of(inShop(thisYear, channel('Webb')), inShop(thisYear, channel('Säljare'))),
  ],
  [
    'followUp',
    ['hur mycket köpte Kanelknuten i år', 'hur många ordrar var det?', 'och i fjol?'],
    of(countInShop('Ordernr', lastYear, bought('Café Kanelknuten AB'))),
  ],
  [
    'dialect',
    'hur möcke tee gick de åt i våras',
    of(inShop(within('2026-03', '2026-05'), group('Te'))),
  ],
  [
    'misspelt',
    'snitordern i oktober i år',
    of(ore(inShop(at('2026-10')) / countInShop('Ordernr', at('2026-10')))),
  ],
]);

const together = asked('firm', [
  ['figure', 'resultatet för första halvåret i år tack', of(left(within('2026-01', '2026-06')))],
  [
    'several',
    'vad sålde vi espresso för i maj i år och vad kostade frakterna då',
    of(inShop(at('2026-05'), group('Espresso')), paid(at('2026-05'), account('5710'))),
  ],
]);

const expenses = asked('sampleCosts', [
  [
    'figure',
    'hur mycket går till banken per månad i år',
    of(ore(paid(within('2026-01', '2026-10'), account('6570')) / 10)),
  ],
  [
    'ranking',
    'näst dyraste leverantören i fjol',
    named(...rankPaid('Leverantör', lastYear).slice(1, 2)),
  ],
  [
    'change',
    'har bilen blivit dyrare, leasing jan-okt mot i fjol',
    of(
      paid(within('2026-01', '2026-10'), account('5615')),
      paid(within('2025-01', '2025-10'), account('5615')),
    ),
  ],
  [
    'several',
    'Hyllan och Debet var för sig i juli i år',
    of(
      paid(at('2026-07'), supplier('Webbutiksplattformen Hyllan AB')),
      paid(at('2026-07'), supplier('Bokföringsprogrammet Debet AB')),
    ),
  ],
]);

const cuts = asked('salon', [
  [
    'figure',
    'hur många permanenter har Malin gjort',
    of(piecesInSalon(treatment('Permanent'), hairdresser('Malin'))),
  ],
  [
    'ranking',
    'vem säljer mest produkter i år',
    named(first(rankSalon('Frisör', SUM, thisYear, is('Kategori', 'Produkter')))),
  ],
  [
    'figure',
    'hur stor del av omsättningen i år betalas med swish',
    of(share(inSalon(thisYear, is('Betalsätt', 'Swish')), inSalon(thisYear))),
  ],
]);

const others = [
  ...asked('northwind', [
    [
      'ranking',
      'vilken kund i Tyskland köpte mest 1997',
      named(first(rankNorthwind('Distributor', ordered('1997'), country('Germany')))),
    ],
    ['figure', 'hur många länder köpte Tofu', of(countNorthwind('Country', goods('Tofu')))],
    [
      'change',
      'Peacock mot Leverling 1997',
      of(
        inNorthwind(ordered('1997'), is('Sales Person', 'Margaret Peacock')),
        inNorthwind(ordered('1997'), is('Sales Person', 'Janet Leverling')),
      ),
    ],
  ]),
  ...asked('consultants', [
    [
      'figure',
      'vad kostade telefon och datakommunikation ihop',
      of(ore(inBooks(/^6211/) + inBooks(/^6230/))),
    ],
    ['ranking', 'vilken månad var lönerna till tjänstemän högst', of(largestMonth())],
  ]),
  ...asked('buyer', [
    [
      'figure',
      'Litware netto 2013',
      of(inLedger('Netto', booked('2013'), seller('Litware, Inc.'))),
    ],
    [
      'ranking',
      'vem betalade vi minst frakt till 2014',
      of(last(rankLedger('Frakt', booked('2014')))[1]),
    ],
  ]),
];

/** The day of the week of a row of clothes. */
function dayOf({ Orderdatum = '' }: { Orderdatum?: string }): string {
  return String(new Date(`${Orderdatum}T12:00:00Z`).getUTCDay());
}

/** The third largest contribution of a customer of the shop this year. */
function thirdProfit(): number {
  const customers = rankInShop('Kundnamn', thisYear).map(([name]) => name);
  return customers.map((name) => shopProfit(thisYear, bought(name))).sort((a, b) => b - a)[2] ?? 0;
}

/** The largest month of the salaries on one account. */
function largestMonth(): number {
  const months = new Set(evalCompanies.consultants.rows.map(({ Datum = '' }) => Datum.slice(0, 6)));
  return Math.max(...[...months].map((each) => inBooks(/^7210/, both(at(each)))));
}

const unanswerable: readonly Unanswerable[] = [
  ['kids', 'vilken ålder köper vi mest till'],
  ['kids', 'hur många returnerade för att storleken var fel'],
  ['kids', 'vad är vår bästa marginal på tröjor'],
  ['builder', 'vem på Plankan säljer bäst'],
  ['builder', 'hur mycket tog vi betalt för altanen'],
  ['builder', 'vilken faktura förfaller härnäst'],
  ['shop', 'hur ofta rengör kunderna maskinen'],
  ['shop', 'vilken rost är starkast'],
  ['sampleCosts', 'hur många mil körde bilen'],
  ['sampleCosts', 'vem jobbar mest övertid'],
  ['firm', 'när har vi råd att anställa en till'],
  ['salon', 'hur många lediga tider har Hassan i morgon'],
  ['northwind', 'vilket land klagar mest'],
  ['consultants', 'hur många timmar debiterade vi'],
];

/** Of the same files in a third voice, by one who had mended by the two before. */
export const goldenThirtySecond: readonly Golden[] = goldens(
  [...clothes, ...bricks, ...coffee, ...together, ...expenses, ...cuts, ...others],
  unanswerable,
);
