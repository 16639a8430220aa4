import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const columnsOf = (...amounts: readonly string[]) =>
  readFileBytes(
    Buffer.from(`Tjänst;Kostnad\n${amounts.map((own, n) => `Tjänst ${n};${own}`).join('\n')}\n`),
    'fil.csv',
    {},
    'costs',
  ).understanding.columns;

it('knows how often an amount comes where the cell itself says it', () => {
  const interval = columnsOf('49 kr/mån', '900 kr/år', '120 kr per kvartal').find(
    ({ role }) => role === 'interval',
  );
  expect(interval?.name).toBe('Kostnad, hur ofta');
});

it('says nothing of amounts without such words', () => {
  expect(columnsOf('49 kr', '900 kr').some(({ role }) => role === 'interval')).toBe(false);
});
