import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'sales').understanding;
const asked = (rows: readonly string[]) =>
  read(rows)
    .questions.filter(({ blocking }) => blocking)
    .map(({ id }) => id);

const header = 'Artikel;Januari 2025;Februari 2025;Mars 2025;April 2025;Maj 2025';
const own: [string, number[]][] = [
  ['Stol', [4000, 5200, 3100, 0, 6100]],
  ['Bord', [12000, 9900, 14200, 8000, 7600]],
  ['Lampa', [700, 450, 900, 810, 330]],
];
const soFar = (values: readonly number[]) =>
  values.map((_, n) => values.slice(0, n + 1).reduce((sum, value) => sum + value, 0));
const written = (rows: readonly [string, readonly number[]][]) =>
  rows.map(([name, values]) => [name, ...values].join(';'));
const rising = own.map(([name, values]): [string, number[]] => [name, soFar(values)]);
const totals = header
  .split(';')
  .slice(1)
  .map((_, n) => rising.reduce((sum, [, all]) => sum + (all[n] ?? 0), 0));

describe('columns per period that rise on every row', () => {
  it.each([
    ['alone', []],
    ['with their total', [['Summa', ...totals].join(';')]],
  ])('are asked about, and read as what each period came to: %s', (_, total) => {
    const rows = [header, ...written(rising), ...total];
    const [question] = read(rows).questions;
    expect(question).toMatchObject({ id: 'periods', blocking: true });
    const right = '73290';
    expect(question?.options.map(({ sum }) => sum)).toContain(right);
    const answered = read(rows, { choices: { periods: 'soFar' } });
    expect([answered.total, answered.questions]).toEqual([right, []]);
  });

  it('are asked about, and right, where periods have not come yet or a row misses one', () => {
    const months = `${header};Juni 2025;Juli 2025;Augusti 2025`;
    const rows = [months, ...written(rising).map((row) => `${row};;;`)];
    expect(asked(rows)).toEqual(['periods']);
    expect(read(rows, { choices: { periods: 'soFar' } }).total).toBe('73290');
    const missed = rows.map((row) => row.replace(';12300;', ';;'));
    expect(missed).not.toEqual(rows);
    expect(read(missed, { choices: { periods: 'soFar' } }).total).toBe('73290');
  });

  it('are asked about where one falls once, in few periods, and where the title says so far', () => {
    const more: [string, number[]][] = [...own, ['Matta', [3000, 2600, -900, 4100, 2200]]];
    const all = more.map(([name, values]): [string, number[]] => [name, soFar(values)]);
    const alone = [header, ...written(all)];
    expect(asked(alone)).toEqual(['periods']);
    expect(read(alone, { choices: { periods: 'soFar' } }).total).toBe('84290');
    const few = 'Artikel;Januari 2025;Februari 2025;Mars 2025';
    const rows = Array.from({ length: 6 }, (_, n) => `Vara ${n};${n + 2}00;${n + 4}50;${n + 7}10`);
    expect(asked([few, ...rows])).toEqual(['periods']);
    const titled = ['Ackumulerad försäljning 2025', few, 'Stol;900;1000;950', 'Bord;800;900;1000'];
    expect(asked(titled)).toEqual(['periods']);
  });

  it('are their own amounts where most fall, or where they begin far from nothing', () => {
    expect(asked([header, ...written(own)])).toEqual([]);
    const grown = own.map(([name]): [string, number[]] => [name, [9000, 9100, 9250, 9300, 9500]]);
    expect(asked([header, ...written(grown)])).toEqual([]);
  });
});

describe('columns per period under a title of what is counted', () => {
  const hours = ['Sara;120;131;140', 'Li;99;160;101'];
  const months = 'Konsult;Januari 2025;Februari 2025;Mars 2025';

  it('may be no money', () => {
    expect(asked(['Timmar per konsult 2025', months, ...hours])).toEqual(['kind']);
    expect(asked(['Antal sålda;;;', months, ...hours])).toEqual(['kind']);
  });

  it('are kronor where the title or their öre say so', () => {
    expect(asked(['Kunder, försäljning exkl moms', months, ...hours])).toEqual([]);
    expect(asked(['Kunder 2025', months, 'Sara;120,50;131,25;140,10'])).toEqual([]);
    expect(asked(['Konsulter 2025', months, ...hours])).toEqual([]);
  });
});
