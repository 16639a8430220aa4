import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const read = (rows: readonly string[], purpose: Purpose = 'costs') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, purpose).understanding;

const list = (debit: string, credit: string) => [
  'Datum;Leverantör;Fakturanr;Belopp',
  `2025-01-03;Ahlsell;101;1 250,00${debit}`,
  `2025-01-10;Dustin;102;800,50${debit}`,
  `2025-02-03;Ahlsell;103;300,00${credit}`,
  `2025-02-11;Telia;104;499,00${debit}`,
  `2025-03-03;Dustin;105;100,50${credit}`,
];

describe('letters of debit and credit behind the amounts', () => {
  it.each([
    [' D', ' C'],
    [' DR', ' CR'],
    ['D', 'K'],
    [' Debet', ' Kredit'],
  ])(
    '%s and%s part what was bought from what was credited, which is asked about',
    (debit, credit) => {
      const { questions } = read(list(debit, credit));
      const sides = questions.find(({ id }) => id === 'sides');
      expect(questions.some(({ blocking }) => blocking)).toBe(true);
      expect(sides?.options.map(({ sum }) => Number(sum))).toContain(2149);
    },
  );

  it('are no sides where they stand behind sizes, or behind some amounts alone', () => {
    const rows = ['75 D', '80 C', '85 D', '75 C'].map(
      (size, n) => `2025-01-0${n + 1};${size};9${n},50`,
    );
    const sizes = read(['Datum;Storlek;Belopp', ...rows], 'sales');
    expect([sizes.total, sizes.questions]).toEqual(['368', []]);
    const card = ['Datum;Text;Belopp', '2025-01-02;Resa;400,00', '2025-01-05;Hotell;900,50'];
    const back = [...card, '2025-01-09;Resa;100,00 CR', '2025-01-12;Taxi;80,00 CR'];
    expect(read(back).columns.map(({ name }) => name)).not.toContain('D/K');
  });
});
