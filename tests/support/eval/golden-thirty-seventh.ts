import {
  account,
  at,
  channel,
  countInShop,
  first,
  goldens,
  group,
  inShop,
  is,
  isSupplier,
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
  countSalon,
  inBooks,
  inSalon,
  lastYear,
  left,
  piecesInSalon,
  rankSalon,
  thisYear,
} from './counted-newer.ts';
import {
  built,
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
import { ore } from './truth.ts';

const latest = within('2025-11', '2026-10');
const summer = within('2026-06', '2026-08');

const together = asked('firm', [
  ['dialect', 'va fick vi över i september', of(left(at('2026-09')))],
  [
    'followUp',
    ['vad sålde vi för i augusti', 'och kostnaderna?', 'så vad blev kvar'],
    of(left(at('2026-08'))),
  ],
  [
    'followUp',
    ['vad kostade hyran 2025', 'elen då?', 'och tillsammans'],
    of(ore(paid(lastYear, account('5010')) + paid(lastYear, account('5020')))),
  ],
  ['figure', 'gick vi plus eller minus i somras', of(left(summer))],
  ['figure', 'om vi tappar 10 % av försäljningen vad blir det i kr', of(inShop(latest))],
  [
    'figure',
    'om elen går upp 20 % hur mycket mer blir det på ett år',
    of(ore(paid(latest, account('5020')) * 0.2)),
  ],
  [
    'figure',
    'hur stor del av det vi säljer för går till hyra i år',
    of(share(paid(thisYear, account('5010')), inShop(thisYear))),
  ],
  [
    'change',
    'snabbvägen i år mot i fjol, blev det dyrare?',
    of(paid(within('2026-01', '2026-10'), supplier('Fraktbolaget Snabbvägen AB'))),
  ],
  ['several', 'försäljning o kostnader i maj', of(inShop(at('2026-05')), paid(at('2026-05')))],
  ['ranking', 'vem betalar vi mest till', named(first(rankPaid('Leverantör', isSupplier)))],
  [
    'figure',
    'vad kostar bilen oss på ett år',
    of(ore(paid(latest, account('5615')) + paid(latest, account('5611')))),
  ],
]);

const coffee = asked('shop', [
  ['dialect', 'va säljer sämst på webben', named(last(rankInShop('Benämning', channel('Webb'))))],
  ['misspelt', 'hur måga kunder handla i oktober', of(countInShop('Kundnamn', at('2026-10')))],
  [
    'ranking',
    'fem största kunderna i år tack',
    named(...rankInShop('Kundnamn', thisYear).slice(0, 5)),
  ],
  ['ranking', 'vem köper mest te', named(first(rankInShop('Kundnamn', group('Te'))))],
  ['figure', 'hur mycket rabatt har vi gett bort i år', of(sumInShop('Rabatt', thisYear))],
  [
    'figure',
    'snittordern på webben i år',
    of(ore(inShop(thisYear, channel('Webb')) / countInShop('Ordernr', thisYear, channel('Webb')))),
  ],
  [
    'figure',
    'hur många espresso napoli gick åt förra månaden',
    of(sumInShop('Antal', at('2026-10'), made('Espresso Napoli 1 kg'))),
  ],
  [
    'followUp',
    ['bästa kunden i år', 'och i fjol?'],
    named(first(rankInShop('Kundnamn', lastYear))),
  ],
  [
    'followUp',
    ['vad sålde vi i mars', 'å april', 'vilken va bäst'],
    of(Math.max(inShop(at('2026-03')), inShop(at('2026-04')))),
  ],
  [
    'followUp',
    ['hur går det för te', 'och choklad', 'vilken tjänar vi mest på'],
    of(Math.max(shopProfit(group('Te')), shopProfit(group('Choklad')))),
  ],
  ['change', 'december 25 mot december 24', of(inShop(at('2025-12')), inShop(at('2024-12')))],
  [
    'figure',
    'hur stor del kommer från dom tre största kunderna',
    of(
      share(
        rankInShop('Kundnamn')
          .slice(0, 3)
          .reduce((sum, [, value]) => sum + value, 0),
        inShop(),
      ),
    ),
  ],
  [
    'several',
    'webben eller telefon, vad drar mest i år',
    of(inShop(thisYear, channel('Webb')), inShop(thisYear, channel('Telefon'))),
  ],
  [
    'figure',
    'vad får vi kvar per påse earl grey',
    of(
      ore(
        shopProfit(made('Earl Grey 100 påsar')) / sumInShop('Antal', made('Earl Grey 100 påsar')),
      ),
    ),
  ],
  [
    'figure',
    'hur mycke kallbrygd säljer vi på en månad i snitt',
    of(ore(inShop(made('Kallbrygd 1 liter')) / 24)),
  ],
]);

const chairs = asked('salon', [
  [
    'figure',
    'hur många damklippningar gjorde malin i mars 2026',
    of(piecesInSalon(at('2026-03'), is('Behandling', 'Damklippning'), is('Frisör', 'Malin'))),
  ],
  ['ranking', 'vem drar in mest', named(first(rankSalon('Frisör', 'Summa exkl. moms')))],
  [
    'several',
    'swish eller kort, vad e vanligast',
    named(['Kort', countSalon('Kvitto', is('Betalsätt', 'Kort'))]),
  ],
  [
    'followUp',
    ['vad drog sofie in i fjol', 'och hassan'],
    of(inSalon(lastYear, is('Frisör', 'Hassan'))),
  ],
  [
    'figure',
    'schampot, va sålde vi av de 2025',
    of(inSalon(lastYear, is('Behandling', 'Schampo Björk 300 ml'))),
  ],
]);

const clothes = asked('kids', [
  ['ranking', 'vilken stad handlar mest', named(first(rankKids('Ort')))],
  ['figure', 'hur mycket kom i retur i fjol, i kr', of(Math.abs(inKids(sold('2025'), returned)))],
  ['figure', 'va blev momsen i mars 2026', of(sumInKids('Moms', sold('2026-03')))],
  ['figure', 'malmö i år', of(inKids(sold('2026'), town('Malmö')))],
  [
    'followUp',
    ['vad säljer bäst i göteborg', 'och i malmö?'],
    named(first(rankKids('Artikel', town('Malmö')))),
  ],
  ['figure', 'hur stor andel säljs på marknad', of(share(inKids(soldBy('Marknad')), inKids()))],
]);

const bricks = asked('builder', [
  ['figure', 'va har solbacken kostat hittills', of(built(project('Villa Solbacken')))],
  [
    'figure',
    'material på solbacken',
    of(built(project('Villa Solbacken'), kindOfCost('Material'))),
  ],
  [
    'ranking',
    'vilket projekt drar mest containrar',
    named(first(rankBuilt('Projekt', kindOfCost('Avfall')))),
  ],
  [
    'figure',
    'diesel i snitt per mån 2026',
    of(ore(built(within('2026-01', '2026-08', 'Fakturadatum'), kindOfCost('Drivmedel')) / 8)),
  ],
  [
    'followUp',
    ['vad betalade vi volt i fjol', 'och plankan?'],
    of(built(invoicedOn('2025'), invoicer('Byggvaruhuset Plankan AB'))),
  ],
]);

const ledgers = [
  ...asked('buyer', [
    ['figure', 'frakten för litware', of(inLedger('Frakt', seller('Litware, Inc.')))],
    [
      'ranking',
      'topp 3 leverantörer 2014',
      named(...rankLedger('Netto', booked('2014')).slice(0, 3)),
    ],
  ]),
  ...asked('consultants', [
    ['dialect', 'va omsatte vi', of(Math.abs(inBooks(/^3/)))],
    ['figure', 'vad la vi på löner', of(inBooks(/^(?:7010|7210|7220)/))],
  ]),
];

const unanswerable: readonly Unanswerable[] = [
  ['firm', 'hur mycket har vi på kontot'],
  ['firm', 'vad tjänar Lisa i månaden'],
  ['shop', 'vilken tid på dagen handlar folk mest'],
  ['shop', 'vem har inte betalt sin faktura'],
  ['shop', 'hur många klickar på våra annonser'],
  ['salon', 'hur många drop in hade vi igår'],
  ['kids', 'vilken storlek säljer bäst'],
  ['builder', 'när är badrummet klart'],
  ['builder', 'hur mycket vinst blir det på solbacken'],
  ['buyer', 'vad säljer vi mest av'],
];

/** Of conversations of some turns, ranks, parts, means and what is left, asked before anything was mended by it. */
export const goldenThirtySeventh: readonly Golden[] = goldens(
  [...together, ...coffee, ...chairs, ...clothes, ...bricks, ...ledgers],
  unanswerable,
);
