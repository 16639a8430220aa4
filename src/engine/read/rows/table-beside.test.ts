import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { toColumns } from '../../table/column-store.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import { sumsAmounts } from './table-beside.ts';

function read(...lines: string[]) {
  const { understanding } = readFileBytes(Buffer.from(`${lines.join('\n')}\n`), 'fil.csv', {});
  const { columns, problems, total } = understanding;
  return { empty: columns.filter(({ type }) => type === 'empty').length, problems, total };
}

const header = 'Datum;Artikel;Belopp;;Månad;Summa';
const rows = ['2025-01-02;Te;10,00', '2025-01-09;Kaka;20,00', '2025-02-03;Te;5,00'];
const last = '2025-02-04;Te;7,00';

describe('a shorter table beside the rows', () => {
  it('is not read with them, and that is said', () => {
    const [a, b, c] = rows;
    const { empty, problems, total } = read(
      ...[header, `${a};;2025-01;30,00`, `${b};;2025-02;12,00`, `${c};;;`, `${last};;;`],
    );
    expect([empty, total]).toEqual([3, '42']);
    expect(problems.map(({ text }) => text)).toEqual([
      'Månad och Summa är en annan tabell bredvid raderna och räknas inte med. Ladda upp den som en egen fil om den ska analyseras.',
    ]);
  });

  it('makes no difference between rows that are alike, whether it sums them or not', () => {
    const days = rows.map(
      (row, place) => `100${place};${row};;2025-0${place + 1};${place + 10},00`,
    );
    const again = '1000;2025-01-02;Te;10,00;;;';
    expect(read(`Order;${header}`, ...days, again).total).toBe('35');
  });

  it('may be nearly as long, where it sums the rows', () => {
    const [a, b, c] = rows;
    const sums = (last: string) => [
      `${a};;2025-01;10,00`,
      `${b};;2025-02;20,00`,
      `${c};;2025-03;${last}`,
    ];
    const more = ['2025-04-01;Te;7,00;;2025-04;7,00', '2025-05-01;Te;8,00;;2025-05;9,00'];
    const end = '2025-05-02;Te;1,00;;;';
    expect(read(header, ...sums('5,00'), ...more, end)).toMatchObject({ empty: 3, total: '51' });
    expect(read(header, ...sums('6,00'), ...more, end).empty).toBe(1);
    expect(read(header, ...sums('5,00')).empty).toBe(3);
  });

  it('may sum them without the VAT that is in them', () => {
    const [a, b, c] = rows;
    const sums = [`${a};;2025-01;8,00`, `${b};;2025-02;16,00`, `${c};;2025-03;4,00`];
    expect(read(header, ...sums)).toMatchObject({ empty: 3, total: '35' });
    const rates = ['112,00;12,00;;2025-01;180,00', '100,00;20,00;;2025-02;94,34', '100,00;5,66;;;'];
    const several = rates.map((rest, n) => `2025-01-0${n + 2};Te;${rest}`);
    expect(read('Datum;Artikel;Inkl. moms;Moms;;Månad;Summa', ...several).total).toBe('274.34');
  });

  it('sums nothing by shares that happen to come to as many per cent', () => {
    const column = (...cells: string[]) =>
      toColumns(
        cells.map((cell, n) => ({ line: n + 1, cells: [cell] })),
        ['Andel'],
      );
    expect(sumsAmounts([column('1 %', '4 %', '6 %'), column('8 %', '3 %')])).toBe(false);
    expect(sumsAmounts([column('1', '4', '6'), column('8', '3')])).toBe(true);
  });

  it('is no longer than the rows, of which the last may sum the others', () => {
    const column = (...cells: string[]) =>
      toColumns(
        cells.map((cell, n) => ({ line: n + 1, cells: [cell] })),
        ['Summa'],
      );
    expect(sumsAmounts([column('10,00', '20,00', '5,00', '35,00'), column('30,00', '5,00')])).toBe(
      true,
    );
    expect(sumsAmounts([column('10,00', '20,00', '5,00', '36,00'), column('30,00', '5,00')])).toBe(
      false,
    );
  });

  it('sums nothing of other days, however alike the sums are', () => {
    const columns = (cells: readonly (readonly string[])[], ...names: string[]) =>
      toColumns(
        cells.map((row, n) => ({ line: n + 1, cells: [...row] })),
        names,
      );
    const own = columns(
      ['20,00 kr', '30,00 kr', '10,00 kr'].map((tip, n) => [`2025-01-0${n + 2}`, tip]),
      ...['Dag', 'Dricks'],
    );
    const beside = (...days: string[]) =>
      columns(
        days.map((day, n) => [day, ['25,00 kr', '35,00 kr'][n] ?? '']),
        ...['Dag', 'Dricks'],
      );
    expect(sumsAmounts([own, beside('2025-02-11', '2025-02-12')])).toBe(false);
    expect(sumsAmounts([own, beside('2025-01-02', '2025-01-04')])).toBe(true);
    expect(sumsAmounts([own, beside('2025-01-31', '2025-02-28')])).toBe(true);
  });

  it('sums nothing by one amount beside rows of none, in kronor too', () => {
    const column = (...cells: string[]) =>
      toColumns(
        cells.map((cell, n) => ({ line: n + 1, cells: [cell] })),
        ['Dricks'],
      );
    const [own, other] = [
      column('0,00 kr', '20,00 kr', '20,00 kr'),
      column('20,00 kr', '0,00 kr', '20,00 kr'),
    ];
    expect(sumsAmounts([own, other])).toBe(false);
  });

  it('may have amounts that look as months', () => {
    const [a, b] = rows;
    const points = [`${a};;2025-01;1130.00`, `${b};;2025-02;1200.00`, `${last};;;`, `${last};;;`];
    expect(read(header, ...points).empty).toBe(3);
  });

  it('is a part of them where it goes on along them, or has no numbers', () => {
    const along = rows.map((row) => `${row};;2025-01;30,00`);
    expect(read(header, ...along).empty).toBe(1);
    const [a, ...rest] = rows;
    const words = [`${a};;ring;kund`, ...rest.map((row) => `${row};;;`)];
    expect(read('Datum;Artikel;Belopp;;Not;Vem', ...words).empty).toBe(1);
  });

  it('is asked about where it is a list of its own', () => {
    const list = [
      '2025-01-02;Te;10,00;;2025-03-01;Kvitto;3,00',
      '2025-01-09;Te;20,00;;2025-03-02;Kvitto;4,00',
    ];
    const more = [
      '2025-02-03;Te;5,00;;2025-03-03;Kvitto;5,00',
      '2025-02-04;Te;7,00;;2025-03-04;Kvitto;6,00',
    ];
    const end = ['2025-02-05;Te;8,00;;;;', '2025-02-06;Te;9,00;;;;'];
    const asked = (choices: ReadingChoices) => {
      const lines = ['Datum;Artikel;Belopp;;Dag;Vad;Summa', ...list, ...more, ...end];
      const bytes = Buffer.from(`${lines.join('\n')}\n`);
      return readFileBytes(bytes, 'fil.csv', { choices }).understanding;
    };
    const [question] = asked({}).questions;
    expect([question?.id, question?.blocking]).toEqual(['beside', true]);
    expect(question?.options.map(({ sum }) => sum)).toEqual(['59', '18']);
    expect(asked({ beside: 'instead' })).toMatchObject({ total: '18', rows: { used: 4 } });
    expect(asked({ beside: 'leftOut' })).toMatchObject({ total: '59', questions: [] });
  });
});
