import { computeSalesFigures } from '#engine/guides/sales/figures/compute.ts';
import { ALL_OVER, type MadeTable, understandingOf, withTable } from '#support/sales-table.ts';
import { peakMegabytes } from './memory.ts';
import type { BenchRow } from './row.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const PRODUCTS = 2000;
const CUSTOMERS = 20_000;

/** Three years of sales with every role the engine knows; the same rows every run. */
function salesTable(rows: number): MadeTable {
  const article = `hash(i * 7) % ${PRODUCTS}`;
  const quantity = '(1 + hash(i * 19) % 5)';
  const price = `(10 + ${article} % 500)`;
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Ordernr', role: 'orderId', type: 'VARCHAR' },
      { name: 'Artikelnr', role: 'productId', type: 'VARCHAR' },
      { name: 'Benämning', role: 'product', type: 'VARCHAR' },
      { name: 'Varugrupp', role: 'category', type: 'VARCHAR' },
      { name: 'Kund', role: 'customer', type: 'VARCHAR' },
      { name: 'Kanal', role: 'channel', type: 'VARCHAR' },
      { name: 'Ort', role: 'region', type: 'VARCHAR' },
      { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,0)' },
      { name: 'À-pris', role: 'unitPrice', type: 'DECIMAL(18,2)' },
      { name: 'Summa', role: 'revenue', type: 'DECIMAL(18,2)' },
      { name: 'Kostnad', role: 'cost', type: 'DECIMAL(18,2)' },
    ],
    rows: {
      select: `SELECT i::INTEGER AS "row", DATE '2022-01-01' + (hash(i) % 1096)::INTEGER AS c0,
        'O' || (i // 3) AS c1, 'A' || (${article} * 3 + hash(i * 3) % 3) AS c2,
        'Produkt nummer ' || ${article} AS c3, 'Grupp ' || ${article} % 15 AS c4,
        'Kund ' || hash(i * 11) % ${CUSTOMERS} AS c5, 'Kanal ' || hash(i * 13) % 4 AS c6,
        'Ort ' || hash(i * 17) % 40 AS c7, ${quantity}::DECIMAL(18,0) AS c8,
        ${price}::DECIMAL(18,2) AS c9, (${quantity} * ${price})::DECIMAL(18,2) AS c10,
        (${quantity} * ${price} * 0.6)::DECIMAL(18,2) AS c11
        FROM range(${rows}) AS t(i)`,
    },
  };
}

/**
 * The baseline: four plain sums by month, product, customer and category on the same open table.
 */
const PLAIN_SUMS = [`date_trunc('month', c0)`, 'c3', 'c5', 'c4'].map(
  (by) => `SELECT ${by} AS name, sum(c10) AS sum, count(*) AS rows FROM data GROUP BY 1`,
);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function benchSize(rows: number): Promise<BenchRow[]> {
  const table = salesTable(rows);
  const understanding = understandingOf(table);
  let plain = 0;
  let engine = 0;
  const peak = await peakMegabytes(process.pid, () =>
    withTable(table, async ({ query }) => {
      plain = await timed(async () => {
        for (const sql of PLAIN_SUMS) await query(sql);
      });
      engine = await timed(() =>
        computeSalesFigures(query, {
          documentId: null,
          document: 'bench',
          understanding,
          today: ALL_OVER,
        }),
      );
    }),
  );
  const size = `${rows} rows`;
  const aim = rows === 1_000_000 ? { aim: '< 6 000 ms' } : {};
  return [
    {
      name: `sales engine, ${size}`,
      value: engine,
      unit: 'ms',
      against: 'four plain GROUP BY in the same table',
      ratio: engine / plain,
      ...aim,
    },
    { name: `sales engine, ${size}, peak memory with the table`, value: peak, unit: 'MB' },
  ];
}

/** From an open table to all facts: time and peak memory by table size. */
export async function benchEngine(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES) rows.push(...(await benchSize(size)));
  return rows;
}
