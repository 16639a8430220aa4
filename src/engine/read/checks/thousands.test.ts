import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'kostnader.csv', {}, 'costs').understanding;
const totalCheck = ({ reconciliation }: ReturnType<typeof read>) =>
  reconciliation.find(({ id }) => id === 'total')?.status;

const rows = ['Hyra;15;15', 'Löner;188;190', 'Summa;203;205'];

describe('amounts in thousands', () => {
  it.each([
    ['in the title', ['Kostnader 2024', 'Belopp i tkr', '', 'Post;jan;feb;mar']],
    ['in the corner', ['Kostnader 2024', '', 'Tkr;jan;feb;mar']],
    ['in a line below the names', ['Kostnader 2024', '', 'Post;jan;feb;mar', ';tkr;tkr;tkr']],
    ['twice', ['Kostnader 2024', 'Belopp i tkr', '', 'Post;jan tkr;feb tkr;mar tkr']],
  ])('are whole kronor, said %s, and the file’s own totals with them', (_, head) => {
    const read3 = read(...head, ...rows.map((row) => `${row};${row.split(';')[1]}`));
    expect(read3.total).toBe('611000');
    expect(totalCheck(read3)).toBe('ok');
    expect(read3.questions).toEqual([]);
  });

  it('in a column of their own too, and no other number', () => {
    const one = read('Post;Antal;Belopp (tkr)', 'Hyra;2;15', 'Löner;4;188', 'Summa;6;203');
    expect(one.total).toBe('203000');
    expect(totalCheck(one)).toBe('ok');
    // Of words that only look like a unit nothing is said.
    expect(read('Post;Belopp', 'Hyra;15', 'Löner;188').total).toBe('203');
  });
});
