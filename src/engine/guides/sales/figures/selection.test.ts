import { describe, expect, it } from 'vitest';
import { figuresOf, type MadeTable } from '#support/sales-table.ts';
import { shopTable } from '#support/shop-table.ts';

/** Revenue of each product in January and February 2025. */
function products(sales: Record<string, [january: number, february: number]>): MadeTable {
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Vara', role: 'product', type: 'VARCHAR' },
      { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
    ],
    rows: Object.entries(sales).flatMap(([name, [january, february]]) => [
      ['2025-01-01', name, january],
      ['2025-02-01', name, february],
    ]),
  };
}

describe('the chosen products', () => {
  it('are chosen by where they are going as well as by size', async () => {
    const figures = await figuresOf(
      products({ Stor: [1000, 1000], Raket: [600, 900], Sten: [1100, 500], Liten: [40, 42] }),
    );
    expect(figures.topProducts).toEqual(['Raket', 'Stor']);
    expect(figures.topFell).toBeUndefined();
    expect(figures.weakProducts).toEqual(['Sten']);
  });

  it('are never both best and weak', async () => {
    const figures = await figuresOf(shopTable());
    const weak = new Set(figures.weakProducts);
    expect(figures.topProducts.filter((name) => weak.has(name))).toEqual([]);
    expect(figures.topProducts[0]).toBe('Honung');
    expect(new Set(figures.weakProducts)).toEqual(new Set(['Limpa', "Pågen's bulle"]));
  });

  it('leave out a large product that is sold below cost', async () => {
    const figures = await figuresOf({
      columns: [
        { name: 'Vara', role: 'product', type: 'VARCHAR' },
        { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
        { name: 'Kostnad', role: 'cost', type: 'DECIMAL(18,2)' },
      ],
      rows: [
        ['Lockvara', 5000, 5600],
        ['Bra', 1000, 400],
        ['Okej', 900, 500],
        ['Mager', 900, 800],
      ],
    });
    expect(figures.topProducts).toEqual(['Bra', 'Okej']);
    expect(figures.weakProducts[0]).toBe('Lockvara');
  });

  it('hold a fall against the whole file between unlike seasons', async () => {
    const figures = await figuresOf(
      products({ A: [1000, 500], B: [900, 460], C: [800, 390], D: [700, 100] }),
    );
    expect(figures.weakProducts).toEqual(['D']);
  });

  it('are no such that fell more than the whole, where all have fallen from one year to another', async () => {
    const sold: Record<string, [before: number, now: number]> = {
      ...{ Stor: [1000, 600], Jämn: [700, 690], Mindre: [500, 420], Liten: [300, 200] },
    };
    const rows = Object.entries(sold).flatMap(([name, [before, now]]) =>
      [2024, 2025].flatMap((year) =>
        Array.from({ length: 12 }, (_, at) => [
          ...[`${year}-${String(at + 1).padStart(2, '0')}-01`, name],
          year === 2024 ? before : now,
        ]),
      ),
    );
    const figures = await figuresOf({ ...products({}), rows });
    expect(figures.topFell).toBe(true);
    expect(figures.topProducts).toEqual(['Jämn', 'Mindre']);
    expect(figures.weakProducts).toEqual(['Stor', 'Liten']);
  });

  it('are no small falls beside a large one, unless they are all there are', async () => {
    const falls = { Stor: [9000, 6000], Liten: [400, 370], Mindre: [300, 275] } as const;
    const steady = { Jämn: [8000, 8100], Annan: [7000, 7100], Tredje: [900, 950] } as const;
    const weakOf = async (sold: Record<string, readonly [number, number]>) =>
      (await figuresOf(products(sold as Record<string, [number, number]>))).weakProducts;
    expect(await weakOf({ ...falls, ...steady })).toEqual(['Stor']);
    const { Liten, Mindre } = falls;
    expect(await weakOf({ Liten, Mindre, ...steady })).toEqual(['Liten', 'Mindre']);
  });

  it('are one best and none weak where the file has one product', async () => {
    const figures = await figuresOf(products({ Ensam: [100, 50] }));
    expect(figures.topProducts).toEqual(['Ensam']);
    expect(figures.topFell).toBe(true);
    expect(figures.weakProducts).toEqual([]);
  });

  it('have facts of their own, however small they are', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `Vara ${index}`,
        [1000 + index, 1000 + index] as [number, number],
      ]),
    );
    const figures = await figuresOf(products({ ...many, Ras: [400, 10] }));
    expect(figures.weakProducts).toEqual(['Ras']);
    const named = new Set(figures.facts.flatMap((fact) => fact.subject?.name ?? []));
    for (const name of [...figures.topProducts, ...figures.weakProducts])
      expect(named).toContain(name);
    const listed = figures.facts.filter((fact) => fact.key === 'sales.product.revenue');
    expect(listed.length).toBeLessThanOrEqual(45);
  });
});
