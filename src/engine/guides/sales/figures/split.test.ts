import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeTable } from '#support/sales-table.ts';
import type { SalesFigures } from './figures.ts';

type Sale = [
  date: string,
  article: string,
  product: string,
  quantity: number,
  amount: string,
  cost: string,
];

function table(sales: Sale[]): MadeTable {
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Artnr', role: 'productId', type: 'VARCHAR' },
      { name: 'Vara', role: 'product', type: 'VARCHAR' },
      { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,0)' },
      { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
      { name: 'Kostnad', role: 'cost', type: 'DECIMAL(18,2)' },
    ],
    rows: sales,
  };
}

const JAN = '2025-01-01';
const FEB = '2025-02-01';

function sumOf(figures: SalesFigures, keys: string[]): number {
  return keys.reduce((sum, key) => sum + Math.round(Number(factValue(figures, key)) * 100), 0);
}

const SPLIT = ['price', 'volume', 'mix', 'new', 'lost'].map((part) => `sales.split.${part}`);
const BRIDGE = ['price', 'volume', 'mix', 'cost', 'new', 'lost'].map(
  (part) => `sales.bridge.${part}`,
);

describe('the split of a change in revenue', () => {
  it('gives price, volume, mix, new and lost as worked out by hand', async () => {
    // Then: A 10 à 10, B 10 à 20, C 5 à 4. Now: A 20 à 11, B 10 à 20, D 3 à 10.
    const figures = await figuresOf(
      table([
        [JAN, 'a', 'A', 10, '100', '50'],
        [JAN, 'b', 'B', 10, '200', '120'],
        [JAN, 'c', 'C', 5, '20', '10'],
        [FEB, 'a', 'A', 20, '220', '110'],
        [FEB, 'b', 'B', 10, '200', '130'],
        [FEB, 'd', 'D', 3, '30', '15'],
      ]),
    );
    expect(factValue(figures, 'sales.growth.change')).toBe('130');
    expect(factValue(figures, 'sales.split.price')).toBe('20');
    // 10 more units at the average price then, 300 ÷ 20.
    expect(factValue(figures, 'sales.split.volume')).toBe('150');
    expect(factValue(figures, 'sales.split.mix')).toBe('-50');
    expect(factValue(figures, 'sales.split.new')).toBe('30');
    expect(factValue(figures, 'sales.split.lost')).toBe('-20');
  });

  it('gives the bridge of gross profit as worked out by hand', async () => {
    const figures = await figuresOf(
      table([
        [JAN, 'a', 'A', 10, '100', '50'],
        [JAN, 'b', 'B', 10, '200', '120'],
        [FEB, 'a', 'A', 20, '220', '110'],
        [FEB, 'b', 'B', 10, '200', '130'],
      ]),
    );
    expect(factValue(figures, 'sales.profit.previous')).toBe('130');
    expect(factValue(figures, 'sales.profit.current')).toBe('180');
    expect(factValue(figures, 'sales.bridge.price')).toBe('20');
    // A: (5 − 5.5) × 20, B: (12 − 13) × 10.
    expect(factValue(figures, 'sales.bridge.cost')).toBe('-20');
    // 10 more units at 130 ÷ 20 each.
    expect(factValue(figures, 'sales.bridge.volume')).toBe('65');
    expect(factValue(figures, 'sales.bridge.mix')).toBe('-15');
    const bridge = figures.charts.find((chart) => chart.id === 'margin-bridge');
    expect(bridge?.series[0]?.points.map((point) => point.value)).toEqual([
      ...['130', '20', '65', '-15', '-20', '0', '0', '180'],
    ]);
  });

  it('takes a shift between sizes of one product as mix, not as price', async () => {
    const figures = await figuresOf(
      table([
        ...Array.from({ length: 4 }, (): Sale => [JAN, 'liten', 'Pizza', 1, '80', '30']),
        ...Array.from({ length: 2 }, (): Sale => [JAN, 'stor', 'Pizza', 1, '120', '40']),
        ...Array.from({ length: 2 }, (): Sale => [FEB, 'liten', 'Pizza', 1, '80', '30']),
        ...Array.from({ length: 4 }, (): Sale => [FEB, 'stor', 'Pizza', 1, '120', '40']),
      ]),
    );
    expect(factValue(figures, 'sales.split.price')).toBe('0');
    expect(factValue(figures, 'sales.split.mix')).toBe('80');
    expect(factValue(figures, 'sales.product.priceChange', 'Pizza')).toBe('0');
  });

  it('always adds up to the change, to the öre', async () => {
    const sale = fc.tuple(
      fc.constantFrom(JAN, FEB),
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.constantFrom('A', 'B'),
      fc.integer({ min: -3, max: 9 }),
      fc.integer({ min: -500, max: 90_000 }).map((ore) => (ore / 100).toFixed(2)),
      fc.integer({ min: 0, max: 50_000 }).map((ore) => (ore / 100).toFixed(2)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { minLength: 4, maxLength: 40 }), async (sales) => {
        const figures = await figuresOf(table(sales));
        if (factValue(figures, 'sales.split.mix') !== null)
          expect(sumOf(figures, SPLIT)).toBe(sumOf(figures, ['sales.growth.change']));
        if (factValue(figures, 'sales.bridge.mix') === null) return;
        const change =
          sumOf(figures, ['sales.profit.current']) - sumOf(figures, ['sales.profit.previous']);
        expect(sumOf(figures, BRIDGE)).toBe(change);
      }),
      { numRuns: 25 },
    );
  });
});
