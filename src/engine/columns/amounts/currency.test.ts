import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) =>
  readFileBytes(
    Buffer.from(['Datum;Kund;Valuta;Belopp;Kurs', ...rows, ''].join('\n')),
    'fil.csv',
    {},
    'sales',
  ).understanding;
const answers = ({ questions }: ReturnType<typeof read>) =>
  questions
    .filter(({ id }) => id === 'currency')
    .flatMap(({ options }) => options.map(({ answer, sum }) => [answer, sum]));

it('amounts times the rate beside them are offered, and what is no rate is not', () => {
  const rows = ['2025-01-01;A;SEK;100;', '2025-01-02;B;EUR;200;', '2025-01-03;C;EUR;300;'];
  const rates = ['1', '11,25', '11,50'];
  expect(answers(read(...rows.map((row, n) => `${row}${rates[n]}`)))[0]).toEqual([
    'byRate',
    '5800',
  ]);
  const other = answers(read(...rows.map((row, n) => `${row}${n * 40}`)));
  expect(other.map(([answer]) => answer)).toEqual(['main', 'kronor']);
});

it('amounts in kronor keep the VAT that is in them, whatever a running sum adds up', () => {
  const rows = [
    ...['A;2025-01-01;SEK;125,00;125,00;25,00;125,00', 'B;2025-01-02;EUR;10,00;115,00;0,00;135,00'],
    ...['A;2025-01-03;SEK;250,00;250,00;50,00;385,00', 'B;2025-02-02;EUR;20,00;231,00;0,00;405,00'],
    ...[
      'C;2025-02-03;SEK;375,00;375,00;75,00;780,00',
      'C;2025-02-05;SEK;500,00;500,00;100,00;1280,00',
    ],
  ];
  const names = 'Leverantör;Datum;Valuta;Belopp i valuta;Totalt inkl. moms;Moms;Ackumulerat';
  // Units under the names say kronor of both; the rates say which.
  for (const header of [[names], [names, ';;;kr;kr;kr;']]) {
    const bytes = Buffer.from([...header, ...rows, ''].join('\n'));
    const { understanding } = readFileBytes(bytes, 'fil.csv', {}, 'costs');
    expect([understanding.questions, understanding.total]).toEqual([[], '1346']);
  }
});

it('amounts in kronor that stand on rows in other currencies alone are joined with those of the others', () => {
  const rows = ['SEK;100,00;', 'EUR;20,00;226,00', 'SEK;300,00;', 'EUR;10,00;114,00', 'SEK;50,00;'];
  for (const header of ['Valuta;Belopp;Omräknat SEK', 'Valuta;Summa i valuta;Belopp SEK']) {
    const lines = rows.map((row, n) => `2025-01-0${n + 1};Ek AB;${row}`);
    const bytes = Buffer.from([`Datum;Leverantör;${header}`, ...lines, ''].join('\n'));
    const { understanding } = readFileBytes(bytes, 'fil.csv', {}, 'costs');
    expect([understanding.questions, understanding.total]).toEqual([[], '790']);
  }
});
