import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const totalOf = (kronor: string, ore: string, cells: readonly [string, string][]) => {
  const rows = cells.map(([k, o], n) => `2025-01-0${n + 1};Vara ${n};${k};${o}`);
  const bytes = Buffer.from([`Datum;Vara;${kronor};${ore}`, ...rows].join('\n'));
  return readFileBytes(bytes, 'fil.csv').understanding.total;
};

it('adds öre in a column of their own to their kronor, the way that those go', () => {
  const cells: [string, string][] = [
    ['100', '50'],
    ['200', '25'],
    ['-80', '20'],
  ];
  expect(totalOf('Kr', 'Öre', cells)).toBe('220.55');
});

it('leaves alone what is not hundredths of the column before it', () => {
  const cells: [string, string][] = [
    ['100', '50'],
    ['200', '25'],
  ];
  expect(totalOf('Kr', 'Antal', cells)).toBe('300');
  expect(totalOf('Kr', 'Öre', [...cells, ['300', '30000']])).toBe('600');
});
