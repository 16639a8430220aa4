import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '#engine/table/purpose.ts';

const MONTHS = Array.from({ length: 6 }, (_, n) => `2025-0${n + 1}`);

/** Months by kinds, `Summa` last where it is what they come to. */
function table(kinds: readonly string[], total: string | null = 'Summa', off = 0): string[] {
  const rows = MONTHS.map((month, row) => {
    const values = kinds.map((_, place) => 1000 * (place + 1) + 10 * row);
    const sum = values.reduce((all, value) => all + value, off);
    return [month, ...values, ...(total === null ? [] : [sum])].join(';');
  });
  return [['Månad', ...kinds, ...(total === null ? [] : [total])].join(';'), ...rows];
}

function read(lines: readonly string[], purpose: Purpose) {
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  const { table: own, understanding } = readFileBytes(bytes, 'fil.csv', {}, purpose);
  const { columns, total, questions, rows, reconciliation } = understanding;
  const kind = own.columns.find(({ name }) => /slag|Kanal|grupp|Kund|Ort/.test(name));
  return {
    ...{ total, rows, reconciliation, kinds: [...(kind?.values ?? [])] },
    roles: columns.flatMap(({ name, role }) => (role === null ? [] : [`${name}: ${role}`])),
    asked: questions.flatMap(({ id, blocking }) => (blocking ? id : [])),
    together: questions[0]?.options.find(({ answer }) => answer === 'together')?.sum,
  };
}

const kinds = ['Hyra', 'El', 'Löner', 'Övrigt'];
const sumOf = (count: number) => String(6 * 1000 * ((count * (count + 1)) / 2) + 10 * 15 * count);

describe('months with a column for each kind and their total', () => {
  it('become a row for each kind of each month', () => {
    const of = read(table(kinds), 'costs');
    expect(of.roles).toEqual(['Månad: date', 'Kostnadsslag: category', 'Summa: amount']);
    expect([of.kinds, of.total, of.asked]).toEqual([kinds, sumOf(4), []]);
    expect(of.rows).toMatchObject({ inFile: 6, used: 6, leftOut: 0 });
  });

  it('of sales are channels by their names, or what the title says', () => {
    const channels = read(table(['Butik', 'Webb', 'Övrigt'], 'Totalt'), 'sales');
    expect(channels.roles).toEqual(['Månad: date', 'Kanal: channel', 'Totalt: revenue']);
    const titled = read(
      ['Försäljning per varugrupp', '', ...table(['Kaffe', 'Te'], 'Totalt')],
      'sales',
    );
    expect(titled.roles).toEqual(['Månad: date', 'Varugrupp: category', 'Totalt: revenue']);
    expect([channels.total, titled.total]).toEqual([sumOf(3), sumOf(2)]);
  });

  it.each([
    ['the total is not what they come to', table(kinds, 'Summa', 1)],
    ['nothing says what the kinds are', table(['Anna', 'Bo'])],
    ['one is tax or a way to pay', table(['Varor', 'Moms'])],
    ['they are ways to pay', table(['Kort', 'Swish'])],
  ])('stay as they are where %s', (_, lines) => {
    const of = read(lines, lines[0]?.includes('Hyra') ? 'costs' : 'sales');
    expect(of.kinds).toEqual([]);
  });

  it('are asked about without a total, and each of them is counted by the answer', () => {
    const of = read(table(['Butik', 'Webb', 'Torg'], null), 'sales');
    expect([of.roles, of.asked]).toEqual([['Månad: date'], ['amount']]);
    expect(of.together).toBe(sumOf(3));
  });

  it('leave out the row that sums the months', () => {
    const foot = `Summa;${[1, 2, 3, 4].map((n) => 6000 * n + 150).join(';')};${sumOf(4)}`;
    const of = read([...table(kinds), foot], 'costs');
    expect([of.total, of.rows.leftOut]).toEqual([sumOf(4), 1]);
  });
});
