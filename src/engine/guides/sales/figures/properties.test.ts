import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factValue, figuresOf } from '#support/sales-table.ts';
import { type ShopRow, shopRows, shopTable } from '#support/shop-table.ts';
import { compare, decimal, multiply, round, subtract } from '../../../facts/decimal.ts';

const shop = shopRows();

/** The rows in an order drawn from the seed. */
function shuffled(rows: readonly ShopRow[], seed: number): ShopRow[] {
  const keyed = rows.map((row, index) => ({ row, key: Math.imul(index + 1, seed | 1) >>> 0 }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

describe('the sales facts', () => {
  it('are the same whatever order the rows stand in', async () => {
    const expected = JSON.stringify(await figuresOf(shopTable(shop)));
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        expect(JSON.stringify(await figuresOf(shopTable(shuffled(shop, seed))))).toBe(expected);
      }),
      { numRuns: 4 },
    );
  });

  it('add up when a file is split in two', async () => {
    const whole = await figuresOf(shopTable(shop));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: shop.length - 1 }), async (at) => {
        const parts = [
          await figuresOf(shopTable(shop.slice(0, at))),
          await figuresOf(shopTable(shop.slice(at))),
        ];
        for (const key of [
          'sales.revenue.total',
          'sales.units.total',
          'sales.rows.used',
          'sales.profit.gross',
          'sales.returns.amount',
        ]) {
          const [a, b] = parts.map((part) => decimal(factValue(part, key) ?? '0'));
          if (a === undefined || b === undefined) throw new Error(key);
          const left = subtract(subtract(decimal(factValue(whole, key) ?? ''), a), b);
          expect(left.units, key).toBe(0n);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('scale with the money, while percentages and counts stand still', async () => {
    const base = await figuresOf(shopTable(shop));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 40 }), async (factor) => {
        const scaled = await figuresOf(
          shopTable(
            shop.map((row) => ({
              ...row,
              price: row.price * factor,
              amount: row.amount * factor,
              cost: row.cost * factor,
            })),
          ),
        );
        expect(scaled.facts.map((fact) => [fact.key, fact.subject?.name])).toEqual(
          base.facts.map((fact) => [fact.key, fact.subject?.name]),
        );
        base.facts.forEach((fact, index) => {
          const other = scaled.facts[index];
          const wanted =
            fact.unit === 'SEK'
              ? multiply(decimal(fact.value), decimal(String(factor)))
              : decimal(fact.value);
          const off = subtract(decimal(other?.value ?? ''), wanted);
          // Effects and estimates are rounded to the öre, some of them product by product.
          const slack = fact.unit === 'SEK' ? decimal(String(factor)) : decimal('0.0002');
          expect(
            compare(round(multiply(off, off), 6), multiply(slack, slack)),
            fact.key,
          ).toBeLessThanOrEqual(0);
        });
        expect([scaled.topProducts, scaled.weakProducts]).toEqual([
          base.topProducts,
          base.weakProducts,
        ]);
      }),
      { numRuns: 3 },
    );
  });

  it('double in money and not in share when every row stands twice', async () => {
    const base = await figuresOf(shopTable(shop));
    const twice = await figuresOf(shopTable([...shop, ...shop]));
    expect(Number(factValue(twice, 'sales.revenue.total'))).toBe(
      2 * Number(factValue(base, 'sales.revenue.total')),
    );
    for (const key of [
      'sales.growth.percent',
      'sales.margin.percent',
      'sales.concentration.productHhi',
      'sales.customers.total',
      'sales.orders.total',
    ])
      expect(factValue(twice, key), key).toBe(factValue(base, key));
  });
});
