import { computeSalesFigures, figuresOfView } from '#engine/guides/sales/figures/compute.ts';
import { createSalesView } from '#engine/guides/sales/figures/view.ts';
import { ALL_OVER, type MadeTable, understandingOf, withTable } from '#support/sales-table.ts';
import { peakMegabytes } from './memory.ts';
import type { BenchRow } from './row.ts';

/** The largest first: what an earlier one leaves with the allocator would count as its memory. */
const SIZES: [rows: number, aim: string][] = [
  [1_000_000, '≤ 1 500 ms'],
  [100_000, '≤ 350 ms'],
  [10_000, '≤ 150 ms'],
];
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

/** Turns of which the least counts: other work on the machine only adds. */
const TURNS = 5;

interface Turn {
  plain: number;
  engine: number;
  /** Processor time of `engine`. */
  processor: number;
  /** Most memory meanwhile, with the open table. */
  megabytes: number;
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; processor: number }> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - start, processor: (user + system) / 1000 };
}

const inputOf = (table: MadeTable) => ({
  documentId: null,
  document: 'bench',
  understanding: understandingOf(table),
  today: ALL_OVER,
});

async function oneTurn(table: MadeTable): Promise<Turn> {
  return withTable(table, async ({ query }) => {
    const plain = await timed(async () => {
      for (const sql of PLAIN_SUMS) await query(sql);
    });
    let engine = { ms: 0, processor: 0 };
    const megabytes = await peakMegabytes(process.pid, async () => {
      engine = await timed(() => computeSalesFigures(query, inputOf(table)));
    });
    return { plain: plain.ms, engine: engine.ms, processor: engine.processor, megabytes };
  });
}

async function benchSize(rows: number, aim: string): Promise<BenchRow[]> {
  const table = salesTable(rows);
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn++) turns.push(await oneTurn(table));
  const least = (of: keyof Turn) => Math.min(...turns.map((turn) => turn[of]));
  const name = `sales engine, ${rows} rows`;
  const against = 'four plain GROUP BY in the same table';
  return [
    {
      name,
      value: least('engine'),
      unit: 'ms',
      against,
      ratio: least('engine') / least('plain'),
      aim,
    },
    { name: `${name}, processor time`, value: least('processor'), unit: 'ms' },
    {
      name: `${name}, peak memory with the table`,
      value: least('megabytes'),
      unit: 'MB',
      ...(rows === 1_000_000 && { aim: '≤ 500 MB' }),
    },
  ];
}

/**
 * Every figure again for other rows of a table that is open: its view is laid down once as a table,
 * and each time a period of it is what `sales` shows.
 */
async function benchAgain(rows: number): Promise<BenchRow[]> {
  const table = salesTable(rows);
  const input = inputOf(table);
  const turns = await withTable(table, async ({ query }) => {
    const view = await createSalesView(query, input.understanding);
    await query('CREATE TABLE sales_rows AS FROM sales');
    const found: Awaited<ReturnType<typeof timed>>[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const from = `DATE '2022-01-01' + ${turn}`;
      await query(`CREATE OR REPLACE VIEW sales AS FROM sales_rows WHERE date >= ${from}`);
      found.push(await timed(() => figuresOfView(query, input, view)));
    }
    return found;
  });
  const name = `every figure again for a period of ${rows} rows`;
  const least = (of: 'ms' | 'processor') => Math.min(...turns.map((turn) => turn[of]));
  return [
    { name, value: least('ms'), unit: 'ms', aim: '≤ 200 ms' },
    { name: `${name}, processor time`, value: least('processor'), unit: 'ms' },
  ];
}

/** From an open table to all facts: time and peak memory by table size. */
export async function benchEngine(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [size, aim] of SIZES) rows.push(...(await benchSize(size, aim)));
  return [...rows, ...(await benchAgain(200_000))];
}
