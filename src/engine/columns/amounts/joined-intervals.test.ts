import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';

const lines = (...rows: string[]) => Buffer.from(`${rows.join('\n')}\n`);
const read = (bytes: Buffer, roles = {}) =>
  readFileBytes(bytes, 'avtal.csv', { roles }, 'costs').understanding;
const roleOf = ({ columns }: ReturnType<typeof read>, role: string) =>
  columns.find((column) => column.role === role);
const total = async (bytes: Buffer) => {
  const { facts, dataQuality } = await analyseCostFile(bytes, 'avtal.csv');
  const sum = facts.find(({ key }) => key === 'costs.total.amount')?.value;
  return { sum, warnings: dataQuality.warnings.join(' ').replaceAll('\u00a0', ' ') };
};

const header = 'Leverantör;Avtal;Kostnad per månad;Kostnad per år';
const list = lines(
  header,
  'Telia;Mobil;899,50;',
  'If;Försäkring;;12000',
  'Fortnox;Program;500;6000',
  'Eon;El;0;24000',
);

describe('agreements with amounts per month and per year in two columns', () => {
  it('count each row once, by the amount it has', async () => {
    const understanding = read(list);
    expect(understanding.rows).toEqual({ inFile: 4, used: 4, leftOut: 0 });
    expect(roleOf(understanding, 'amount')).toMatchObject({
      name: 'Kostnad per år eller Kostnad per månad',
      sum: '42899.5',
    });
    const { sum, warnings } = await total(list);
    expect(Number(sum)).toBe(899.5 * 12 + 12_000 + 6000 + 24_000);
    expect(warnings).toContain('per månad × 12 och per år × 1');
  });

  it('say where the two do not agree, and take the year', async () => {
    const { sum, warnings } = await total(Buffer.concat([list, lines('Adobe;Bilder;300;5000')]));
    expect(Number(sum)).toBe(899.5 * 12 + 12_000 + 6000 + 24_000 + 5000);
    expect(warnings).toContain('1 rad har belopp i flera av Kostnad per år och Kostnad per månad');
  });

  it('are left to the column that has all of them, and to the user', () => {
    const whole = lines(header, 'Telia;Mobil;899;10788', 'If;Försäkring;1000;12000');
    expect(roleOf(read(whole), 'amount')?.name).toBe('Kostnad per månad');
    expect(roleOf(read(list, { 3: 'amount' }), 'amount')?.name).toBe('Kostnad per år');
    expect(roleOf(read(list, { 4: null }), 'interval')).toBeUndefined();
  });

  it('are the same amounts as in one column that says how often', () => {
    const row = fc.record({
      kronor: fc.integer({ min: 1, max: 50_000 }),
      often: fc.constantFrom('per månad', 'per kvartal', 'per år'),
    });
    const places = ['per månad', 'per kvartal', 'per år'];
    const amounts = (bytes: Buffer) => {
      const { table, understanding } = readFileBytes(bytes, 'avtal.csv', {}, 'costs');
      const cells = ['amount', 'interval'].map((role) => {
        const column = table.columns[roleOf(understanding, role)?.index ?? -1];
        return Array.from(table.used, (at) => column?.values[column.ids[at] ?? -1] ?? null);
      });
      return cells[0]?.map((kronor, at) => [kronor, cells[1]?.[at]]);
    };
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 20 }), (rows) => {
        // One way of paying alone needs no joining.
        fc.pre(new Set(rows.map(({ often }) => often)).size > 1);
        // A last row that is the sum of those above may be their total, which is another step's to judge.
        const above = rows.slice(0, -1).reduce((sum, { kronor }) => sum + kronor, 0);
        fc.pre(rows.at(-1)?.kronor !== above);
        const apart = rows.map(({ kronor, often }, n) =>
          [`Bolag ${n}`, ...places.map((place) => (place === often ? kronor : ''))].join(';'),
        );
        const together = rows.map(({ kronor, often }, n) => `Bolag ${n};${kronor};${often}`);
        expect(
          amounts(lines('Leverantör;Pris per månad;Pris per kvartal;Pris per år', ...apart)),
        ).toEqual(amounts(lines('Leverantör;Kostnad;Hur ofta', ...together)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('bare numbers of intervals', () => {
  const rows = (...more: string[]) =>
    ['Telia;899;1', 'Elis;2100;3', 'If;12000;12'].map((row, n) => `${row}${more[n] ?? ''}`);

  it('are asked about, and then counted as answered', () => {
    const bytes = lines('Leverantör;Belopp;Intervall', ...rows());
    const { questions } = read(bytes);
    expect(questions).toMatchObject([{ id: 'interval', blocking: true, chosen: 'monthsBetween' }]);
    expect(questions[0]?.text).toContain('har tal som 1, 3 och 12');
    const answered = readFileBytes(
      bytes,
      'avtal.csv',
      { choices: { interval: 'perYear' } },
      'costs',
    ).understanding;
    expect(answered.questions).toEqual([]);
    expect(roleOf(answered, 'interval')?.samples).toContain('12 gånger per år');
  });

  it('are proved by a yearly sum beside, or by more months than a year has', () => {
    const months = read(
      lines('Leverantör;Belopp;Intervall;Kvar', ...rows(';10788', ';8400', ';12000')),
    );
    expect(months.questions).toEqual([]);
    expect(roleOf(months, 'interval')?.samples).toContain('var 12 månad');
    const times = read(
      lines('Leverantör;Belopp;Intervall;Kvar', ...rows(';899', ';6300', ';144000')),
    );
    expect(roleOf(times, 'interval')?.samples).toContain('12 gånger per år');
    const long = read(lines('Leverantör;Belopp;Intervall', ...rows(), 'Ek;100;24'));
    expect(roleOf(long, 'interval')?.samples).toContain('var 12 månad');
  });

  it('are none where they may count other things', () => {
    const period = read(lines('Leverantör;Belopp;Period', 'Telia;899;7', 'Elis;2100;8'));
    expect(period.questions.map(({ id }) => id)).not.toContain('interval');
  });
});
