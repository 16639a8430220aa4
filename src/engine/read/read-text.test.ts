import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesReading } from '../guides/sales/reading.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import { readAndAsk } from './ask.ts';
import { openText } from './read-text.ts';

const read = (text: string, overrides: ReadOverrides = {}) =>
  readAndAsk(openText(Buffer.from(text), { fileName: 'fil.csv', reading: salesReading }), overrides)
    .understanding;
const sumOf = (text: string, overrides: ReadOverrides = {}) =>
  read(text, overrides).columns.find(({ role }) => role === 'revenue')?.sum;

describe('what the user chose is followed', () => {
  const open = 'Datum,Artikel,Belopp\n2025-03-04,Kaffe,"1,234"\n2025-03-05,Te,"2,500"\n';

  it('for the decimal mark, and the question is gone', () => {
    expect(read(open).questions.map(({ id }) => id)).toEqual(['decimal']);
    expect(sumOf(open)).toBe('3734');
    expect(sumOf(open, { decimal: ',' })).toBe('3.734');
    expect(read(open, { decimal: ',' }).questions).toEqual([]);
  });

  it('for the order of day and month', () => {
    const text = 'Datum;Belopp\n03/04/2025;5\n11/02/2025;6\n07/08/2025;6\n';
    expect(read(text).questions.map(({ id }) => id)).toEqual(['dateOrder']);
    expect(read(text).period).toEqual({ from: '2025-02-11', to: '2025-08-07' });
    expect(read(text, { dateOrder: 'mdy' }).period).toEqual({
      from: '2025-03-04',
      to: '2025-11-02',
    });
  });

  it('for nothing where the days of another column prove the order', () => {
    const text =
      'Datum;Slut;Belopp\n01/01/2025;01/28/2025;5\n02/01/2025;02/28/2025;6\n03/01/2025;03/28/2025;7\n';
    expect(read(text).questions.map(({ id }) => id)).not.toContain('dateOrder');
    expect(read(text).period).toEqual({ from: '2025-01-01', to: '2025-03-01' });
  });

  it('for the header row, also that there is none', () => {
    const text = 'Rapport;x;y\nDatum;Produkt;Belopp\n2025-01-01;Kaffe;5\n2025-01-02;Te;6\n';
    expect(read(text, { headerRow: 2 }).headerRow).toBe(2);
    const bare = read('2025-01-01;Kaffe;5\n2025-01-02;Te;6\n', {
      headerRow: 0,
      roles: { 2: 'revenue', 0: 'date' },
    });
    expect(bare.headerRow).toBeNull();
    expect(bare.rows.used).toBe(2);
    expect(bare.ready).toBe(true);
  });

  it('and files of the same export are known by their header, whatever was chosen', () => {
    const other = open.replace('Kaffe', 'Saft').replace('1,234', '7,890');
    expect(read(other).fingerprint).toBe(read(open).fingerprint);
    expect(read(open, { headerRow: 1, decimal: ',' }).fingerprint).toBe(read(open).fingerprint);
    expect(read(open.replace('Artikel', 'Kund')).fingerprint).not.toBe(read(open).fingerprint);
  });
});

describe('the rows of a file', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), {
    minLength: 3,
    maxLength: 30,
  });
  const written = (cents: number) =>
    `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  const file = (cents: readonly number[]) =>
    `Datum;Produkt;Belopp\n${cents.map((own, n) => `2025-01-${String((n % 28) + 1).padStart(2, '0')};P${n};${written(own)}`).join('\n')}\n`;

  it('add up to the öre, in any order, with any line ends', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const total = cents.reduce((sum, own) => sum + own, 0);
        for (const text of [
          file(cents),
          file([...cents].reverse()),
          file(cents).replaceAll('\n', '\r\n'),
        ]) {
          expect(Number(sumOf(text)) * 100).toBeCloseTo(total, 5);
          expect(read(text).rows).toEqual({ inFile: cents.length, used: cents.length, leftOut: 0 });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('agree with the total row that a report ends with', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const total = cents.reduce((sum, own) => sum + own, 0);
        const understanding = read(`${file(cents)}Summa;;${written(total)}\n`);
        expect(understanding.leftOutCounts).toEqual({ total: 1 });
        expect(understanding.reconciliation[1]).toMatchObject({ id: 'total', status: 'ok' });
      }),
      { numRuns: 30 },
    );
  });

  it('are used or left out with a reason, and never lost', () => {
    const line = fc.constantFrom(
      '2025-01-01;A;5,00',
      'x',
      ';;',
      'a;b',
      '2025-01-02;"B;6,00',
      'Summa;;5,00',
      '1;2;3;4;5',
      'Datum;Produkt;Belopp',
      '2025-01-03;C;fel',
      ';D;7,00',
    );
    const good = '2025-01-04;E;8,00\n2025-01-05;F;9,00\n2025-01-06;G;1,00\n';
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const { rows, reconciliation } = read(
          `Datum;Produkt;Belopp\n${good.repeat(10)}${lines.join('\n')}\n`,
        );
        expect(rows.used + rows.leftOut).toBe(rows.inFile);
        expect(rows.inFile).toBe(30 + lines.filter((own) => own !== ';;').length);
        expect(reconciliation[0]?.status).toBe('ok');
      }),
      { numRuns: 60 },
    );
  });
});
