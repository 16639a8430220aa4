import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeColumn, type MadeTable } from '#support/sales-table.ts';
import type { SalesFigures } from './figures.ts';

const date: MadeColumn = { name: 'Datum', role: 'date', type: 'DATE' };
const product: MadeColumn = { name: 'Vara', role: 'product', type: 'VARCHAR' };
const customer: MadeColumn = { name: 'Kund', role: 'customer', type: 'VARCHAR' };
const quantity: MadeColumn = { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,2)' };
const cost: MadeColumn = { name: 'Kostnad', role: 'cost', type: 'DECIMAL(18,2)' };
const amount: MadeColumn = { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' };

type Cells = (string | number | null)[];
const made = (columns: MadeColumn[], ...rows: Cells[]): MadeTable => ({ columns, rows });

function everyValueIsANumber(figures: SalesFigures): void {
  const values = [
    ...figures.facts.map((fact) => fact.value),
    ...figures.charts.flatMap((chart) =>
      chart.series.flatMap((line) =>
        line.points.flatMap((point) => [
          point.value,
          ...[point.low, point.high].flatMap((v) => v ?? []),
        ]),
      ),
    ),
  ];
  for (const value of values) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
}

const all = [date, product, customer, quantity, cost, amount];

describe('files of odd shape', () => {
  const shapes: [string, MadeTable][] = [
    ['no rows', made(all)],
    ['one row', made(all, ['2025-01-01', 'A', 'K', 1, 1, 2])],
    [
      'only empty cells',
      made(all, [null, null, null, null, null, null], [null, null, null, null, null, null]),
    ],
    ['only amounts', made([amount], [10], [20])],
    ['only zeros', made(all, ['2025-01-01', 'A', 'K', 0, 0, 0], ['2025-02-01', 'A', 'K', 0, 0, 0])],
    [
      'only negative amounts',
      made(all, ['2025-01-01', 'A', 'K', 1, 1, -5], ['2025-02-01', 'B', 'L', 2, 1, -7]),
    ],
    [
      'a negative total',
      made(all, ['2025-01-01', 'A', 'K', 1, 1, 5], ['2025-02-01', 'A', 'K', -9, 1, -70]),
    ],
    [
      'one day',
      made(
        all,
        ...Array.from({ length: 9 }, (_, n): Cells => ['2025-01-01', `P${n}`, 'K', 1, 1, n]),
      ),
    ],
    [
      'two days a century apart',
      made(all, ['1925-01-01', 'A', 'K', 1, 1, 5], ['2025-01-01', 'A', 'K', 1, 1, 5]),
    ],
    [
      'days outside any calendar',
      made(all, ['0202-01-01', 'A', 'K', 1, 1, 5], ['9999-12-31', 'A', 'K', 1, 1, 5]),
    ],
    [
      'amounts far too large',
      made(
        [product, { ...amount, type: 'DECIMAL(38,2)' }],
        ['A', '999999999999999999999999999999'],
        ['B', 5],
      ),
    ],
    [
      'names that are SQL',
      made(
        all,
        ['2025-01-01', "'; DROP TABLE data; --", '%_\\', 1, 1, 5],
        ['2025-02-01', '"x"', "O'K", 1, 1, 5],
      ),
    ],
    ['names that are spaces', made(all, ['2025-01-01', '   ', '\u00A0', 1, 1, 5])],
  ];

  it.each(shapes)('survive: %s', async (_, table) => {
    const figures = await figuresOf(table);
    everyValueIsANumber(figures);
    const given = new Set(figures.facts.map((fact) => fact.key));
    expect(
      figures.unknowns.filter(
        (unknown) => given.has(unknown.key) && !/^sales\.(product|growth)/.test(unknown.key),
      ),
    ).toEqual([]);
  });

  it('give no figures, only reasons, where no row has an amount', async () => {
    const figures = await figuresOf(made(all, ['2025-01-01', 'A', 'K', 1, 1, null]));
    expect(figures.facts).toEqual([]);
    expect(figures.unknowns[0]?.reason).toBe(
      'Omsättning kan inte räknas: ingen rad har något belopp.',
    );
  });

  it('have no month chart without dates, and no product chart without products', async () => {
    const undated = await figuresOf(made([product, amount], ['A', 10], ['B', 20]));
    expect(undated.charts.map((chart) => chart.id)).toEqual(['top-products']);
    const nameless = await figuresOf(made([date, amount], ['2025-01-01', 10], ['2025-02-01', 20]));
    expect(nameless.charts.map((chart) => chart.id)).toEqual(['revenue-by-month']);
  });

  it('keep rows without date in the sums and say how many they are', async () => {
    const figures = await figuresOf(
      made([date, amount], ['2025-01-01', 10], ['2025-02-01', 20], [null, '5.50']),
    );
    expect(factValue(figures, 'sales.revenue.total')).toBe('35.5');
    expect(figures.warnings).toContain(
      '1 rad (6\u00A0kr) saknar datum: med i summorna men inte i månader och jämförelser.',
    );
  });

  it('leave a cell too large for an amount out of the sum, and say so', async () => {
    const figures = await figuresOf(
      made([{ ...amount, type: 'DECIMAL(38,2)' }], ['999999999999999999999999999999'], [5]),
    );
    expect(factValue(figures, 'sales.revenue.total')).toBe('5');
    expect(figures.warnings).toContain('Kolumnen Belopp har 1 cell som inte går att summera.');
  });

  it('read amounts and dates that were stored as text', async () => {
    const text = (column: MadeColumn) => ({ ...column, type: 'VARCHAR' });
    const figures = await figuresOf(
      made([text(date), text(amount)], ['2025-01-01', '10.50'], ['?', 'n/a']),
    );
    expect(factValue(figures, 'sales.revenue.total')).toBe('10.5');
    expect(figures.period).toEqual({ from: '2025-01-01', to: '2025-01-01' });
  });

  it('list at most 120 months of thirty years, and follow a trend through the last three', async () => {
    const rows = Array.from(
      { length: 360 },
      (_, n): Cells => [
        `${1995 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}-01`,
        100 + n,
      ],
    );
    const figures = await figuresOf(made([date, amount], ...rows));
    expect(figures.facts.filter((fact) => fact.key === 'sales.month.revenue')).toHaveLength(120);
    expect(factValue(figures, 'sales.period.wholeMonths')).toBe('360');
    expect(factValue(figures, 'sales.trend.perMonth')).toBe('1');
  });

  it('stay small with tens of thousands of products and customers', async () => {
    const rows = {
      select: `SELECT i::INTEGER AS "row", DATE '2023-01-01' + (i % 900)::INTEGER AS c0, 'Vara ' || i % 30000 AS c1,
        'Kund ' || i % 20000 AS c2, 1::DECIMAL(18,2) AS c3, (i % 7)::DECIMAL(18,2) AS c4, (i % 90)::DECIMAL(18,2) AS c5
        FROM range(60000) AS t(i)`,
    };
    const figures = await figuresOf({ columns: all, rows });
    expect(factValue(figures, 'sales.products.total')).toBe('30000');
    expect(factValue(figures, 'sales.customers.total')).toBe('20000');
    expect(figures.facts.length).toBeLessThan(1000);
  });
});
