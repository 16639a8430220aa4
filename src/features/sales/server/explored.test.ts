import { expect, test } from 'vitest';
import { explored } from '#features/guides/server/explore/explored.ts';
import { canLookAt } from '#features/guides/server/explore/open-view.ts';
import { subjectTable } from '#features/guides/server/explore/subject-table.ts';
import type { View } from '#features/guides/server/guide.ts';
import {
  type MadeColumn,
  type MadeTable,
  understandingOf,
  withTable,
} from '#support/sales-table.ts';
import { salesGuide } from './guide.ts';

const money = (name: string, role: MadeColumn['role']): MadeColumn => ({
  ...{ name, role },
  type: 'DECIMAL(18,2)',
});

/** Te has a cost for 400 of 450 kronor, Kaffe for 200 of 400, which is too little to tell by. */
const table: MadeTable = {
  columns: [
    { name: 'Datum', role: 'date', type: 'DATE' },
    { name: 'Vara', role: 'product', type: 'VARCHAR' },
    money('Antal', 'quantity'),
    money('Summa', 'revenue'),
    money('Kostnad', 'cost'),
  ],
  rows: [
    ['2024-03-01', 'Te', '1', '100', '70'],
    ['2024-03-01', 'Te', '1', '100', null],
    ['2025-03-01', 'Te', '1', '100', '60'],
    ['2025-03-02', 'Te', '3', '300', '180'],
    ['2025-03-03', 'Te', '1', '50', null],
    ['2025-03-01', 'Kaffe', '1', '100', '60'],
    ['2025-03-02', 'Kaffe', '1', '100', '60'],
    ['2025-03-03', 'Kaffe', '1', '100', null],
    ['2025-05-03', 'Kaffe', '1', '100', null],
    ['2024-03-03', 'Kakao', '1', '80', null],
    ['2025-03-03', 'Prov', '7', null, null],
  ],
};
const years = {
  from: '2025-01-01',
  to: '2025-12-31',
  beforeFrom: '2024-01-01',
  beforeTo: '2024-12-31',
};

/** The calls' answers on this table; each test's table is one of its own. */
const asked = <T>(
  key: string,
  ask: (of: Parameters<typeof explored>[0], view: View) => Promise<T>,
) =>
  withTable(table, async (_, parquet) => {
    const { view } = salesGuide;
    if (view === null) throw new Error('sales have rows');
    const of = { key, source: { parquet, understanding: understandingOf(table) } };
    return ask({ ...of, lens: years, grain: 'month' }, view);
  });

test('a margin is of the rows whose cost is known, and none is given where they are too few', async () => {
  const [tea, coffee] = await asked('margins', (of, view) =>
    Promise.all(
      ['Te', 'Kaffe'].map((product) => explored({ ...of, lens: { ...years, product } }, view)),
    ),
  );
  expect([tea?.measures.revenue, tea?.measures.profit]).toEqual([
    { now: '450.00', before: '200.00' },
    { now: '160.00', before: null },
  ]);
  expect(tea?.margin).toEqual({ now: '40', before: null });
  expect([coffee?.measures.profit, coffee?.margin]).toEqual([undefined, null]);
});

test('the table of products gives no profit where too few rows have a cost', async () => {
  const { names, now, profit } = await asked('table', (of, view) =>
    subjectTable({ ...of, kind: 'product' }, view),
  );
  expect([names, now, profit]).toEqual([
    ['Te', 'Kaffe', 'Kakao'],
    [45000, 40000, 0],
    [16000, null, null],
  ]);
});

test('a month in which the file has rows and a product none is nothing, and others are left out', async () => {
  const tea = await asked('months', (of, view) =>
    explored({ ...of, lens: { ...years, product: 'Te' } }, view),
  );
  expect(tea.series.now).toEqual([
    { from: '2025-03-01', value: '450.00' },
    { from: '2025-05-01', value: '0.00' },
  ]);
});

test('what is sold no more is held against what it was, and no quantity is taken for its revenue', async () => {
  const [cocoa, sample] = await asked('ended', (of, view) =>
    Promise.all(
      ['Kakao', 'Prov'].map((product) => explored({ ...of, lens: { ...years, product } }, view)),
    ),
  );
  expect(Object.entries(cocoa?.measures ?? {})).toEqual([
    ['revenue', { now: null, before: '80.00' }],
  ]);
  expect(Object.keys(sample?.measures ?? {})).toEqual(['revenue', 'quantity']);
});

test('what moved a sum the most is given, and nothing without a comparison', async () => {
  const [moved, alone] = await asked('moves', (of, view) =>
    Promise.all([
      explored(of, view),
      explored({ ...of, lens: { from: '2025-01-01', to: '2025-12-31' } }, view),
    ]),
  );
  expect(moved?.moves).toEqual({
    kind: 'product',
    rows: [
      { name: 'Kaffe', now: '400.00', before: null },
      { name: 'Te', now: '450.00', before: '200.00' },
      { name: 'Kakao', now: null, before: '80.00' },
    ],
  });
  expect(alone?.moves).toBeNull();
});

test('a table that is open is looked at without what it is opened from, and no other is', async () => {
  const [first, again, other] = await asked('open', async (of, view) => {
    const first = await explored(of, view);
    const open = { ...of, source: null };
    return [
      first,
      canLookAt(open) ? await explored(open, view) : null,
      canLookAt({ key: 'another', source: null }),
    ];
  });
  expect(again).toEqual(first);
  expect(other).toBe(false);
});
