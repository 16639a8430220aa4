import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...cells: readonly string[]) =>
  readFileBytes(
    Buffer.from(
      ['Datum;Butik;Belopp', ...cells.map((cell, n) => `2025-01-0${n + 1};Biltema;${cell}`)].join(
        '\n',
      ),
    ),
    'kvitton.csv',
    {},
    'costs',
  ).understanding;

describe('VAT within the cells of amounts', () => {
  it.each([
    [['1 250 kr (varav moms 250 kr)', '500 kr (varav moms 100 kr)', '112 kr (varav moms 12 kr)']],
    [['1 250 kr varav moms 250', '500:- varav moms 100:-', '112 kr, moms 12 kr']],
    [['1250 (moms: 250)', '500 inkl moms 100', '112 (moms 12)']],
    [['1 250,00 kr inkl 250,00 kr moms', '500,00 kr varav 100,00 kr moms', '112,00 inkl. 12 moms']],
  ])('are apart from them: %j', (cells) => {
    const { total, columns, questions } = read(...cells);
    expect([total, columns.find(({ role }) => role === 'vat')?.sum, questions]).toEqual([
      '1500',
      '362',
      [],
    ]);
  });

  it('are none where cells say on which side of VAT they are, or at what rate', () => {
    const names = (...cells: string[]) => read(...cells).columns.map(({ name }) => name);
    expect(names('100 kr inkl moms', '200 kr inkl moms')).not.toContain('Moms');
    expect(names('100 kr (25 % moms)', '200 kr (25 % moms)')).not.toContain('Moms');
  });
});
