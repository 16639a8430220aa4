import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { createReader } from '#adapters/file-reader/reader.ts';
import { childScripts } from '#app/child-scripts.ts';
import { serverEnvironment } from '../scripts/lib/server-command.mjs';
import { peakMegabytes } from './memory.ts';
import { measureFolder } from './pollock-folder.ts';
import { simpleScore } from './pollock-score.ts';
import type { BenchRow } from './row.ts';
import { salesCsv, salesXlsx } from './sales-files.ts';

const runs = 5;
/** Long enough for the spare child to have started, after its rest, and rehearsed. */
const spareMs = 3500;

async function fastest(work: () => Promise<void>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    await wait(spareMs);
    const from = performance.now();
    await work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

/** The baseline: the same file by DuckDB alone, into a table and on to Parquet. */
async function rawTimes(
  bytes: Buffer,
  folder: string,
): Promise<{ table: number; parquet: number }> {
  const path = join(folder, 'raw.csv');
  await writeFile(path, bytes);
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const read = `SELECT * FROM read_csv('${path}')`;
  const table = await fastest(async () => {
    await connection.run(`CREATE OR REPLACE TABLE raw AS ${read}`);
  });
  const parquet = await fastest(async () => {
    await connection.run(
      `COPY (${read}) TO '${join(folder, 'raw.parquet')}' (FORMAT parquet, COMPRESSION zstd)`,
    );
  });
  connection.closeSync();
  return { table, parquet };
}

async function readingTimes(folder: string): Promise<BenchRow[]> {
  const csv = salesCsv(10);
  const xlsx = salesXlsx(10);
  const raw = await rawTimes(csv, folder);
  const reader = createReader({
    folder,
    script: childScripts(serverEnvironment.CHILD_SCRIPTS).reader,
  });
  const read = (bytes: Buffer, name: string) => async () => {
    await reader.read(bytes, name);
  };
  const csvMs = await fastest(read(csv, 'forsaljning.csv'));
  await wait(spareMs);
  const csvPeak = await peakMegabytes(process.pid, read(csv, 'forsaljning.csv'), 'children');
  const xlsxMs = await fastest(read(xlsx, 'forsaljning.xlsx'));
  await wait(spareMs);
  const xlsxPeak = await peakMegabytes(process.pid, read(xlsx, 'forsaljning.xlsx'), 'children');
  await reader.close();
  const against = `raw read_csv (${Math.round(raw.table)} ms)`;
  const toParquet = `raw read_csv to Parquet (${Math.round(raw.parquet)} ms)`;
  return [
    {
      name: '10 MB CSV: file to stored table',
      value: csvMs,
      unit: 'ms',
      against,
      ratio: csvMs / raw.table,
      aim: '≤ 2 ×',
    },
    {
      name: '10 MB CSV: file to stored table',
      value: csvMs,
      unit: 'ms',
      against: toParquet,
      ratio: csvMs / raw.parquet,
    },
    { name: '10 MB CSV: most memory of the child', value: csvPeak, unit: 'MB', aim: '< 400 MB' },
    { name: '10 MB XLSX: file to stored table', value: xlsxMs / 1000, unit: 's', aim: '< 6 s' },
    { name: '10 MB XLSX: most memory of the child', value: xlsxPeak, unit: 'MB', aim: '< 700 MB' },
  ];
}

/** Pollock's simple score over the shared corpus, if it is present. */
function scores(): BenchRow[] {
  const corpus = join(import.meta.dirname, '../../shared/corpus/csv');
  return ['pollock-polluted', 'pollock-survey'].flatMap((name) => {
    const folder = join(corpus, name);
    if (!existsSync(folder)) return [];
    const results = measureFolder(folder).map(({ measures }) => measures);
    return [
      {
        name: `${name}: ${results.length} files`,
        value: simpleScore(results),
        unit: 'of 10',
        aim: '≥ 9.5',
      },
    ];
  });
}

/** Speed, memory and correctness of reading. */
export async function benchReading(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-bench-'));
  try {
    return [...scores(), ...(await readingTimes(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
