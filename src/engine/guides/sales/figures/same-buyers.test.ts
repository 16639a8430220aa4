import { expect, it } from 'vitest';
import { figuresOf, type MadeColumn } from '#support/sales-table.ts';

const columns: MadeColumn[] = [
  { name: 'Datum', role: 'date', type: 'DATE' },
  { name: 'Kund', role: 'customer', type: 'VARCHAR' },
  { name: 'Kanal', role: 'channel', type: 'VARCHAR' },
  { name: 'Summa', role: 'revenue', type: 'DECIMAL(18,2)' },
];

type Bought = [year: number, customer: string | null, channel: string, kronor: number];

/** What those who buy less in the channel that fell most buy more of in the one that rose most, of two years alike by month. */
async function sameBuyersOf(bought: readonly Bought[]) {
  const rows = bought.flatMap(([year, customer, channel, kronor]) =>
    Array.from({ length: 12 }, (_, month) => [
      `${year}-${String(month + 1).padStart(2, '0')}-${month === 11 ? '31' : '01'}`,
      customer,
      channel,
      kronor,
    ]),
  );
  const { sameBuyers } = await figuresOf({ columns, rows });
  return sameBuyers && [...sameBuyers.values()];
}

const steady: Bought[] = [2024, 2025].map((year) => [year, 'Alla andra', 'Torg', 5000]);

it('is counted customer by customer, each for no more than it buys less of the one for', async () => {
  const bought: Bought[] = [
    ...steady,
    // Ann moves all, Bo half of what he leaves, Cia leaves and Dan comes.
    [2024, 'Ann', 'Butik', 100],
    [2025, 'Ann', 'Webb', 300],
    [2024, 'Bo', 'Butik', 200],
    [2025, 'Bo', 'Webb', 100],
    [2024, 'Cia', 'Butik', 100],
    [2025, 'Dan', 'Webb', 500],
  ];
  expect(await sameBuyersOf(bought)).toEqual([{ name: 'Webb', part: 0.5 }]);
});

it('is not told where nothing has both fallen and risen, or many rows name nobody', async () => {
  const fell: Bought[] = [...steady, [2024, 'Ann', 'Butik', 100], [2025, 'Ann', 'Butik', 50]];
  expect(await sameBuyersOf(fell)).toBeUndefined();
  const moved: Bought[] = [[2024, 'Ann', 'Butik', 100], [2025, 'Ann', 'Webb', 100], ...steady];
  expect(await sameBuyersOf(moved)).toEqual([{ name: 'Webb', part: 1 }]);
  const nameless: Bought[] = [2024, 2025].map((year) => [year, null, 'Torg', 100]);
  expect(await sameBuyersOf([...moved, ...nameless])).toBeUndefined();
});
