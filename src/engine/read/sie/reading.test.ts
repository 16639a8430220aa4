import { describe, expect, it } from 'vitest';
import { readings } from '../../guides/readings.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import { readAndAsk } from '../ask.ts';
import { openSie } from './read-sie.ts';

const start = [
  '#FLAGGA 0',
  '#SIETYP 3',
  '#RAR 0 20240701 20250630',
  '#RAR -1 20230701 20240630',
  '#KONTO 1930 "Bank"',
  '#KONTO 3001 "Försäljning"',
  '#KONTO 5010 "Lokalhyra"',
];
const read = (lines: readonly string[], overrides: ReadOverrides = {}) => {
  const bytes = Buffer.from([...start, ...lines].join('\n'));
  return readAndAsk(openSie(bytes, { fileName: 'a.se', reading: readings.sales }), overrides)
    .understanding;
};
const sumOf = ({ columns }: ReturnType<typeof read>) =>
  columns.find(({ role }) => role === 'revenue' || role === 'amount')?.sum;
const texts = ({ problems }: ReturnType<typeof read>) => problems.map(({ text }) => text).join();

describe('#PSALDO with objects', () => {
  const parts = ['#PSALDO 0 202408 3001 {1 "100"} -60', '#PSALDO 0 202408 3001 {1 "200"} -40'];

  it('is summed where no row without object exists', () => {
    expect(sumOf(read(parts))).toBe('100');
  });

  it('is left out where the row without object is the whole', () => {
    const understanding = read([...parts, '#PSALDO 0 202408 3001 {} -100']);
    expect(sumOf(understanding)).toBe('100');
    expect(understanding.leftOutCounts).toEqual({ detail: 2 });
  });

  it('is added to a row without object that the result shows to be the rest', () => {
    const rest = [...parts, '#PSALDO 0 202408 3001 {} -25', '#RES 0 3001 -125'];
    expect(sumOf(read(rest))).toBe('125');
  });

  it('is summed along one dimension where each divides the same sum', () => {
    const twice = [...parts, '#PSALDO 0 202408 3001 {6 "P"} -100'];
    expect(sumOf(read([...twice, '#RES 0 3001 -100']))).toBe('100');
    expect(sumOf(read(twice))).toBe('100');
    expect(sumOf(read([...twice, '#RES 0 3001 -200']))).toBe('200');
  });
});

describe('months of #PSALDO', () => {
  it('are of the year they are written under, also where it is no calendar year', () => {
    const { books, period } = read([
      '#PSALDO -1 202401 3001 {} -10',
      '#PSALDO 0 202407 3001 {} -20',
    ]);
    expect(period).toEqual({ from: '2024-01-01', to: '2024-07-31' });
    const years = books?.accounts.find(({ number }) => number === '3001')?.years;
    expect(years).toMatchObject([
      { year: 0, months: { '2024-07': '-20' } },
      { year: -1, months: { '2024-01': '-10' } },
    ]);
  });

  it('are of the year they lie in where they stand under another', () => {
    const { books } = read(['#PSALDO 0 202401 3001 {} -10', '#PSALDO 0 202407 3001 {} -20']);
    const years = books?.accounts.find(({ number }) => number === '3001')?.years;
    expect(years?.map(({ year }) => year)).toEqual([0, -1]);
  });

  it('are a year earlier where the year before is written with the months of this', () => {
    const { period } = read(['#PSALDO 0 202408 3001 {} -20', '#PSALDO -1 202408 3001 {} -10']);
    expect(period).toEqual({ from: '2023-08-01', to: '2024-08-31' });
  });

  it('that hold zeros alone are not the period', () => {
    const { period, leftOutCounts } = read([
      '#PSALDO 0 202408 3001 {} -20',
      '#PSALDO 0 202409 3001 {} 0',
      '#PSALDO 0 202410 3001 {} 0',
    ]);
    expect(period).toEqual({ from: '2024-08-01', to: '2024-08-31' });
    expect(leftOutCounts).toEqual({ empty: 2 });
  });

  it('that do not sum to the year’s result are not used, and the result is', () => {
    const understanding = read(['#PSALDO 0 202408 3001 {} -20', '#RES 0 3001 -500']);
    expect(sumOf(understanding)).toBe('500');
    expect(understanding.columns.some(({ role }) => role === 'date')).toBe(false);
  });
});

describe('vouchers', () => {
  const voucher = (number: number, ore: string) => [
    `#VER A ${number} 20240815`,
    '{',
    `#TRANS 3001 {} -${ore}`,
    `#TRANS 1930 {} ${ore}`,
    '}',
  ];

  it('that are an extract give way to the results, which is said', () => {
    const understanding = read([...voucher(1, '100'), '#RES 0 3001 -900', '#RES 0 5010 40']);
    expect(sumOf(understanding)).toBe('900');
    expect(texts(understanding)).toContain(
      'verifikationer är bara ett utdrag: de summerar till 100',
    );
    expect(
      understanding.books?.accounts.find(({ number }) => number === '3001')?.years,
    ).toMatchObject([{ result: '-900', months: {} }]);
  });

  it('that are whole for the guide are used, whatever the others lack', () => {
    const understanding = read([...voucher(1, '900'), '#RES 0 3001 -900', '#RES 0 5010 40']);
    expect(understanding.columns.some(({ role }) => role === 'date')).toBe(true);
  });

  it('that come to more than the results are asked about, with the sum of each answer', () => {
    const lines = [...voucher(1, '100'), ...voucher(2, '100'), '#RES 0 3001 -100'];
    const { questions, answered, reconciliation } = read(lines);
    const sums = questions.map(({ id, blocking, options }) => [
      id,
      blocking,
      options.map(({ sum }) => sum),
    ]);
    expect(sums).toEqual([['bookings', true, ['200', '100']]]);
    expect(answered).toEqual([]);
    expect(reconciliation.find(({ id }) => id === 'results')?.status).toBe('difference');
  });

  it('that were contradicted are left out by the answer, which can be changed', () => {
    const lines = [...voucher(1, '100'), ...voucher(2, '100'), '#RES 0 3001 -100'];
    const by = read(lines, { choices: { bookings: 'results' } });
    expect([sumOf(by), by.questions, by.answered.map(({ chosen }) => chosen)]).toEqual([
      ...['100', []],
      ['results'],
    ]);
    expect(texts(by)).toContain('verifikationer stämmer inte med resten av den');
    expect(sumOf(read(lines, { choices: { bookings: 'vouchers' } }))).toBe('200');
  });

  it('that go the other way than the result are an extract', () => {
    const returned = ['#VER A 1 20240815', '{', '#TRANS 3001 {} 700', '#TRANS 1930 {} -700', '}'];
    expect(sumOf(read([...returned, '#RES 0 3001 -300']))).toBe('300');
  });

  it('that go beyond the day of the balances are whole to that day', () => {
    const later = ['#VER A 2 20250115', '{', '#TRANS 3001 {} 50', '#TRANS 1930 {} -50', '}'];
    const understanding = read([
      '#OMFATTN 20241231',
      ...voucher(1, '100'),
      ...later,
      '#RES 0 3001 -100',
    ]);
    expect(sumOf(understanding)).toBe('50');
  });

  it('give way to months that sum to the results', () => {
    const months = ['#PSALDO 0 202408 3001 {} -400', '#PSALDO 0 202409 3001 {} -500'];
    const understanding = read([...voucher(1, '100'), ...months, '#RES 0 3001 -900']);
    expect([sumOf(understanding), understanding.period?.to]).toEqual(['900', '2024-09-30']);
  });
});

describe('a chart that is not BAS', () => {
  const own = [
    '#KONTO 4100 "Försäljning"',
    '#KONTO 4200 "Konsultintäkter"',
    '#KONTO 3100 "Lokalkostnader"',
    '#KONTO 3200 "Varukostnader"',
    '#RES 0 4100 -700',
    '#RES 0 4200 -100',
    '#RES 0 3100 300',
    '#RES 0 3200 50',
  ];
  const without = start.filter((line) => !/300|501/.test(line));

  it('is read by the names of its accounts, and said to be so', () => {
    const sales = openSie(Buffer.from([...without, ...own].join('\n')), {
      fileName: 'a.se',
      reading: readings.sales,
    })({});
    expect(sumOf(sales.understanding)).toBe('800');
    expect(texts(sales.understanding)).toContain('Kontoplanen är inte BAS');
    const costs = openSie(Buffer.from([...without, ...own].join('\n')), {
      fileName: 'a.se',
      reading: readings.costs,
    })({});
    expect(sumOf(costs.understanding)).toBe('350');
  });
});

describe('vouchers that come near the results of the accounts that are read', () => {
  const voucher = (day: string, account: number, kronor: number) => [
    `#VER A 1 ${day} "x"`,
    '{',
    `#TRANS ${account} {} ${kronor}`,
    `#TRANS 1930 {} ${-kronor}`,
    '}',
  ];
  const sold = [...voucher('20240801', 3001, -20050), ...voucher('20240901', 5010, 4000)];

  it('are left for the results where those of the others are but a part', () => {
    const lines = ['#RES 0 3001 -20000', '#RES 0 5010 48000', ...sold];
    expect(sumOf(read(lines))).toBe('20000');
  });

  it('are read where all accounts come near', () => {
    const lines = ['#RES 0 3001 -20000', '#RES 0 5010 4000', ...sold];
    expect(sumOf(read(lines))).toBe('20050');
  });

  it('are read where they are the same to the öre', () => {
    const lines = ['#RES 0 3001 -20050', '#RES 0 5010 48000', ...sold];
    const { columns } = read(lines);
    expect(columns.some(({ role }) => role === 'date')).toBe(true);
  });
});
