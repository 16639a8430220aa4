import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, 'sales').understanding;

it('two tables side by side under the same names are one', () => {
  const { total, rows, questions } = read(
    'Datum;Kund;Belopp exkl. moms;;Datum;Kund;Belopp exkl. moms',
    '2024-01-02;A;100;;2025-01-02;B;400',
    '2024-02-02;C;200;;2025-02-02;A;500',
    ';;;;2025-03-02;D;600',
  );
  expect([total, rows, questions]).toEqual(['1800', { inFile: 5, used: 5, leftOut: 0 }, []]);
});

it('columns of which only some stand again are of one table', () => {
  const { total, rows } = read(
    'Månad;Antal;Belopp exkl. moms;Antal;Rabatt',
    'Januari 2024;1;100;2;5',
    'Februari 2024;3;200;4;6',
  );
  expect([total, rows.used]).toEqual(['300', 2]);
});
