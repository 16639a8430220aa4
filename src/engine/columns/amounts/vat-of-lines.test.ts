import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const header = 'Order;Datum;Vara;Antal;Pris;Moms;Totalt';
const read = (rows: readonly string[], overrides: ReadOverrides = {}, names = header) =>
  readFileBytes(Buffer.from([names, ...rows, ''].join('\n')), 'fil.csv', overrides, 'sales')
    .understanding;
const blocking = ({ questions }: ReturnType<typeof read>) =>
  questions.filter((question) => question.blocking);

describe('lines beside the VAT of so few orders that they prove nothing', () => {
  const rows = [
    '1005;2025-02-02;Skruv;2;149,00;59,60;298,00',
    '1008;2025-03-23;Kaffe;2;305,00;181,60;908,00',
    '1008;2025-03-23;Skruv;2;149,00;;',
  ];

  it('are asked about, with what the orders come to as the other answer', () => {
    const [question] = blocking(read(rows));
    expect(question?.options.map(({ label, sum }) => [label, sum])).toEqual([
      ['Antal × Pris, som är utan moms', '1206'],
      ['Totalt minus Moms på varje order', '964.8'],
    ]);
    for (const { change, sum } of question?.options ?? []) {
      const then = read(rows, change);
      expect([then.total, blocking(then)]).toEqual([sum, []]);
    }
  });

  it('are not where the price says it, or there is no VAT', () => {
    expect(blocking(read(rows, {}, header.replace('Pris', 'Pris exkl. moms')))).toEqual([]);
    expect(blocking(read(rows.map((row) => row.replace(/59,60|181,60/, '0,00'))))).toEqual([]);
  });
});
