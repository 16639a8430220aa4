import { payeeOf } from '../../../columns/ledger/payee-name.ts';
import { type Query, text } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { areaOfAccount } from '../areas/areas.ts';
import {
  type Classification,
  classifySupplier,
  classifySupplierByWords,
  classifyText,
} from '../areas/classify.ts';

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

async function fill(query: Query, source: ClassifyingColumn, column: string): Promise<void> {
  const values = await query(`SELECT DISTINCT ${column} AS value FROM cost_cells
    WHERE ${column} IS NOT NULL ORDER BY value`);
  const rows = values.flatMap((row) => {
    const value = text(row, 'value');
    const found = classified(source, value);
    const payee = source === 'text' ? payeeOf(value) : null;
    if (found === null && payee === null) return [];
    const cells = [source, value, found?.area ?? null, found?.supplier ?? null, payee];
    return `(${cells.map(literal).join(', ')})`;
  });
  for (let at = 0; at < rows.length; at += BATCH)
    await query(`INSERT INTO cost_places VALUES ${rows.slice(at, at + BATCH).join(', ')}`);
}

/**
 * The temporary table `cost_places`: for each value of a classifying column its area, the supplier
 * recognised in it, and a text's payee. Each distinct value is looked up once.
 */
export async function createPlaces(query: Query): Promise<void> {
  await query(`CREATE OR REPLACE TEMP TABLE cost_places
    (source VARCHAR, value VARCHAR, area VARCHAR, supplier VARCHAR, payee VARCHAR)`);
  for (const source of CLASSIFYING) await fill(query, source, columnOf(source));
}
