import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadError } from '../read-error.ts';
import { detectDialect } from './dialect.ts';
import { readRows } from './text-rows.ts';

const read = (text: string) => readRows(text, detectDialect(text)).rows;
const cells = (text: string) => read(text).map((row) => row.cells);

describe('rows of a text file', () => {
  it.each([
    [';', '1,50;2,50'],
    [',', '1.50,2.50'],
    ['\t', '1,50\t2,50'],
    ['|', '1,50|2,50'],
    [' ', '1,50 2,50'],
    [', ', '1.50, 2.50'],
    ['^', '1,50^2,50'],
  ])('are split at %j', (delimiter, line) => {
    const text = `a${delimiter}b\n${`${line}\n`.repeat(5)}`;
    expect(detectDialect(text)).toMatchObject({ delimiter, width: 2 });
    expect(cells(text)[3]).toEqual(line.split(delimiter));
  });

  it('keep quoted delimiters, doubled quotes and line breaks', () => {
    expect(cells('a;b\r\n"x;1";"säg ""hej"""\r\n"två\r\nrader";2\r\n')).toEqual([
      ['a', 'b'],
      ['x;1', 'säg "hej"'],
      ['två\r\nrader', '2'],
    ]);
  });

  it('know their line numbers past line breaks in values and blank lines', () => {
    const rows = read('a;b\n"x\ny";2\n\n3;4\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('are one where a line break in a text broke them, and two where both stand for themselves', () => {
    const whole = 'Datum;Text;Vara;Kr\n2025-01-02;;Te;10\n2025-01-02;;Te;10\n';
    const broken = read(`${whole}2025-01-03;ring kund\nefter lunch;Te;20\n2025-01-04;;Te;30\n`);
    expect(broken.slice(3).map(({ line, cells: own }) => [line, ...own])).toEqual([
      [4, '2025-01-03', 'ring kund efter lunch', 'Te', '20'],
      [6, '2025-01-04', '', 'Te', '30'],
    ]);
    expect(cells(`${whole}Summa;;20\nMoms;5\n`).slice(3)).toEqual([
      ['Summa', '', '20'],
      ['Moms', '5'],
    ]);
  });

  it('understand backslash before a quote where the file writes so', () => {
    expect(cells('a,b\n"5\\" rör",1\n"6\\" rör",2\n')[1]).toEqual(['5" rör', '1']);
  });

  it('understand single quotes around values', () => {
    expect(cells("a,b\n'x,1',2\n'y,2',3\n'z,3',4\n")[2]).toEqual(['y,2', '3']);
  });

  it('lose no other row when one quote is never closed', () => {
    const rows = read('a;b;c\n1;2;3\n4;"5;6\n7;8;9\n10;11;12\n');
    expect(rows.map((row) => row.cells[0])).toEqual(['a', '1', '4', '7', '10']);
    expect(rows[2]?.fault?.repaired).toBe(true);
  });

  it('read back whatever a strict writer wrote', () => {
    const value = fc.string({ maxLength: 8 }).map((text) => text.replace(/[\0\r]/g, ''));
    const table = fc.array(fc.tuple(value, value, value), { minLength: 3, maxLength: 8 });
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, fc.constantFrom(';', ',', '\t'), (rows, delimiter) => {
        const text = rows.map((row) => row.map(quote).join(delimiter)).join('\n');
        const dialect = {
          delimiter,
          quote: '"' as const,
          backslash: false,
          width: 3,
          start: 0,
          crOnly: false,
        };
        expect(readRows(text, dialect).rows.map((row) => row.cells)).toEqual(rows);
      }),
    );
  });

  it('come to an end on files made to be slow', () => {
    const hostile = [
      `a;b\n${';"'.repeat(1_000_000)}`,
      `a;b;c\n${'1;"2,00;x\n'.repeat(100_000)}`,
      '"'.repeat(2_000_000),
      `a;b\n${'x;"y "z" w;'.repeat(100_000)}`,
    ];
    for (const text of hostile) {
      let rows = 0;
      try {
        rows = read(text).length;
      } catch (error) {
        expect(error).toBeInstanceOf(ReadError);
        continue;
      }
      expect(rows).toBeGreaterThan(0);
    }
  });
});
