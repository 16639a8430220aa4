import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { DataEngine } from '#adapters/data-engine/port.ts';
import { computeSalesFigures } from '#engine/guides/sales/figures/compute.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import type { ColumnRole } from '#engine/table/roles.ts';
import type { Understanding, UnderstoodColumn } from '#engine/table/understanding.ts';
import { openMadeTable, sharedConnection } from './open-made-table.ts';

/** A day by which all that a test's file tells of is over. */
export const ALL_OVER = '2199-12-31';

/** A column of a table made for a test: its name in the file, its role and its SQL type. */
export interface MadeColumn {
  name: string;
  role: ColumnRole | null;
  type: string;
  format?: string;
}

/** A table for a test: columns and a SELECT that gives them as c0, c1 …, or rows of cells. */
export interface MadeTable {
  columns: MadeColumn[];
  rows: readonly (readonly (string | number | null)[])[] | { select: string };
  currency?: string;
}

function csvCell(cell: string | number | null): string {
  return cell === null ? '\\N' : `"${String(cell).replaceAll('"', '""')}"`;
}

/** The SELECT that gives the table; rows of cells are read from a CSV file laid in `folder`. */
async function selectOf({ columns, rows }: MadeTable, folder: string): Promise<string> {
  if ('select' in rows) return rows.select;
  const lines = rows.map((row, index) =>
    [index + 2, ...columns.map((_, at) => row[at] ?? null)].map(csvCell).join(','),
  );
  const path = join(folder, 'rows.csv');
  await writeFile(path, `${lines.join('\n')}\n`);
  const types = columns.map((column, index) => `'c${index}': '${column.type}'`);
  return `SELECT * FROM read_csv('${path}', header = false, auto_detect = false, delim = ',', quote = '"',
    escape = '"', nullstr = '\\N', new_line = '\\n', columns = {${["'row': 'INTEGER'", ...types].join(', ')}})`;
}

function understoodColumn(column: MadeColumn, index: number): UnderstoodColumn {
  const number = /DECIMAL|INT|DOUBLE/.test(column.type);
  return {
    index,
    name: column.name,
    type: number ? 'number' : column.type === 'DATE' ? 'date' : 'text',
    format: column.format ?? null,
    role: column.role,
    confidence: column.role === null ? 0 : 1,
    reason: '',
    samples: [],
    filled: 0,
    empty: 0,
    distinct: 0,
    sum: null,
  };
}

export function understandingOf(table: MadeTable, purpose: Purpose = 'sales'): Understanding {
  return {
    version: 1,
    purpose,
    format: 'csv',
    encoding: 'UTF-8',
    delimiter: ';',
    sheets: [],
    headerRow: 1,
    columns: table.columns.map(understoodColumn),
    rows: { inFile: 0, used: 0, leftOut: 0 },
    leftOut: [],
    leftOutCounts: {},
    leftOutSums: {},
    problems: [],
    problemCount: 0,
    period: null,
    currency: table.currency ?? null,
    unpivoted: false,
    reconciliation: [],
    questions: [],
    answered: [],
    total: null,
    summary: '',
    fingerprint: '',
    books: null,
    ready: true,
    missing: [],
  };
}

/** Runs `work` with a private folder that is gone afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-test-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One for all tables of a worker. */
let writer: Promise<DuckDBConnection> | undefined;

/** Writes the SELECT as the Parquet file the reader would have stored, and opens it from its path. */
export async function withTable<T>(
  table: MadeTable,
  work: (engine: DataEngine, parquet: string) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    const path = join(folder, 'table.parquet');
    writer ??= sharedConnection();
    const select = await selectOf(table, folder);
    await (await writer).run(`COPY (${select}) TO '${path}' (FORMAT parquet)`);
    const engine = await openMadeTable(path);
    try {
      return await work(engine, path);
    } finally {
      engine.close();
    }
  });
}

/** The sales figures of a table made for a test. */
export async function figuresOf(table: MadeTable, today = ALL_OVER): Promise<SalesFigures> {
  return withTable(table, (engine) =>
    computeSalesFigures(engine.query, {
      documentId: 'doc-1',
      document: 'test.csv',
      understanding: understandingOf(table),
      today,
    }),
  );
}

/** The value of a fact; null where it is unknown. */
export function factValue(
  figures: Pick<SalesFigures, 'facts'>,
  key: string,
  name: string | null = null,
): string | null {
  const fact = figures.facts.find(
    (candidate) => candidate.key === key && (candidate.subject?.name ?? null) === name,
  );
  return fact?.value ?? null;
}
