import { describe, expect, it } from 'vitest';
import { readUpload } from '#adapters/file-reader/read-upload.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = async (lines: readonly string[], overrides: ReadOverrides = {}) => {
  const bytes = Buffer.from(lines.join('\n'));
  return (await readUpload(bytes, 'sales.csv', overrides, 'sales')).understanding;
};
const asked = async (lines: readonly string[]) =>
  (await read(lines)).questions.filter(({ id, blocking }) => id === 'product' && blocking);

const header = 'Datum;Artikel;Antal;Á-pris;Radsumma';
const returns = [
  header,
  '2025-01-02;Tröja;2;100,00;200,00',
  '2025-01-03;Tröja;-1;100,00;100,00',
  '2025-01-04;Sockor;3;50,00;150,00',
  '2025-02-04;Sockor;-2;50,00;100,00',
  '2025-02-05;Tröja;4;100,00;400,00',
];

describe('rows whose amount is not number × price', () => {
  it('are asked about with both sums, and read as answered', async () => {
    const [question] = await asked(returns);
    expect(question?.options.map(({ sum }) => sum)).toEqual(['950', '550']);
    const products = question?.options.find(({ answer }) => answer === 'products');
    const then = await read(returns, products?.change);
    expect([then.total, then.questions]).toEqual(['550', []]);
  });

  it('are not asked about where whole per cent were taken off', async () => {
    const sale = ['2025-01-04;Sockor;3;50,00;120,00', '2025-02-04;Sockor;2;50,00;95,00'];
    const whole = [1, 2, 3].map(
      (times) => `2025-01-0${times};Mössa;${times};80,00;${times * 80},00`,
    );
    expect(await asked([header, ...whole, ...sale])).toEqual([]);
  });

  it('are not asked about where the price is of another kind on most rows', async () => {
    const lines = [1, 2, 3, 4].map((day) => `2025-01-0${day};Bok;${day};100,00;${day * 83},00`);
    expect(await asked([header, ...lines])).toEqual([]);
  });

  it('are asked about also where the file’s own total adds them up as they stand', async () => {
    expect(await asked([...returns, 'Summa;;;;950,00'])).toHaveLength(1);
  });

  it('are not where the freight on each row makes up for it', async () => {
    const orders = (name: string, last: string) => [
      `Order;Datum;${name};Totalt;Artikel;Antal;Pris`,
      '1001;2025-01-05;49,00;249,00;Tröja;2;100,00',
      '1002;2025-01-06;0,00;150,00;Sockor;3;50,00',
      `1003;2025-02-07;49,00;${last};Tröja;1;100,00`,
    ];
    expect(await asked(orders('Frakt', '149,00'))).toEqual([]);
    expect(await asked(orders('Frakt', '129,00'))).toHaveLength(0);
    expect(
      await asked([...orders('Frakt', '149,00'), '1004;2025-03-01;49,00;90,00;Mössa;1;90,00']),
    ).toHaveLength(1);
  });
});
