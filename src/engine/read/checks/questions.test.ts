import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const months = ['Månad;Kaffe;Te;Andel %', '2025-01;100,00;20,00;60', '2025-02;50,00;30,00;40'];

function read(overrides: ReadOverrides = {}, purpose: 'sales' | 'costs' = 'sales') {
  const bytes = Buffer.from(`${months.join('\n')}\n`);
  return readFileBytes(bytes, 'fil.csv', overrides, purpose).understanding;
}

it('amounts whose columns are named by what they are of can be counted together', () => {
  const [question] = read().questions;
  expect(question).toMatchObject({ id: 'amount', blocking: true });
  expect(question?.options.map(({ label, sum }) => [label, sum])).toEqual([
    ['Alla tillsammans: Kaffe och Te', '200'],
    ['Kaffe', '150'],
    ['Te', '50'],
    ['Andel %', '100'],
  ]);
  const answered = read({ choices: { amount: 'together' } });
  expect(answered).toMatchObject({ total: '200', ready: true, questions: [] });
  const costs = read({}, 'costs').questions.flatMap(({ options }) => options);
  expect(costs).toContainEqual(expect.objectContaining({ answer: 'together', sum: '200' }));
  expect(read({ choices: { amount: 'together' } }, 'costs').total).toBe('200');
});

it('of several days under names nobody knows it is asked which the months go by', () => {
  const days = ['Påbörjad', 'Godkänd'].join(';');
  const lines = [
    `${days};Artikel;Belopp`,
    '2025-01-30;2025-02-02;Te;10',
    '2025-02-27;2025-03-01;Te;5',
  ];
  const readDays = (overrides: ReadOverrides) =>
    readFileBytes(Buffer.from(lines.join('\n')), 'fil.csv', overrides).understanding;
  const [question] = readDays({}).questions;
  expect(question).toMatchObject({ id: 'date', blocking: true });
  expect(question?.options.map(({ label, sum }) => [label, sum])).toEqual([
    ['Påbörjad', '15'],
    ['Godkänd', '15'],
  ]);
  const answered = readDays({ roles: { 1: 'date' } });
  expect(answered.questions.filter(({ blocking }) => blocking)).toEqual([]);
  expect(answered.period).toEqual({ from: '2025-02-02', to: '2025-03-01' });
});

it('how many customers there were is no part of what is counted together', () => {
  const rows = [0, 1, 2, 3].map(
    (n) => `2025-0${n + 1};${90 + n};${n + 2};${400 + n},50;${300 + n},25`,
  );
  const bytes = Buffer.from(['Månad;Kunder;Nya kunder;Bas;Plus', ...rows].join('\n'));
  const { questions } = readFileBytes(bytes, 'fil.csv').understanding;
  const answers = questions.find(({ id }) => id === 'amount')?.options ?? [];
  expect(answers.find(({ answer }) => answer === 'together')?.label).toBe(
    'Alla tillsammans: Bas och Plus',
  );
});

it('what one costs and how many are in stock are no parts of what is counted together', () => {
  const rows = [0, 1, 2, 3].map((n) => `${100 + n};${n + 2};${40 + n},50;${(n + 2) * (40.5 + n)}`);
  const bytes = Buffer.from(['Artikelnr;Lagersaldo;Inpris;Lagervärde', ...rows].join('\n'));
  const { questions } = readFileBytes(bytes, 'lager.csv').understanding;
  const answers = questions.find(({ id }) => id === 'amount')?.options ?? [];
  expect(answers.map(({ answer }) => answer)).toEqual(['Lagersaldo', 'Inpris', 'Lagervärde']);
});

it('a weight is offered as no amount, and is no part of one', () => {
  const rows = Array.from(
    { length: 12 },
    (_, n) => `2025-0${1 + (n % 9)}-03;Vete;${n + 8}.25;${900 + n},50`,
  );
  const bytes = Buffer.from(['Datum;Sort;Vikt ton;Skördat', ...rows].join('\n'));
  const { questions } = readFileBytes(bytes, 'skord.csv').understanding;
  const answers = questions.find(({ id }) => id === 'amount')?.options ?? [];
  expect(answers.map(({ answer }) => answer)).toEqual(['Skördat']);
});

it('how many customers there were is no customer', () => {
  const rows = Array.from(
    { length: 9 },
    (_, n) => `2025-0${n + 1};${108 + 8 * n};${32_292 + 99 * n}`,
  );
  const bytes = Buffer.from(['Månad;Kunder vid månadens slut;MRR', ...rows].join('\n'));
  const { columns } = readFileBytes(bytes, 'mrr.csv').understanding;
  expect(columns.map(({ role }) => role)).not.toContain('customer');
});

it('what is sold is of the day it was sold, not of the day it was bought', () => {
  const rows = Array.from(
    { length: 9 },
    (_, n) => `2024-0${n + 1}-05;${900 + n};2025-0${n + 1}-07;Volvo;${1200 + 7 * n}`,
  );
  const bytes = Buffer.from(
    ['Inköpsdatum;Inköpspris;Säljdatum;Bil;Försäljningspris', ...rows].join('\n'),
  );
  const { columns } = readFileBytes(bytes, 'bilar.csv').understanding;
  expect(columns.find(({ role }) => role === 'date')?.name).toBe('Säljdatum');
});

it.each(['fjol', 'LY', 'fg år', 'föreg. år', 'previous year'])(
  'the year before is not what is sold: %s',
  (before) => {
    const rows = Array.from(
      { length: 9 },
      (_, n) => `2025-0${n + 1}-05;${4000 + 31 * n};${3900 + 57 * n}`,
    );
    const bytes = Buffer.from([`Dag;Omsättning i år;Omsättning ${before}`, ...rows].join('\n'));
    const { columns } = readFileBytes(bytes, 'dagar.csv').understanding;
    expect(columns.find(({ role }) => role === 'revenue')?.name).toBe('Omsättning i år');
  },
);

it('how many were sold is of all months where the amount is', () => {
  const rows = ['Ljus', 'Tvål', 'Kräm', 'Doft'].map(
    (name, n) => `${name};${3 + n};${100 + n};${5 + n};${200 + n};${8 + 2 * n};${300 + 2 * n}`,
  );
  const bytes = Buffer.from(
    ['Produkt;Jan antal;Jan kr;Feb antal;Feb kr;Totalt antal;Totalt kr', ...rows].join('\n'),
  );
  const { columns } = readFileBytes(bytes, 'matris.csv').understanding;
  expect(columns.find(({ role }) => role === 'quantity')?.name).toBe('Totalt antal');
});

it.each(['sales', 'costs'] as const)('hours alone are said to be no kronor, in %s', (purpose) => {
  const lines = ['Datum;Anställd;Timmar', '2025-01-07;Ali;8', '2025-01-08;Bea;7,5'];
  const { questions } = readFileBytes(
    Buffer.from(lines.join('\n')),
    't.csv',
    {},
    purpose,
  ).understanding;
  expect(questions[0]?.text).toContain('Talen är timmar, och filen har inga belopp i kronor.');
});

it('what a square metre costs is no amount, whatever it says of kronor', () => {
  const lines = [
    'Lokal;Hyresgäst;Yta m²;Hyra kr/m²/år;Årshyra;Hyra per månad',
    ...[120, 85, 240].map((area, n) => `L${n};Kund ${n};${area};1200;${area * 1200};${area * 100}`),
  ];
  const { questions, total } = readFileBytes(
    Buffer.from(lines.join('\n')),
    'hyror.csv',
    {},
  ).understanding;
  expect(total).toBeNull();
  expect(questions[0]?.options.map(({ label }) => label)).toEqual(['Årshyra', 'Hyra per månad']);
});
