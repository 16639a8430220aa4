import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  bought,
  channel,
  countInShop,
  type Expected,
  goldens,
  group,
  inPizza,
  inShop,
  isSupplier,
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
  top,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { ore, totalsBy } from './truth.ts';

const { pizza } = evalCompanies;
const thisYear = at('2026');
const lastYear = at('2025');
const placeOf = (name: string, ...tests: Parameters<typeof rankInShop>[1][]) =>
  1 + rankInShop('Kundnamn', ...tests).findIndex(([each]) => each === name);
const margin = (...tests: Parameters<typeof shopProfit>) =>
  share(shopProfit(...tests), inShop(...tests));

const dayOf = ({ Datum = '' }: Record<string, string>) =>
  new Date(`${Datum}T12:00:00Z`).getUTCDay();
type Row = readonly [Golden['kind'], string | readonly string[], Expected];
const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);

const shop = asked('shop', [
  ['figure', 'va drog vi in på nyårsafton 2025', { names: ['31 december 2025'] }],
  ['figure', 'omsättning skärtorsdagen i år', of(inShop(at('2026-04-02')))],
  ['figure', 'hur gick cyber monday förra året', of(inShop(at('2025-12-01')))],
  ['figure', 'lördagar 2025 totalt', of(inShop(lastYear, isSaturday))],
  [
    'figure',
    'hur många ordrar på vardagar i mars i år',
    of(countInShop('Ordernr', at('2026-03'), isWeekday)),
  ],
  ['figure', 'sista 3 dagarna i november 2025', of(inShop(within('2025-11-28', '2025-11-30')))],
  [
    'ranking',
    'vilken plats hade solängen bland kunderna förra året',
    of(placeOf('Gårdsbutiken Solängen AB', lastYear)),
  ],
  [
    'ranking',
    'hamnar sidan ett bland de 20 största kunderna i år',
    of(placeOf('Bokcaféet Sidan Ett AB', thisYear)),
  ],
  ['ranking', 'är espresso vår största grupp i år', of(1)],
  [
    'figure',
    'hur ofta handlade rosen i år',
    of(countInShop('Ordernr', thisYear, bought('Presentbutiken Rosen HB'))),
  ],
  ['ranking', 'vilka kunder borde vi kontakta', { names: ['Café Syrenen AB'] }],
  [
    'ranking',
    'topp 3 tekunder i fjol',
    named(...rankInShop('Kundnamn', lastYear, group('Te')).slice(0, 3)),
  ],
  ['figure', 'hur mycket gav vi bort i rabatt i mars', of(sumInShop('Rabatt', at('2026-03')))],
  [
    'figure',
    'vad är det för marginal på pralinask i år',
    of(margin(thisYear, made('Pralinask 24 bitar'))),
  ],
  ['followUp', ['omsättning i juli', 'och marginalen?'], of(margin(at('2026-07')))],
  [
    'followUp',
    ['omsättning i juli', 'och i augusti?', 'och vinsten då?'],
    of(shopProfit(at('2026-08'))),
  ],
  [
    'followUp',
    ['bästa varan 2025', 'och rabatten?'],
    of(sumInShop('Rabatt', lastYear, made(top('Benämning', lastYear)[0]))),
  ],
  [
    'followUp',
    ['hur mycket sålde vi till lyktan i år', 'var ligger dom bland kunderna?'],
    of(placeOf('Restaurang Lyktan i Hamnen AB', thisYear)),
  ],
  ['followUp', ['försäljning på webben i maj', 'och på helgerna?'], { names: ['ingen rad'] }],
  [
    'change',
    'telefon i år jan-okt mot ifjol samma tid',
    of(
      inShop(within('2026-01', '2026-10'), channel('Telefon')),
      inShop(within('2025-01', '2025-10'), channel('Telefon')),
    ),
  ],
  ['misspelt', 'omsätning på hälger i år', of(inShop(thisYear, isWeekend))],
  ['misspelt', 'vad såle vi på blak friday 2025', of(inShop(at('2025-11-28')))],
  ['figure', 'hur många sorters kaffe köper kanelknuten', { names: ['Antalet produkter'] }],
  ['several', 'bästa och sämsta veckan 2025', of(...weeks())],
  ['figure', 'när var första gången padelhallen köpte', { names: ['2 februari 2026'] }],
]);

const others: readonly Answerable[] = [
  ...asked('sampleCosts', [
    ['figure', 'vad brände vi på drivmedel i fjol', of(paid(lastYear, account('5611')))],
    [
      'ranking',
      'var ligger elhandel norrsken bland leverantörerna i år',
      of(
        1 +
          rankPaid('Leverantör', thisYear, isSupplier).findIndex(
            ([name]) => name === 'Elhandel Norrsken AB',
          ),
      ),
    ],
    [
      'figure',
      'hur mycket fick fraktbolaget av oss i fjol',
      of(paid(lastYear, supplier('Fraktbolaget Snabbvägen AB'))),
    ],
    [
      'followUp',
      ['vad kostade elen i mars', 'och hyran?'],
      of(paid(at('2026-03'), account('5010'))),
    ],
  ]),
  ['firm', 'figure', 'vad blev över 2025', of(ore(inShop(lastYear) - paid(lastYear)))],
  [
    'pizza',
    'ranking',
    'är hawaiian pizza bland de tio bästa',
    of(
      1 +
        totalsBy(pizza.rows, 'Benämning', 'Summa').findIndex(
          ([name]) => name === 'The Hawaiian Pizza',
        ),
    ),
  ],
  [
    'pizza',
    'figure',
    'hur många sorters pizza har vi',
    of(new Set(pizza.rows.map((row) => row.Benämning)).size),
  ],
  ['pizza', 'figure', 'sålt för i dec', of(inPizza(at('2015-12', 'Månad')))],
];

function isSaturday(row: Record<string, string>) {
  return dayOf(row) === 6;
}
function isWeekend(row: Record<string, string>) {
  return dayOf(row) === 6 || dayOf(row) === 0;
}
function isWeekday(row: Record<string, string>) {
  return !isWeekend(row);
}
/** The best week and the worst whole one of 2025. */
function weeks(): number[] {
  const ranked = rankInShop((row) => {
    const date = new Date(`${row.Datum}T12:00:00Z`);
    const back = (date.getUTCDay() + 6) % 7;
    return new Date(date.getTime() - back * 86_400_000).toISOString().slice(0, 10);
  }, lastYear).filter(([monday]) => monday >= '2025-01-06' && monday <= '2025-12-22');
  return [ranked[0]?.[1] ?? 0, ranked.at(-1)?.[1] ?? 0];
}

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'vad sålde vi på lucia 2026'],
  ['shop', 'hur ofta kommer kunderna på besök'],
  ['shop', 'var ligger vi bland rosterierna i sverige'],
  ['shop', 'vilken vecka har vi semester'],
  ['shop', 'vilka kunder ringde igår'],
  ['shop', 'hur ofta tvättar vi bilen'],
  ['shop', ['omsättning i maj', 'och räntan?']],
  ['shop', 'hur många sorters kunder har vi'],
  ['sampleCosts', 'är vår elleverantör den dyraste i sverige'],
  ['pizza', 'vad sålde vi på julafton'],
];

/** The same kinds again in other words, when the nineteenth had been mended by. */
export const goldenTwentieth: readonly Golden[] = goldens([...shop, ...others], unanswerable);
