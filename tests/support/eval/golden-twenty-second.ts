import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  type Expected,
  type Fits,
  first,
  goldens,
  inCycles,
  inShop,
  last,
  named,
  of,
  paid,
  rankPaid,
  share,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { ore, type TruthRow, total, totalsBy } from './truth.ts';

const { cycles, vat, invoices, discounts, web, suppliers } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const ordered = (prefix: string) => at(prefix, 'OrderDate');
const freight = (...tests: Fits[]) => total(cycles.rows, 'Freight', both(...tests));
const isValid: Fits = ({ Makulerad }) => Makulerad === 'Nej';
const ofEk: Fits = ({ Kundnamn }) => Kundnamn === 'Ek Bygg AB';
const fordon: Fits = ({ Konto }) => /^56/.test(Konto ?? '');
const dayOf = ({ Datum = '' }: TruthRow) => new Date(`${Datum}T12:00:00Z`).getUTCDay();
const onDay =
  (day: number): Fits =>
  (row) =>
    dayOf(row) === day;
const left = (month: string) => ore(inShop(at(month)) - paid(at(month)));
const months = (year: string, many: number) =>
  Array.from({ length: many }, (_, each) => `${year}-${String(each + 1).padStart(2, '0')}`)
    .map((month): [string, number] => [month, left(month)])
    .sort((a, b) => b[1] - a[1]);

type Row = readonly [Golden['kind'], string | readonly string[], Expected];
const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);

const answerable: readonly Answerable[] = [
  ['vat', 'figure', 'hur mycket moms ligger det på ericssons faktura', of(500)],
  ['vat', 'figure', 'totalt med moms', of(total(vat.rows, 'Belopp inkl. moms'))],
  ['vat', 'followUp', ['vad sålde vi till volvo', 'hur mycket var momsen på det'], of(250)],
  [
    'invoices',
    'figure',
    'moms till ek bygg',
    of(total(invoices.rows, 'Moms', both(isValid, ofEk))),
  ],
  ['invoices', 'figure', 'utestående belopp', of(total(invoices.rows, 'Saldo', isValid))],
  ['invoices', 'figure', 'har al måleri nåt obetalt', of(5000)],
  [
    'discounts',
    'ranking',
    'vilken kund betalade mest inklusive moms',
    named(first(totalsBy(discounts.rows, 'Customer', 'Gross Amount'))),
  ],
  ['web', 'figure', 'vad tog vi för frakten i februari', of(49)],
  ['web', 'several', 'frakt och moms i januari', of(98, 99.6)],
  ['web', 'figure', 'snittfrakt per order', of(ore(total(web.rows, 'Shipping') / 3))],
  ['suppliers', 'figure', 'vad blev det med momsen från eon', of(1250)],
  [
    'suppliers',
    'ranking',
    'moms per leverantör',
    named(...totalsBy(suppliers.rows, 'Leverantör', 'Moms')),
  ],
  [
    'cycles',
    'change',
    'frakten i maj 2014 jämfört med april',
    of(freight(ordered('2014-05')), freight(ordered('2014-04'))),
  ],
  [
    'cycles',
    'figure',
    'hur stor del av inköpskostnaden är frakt 2014',
    of(share(freight(ordered('2014')), inCycles(ordered('2014')))),
  ],
  ...asked('firm', [
    ['ranking', 'bästa månaden resultatmässigt i år', of(first(months('2026', 10))[1])],
    ['ranking', 'när gick det som sämst i år, minst pengar över', of(last(months('2026', 10))[1])],
    ['figure', 'gick vi plus i maj i år', of(left('2026-05'))],
  ]),
  ...asked('sampleCosts', [
    ['figure', 'vad har bilarna kostat 2025', of(paid(lastYear, fordon))],
    ['figure', 'mobilräkningen i juni', of(paid(at('2026-06'), account('6210')))],
    ['figure', 'soppa i mars', of(paid(at('2026-03'), account('5611')))],
    ['figure', 'it kostnader i år', of(paid(thisYear, account('6540')))],
    [
      'change',
      'telefonen i år mot i fjol, jan till okt',
      of(
        paid(within('2026-01', '2026-10'), account('6210')),
        paid(within('2025-01', '2025-10'), account('6210')),
      ),
    ],
    [
      'ranking',
      'vilken månad tankade vi för mest 2025',
      of(first(rankPaid((row) => (row.Datum ?? '').slice(0, 7), lastYear, account('5611')))[1]),
    ],
  ]),
  ...asked('shop', [
    ['misspelt', 'hur mycket säljer vi på måndgar 2025', of(inShop(lastYear, onDay(1)))],
    ['misspelt', 'omsättning onsdaggar i år', of(inShop(thisYear, onDay(3)))],
    ['overview', 'vad rekommenderar du att vi ska göra nu', { names: ['Första steg'] }],
  ]),
];

const unanswerable: readonly Unanswerable[] = [
  ['vat', 'hur mycket moms får vi tillbaka av skatteverket'],
  ['vat', 'vad var frakten till volvo'],
  ['invoices', 'hur många dagar försenade är kunderna'],
  ['web', 'vad kostade frakten oss hos posten'],
  ['shop', 'försäljning inklusive moms i mars'],
  ['sampleCosts', 'vad kostar larmet'],
  ['cycles', 'vad blev inköpen med moms'],
  ['firm', 'vilken dag blev det mest över efter alla kostnader'],
];

/** The same kinds again in other words, when the twenty-first had been mended by. */
export const goldenTwentySecond: readonly Golden[] = goldens(answerable, unanswerable);
