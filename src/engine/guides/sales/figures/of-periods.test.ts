import { expect, it } from 'vitest';
import { factValue, figuresOf, type MadeColumn, type MadeTable } from '#support/sales-table.ts';

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

/** Two years: an order a month then, and from March of the later one two, of which one is a new customer's of two lines. */
const rows = Array.from({ length: 24 }, (_, place) => {
  const month = `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
  const one = [`${month}-05`, `a${place}`, 'Ann', 'Bord', '2', '200'];
  const two = [
    [`${month}-07`, `b${place}`, 'Bo', 'Stol', '1', '50'],
    [`${month}-07`, `b${place}`, 'Bo', 'Bord', '3', '150'],
  ];
  return place >= 14 ? [one, ...two] : [one];
}).flat();

const table: MadeTable = {
  columns: [
    { name: 'Datum', role: 'date', type: 'DATE' },
    text('Order', 'orderId'),
    text('Kund', 'customer'),
    text('Vara', 'product'),
    number('Antal', 'quantity'),
    number('Summa', 'revenue'),
  ],
  rows,
};

it('counts of each comparable period are of its rows, and their receipts say so', async () => {
  const figures = await figuresOf(table);
  const values = (key: string, ends = ['current', 'previous']) =>
    ends.map((end) => Number(factValue(figures, `sales.${key}${end}`)));
  expect(values('units.')).toEqual([24 + 40, 24]);
  expect(values('products.')).toEqual([2, 1]);
  expect(values('customers.')).toEqual([2, 1]);
  expect(values('orders.', ['averageCurrent', 'averagePrevious'])).toEqual([4400 / 22, 200]);
  const fact = figures.facts.find(({ key }) => key === 'sales.customers.current');
  expect(fact).toMatchObject({
    label: 'Antal kunder 2025',
    period: { from: '2025-01-01', to: '2025-12-31' },
    source: { rows: 32, filter: 'alla rader med Kund och Datum i 2025' },
  });
});

it('nothing is counted of periods where there are none to compare', async () => {
  const figures = await figuresOf({ ...table, rows: rows.slice(0, 1) });
  expect(factValue(figures, 'sales.customers.total')).toBe('1');
  expect(figures.facts.filter(({ key }) => key === 'sales.customers.current')).toEqual([]);
});
