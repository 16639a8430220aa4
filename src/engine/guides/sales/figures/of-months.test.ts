import { expect, it } from 'vitest';
import { figuresOf, type MadeColumn, type MadeTable } from '#support/sales-table.ts';

const text = (name: string, role: MadeColumn['role']): MadeColumn => ({
  name,
  role,
  type: 'VARCHAR',
});
const number = (name: string, role: MadeColumn['role']): MadeColumn => ({
  name,
  role,
  type: 'DECIMAL(18,2)',
});

/** Three years, of which an order in each month lies over two of them, and a row in each has neither order nor customer. */
const rows = Array.from({ length: 36 }, (_, place) => {
  const monthOf = (at: number) =>
    `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  const month = monthOf(place);
  return [
    [`${month}-02`, `a${place}`, 'Ann', 'Bord', '2', '200', '120'],
    [`${month}-27`, `b${place}`, 'Bo', 'Stol', '1', '100', '40'],
    [`${month}-02`, `b${place - 1}`, 'Bo', 'Bord', '1', '100', '50'],
    [`${month}-15`, null, null, 'Frakt', '1', '40', '40'],
  ];
}).flat();

const columns: MadeColumn[] = [
  { name: 'Datum', role: 'date', type: 'DATE' },
  text('Order', 'orderId'),
  text('Kund', 'customer'),
  text('Vara', 'product'),
  number('Antal', 'quantity'),
  number('Summa', 'revenue'),
  number('Inköp', 'cost'),
];

const table: MadeTable = { columns, rows };

/** The table without the roles of these columns. */
function without(...names: string[]): MadeTable {
  const isOut = ({ name }: MadeColumn) => names.includes(name);
  return { columns: columns.map((each) => (isOut(each) ? { ...each, role: null } : each)), rows };
}

async function monthsOf(of: MadeTable, key: string) {
  const { facts } = await figuresOf(of);
  return facts.filter((fact) => fact.key === `sales.month.${key}`);
}

it('gross profit and its share are given of the latest two years, month by month', async () => {
  const [profit, margin] = [await monthsOf(table, 'profit'), await monthsOf(table, 'margin')];
  expect(profit.map(({ subject }) => subject?.name)).toEqual(
    Array.from(
      { length: 24 },
      (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    ),
  );
  expect(new Set(profit.map(({ value }) => Number(value)))).toEqual(new Set([190]));
  expect(new Set(margin.map(({ value }) => Number(value)))).toEqual(new Set([43.1818]));
  expect(profit[0]).toMatchObject({
    label: 'Täckningsbidrag: januari\u00a02024',
    period: { from: '2024-01-01', to: '2024-01-31' },
    source: { rows: 4, filter: 'rader med Inköp och Datum i januari\u00a02024' },
  });
});

it('an order over two months is counted in both, and what has no order in neither', async () => {
  const months = await monthsOf(without('Inköp'), 'orderAverage');
  expect(months).toHaveLength(24);
  // Two hundred, one hundred and one hundred kronor, of three orders.
  expect(new Set(months.map(({ value }) => Number(value)))).toEqual(new Set([133.3333]));
  expect(months[0]?.source.rows).toBe(3);
});

it('what does not stand at the top is not given by month', async () => {
  expect(await monthsOf(table, 'orderAverage')).toEqual([]);
  expect(await monthsOf(table, 'customers')).toEqual([]);
});

it('nothing is given of the months of a file without periods to compare', async () => {
  expect(await monthsOf({ columns, rows: rows.slice(0, 4) }, 'profit')).toEqual([]);
});
