import { expect, it } from 'vitest';
import { figuresOf, type MadeColumn } from '#support/sales-table.ts';

const columns: MadeColumn[] = [
  { name: 'Datum', role: 'date', type: 'DATE' },
  { name: 'Vara', role: 'product', type: 'VARCHAR' },
  { name: 'Kund', role: 'customer', type: 'VARCHAR' },
  { name: 'Summa', role: 'revenue', type: 'DECIMAL(18,2)' },
];

type Bought = [year: number, product: string, customer: string | null, kronor: number];

/** With whom each product moved most between two years alike by month. */
async function mostWithOf(bought: readonly Bought[]) {
  const rows = bought.flatMap(([year, product, customer, kronor]) =>
    Array.from({ length: 12 }, (_, month) => [
      `${year}-${String(month + 1).padStart(2, '0')}-${month === 11 ? '31' : '01'}`,
      product,
      customer,
      kronor,
    ]),
  );
  const { behind } = await figuresOf({ columns, rows });
  return Object.fromEntries(behind?.mostWith ?? []);
}

it('tells whose a move is of all of it, what nobody is named for too', async () => {
  const bought: Bought[] = [
    [2024, 'Te', 'Ann', 600],
    [2025, 'Te', 'Ann', 300],
    [2024, 'Te', 'Bo', 200],
    [2025, 'Te', 'Bo', 100],
    [2024, 'Te', null, 600],
    // Dan has bought more of what fell: none of its fall is his.
    [2025, 'Te', 'Dan', 50],
    [2025, 'Kaffe', 'Dan', 400],
    [2024, 'Vatten', 'Ann', 100],
    [2025, 'Vatten', 'Ann', 100],
  ];
  expect(await mostWithOf(bought)).toEqual({
    Te: [
      { product: 'Te', customer: 'Ann', part: 300 / 950 },
      { product: 'Te', customer: 'Bo', part: 100 / 950 },
    ],
    Kaffe: [{ product: 'Kaffe', customer: 'Dan', part: 1 }],
  });
});
