import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (rows: readonly string[]) =>
  readFileBytes(Buffer.from(rows.join('\n')), 'fil.csv', {}, 'sales').understanding;
const emptyIn = (rows: readonly string[], name: string) =>
  read(rows).columns.find((column) => column.name === name)?.empty;

const goods = (kund: string) => [`${kund};Lack;120,50`, ';Tejp;80,00', ';Spackel;99,50'];
const pivot = [...goods('Alm AB'), ...goods('Bok AB'), ...goods('Ek AB')];

describe('names on the first row of each group alone', () => {
  it('are those of the rows below, which is told', () => {
    const file = ['Kund;Artikel;Belopp', ...pivot];
    expect(emptyIn(file, 'Kund')).toBe(0);
    const [problem] = read(file).problems;
    expect(problem?.text).toContain('Raderna under har fått samma namn.');
  });

  it('are so under a name that says nothing, between sums, and of groups within groups', () => {
    const sums = ['Radetiketter;Artikel;Belopp', ...goods('Alm AB'), 'Summa Alm AB;;300,00'];
    const file = [...sums, ...goods('Bok AB'), 'Summa Bok AB;;300,00', 'Totalsumma;;600,00'];
    expect(read(file)).toMatchObject({ total: '600', questions: [] });
    expect(emptyIn(file, 'Radetiketter')).toBe(0);
    const inner = pivot.map((row, n) => `${n === 0 ? 'Norr' : n === 6 ? 'Syd' : ''};${row}`);
    expect(emptyIn(['Region;Kund;Artikel;Belopp', ...inner], 'Region')).toBe(0);
    expect(emptyIn(['Region;Kund;Artikel;Belopp', ...inner], 'Kund')).toBe(0);
  });

  it('are of their own rows alone in a list by day, and where a name comes again', () => {
    const dated = pivot.map((row, n) => `2025-01-1${n};${row}`);
    expect(emptyIn(['Datum;Kund;Artikel;Belopp', ...dated], 'Kund')).toBe(6);
    const last = ['Alm AB;Lack;7,50', ';Tejp;8,00', ';Spackel;9,50'];
    const again = [...goods('Alm AB'), ...goods('Bok AB'), ...last];
    expect(emptyIn(['Kund;Artikel;Belopp', ...again], 'Kund')).toBe(6);
  });
});
