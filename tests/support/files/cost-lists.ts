import type { Choices } from './choices.ts';
import { code, date, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';

/** Lists of costs that are no purchases: agreements, cards, budgets, payrolls. Money in öre. */

interface Dated {
  day?: string;
  ore: number;
}

function costTruth(rows: readonly Dated[], others: readonly number[] = []): MadeFile['truth'] {
  const months = new Map<string, number>();
  for (const { day, ore } of rows)
    if (day !== undefined) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + ore);
  const total = rows.reduce((sum, { ore }) => sum + ore, 0);
  const dated = rows.every(({ day }) => day !== undefined);
  return { purpose: 'costs', totals: [total, ...others], months: dated ? months : null };
}

function sheetOf(name: string, header: string[], rows: Value[][]): Sheet {
  return { name, title: [], header: [header], rows, foot: [] };
}

const AGREEMENTS: readonly [supplier: string, what: string, ore: number, times: number][] = [
  ['Fastighets AB Balder', 'Lokalhyra', 1_250_000, 12],
  ['Telia Sverige AB', 'Mobilabonnemang', 89_900, 12],
  ['If Skadeförsäkring', 'Företagsförsäkring', 1_840_000, 1],
  ['Fortnox AB', 'Bokföring', 119_700, 4],
  ['Securitas', 'Larm', 64_900, 12],
  ['Svensk Handel', 'Medlemsavgift', 450_000, 1],
  ['Elis Textil', 'Entrémattor', 210_000, 4],
  ['Adobe Ireland', 'Creative Cloud', 74_900, 12],
];
const OFTEN = {
  adverb: { 12: 'månadsvis', 4: 'kvartalsvis', 1: 'årsvis' },
  noun: { 12: 'månad', 4: 'kvartal', 1: 'år' },
  number: { 12: '12', 4: '4', 1: '1' },
} as const;

/** Agreements with an amount each time and how often it is paid: what they cost in a year. */
export function agreements(choices: Choices): MadeFile {
  const random = choices.stream('agreements');
  const words = choices.pick('words of intervals', ['noun', 'adverb', 'number'] as const);
  const rows = AGREEMENTS.map(([supplier, what, ore, times]) => ({
    supplier,
    what,
    times,
    ore: ore + Math.floor(random() * 9) * 1000,
  }));
  const header = [
    'Leverantör',
    'Avtal',
    'Belopp',
    words === 'number'
      ? 'Betalningar per år'
      : choices.pick('name of the interval', ['Intervall', 'Faktureras', 'Betalas'] as const),
  ];
  const cells = rows.map(({ supplier, what, ore, times }): Value[] => [
    text(supplier),
    text(what),
    money(ore),
    text(OFTEN[words][times as 1 | 4 | 12]),
  ]);
  return {
    sheets: [sheetOf('Avtal', header, cells)],
    truth: costTruth(rows.map(({ ore, times }) => ({ ore: ore * times }))),
  };
}

/** A company card: purchases with plus, the payment of the bill with minus, which is no credit. */
export function cardStatement(choices: Choices): MadeFile {
  const random = choices.stream('card');
  const paid = choices.chance('payment of the card', 0.7);
  const foreign = choices.chance('foreign purchases', 0.4);
  const rows: Value[][] = [];
  const counted: Dated[] = [];
  const shops = [
    'Circle K Örebro',
    'ICA Maxi',
    'SJ Internetbutik',
    'Clas Ohlson',
    'Dustin Sverige',
    'Scandic Malmö',
  ];
  for (let place = 0; place < choices.int('card purchases', 8, 50); place++) {
    const day = new Date(Date.parse('2025-02-01T00:00:00Z') + place * 3 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const ore = 9_900 + Math.floor(random() * 300) * 500;
    const abroad = foreign && random() < 0.3;
    rows.push([
      date(day),
      text(abroad ? 'Hetzner Online GmbH' : (shops[place % shops.length] ?? '')),
      text(abroad ? 'EUR' : 'SEK'),
      abroad ? money(Math.round(ore / 11.3)) : empty,
      money(ore),
    ]);
    counted.push({ day, ore });
    if (paid && place % 12 === 11)
      rows.push([date(day), text('Inbetalning, tack'), text('SEK'), empty, money(-2_500_000)]);
  }
  const header = [
    'Datum',
    'Inköpsställe',
    'Valuta',
    'Utländskt belopp',
    choices.pick('name of card amount', ['Belopp', 'Belopp SEK', 'Belopp i kr'] as const),
  ];
  return { sheets: [sheetOf('Kortköp', header, rows)], truth: costTruth(counted) };
}

const ACCOUNTS: readonly [account: string, name: string, ore: number][] = [
  ['4010', 'Inköp varor', 41_250_000],
  ['5010', 'Lokalhyra', 15_000_000],
  ['5420', 'Programvaror', 2_310_000],
  ['6310', 'Företagsförsäkringar', 1_840_000],
  ['7010', 'Löner', 88_000_000],
  ['7510', 'Arbetsgivaravgifter', 27_649_600],
];

/** What was spent beside what was planned: the plan is no cost. */
export function budget(choices: Choices): MadeFile {
  const random = choices.stream('budget');
  const order = choices.pick('order of outcome', ['outcome first', 'budget first'] as const);
  const rows = ACCOUNTS.map(([account, name, ore]) => {
    const outcome = ore + Math.floor(random() * 50) * 10_000;
    return { account, name, outcome, plan: ore };
  });
  const both = (a: Value, b: Value) => (order === 'outcome first' ? [a, b] : [b, a]);
  const names = order === 'outcome first' ? ['Utfall', 'Budget'] : ['Budget', 'Utfall'];
  const cells = rows.map(({ account, name, outcome, plan }) => [
    code(account),
    text(name),
    ...both(money(outcome), money(plan)),
    money(outcome - plan),
  ]);
  if (choices.chance('total of the budget', 0.5)) {
    const sum = (key: 'outcome' | 'plan') => rows.reduce((all, row) => all + row[key], 0);
    cells.push([
      empty,
      text('Summa kostnader'),
      ...both(money(sum('outcome')), money(sum('plan'))),
      money(sum('outcome') - sum('plan')),
    ]);
  }
  const sheet = sheetOf('Budgetuppföljning', ['Konto', 'Benämning', ...names, 'Avvikelse'], cells);
  sheet.title = ['Budgetuppföljning 2025', ''];
  return { sheets: [sheet], truth: costTruth(rows.map(({ outcome }) => ({ ore: outcome }))) };
}

/** Who works here and what they cost: salary, fees and their sum. */
export function payroll(choices: Choices): MadeFile {
  const rows: Value[][] = [];
  const sums: Dated[] = [];
  for (let month = 1; month <= choices.int('months of payroll', 1, 12); month++) {
    const day = `2025-${String(month).padStart(2, '0')}-25`;
    for (const [name, salary] of [
      ['Eva Ek', 3_200_000],
      ['Ola Al', 2_875_000],
      ['Kim Bo', 3_450_000],
    ] as const) {
      const fees = Math.round(salary * 0.3142);
      rows.push([date(day), text(name), money(salary), money(fees), money(salary + fees)]);
      sums.push({ day, ore: salary + fees });
    }
  }
  const total = choices.pick('name of whole wage', [
    'Total lönekostnad',
    'Summa',
    'Totalkostnad',
  ] as const);
  return {
    sheets: [
      sheetOf(
        'Lönelista',
        ['Utbetalningsdatum', 'Anställd', 'Bruttolön', 'Arbetsgivaravgifter', total],
        rows,
      ),
    ],
    truth: costTruth(sums),
  };
}
