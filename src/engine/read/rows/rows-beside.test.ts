import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

describe('rows beside the table', () => {
  const read = (rows: readonly string[], overrides = {}) =>
    readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'sales').understanding;

  it('are left out where they are means of others, and no product is', () => {
    const months = ['Månad;Belopp exkl. moms', 'Januari 2024;100', 'Februari 2024;300'];
    const { total, leftOutCounts } = read([...months, 'Snitt/mån;200']);
    expect([total, leftOutCounts.otherMeasure]).toEqual(['400', 1]);
    const named = ['Datum;Artikel;Belopp exkl. moms', '2024-01-02;Medelstor låda;100'];
    expect(read([...named, '2024-01-03;Snittblommor;50']).total).toBe('150');
  });

  it('are asked about where those of another table are more than those above', () => {
    const above = ['Momssats;Netto;Moms', '25 %;900;225', '12 %;100;12', ''];
    const names = 'Datum;Artikel;Netto exkl. moms';
    const below = Array.from({ length: 9 }, (_, n) => `2025-01-0${n + 1};Te;${100 + n}`);
    const { questions } = read([...above, names, ...below]);
    const question = questions.find(({ id }) => id === 'below');
    expect(question?.options.map(({ answer }) => answer)).toEqual(['leftOut', 'longer']);
    const change = question?.options[1]?.change ?? {};
    expect(read([...above, names, ...below], change).total).toBe('936');
  });
});
