import type { Choices } from './choices.ts';
import { date, empty, type MadeFile, money, text, type Value } from './sheet.ts';
import { costTruth, type Dated } from './truth.ts';

/** A purchase with the card, or the payment of its bill, which costs nothing; in öre. */
interface CardRow {
  day: string;
  what: string;
  ore: number;
  abroad: boolean;
  isPayment: boolean;
}

const SHOPS = [
  ...['Circle K Örebro', 'ICA Maxi', 'SJ Internetbutik'],
  ...['Clas Ohlson', 'Dustin Sverige', 'Scandic Malmö'],
];
const PAYMENTS = [
  ...(['Inbetalning, tack', 'Betalning mottagen', 'BETALNING MOTTAGEN, TACK'] as const),
  ...(['Inbetalning bankgiro', 'Betalning autogiro', 'Inbet. bg'] as const),
] as const;

function rowsOf(choices: Choices): CardRow[] {
  const random = choices.stream('card');
  const paid = choices.chance('payment of the card', 0.7);
  const payment = choices.pick('text of the payment', PAYMENTS);
  const foreign = choices.chance('foreign purchases', 0.4);
  const returns = choices.chance('returns to the card', 0.2);
  const rows: CardRow[] = [];
  for (let place = 0; place < choices.int('card purchases', 8, 50); place++) {
    const day = new Date(Date.parse('2025-02-01T00:00:00Z') + place * 3 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const ore = 9_900 + Math.floor(random() * 300) * 500;
    const abroad = foreign && random() < 0.3;
    const what = abroad ? 'Hetzner Online GmbH' : (SHOPS[place % SHOPS.length] ?? '');
    rows.push({ day, what, ore, abroad, isPayment: false });
    if (returns && random() < 0.1)
      rows.push({ day, what, ore: -Math.round(ore / 2), abroad, isPayment: false });
    if (paid && place % 12 === 7)
      rows.push({ day, what: payment, ore: -2_500_000, abroad: false, isPayment: true });
  }
  return rows;
}

/** A company card: purchases and returns, and the payment of the bill, which is no credit. */
export function cardStatement(choices: Choices): MadeFile {
  const rows = rowsOf(choices);
  const make = choices.pick('card', ['currencies', 'plain', 'persons'] as const);
  const sign = choices.chance('purchases below zero', 0.25) ? -1 : 1;
  const amount = choices.pick('name of card amount', [
    'Belopp',
    'Belopp SEK',
    'Belopp i kr',
  ] as const);
  const columns: [string, (row: CardRow) => Value][] = [
    ['Datum', ({ day }) => date(day)],
    [
      choices.pick('name of the shop', ['Inköpsställe', 'Beskrivning', 'Specifikation'] as const),
      ({ what }) => text(what),
    ],
  ];
  if (make === 'persons') columns.push(['Kortmedlem', () => text('Eva Ek')]);
  if (make === 'currencies')
    columns.push(
      ['Valuta', ({ abroad }) => text(abroad ? 'EUR' : 'SEK')],
      [
        choices.pick('name of foreign amount', ['Utländskt belopp', 'Belopp i valuta'] as const),
        ({ abroad, ore }) => (abroad ? money(sign * Math.round(ore / 11.3)) : empty),
      ],
    );
  columns.push([amount, ({ ore }) => money(sign * ore)]);
  const counted = rows.map(({ day, ore, isPayment }): Dated => ({ day, ore: isPayment ? 0 : ore }));
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  const header = [columns.map(([name]) => name)];
  return {
    sheets: [{ name: 'Kortköp', title: [], header, rows: cells, foot: [] }],
    truth: costTruth(counted),
  };
}
