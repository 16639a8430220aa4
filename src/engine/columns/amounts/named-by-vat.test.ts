import * as xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';

type Cells = readonly (string | number)[][];

const readSheets = (sheets: Record<string, Cells>, overrides: ReadOverrides = {}) => {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([...rows]), name);
  const bytes = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  return readFileBytes(bytes, 'kassa.xlsx', overrides, 'sales').understanding;
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Maj', 'Jun'];
const year = (first: string, second: string, more: number): Cells => [
  ['Månad', first, second],
  ...months.map((month, n) => [month, 1000 * (n + more), 300 * (n + 2 * more)]),
];

describe('columns whose names say only whether VAT is in them', () => {
  it.each([
    ['Verkstad exkl. moms', 'Butik exkl. moms', 'excluding'],
    ['Butik inkl. moms', 'Webb inkl. moms', 'including'],
  ])(
    '%s beside %s: it is asked which is counted, all of them among the answers',
    (first, second, side) => {
      const sheets = { 2023: year(first, second, 3), 2024: year(first, second, 5) };
      const { questions } = readSheets(sheets);
      const [question] = questions.filter(({ blocking }) => blocking);
      expect(question?.id).toBe('amount');
      expect(question?.options.map(({ label }) => label)).toEqual([
        `Alla tillsammans: ${first} och ${second}`,
        first,
        second,
      ]);
      const answered = readSheets(sheets, { choices: { amount: 'together' } });
      expect(answered.total).toBe(String(33_000 + 45_000 + 15_300 + 22_500));
      expect(answered.period).toMatchObject({ from: '2023-01-01', to: '2024-06-30' });
      const role = side === 'including' ? 'grossRevenue' : 'revenue';
      expect(answered.columns.map((column) => column.role)).toContain(role);
    },
  );

  it('one of them alone, and one that is the sum of the others, is the amount', () => {
    const rows = year('Verkstad exkl. moms', 'Butik', 3);
    expect(readSheets({ 2024: rows }).total).toBe('33000');
    const summed = year('Verkstad exkl. moms', 'Butik exkl. moms', 3).map((row, n) => [
      ...row,
      n === 0 ? 'Totalt exkl. moms' : Number(row[1]) + Number(row[2]),
    ]);
    const { questions, total } = readSheets({ 2024: summed });
    expect(questions.filter(({ blocking }) => blocking)).toEqual([]);
    expect(total).toBe(String(33_000 + 15_300));
  });
});
