import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const questionsOf = (purpose: 'sales' | 'costs', ...rows: readonly string[]) =>
  readFileBytes(
    Buffer.from(`${rows.join('\n')}\n`),
    'fil.csv',
    {},
    purpose,
  ).understanding.questions.map(({ id, blocking, options }) => [
    id,
    blocking,
    options.map(({ label, sum }) => [label, sum]),
  ]);

const rows = [
  '2025-01-02;A AB;100;100;0',
  '2025-02-02;B AB;300;200;100',
  '2025-03-02;C AB;500;0;500',
];

it.each([
  ['sales', 'Datum;Kund;Ordervärde;Fakturerat;Återstår att fakturera'],
  ['costs', 'Datum;Leverantör;Beställt belopp;Fakturerat belopp;Återstår'],
  ['costs', 'Datum;Leverantör;Orderbelopp;Levererat belopp;Rest'],
  ['costs', 'Datum;Leverantör;Offererat belopp;Slutpris;Skillnad'],
] as const)('what was agreed beside what it became is asked about: %s of %s', (purpose, names) => {
  const [, , agreed, became] = names.split(';');
  expect(questionsOf(purpose, names, ...rows)).toEqual([
    [
      'amount',
      true,
      [
        [agreed, '900'],
        [became, '300'],
      ],
    ],
  ]);
});

it('what was agreed alone is no question of which', () => {
  const names = 'Datum;Kund;Ordervärde exkl. moms';
  expect(
    questionsOf('sales', names, ...rows.map((row) => row.split(';').slice(0, 3).join(';'))),
  ).toEqual([]);
});
