import type { Choices } from './choices.ts';
import { count, date, type MadeFile, money, text, type Value } from './sheet.ts';
import { costTruth } from './truth.ts';

/** Agreements with an amount each time and how often it is paid: what they cost in a year. Money in öre. */

type Times = 1 | 2 | 4 | 12;
const AGREEMENTS: readonly [supplier: string, what: string, ore: number, times: Times][] = [
  ['Fastighets AB Balder', 'Lokalhyra', 1_250_000, 12],
  ['Telia Sverige AB', 'Mobilabonnemang', 89_900, 12],
  ['If Skadeförsäkring', 'Företagsförsäkring', 1_840_000, 1],
  ['Fortnox AB', 'Bokföring', 119_700, 4],
  ['Securitas', 'Larm', 64_900, 12],
  ['Svensk Handel', 'Medlemsavgift', 450_000, 1],
  ['Elis Textil', 'Entrémattor', 210_000, 4],
  ['Adobe Ireland', 'Creative Cloud', 74_900, 12],
  ['Anticimex', 'Skadedjur', 290_000, 2],
];

const WORDS = {
  noun: { 12: 'månad', 4: 'kvartal', 2: 'halvår', 1: 'år' },
  adverb: { 12: 'månadsvis', 4: 'kvartalsvis', 2: 'halvårsvis', 1: 'årsvis' },
  every: { 12: 'varje månad', 4: 'var tredje månad', 2: 'var sjätte månad', 1: 'varje år' },
  times: { 12: '12 ggr/år', 4: '4 ggr/år', 2: '2 ggr/år', 1: '1 ggr/år' },
  'times in words': {
    12: 'tolv gånger per år',
    4: 'fyra gånger per år',
    2: 'två gånger om året',
    1: 'en gång per år',
  },
} as const;
type Said = keyof typeof WORDS | 'number' | 'months between' | 'bare times' | 'bare months';

const NAMES: Partial<Record<Said, readonly [string, ...string[]]>> = {
  number: ['Betalningar per år', 'Gånger per år', 'Antal betalningar/år', 'Ggr/år'],
  'months between': ['Intervall (mån)', 'Betalas var (månader)', 'Månader mellan betalningar'],
};
const BARE = ['Intervall', 'Betalningsintervall', 'Frekvens', 'Periodicitet'] as const;
const OTHERS = ['Intervall', 'Faktureras', 'Betalas', 'Hur ofta'] as const;

function intervalOf(said: Said, times: Times): Value {
  if (said === 'number' || said === 'bare times') return count(times);
  return said === 'months between' || said === 'bare months'
    ? count(12 / times)
    : text(WORDS[said][times]);
}

export function agreements(choices: Choices): MadeFile {
  const random = choices.stream('agreements');
  const said = choices.pick<Said>('words of intervals', [
    ...(['noun', 'adverb', 'number', 'every', 'times', 'times in words'] as const),
    ...(['months between', 'bare times', 'bare months'] as const),
  ]);
  const isBare = said === 'bare times' || said === 'bare months';
  const rows = AGREEMENTS.map(([supplier, what, ore, times]) => ({
    ...{ supplier, what, times },
    ore: ore + Math.floor(random() * 9) * 1000,
  }));
  type Row = (typeof rows)[number];
  const amount: [string, (row: Row) => Value] = [
    choices.pick('name of the agreed amount', ['Belopp', 'Kostnad', 'Pris', 'Avgift'] as const),
    ({ ore }) => money(ore),
  ];
  const yearly: [string, (row: Row) => Value] = [
    choices.pick('name of the yearly sum', ['Årskostnad', 'Kostnad per år', 'Per år'] as const),
    ({ ore, times }) => money(ore * times),
  ];
  const sums = choices.pick(
    'amounts of agreements',
    ['each time', 'each time and yearly', 'yearly'] as const,
    [4, 2, 1],
  );
  const often: [string, (row: Row) => Value] = [
    choices.pick('name of the interval', isBare ? BARE : (NAMES[said] ?? OTHERS)),
    ({ times }) => intervalOf(said, times),
  ];
  const columns: [string, (row: Row) => Value][] = [
    ['Leverantör', ({ supplier }) => text(supplier)],
    ['Avtal', ({ what }) => text(what)],
    ...(sums === 'yearly' ? [] : [amount]),
    often,
    ...(sums === 'each time' ? [] : [yearly]),
  ];
  const hasDays = choices.chance('days of agreements', 0.4);
  const endsEarly = hasDays && choices.chance('last days that are past', 0.3);
  const isStated = choices.chance('states of agreements', 0.25);
  const isOver = (row: Row) => (endsEarly || isStated) && row.what.length % 3 === 0;
  if (hasDays)
    columns.push(
      [
        choices.pick('name of the start', ['Startdatum', 'Avtalsstart', 'Gäller från'] as const),
        ({ what }) => date(`20${20 + (what.length % 5)}-0${1 + (what.length % 9)}-01`),
      ],
      [
        choices.pick('name of the end', ['Slutdatum', 'Löper till', 'Gäller till'] as const),
        (row) =>
          endsEarly && isOver(row)
            ? date(`202${row.what.length % 3}-12-31`)
            : date(`20${27 + (row.what.length % 3)}-12-31`),
      ],
    );
  const over = choices.pick('word of what has ended', ['Avslutat', 'Uppsagt', 'Upphört'] as const);
  if (isStated) columns.push(['Status', (row) => text(isOver(row) ? over : 'Aktivt')]);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  const header = columns.map(([name]) => name);
  const going = rows.filter((row) => !isOver(row));
  return {
    sheets: [{ name: 'Avtal', title: [], header: [header], rows: cells, foot: [] }],
    truth: costTruth(going.map(({ ore, times }) => ({ ore: ore * times }))),
  };
}
