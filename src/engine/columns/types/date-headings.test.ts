import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const understood = (lines: readonly string[], name = 'fil.csv') =>
  readFileBytes(Buffer.from(`${lines.join('\n')}\n`), name, {}, 'sales').understanding;

const blocks = (headings: readonly string[]) => [
  'Anställd;Behandlingar;Summa',
  ...headings.flatMap((heading, n) => [`${heading};;`, `Mia;3;${100 + n}`, `Lena;2;${200 + n}`]),
];

describe('rows under lines that name a time alone', () => {
  it.each([
    ['months', ['Januari 2025', 'Februari 2025', 'Mars 2025'], '2025-01-01', '2025-03-31'],
    ['months backwards', ['2025-03', '2025-02', '2025-01'], '2025-01-01', '2025-03-31'],
    ['days', ['2025-01-07:', '2025-01-08:'], '2025-01-07', '2025-01-08'],
  ])('are of these: %s', (_, headings, from, to) => {
    const { period, rows, leftOut } = understood(blocks(headings));
    expect(period).toEqual({ from, to });
    expect(rows.used).toBe(2 * headings.length);
    expect(leftOut[0]?.text).toBe(`Rad 2 har bara ”${headings[0]}” och inget belopp.`);
  });

  it('are of the year near them where the lines name none', () => {
    const lines = ['Försäljning 2024', ...blocks(['Januari', 'Februari'])];
    expect(understood(lines).period).toEqual({ from: '2024-01-01', to: '2024-02-29' });
  });

  it('are of the line above the first of them too, where the list has no names of columns', () => {
    const costs = ['Hyra;8000', 'El;912,50'];
    const months = ['Januari', 'Februari', 'Mars'].flatMap((month) => [`${month};`, ...costs]);
    const bytes = Buffer.from(['Utgifter 2024', '', ...months, ''].join('\n'));
    const { period, rows } = readFileBytes(bytes, 'fil.csv', {}, 'costs').understanding;
    expect([period, rows.used]).toEqual([{ from: '2024-01-01', to: '2024-03-31' }, 6]);
  });

  it('are of no time where the lines do not follow one another, or a row stands above them', () => {
    expect(understood(blocks(['Mars 2025', 'Januari 2025', 'Juni 2025'])).period).toBeNull();
    const [header = '', ...rest] = blocks(['Januari 2025', 'Februari 2025']);
    expect(understood([header, 'Olof;1;90', ...rest]).period).toBeNull();
  });
});
