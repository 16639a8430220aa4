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
  last,
  made,
  named,
  not,
  of,
  paid,
  rankInShop,
  share,
  shopProfit,
  sumInShop,
  supplier,
  type Unanswerable,
  within,
} from './counted.ts';
import { inLedger, rankLedger, seller } from './counted-ledgers.ts';
import {
  asked,
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
  kindOfCost,
  project,
  rankBuilt,
  rankKids,
  sold,
  soldBy,
  town,
} from './counted-trades.ts';
import type { Golden } from './score.ts';
import { ore } from './truth.ts';

const latest = within('2025-11', '2026-10');
const orders = (...tests: Parameters<typeof countInShop>[1][]) => countInShop('Ordernr', ...tests);

const together = asked('firm', [
  ['figure', 'hur stor blev vinsten i mars 2026', of(left(at('2026-03')))],
  [
    'followUp',
    ['vad drog vi in i juni', 'och vad gick ut', 'vad blev över då'],
    of(left(at('2026-06'))),
  ],
  [
    'followUp',
    ['telefonen i fjol', 'och frakten?', 'ihop då?'],
    of(ore(paid(lastYear, account('6210')) + paid(lastYear, account('5710')))),
  ],
  [
    'figure',
    'vad kostar annonserna per order',
    of(ore(paid(latest, account('5910')) / orders(latest))),
  ],
  [
    'figure',
    'om telefonen blir 10 % dyrare, hur mycket har vi kvar',
    of(ore(left(latest) - paid(latest, account('6210')) * 0.1)),
  ],
  ['change', 'vinsten september mot augusti', of(ore(left(at('2026-09')) - left(at('2026-08'))))],
  ['figure', 'vad kostar lokalen om året', of(paid(latest, account('5010')))],
  [
    'several',
    'hyra el o telefon i år',
    of(
      paid(thisYear, account('5010')),
      paid(thisYear, account('5020')),
      paid(thisYear, account('6210')),
    ),
  ],
]);

const coffee = asked('shop', [
  [
    'followUp',
    ['hur gick mars', 'och april', 'vilken månad var bäst av dom'],
    of(inShop(at('2026-03'))),
  ],
  [
    'followUp',
    ['espresso i år', 'bryggkaffe då', 'ihop?'],
    of(ore(inShop(thisYear, group('Espresso')) + inShop(thisYear, group('Bryggkaffe')))),
  ],
  [
    'followUp',
    ['vem köper mest choklad', 'hur mycket köpte dom i fjol'],
    of(
      inShop(
        lastYear,
        group('Choklad'),
        is('Kundnamn', first(rankInShop('Kundnamn', group('Choklad')))[0]),
      ),
    ),
  ],
  [
    'change',
    'mars till maj mot mars till maj i fjol',
    of(inShop(within('2026-03', '2026-05')), inShop(within('2025-03', '2025-05'))),
  ],
  [
    'change',
    'vår mot höst 2025',
    of(inShop(within('2025-03', '2025-05')), inShop(within('2025-09', '2025-11'))),
  ],
  ['dialect', 'va e största kundens andel', of(share(first(rankInShop('Kundnamn'))[1], inShop()))],
  [
    'ranking',
    'bästa o sämsta produkten i år',
    named(first(rankInShop('Benämning', thisYear)), last(rankInShop('Benämning', thisYear))),
  ],
  ['figure', 'hur mycket sålde vi utan webben i år', of(inShop(thisYear, not(channel('Webb'))))],
  ['misspelt', 'hur måga ordar i september', of(orders(at('2026-09')))],
  [
    'figure',
    'sålde vi nåt te på telefon i oktober',
    of(inShop(at('2026-10'), group('Te'), channel('Telefon'))),
  ],
  [
    'figure',
    'vad ligger priset på kallbrygd på i snitt i år',
    of(
      ore(
        inShop(thisYear, made('Kallbrygd 1 liter')) /
          sumInShop('Antal', thisYear, made('Kallbrygd 1 liter')),
      ),
    ),
  ],
  ['figure', 'hur mycke tjänar vi på choklad i år', of(shopProfit(thisYear, group('Choklad')))],
]);

const trades = [
  ...asked('salon', [
    [
      'ranking',
      'vem gjorde flest klippningar',
      named(first(rankSalon('Frisör', 'Antal', is('Kategori', 'Klippning')))),
    ],
    [
      'followUp',
      ['vad drog malin in i mars 2026', 'å sofie', 'tillsammans?'],
      of(
        ore(
          inSalon(at('2026-03'), is('Frisör', 'Malin')) +
            inSalon(at('2026-03'), is('Frisör', 'Sofie')),
        ),
      ),
    ],
    [
      'figure',
      'hur många herrklipp gjorde hassan förra året',
      of(piecesInSalon(lastYear, is('Behandling', 'Herrklippning'), is('Frisör', 'Hassan'))),
    ],
  ]),
  ...asked('kids', [
    ['ranking', 'va går sämst i malmö', named(last(rankKids('Artikel', town('Malmö'))))],
    [
      'followUp',
      ['stockholm 2025', 'göteborg då', 'vilken är störst'],
      of(inKids(sold('2025'), town('Stockholm'))),
    ],
    [
      'figure',
      'hur mycket säljer vi i butiken per månad 2025',
      of(ore(inKids(sold('2025'), soldBy('Butiken')) / 12)),
    ],
  ]),
  ...asked('builder', [
    [
      'followUp',
      ['material på solbacken', 'och på takbytet', 'tillsammans'],
      of(
        ore(
          built(project('Villa Solbacken'), kindOfCost('Material')) +
            built(project('Takbyte Skolan'), kindOfCost('Material')),
        ),
      ),
    ],
    [
      'ranking',
      'dyraste projektet i år',
      named(first(rankBuilt('Projekt', invoicedOn('2026'), not(project('Overhead'))))),
    ],
  ]),
  ...asked('buyer', [
    ['ranking', 'va kostar mest, vilken leverantör', named(first(rankLedger('Netto')))],
    ['figure', 'moms på litware', of(inLedger('Moms', seller('Litware, Inc.')))],
  ]),
  ...asked('consultants', [['figure', 'va kosta telefonen', of(inBooks(/^6211/))]]),
  ...asked('sampleCosts', [
    [
      'change',
      'snabbvägen 2025 mot i år',
      of(paid(within('2026-01', '2026-10'), supplier('Fraktbolaget Snabbvägen AB'))),
    ],
  ]),
];

const unanswerable: readonly Unanswerable[] = [
  ['firm', 'hur mycket har vi i kassan idag'],
  ['shop', 'vad blev vinsten efter hyran'],
  ['shop', 'frakt per order'],
  ['salon', 'vilken kund kommer tillbaka oftast'],
  ['kids', 'vinsten per månad'],
  ['builder', 'hur mycket har vi fakturerat skolan'],
  ['sampleCosts', 'vad sålde vi i maj'],
  ['consultants', 'vem är bästa säljaren'],
];

/** Of the same kinds in other words, by one who had mended by the thirty-seventh. */
export const goldenThirtyEighth: readonly Golden[] = goldens(
  [...together, ...coffee, ...trades],
  unanswerable,
);
