import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { Purpose } from '../table/purpose.ts';

const read = (rows: readonly string[], purpose: Purpose, overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, purpose).understanding;
const days = (count: number) =>
  Array.from({ length: count }, (_, n) => `2025-01-${String(n + 3).padStart(2, '0')}`);

describe('a list that an owner has made by hand', () => {
  it('is asked about where all its invoices have something left to pay', () => {
    const header = 'Kund;Fakturanr;Fakturadatum;Fakturabelopp;Restbelopp';
    const rows = (rest: (n: number) => number) =>
      days(12).map((day, n) => `Kund ${n % 3};${n};${day};${900 + n};${rest(n)}`);
    const asked = (rest: (n: number) => number) =>
      read([header, ...rows(rest)], 'sales').questions.map(({ id }) => id);
    expect(asked((n) => 900 + n)).toContain('kind');
    expect(asked((n) => (n === 4 ? 0 : 900 + n))).not.toContain('kind');
  });

  it('takes a period of notice for no interval, and counts each row once of a month and a year', () => {
    const rows = ['Hyra;12000;144000;3 mån', 'Leasing;3900;46800;1 mån', 'Städ;1500;18000;1 år'];
    const { columns, questions } = read(['Post;Per månad;Per år;Uppsägningstid', ...rows], 'costs');
    expect(columns.map(({ name, role }) => [name, role])).toEqual([
      ['Post', 'text'],
      ['Per månad', 'amount'],
      ['Per år', null],
      ['Uppsägningstid', null],
    ]);
    expect(questions).toEqual([]);
  });

  it('reads how often an amount comes in words after it', () => {
    const rows = [
      'Hyra;12 000 kr per månad',
      'El;900 kr i månaden',
      'If;9 400 kr/år',
      'Fika;499:-',
    ];
    const { columns, rows: counts } = read(['Kostnad;Belopp', ...rows], 'costs');
    expect(counts.used).toBe(4);
    expect(columns.find(({ role }) => role === 'interval')?.name).toBe('Belopp, hur ofta');
  });

  it('reads days with their names in two letters', () => {
    const names = ['fr', 'lö', 'sö', 'må', 'ti', 'on', 'to'];
    const rows = days(14).map((_, n) => `${names[n % 7]} ${n + 3}/1;${100 + n}`);
    const { period } = read(['Dagskassa 2025', 'Dag;Summa', ...rows], 'sales');
    expect(period).toMatchObject({ from: '2025-01-03', to: '2025-01-16' });
  });

  it('reads a few days together among single days as the first of them', () => {
    const rows = days(9).map(
      (_, n) => `${n % 3 ? '' : `${n + 2}-`}${n + 3} maj 2025;Bröllop;${900 + n}`,
    );
    const { period, rows: counts } = read(['När;Uppdrag;Belopp', ...rows], 'sales');
    expect([period, counts.used]).toEqual([{ from: '2025-05-02', to: '2025-05-11' }, 9]);
  });

  it('asks whether the shop’s own part of a price is what it sold for', () => {
    const price = (n: number) => 100 + (n % 4) * 50;
    const rows = days(9).map((day, n) => `${day};Kappa ${n};${price(n)};${price(n) * 0.4}`);
    const { questions } = read(['Datum;Plagg;Pris;Butikens andel 40%', ...rows], 'sales');
    expect(questions.map(({ id }) => id)).toEqual(['share']);
  });

  it('counts its own side of two tables headed as income and expenses', () => {
    const rows = days(9).map((day, n) => `${day};Kurs;${500 + n};;${day};Hyra;${90 + n}`);
    const file = ['Inkomster 2025;;;;Utgifter 2025', 'Datum;Vad;Kr;;Datum;Vad;Kr', ...rows];
    for (const [purpose, total] of [
      ['sales', '4536'],
      ['costs', '846'],
    ] as const) {
      const side = read(file, purpose);
      expect([side.total, side.questions.map(({ id }) => id)]).toEqual([total, []]);
    }
  });

  it('asks of kinds of costs beside the amount whose numbers are small and whole, one by one or all together', () => {
    const rows = days(12).map(
      (day, n) => `${day};Kundbesök;${(40 + n * 7) * 2.5};${n % 3 ? 40 : 0};${n % 4 ? 0 : 35}`,
    );
    const file = ['Datum;Ärende;Ersättning;Parkering;Trängselskatt', ...rows];
    const [question] = read(file, 'costs').questions;
    const all = question?.options.find(({ answer }) => answer === 'allAdded');
    expect(all?.label).toBe('Alla: Parkering och Trängselskatt kommer till utöver Ersättning');
    const { total } = read(file, 'costs', all?.change);
    expect([total, all?.sum]).toEqual(['2780', '2780']);
  });

  it('asks nothing of what kinds of work were done', () => {
    const jobs = (n: number) => (n % 3 === 0 ? 'Klippning' : 'Snöröjning');
    const rows = days(15).map((day, n) => `Kund ${n % 4};${day};${jobs(n)};${500 + n}`);
    const { questions, columns } = read(['Kund;Datum;Jobb;Belopp', ...rows], 'sales');
    expect(questions).toEqual([]);
    expect(columns.find(({ name }) => name === 'Jobb')?.role).toBe('product');
  });

  it('has its header below the line that says when it was printed', () => {
    const { columns } = read(
      [
        'Resultatrapport',
        'Ek AB;;Utskrivet 2025-11-02;',
        'Period 2025-01-01 - 2025-10-31',
        ';Period;Ackumulerat;Föregående år',
        '3001 Försäljning;1200;1200;1100',
        'Summa intäkter;1200;1200;1100',
        '4010 Inköp;-420;-420;-400',
        '5010 Hyra;-96;-96;-90',
        'Summa kostnader;-516;-516;-490',
        'Rörelseresultat;684;684;610',
      ],
      'costs',
    );
    expect(columns.map(({ name }) => name)).toContain('Ackumulerat');
  });
});
