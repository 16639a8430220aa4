import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (free: string) => {
  const rows = [1, 2, 3, 4, 5, 6].map((month) => {
    const [a, b, c] = [1000 * month, 700 + month, 300 + 11 * month];
    const vat = a * 0.25 + b * 0.12;
    return `2024-0${month};${a};${b};${c};${a * 0.25};${(b * 0.12).toFixed(2)};${(a + b + c + vat).toFixed(2)}`;
  });
  const header = `Månad;Försäljning 25 %;Försäljning 12 %;${free};Moms 25 %;Moms 12 %;Totalt inkl moms`;
  const text = [header, ...rows].join('\n').replaceAll('.', ',');
  return readFileBytes(Buffer.from(text), 'kassa.csv', {}, 'sales').understanding;
};

describe('what is sold without VAT beside amounts by rate', () => {
  it.each(['Momsfritt', 'Momsfri försäljning'])(
    'is sold too where the total has it: %s',
    (free) => {
      const { total, questions } = read(free);
      expect([total, questions]).toEqual([String(21_000 + 4221 + 2031), []]);
    },
  );
});

it('a column that is called no more than without VAT is the amount, and no total beside it', () => {
  const rows = ['1;A;2024-01-02;100,00;125,00', '2;B;2024-01-03;200,00;224,00'];
  const header = 'Fakturanummer;Kundnamn;Fakturadatum;Exkl. moms;Total';
  const { total, columns } = readFileBytes(
    Buffer.from([header, ...rows].join('\n')),
    'fakturor.csv',
    {},
    'sales',
  ).understanding;
  expect([total, columns.find(({ role }) => role === 'revenue')?.name]).toEqual([
    '300',
    'Exkl. moms',
  ]);
});
