import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (last: (sum: number, place: number) => number) => {
  const rows = ['Hyra', 'Städ', 'IT', 'Resor'].map((kind, n) => {
    const months = [1000 * (n + 2), 1700 * (n + 1), 800 * (n + 3)];
    const sum = months.reduce((all, each) => all + each, 0);
    return `${kind};${months.join(';')};${sum};${last(sum, n)}`;
  });
  const header = 'Konto;jan 2025;feb 2025;mar 2025;Summa;Per anställd (8)';
  const file = Buffer.from(`${[header, ...rows].join('\n')}\n`);
  const { questions } = readFileBytes(file, 'kostnader.csv', {}, 'costs').understanding;
  return questions.filter(({ blocking }) => blocking).map(({ id }) => id);
};

it('asks of no column beside the periods that is one share of all of them', () => {
  expect(read((sum) => Math.round(sum / 8))).toEqual([]);
  expect(read((_, place) => 900 + ((place * 7919) % 3000))).toEqual(['residue']);
});
