import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (title: string, first: string) => {
  const rows = ['09:00-10:00;26;100,00', '10:00-11:00;11;50,00', '11:00-12:00;9;25,00'];
  const named = rows.map((row, n) => (first === 'Timme' ? row : row.replace(/^[^;]+/, `T${n}`)));
  const text = [title, '', `${first};Antal kvitton;Försäljning exkl. moms`, ...named, ''];
  return readFileBytes(Buffer.from(text.join('\n')), 'fil.csv', {}, 'sales').understanding;
};

it('a report of hours is of the day that stands above it', () => {
  const { period, total, ready } = read('Timrapport 2025-05-17', 'Timme');
  expect([period, total, ready]).toEqual([{ from: '2025-05-17', to: '2025-05-17' }, '175', true]);
});

it('no other table is, and no report over several days', () => {
  expect(read('Rapport 2025-05-17', 'Kassa').period).toBeNull();
  expect(read('Timrapport 2025-05-17 – 2025-05-18', 'Timme').period).toBeNull();
});
