import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

function read(title: string, names: string, ...rows: string[]) {
  const bytes = Buffer.from([title, '', names, ...rows, ''].join('\n'));
  const { total, questions } = readFileBytes(bytes, 'fil.csv', {}, 'sales').understanding;
  return { total, asked: questions.flatMap(({ id, blocking }) => (blocking ? id : [])) };
}

const rows = [
  '2025-01;100,00;20,50;300,00',
  '2025-02;50,00;80,00;0,00',
  '2025-03;75,00;60,00;90,00',
];
const title = 'Försäljning exkl. moms 2025';

it('groups of goods beside their months are what the title says, together', () => {
  expect(read(title, 'Månad;Kaffe;Te;Porslin', ...rows)).toEqual({ total: '775.5', asked: [] });
});

it('they are asked about without such a title, by day, and where one may be something else', () => {
  const isAsked = (...lines: [string, string, ...string[]]) =>
    expect(read(...lines).asked).toEqual(['amount']);
  isAsked('Rapport 2025', 'Månad;Kaffe;Te;Porslin', ...rows);
  isAsked(title, 'Datum;Kaffe;Te;Porslin', ...rows.map((row) => row.replace(/;/, '-07;')));
  isAsked(title, 'Månad;Kaffe;Te;Besök', ...rows.map((row) => row.replace(/,00$/, '')));
  isAsked(title, 'Månad;Kaffe;Te;Returer', ...rows);
  isAsked(
    title,
    'Månad;Kaffe;Te;Inne',
    '2025-01;100,00;20,00;120,00',
    '2025-02;50,00;80,00;130,00',
  );
});
