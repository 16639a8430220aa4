import { payeeOf } from '../../../columns/ledger/payee-name.ts';
import { type Query, text, textOrNull } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { areaOfAccount } from '../areas/areas.ts';
import {
  type Classification,
  classifySupplier,
  classifySupplierByWords,
  classifyText,
} from '../areas/classify.ts';
import { type ChartAccount, notOfBas } from '../areas/own-chart.ts';

/** The columns that can classify a row, the most reliable first. */
export const CLASSIFYING = [
  ...(['account', 'category', 'supplier', 'accountName', 'text'] as const),
  'supplierWords',
] as const;
export type ClassifyingColumn = (typeof CLASSIFYING)[number];

/**
 * The column of `cost_cells` for a source. In texts, long numbers are replaced by one placeholder,
 * so that `Faktura 4711` and `Faktura 4712` are looked up once; no dictionary entry has three
 * digits.
 */
export function columnOf(source: ClassifyingColumn): string {
  if (source === 'text') return 'text_kind';
  return source === 'supplierWords' ? 'supplier' : source;
}

const BATCH = 1000;

function classified(source: ClassifyingColumn, value: string): Classification | null {
  if (source === 'account') {
    const area = areaOfAccount(value);
    return area === null ? null : { area, supplier: null };
  }
  if (source === 'supplier') return classifySupplier(value);
  if (source === 'supplierWords') return classifySupplierByWords(value);
  return classifyText(value);
}

function literal(value: string | null): string {
  return value === null ? 'NULL' : quoteText(value);
}

async function place(
  query: Query,
  source: ClassifyingColumn,
  values: readonly string[],
): Promise<void> {
  const rows = values.flatMap((value) => {
    const found = classified(source, value);
    const payee = source === 'text' ? payeeOf(value) : null;
    if (found === null && payee === null) return [];
    const cells = [source, value, found?.area ?? null, found?.supplier ?? null, payee];
    return `(${cells.map(literal).join(', ')})`;
  });
  for (let at = 0; at < rows.length; at += BATCH)
    await query(`INSERT INTO cost_places VALUES ${rows.slice(at, at + BATCH).join(', ')}`);
}

/** The accounts of the rows, each with the name that most of them give it. */
async function chartOf(query: Query): Promise<ChartAccount[]> {
  const rows = await query(`SELECT account AS number, mode(accountName) AS name FROM cost_cells
    WHERE account IS NOT NULL GROUP BY account ORDER BY account`);
  return rows.map((row) => ({ number: text(row, 'number'), name: textOrNull(row, 'name') }));
}

async function valuesOf(query: Query, source: ClassifyingColumn): Promise<string[]> {
  const column = columnOf(source);
  const values = await query(`SELECT DISTINCT ${column} AS value FROM cost_cells
    WHERE ${column} IS NOT NULL ORDER BY value`);
  return values.map((row) => text(row, 'value'));
}

/**
 * The temporary table `cost_places`: for each value of a classifying column its area, the supplier
 * recognised in it, and a text's payee. Each distinct value is looked up once. Returns an account whose chart is not
 * BAS, where none is placed by its number; null where they are.
 */
export async function createPlaces(query: Query): Promise<ChartAccount | null> {
  await query(`CREATE OR REPLACE TEMP TABLE cost_places
    (source VARCHAR, value VARCHAR, area VARCHAR, supplier VARCHAR, payee VARCHAR)`);
  const chart = await chartOf(query);
  const other = notOfBas(chart);
  for (const source of CLASSIFYING) {
    if (source !== 'account') await place(query, source, await valuesOf(query, source));
    else if (other === null)
      await place(
        query,
        source,
        chart.map(({ number }) => number),
      );
  }
  return other;
}
