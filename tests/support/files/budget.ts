import type { Choices } from './choices.ts';
import { code, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { costTruth } from './truth.ts';

/** What an account cost in the period and so far, beside what was planned and the year before. In öre. */
interface Followed {
  account: string;
  name: string;
  outcome: number;
  plan: number;
  before: number;
  soFar: number;
  soFarPlan: number;
}

const ACCOUNTS: readonly [account: string, name: string, ore: number][] = [
  ['4010', 'Inköp varor', 41_250_000],
  ['5010', 'Lokalhyra', 15_000_000],
  ['5420', 'Programvaror', 2_310_000],
  ['6110', 'Kontorsmateriel', 415_000],
  ['6310', 'Företagsförsäkringar', 1_840_000],
  ['7010', 'Löner', 88_000_000],
  ['7510', 'Arbetsgivaravgifter', 27_649_600],
];

const NAMES = {
  plain: {
    outcome: 'Utfall',
    plan: 'Budget',
    soFar: 'Ackumulerat utfall',
    soFarPlan: 'Ackumulerad budget',
  },
  period: {
    outcome: 'Perioden',
    plan: 'Budget perioden',
    soFar: 'Ackumulerat',
    soFarPlan: 'Budget ackumulerat',
  },
  short: {
    outcome: 'Utfall per.',
    plan: 'Budget per.',
    soFar: 'Utfall ack.',
    soFarPlan: 'Budget ack.',
  },
} as const;

/**
 * What was spent beside what was planned: the plan is no cost, nor what was spent before the period.
 * Which period it is stands nowhere: beside what so far came to it must be asked about.
 */
export function budget(choices: Choices): MadeFile {
  const random = choices.stream('budget');
  const rows = ACCOUNTS.map(([account, name, ore]): Followed => {
    const outcome = ore + Math.floor(random() * 50) * 10_000;
    const earlier = ore * 3 + Math.floor(random() * 90) * 10_000;
    const before = ore - Math.floor(random() * 30) * 10_000;
    const soFar = outcome + earlier;
    return { account, name, outcome, plan: ore, before, soFar, soFarPlan: ore * 4 };
  });
  const names = NAMES[choices.pick('names of the budget', ['plain', 'period', 'short'] as const)];
  const first = choices.pick('order of outcome', ['outcome first', 'budget first'] as const);
  type Column = [string, (row: Followed) => number];
  const pair = (outcome: Column, plan: Column): Column[] =>
    first === 'outcome first' ? [outcome, plan] : [plan, outcome];
  const deviation = choices.pick('name of the deviation', [
    'Avvikelse',
    'Diff',
    'Differens',
  ] as const);
  const columns: Column[] = [
    ...pair([names.outcome, ({ outcome }) => outcome], [names.plan, ({ plan }) => plan]),
    [deviation, ({ outcome, plan }) => outcome - plan],
  ];
  const isAccumulated = choices.chance('accumulated', 0.4);
  if (isAccumulated)
    columns.push(
      ...pair([names.soFar, ({ soFar }) => soFar], [names.soFarPlan, ({ soFarPlan }) => soFarPlan]),
    );
  if (choices.chance('year before', 0.3))
    columns.push([
      choices.pick('name of the year before', ['Föregående år', 'Fg år', 'Utfall fg år'] as const),
      ({ before }) => before,
    ]);
  const cells = rows.map((row): Value[] => [
    code(row.account),
    text(row.name),
    ...columns.map(([, value]) => money(value(row))),
  ]);
  if (choices.chance('total of the budget', 0.5))
    cells.push([
      empty,
      text('Summa kostnader'),
      ...columns.map(([, value]) => money(rows.reduce((sum, row) => sum + value(row), 0))),
    ]);
  const sheet: Sheet = {
    name: 'Budgetuppföljning',
    title: ['Budgetuppföljning 2025', ''],
    header: [['Konto', 'Benämning', ...columns.map(([name]) => name)]],
    rows: cells,
    foot: [],
  };
  const truth = costTruth(rows.map(({ outcome }) => ({ ore: outcome })));
  return { sheets: [sheet], truth: { ...truth, mustAsk: isAccumulated } };
}
