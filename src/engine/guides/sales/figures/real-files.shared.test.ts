import { basename } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { openMadeTable } from '#support/open-made-table.ts';
import { readHere } from '#support/read-here.ts';
import {
  asText,
  type RawSale,
  recompute,
  recomputeSplit,
  within,
} from '#support/recompute-sales.ts';
import { ALL_OVER, factValue, figuresOf, withFolder } from '#support/sales-table.ts';
import {
  dailySales,
  financialSales,
  hasSharedSales,
  northwindSales,
  pizzaSales,
  semicolonSales,
  sharedBytes,
} from '#support/shared-sales.ts';
import { computeSalesFigures } from './compute.ts';
import type { SalesFigures } from './figures.ts';

/** The figures of a file as uploaded: read by the reader, stored, opened and computed. */
async function figuresOfFile(
  name: string,
  bytes: Buffer = sharedBytes(name),
): Promise<SalesFigures> {
  return withFolder(async (folder) => {
    const { understanding, parquet } = await readHere(bytes, basename(name), 'sales', folder);
    const engine = await openMadeTable(parquet);
    try {
      return await computeSalesFigures(engine.query, {
        documentId: null,
        document: basename(name),
        understanding,
        today: ALL_OVER,
      });
    } finally {
      engine.close();
    }
  });
}

/** The same figures of rows put into a table by hand. */
function figuresOfRows(sales: RawSale[]): Promise<SalesFigures> {
  return figuresOf({
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Artikelnr', role: 'productId', type: 'VARCHAR' },
      { name: 'Benämning', role: 'product', type: 'VARCHAR' },
      { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,1)' },
      { name: 'Summa', role: 'revenue', type: 'DECIMAL(18,4)' },
      { name: 'Kostnad', role: 'cost', type: 'DECIMAL(18,4)' },
    ],
    rows: sales.map((sale) => [
      ...[sale.date, sale.article, sale.product, sale.quantity],
      ...[asText(sale.amount), asText(sale.cost)],
    ]),
  });
}

function expectSame(figures: SalesFigures, sales: RawSale[], until?: string): void {
  const expected = recompute(sales);
  expect(factValue(figures, 'sales.revenue.total')).toBe(asText(expected.total));
  expect(factValue(figures, 'sales.rows.used')).toBe(String(expected.rows));
  expect(figures.period).toEqual({ from: expected.first, to: until ?? expected.last });
  for (const [month, amount] of expected.months)
    expect(factValue(figures, 'sales.month.revenue', month), month).toBe(asText(amount));
}

function expectSameProducts(figures: SalesFigures, sales: RawSale[]): void {
  const { products, pareto } = recompute(sales);
  const top = figures.charts.find((chart) => chart.id === 'top-products')?.series[0]?.points;
  expect(top?.slice(0, 5).map((point) => [point.label, point.value])).toEqual(
    products.slice(0, 5).map(([name, amount]) => [name, asText(amount)]),
  );
  expect(factValue(figures, 'sales.concentration.products80')).toBe(String(pareto));
  expect(factValue(figures, 'sales.products.total')).toBe(String(products.length));
}

function expectSameGrowth(
  figures: SalesFigures,
  sales: RawSale[],
  now: [string, string],
  before: [string, string],
): void {
  const [current, previous] = [now, before].map(
    ([from, to]) => recompute(within(sales, { from, to })).total,
  );
  if (current === undefined || previous === undefined) throw new Error('no periods');
  expect(figures.comparison?.current.from.slice(0, 7)).toBe(now[0]);
  expect(figures.comparison?.previous.to.slice(0, 7)).toBe(before[1]);
  expect(factValue(figures, 'sales.revenue.current')).toBe(asText(current));
  expect(factValue(figures, 'sales.revenue.previous')).toBe(asText(previous));
  expect(Number(factValue(figures, 'sales.growth.percent'))).toBeCloseTo(
    (Number(current) / Number(previous) - 1) * 100,
    3,
  );
}

function expectSameSplit(
  figures: SalesFigures,
  sales: RawSale[],
  now: [string, string],
  before: [string, string],
): void {
  const [a, b] = [now, before].map(([from, to]) => within(sales, { from, to }));
  const split = recomputeSplit(a ?? [], b ?? []);
  const parts = {
    price: split.price,
    volume: split.volume,
    mix: split.mix,
    new: split.fresh,
    lost: split.lost,
  };
  for (const [part, value] of Object.entries(parts)) {
    const given = Number(factValue(figures, `sales.split.${part}`));
    expect(Math.abs(given - value), part).toBeLessThan(1);
  }
}

type Months = [from: string, to: string];

interface RealFile {
  name: string;
  /** The control sum and number of rows its source states. */
  total: string;
  rows: number;
  sales: () => RawSale[];
  figures: (sales: RawSale[]) => Promise<SalesFigures>;
  now: Months;
  before: Months;
  /** The last day it is about, where its dates are first days that stand for months. */
  until?: string;
  /** False where the file has no product, or no quantity, to hold the engine against. */
  products: boolean;
  split: boolean;
}

const quarter = { now: ['2015-03', '2015-03'], before: ['2015-02', '2015-02'] } satisfies Pick<
  RealFile,
  'now' | 'before'
>;

const FILES: RealFile[] = [
  {
    name: 'a year of pizzas, joined by hand',
    total: '817860.05',
    rows: 48_620,
    sales: pizzaSales,
    figures: figuresOfRows,
    now: ['2015-07', '2015-12'],
    before: ['2015-01', '2015-06'],
    products: true,
    split: true,
  },
  {
    name: 'microsoft_financial_sample.xlsx',
    total: '118726350.26',
    rows: 700,
    sales: financialSales,
    figures: () => figuresOfFile('microsoft_financial_sample.xlsx'),
    now: ['2014-09', '2014-12'],
    before: ['2013-09', '2013-12'],
    until: '2014-12-31',
    products: true,
    split: true,
  },
  {
    name: 'globalsales_northwind.xlsx',
    total: '1265793.06',
    rows: 2155,
    sales: northwindSales,
    figures: () => figuresOfFile('globalsales_northwind.xlsx'),
    now: ['1997-08', '1998-04'],
    before: ['1996-08', '1997-04'],
    products: true,
    split: false,
  },
  {
    name: 'forsaljning_semikolon_cp1252.csv',
    total: '205350',
    rows: 12_234,
    sales: semicolonSales,
    figures: () => figuresOfFile('omformaterat/forsaljning_semikolon_cp1252.csv'),
    ...quarter,
    products: true,
    split: true,
  },
  {
    name: 'dagsforsaljning_utf8bom_kr.csv',
    total: '205350',
    rows: 90,
    sales: dailySales,
    figures: () => figuresOfFile('omformaterat/dagsforsaljning_utf8bom_kr.csv'),
    ...quarter,
    products: false,
    split: false,
  },
];

function realFile(file: RealFile): void {
  const sales = file.sales();
  const figures = file.figures(sales);

  it('has the control sum and the rows its source states', async () => {
    expect(factValue(await figures, 'sales.revenue.total')).toBe(file.total);
    expect(factValue(await figures, 'sales.rows.used')).toBe(String(file.rows));
  });
  it('has the same total, rows, period and months', async () =>
    expectSame(await figures, sales, file.until));
  it('has the same growth', async () =>
    expectSameGrowth(await figures, sales, file.now, file.before));
  if (file.products)
    it('has the same five largest products and the same Pareto count', async () =>
      expectSameProducts(await figures, sales));
  if (file.split)
    it('has the same split into price, volume and mix', async () =>
      expectSameSplit(await figures, sales, file.now, file.before));
}

/** Every fact but what names the file it came from. */
function withoutOrigin(figures: SalesFigures): unknown {
  return figures.facts.map(({ source, ...fact }) => ({
    ...fact,
    source: { ...source, document: null, sheet: null },
  }));
}

function otherFormats(): void {
  const name = 'omformaterat/forsaljning_semikolon_cp1252.csv';
  const cells = () =>
    sharedBytes(name)
      .toString('latin1')
      .split(/\r\n/)
      .filter((line) => line !== '')
      .map((line) => line.split(';'));

  it('gives identical facts as CSV with commas and decimal points in UTF-8', async () => {
    const rows = cells().map((row, at) =>
      row
        .map((cell, place) =>
          at > 0 && place > 4 ? cell.replace(/\s/g, '').replace(',', '.') : `"${cell}"`,
        )
        .join(','),
    );
    const csv = Buffer.from(`${rows.join('\n')}\n`);
    expect(withoutOrigin(await figuresOfFile('kommatecken.csv', csv))).toEqual(
      withoutOrigin(await figuresOfFile(name)),
    );
  });

  it.each(['xlsx', 'biff8'] as const)(
    'gives identical facts as a workbook (%s)',
    async (bookType) => {
      const numbers = new Set([5, 6, 7]);
      const rows = cells().map((row, at) =>
        row.map((cell, place) =>
          at > 0 && numbers.has(place) ? Number(cell.replace(/\s/g, '').replace(',', '.')) : cell,
        ),
      );
      const book = utils.book_new();
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Försäljning');
      const bytes: Buffer = write(book, { type: 'buffer', bookType });
      const figures = await figuresOfFile(bookType === 'xlsx' ? 'bok.xlsx' : 'bok.xls', bytes);
      expect(withoutOrigin(figures)).toEqual(withoutOrigin(await figuresOfFile(name)));
    },
  );
}

if (hasSharedSales) {
  describe.each(FILES)('$name', realFile);
  describe('the same cash register file in another format', otherFormats);
  it('has the cost and profit Microsoft states for its sample', async () => {
    const figures = await figuresOfFile('microsoft_financial_sample.xlsx');
    const { total, cost } = recompute(financialSales());
    expect(factValue(figures, 'sales.cost.total')).toBe('101832648');
    expect(factValue(figures, 'sales.profit.gross')).toBe(asText(total - cost));
    expect(Number(factValue(figures, 'sales.margin.percent'))).toBeCloseTo(
      (Number(total - cost) / Number(total)) * 100,
      3,
    );
  });
} else {
  it('finds no real files beside the project to be held against', () => {
    expect(hasSharedSales).toBe(false);
  });
}
