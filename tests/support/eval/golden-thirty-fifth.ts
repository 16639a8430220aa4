import {
  account,
  channel,
  goldens,
  group,
  inShop,
  is,
  of,
  paid,
  share,
  type Unanswerable,
  within,
} from './counted.ts';
import { asked, left } from './counted-newer.ts';
import type { Golden } from './score.ts';
import { ore } from './truth.ts';

const year = within('2025-11', '2026-10');
const before = within('2024-11', '2025-10');
const perMonth = ore(left(year) / 12);
const largest = is('Kundnamn', 'Kontorskaffe Mälarviken AB');

const together = asked('firm', [
  ['figure', 'hur lönsamma är vi egentligen', of(left(year))],
  ['figure', 'går firman ihop', of(left(year))],
  ['figure', 'tjänar vi några pengar', of(left(year))],
  ['overview', 'går det bra för oss', of(left(year))],
  ['figure', 'har vi råd att anställa en till', of(perMonth)],
  ['figure', 'kan vi anställa någon', of(perMonth)],
  ['figure', 'har jag råd med en ny kaffemaskin', of(perMonth)],
  [
    'change',
    'är hyran för hög',
    of(
      paid(year, account('5010')),
      paid(before, account('5010')),
      share(paid(year, account('5010')), inShop(year)),
    ),
  ],
  [
    'change',
    'hur går det för espresson',
    of(inShop(year, group('Espresso')), inShop(before, group('Espresso'))),
  ],
  [
    'figure',
    'är vi för beroende av kontorskaffe mälarviken',
    of(share(inShop(year, largest), inShop(year))),
  ],
]);

const coffee = asked('shop', [
  [
    'change',
    'hur går det för webben',
    of(inShop(year, channel('Webb')), inShop(before, channel('Webb'))),
  ],
  ['change', 'Hur utvecklas te?', of(inShop(year, group('Te')), inShop(before, group('Te')))],
  [
    'misspelt',
    'hur går det för exspresso',
    of(inShop(year, group('Espresso')), inShop(before, group('Espresso'))),
  ],
  [
    'change',
    'går det bra för choklad',
    of(inShop(year, group('Choklad')), inShop(before, group('Choklad'))),
  ],
  [
    'figure',
    'hur sårbara är vi om kontorskaffe mälarviken slutar',
    of(share(inShop(year, largest), inShop(year))),
  ],
]);

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'har vi råd att anställa'],
  ['shop', 'hur lönsam är hyran'],
  ['shop', 'hur mycket måste vi sälja för att gå runt'],
  ['shop', 'hur ligger vi till mot branschen'],
  ['shop', 'vad kan vi spara in på'],
  ['shop', 'vad är driftnettot'],
  ['sampleCosts', 'hur säljer vi mer'],
  ['sampleCosts', 'vem ska vi ringa'],
  ['sampleCosts', 'har vi råd med en bil till'],
  ['sampleCosts', 'går vi runt'],
];

/** What an owner asks a consultant, where the answer can be counted: how it goes, what is left, what there is room for. */
export const goldenThirtyFifth: readonly Golden[] = goldens([...together, ...coffee], unanswerable);
