import type pg from 'pg';
import {
  type BulkFile,
  type RowBatch,
  rowsOf,
} from '#adapters/company-register/bulk/bulk-files.ts';
import type { RegisterRow } from '#adapters/company-register/bulk/rows.ts';
import { searchName } from '#adapters/company-register/names.ts';

/** Told as an import goes: the step, and how much of it is done, 0–1. */
export type Progress = (step: string, part: number) => void;

export interface Counted {
  rows: number;
  persons: number;
  broken: number;
}

/** Rows are stored this many at a time, with how far that is: what is interrupted goes on from there. */
const AT_ONCE = 20_000;

/** Not logged: after a crash of the database all of it is gone at once, and the import begins anew. */
const TABLES = `
  create unlogged table if not exists public.register_import_files (
    fingerprint text primary key, source text not null, read_to bigint not null, done boolean not null,
    rows int not null, persons int not null, broken int not null);
  create unlogged table if not exists public.register_import_rows (
    source text not null, org_number text not null, name text not null, search_name text not null,
    rank smallint not null, named text not null, city text, codes text not null, form text, status text,
    founded_year int, activity text, gone boolean not null);`;

export const DROP_STAGED =
  'drop table if exists public.register_import_files, public.register_import_rows';

interface StagedFile {
  read_to: string;
  done: boolean;
  rows: number;
  persons: number;
  broken: number;
}

/** Makes room for an import; what an interrupted one of the same files has read is kept. */
export async function openStage(client: pg.Client, files: readonly BulkFile[]): Promise<void> {
  await client.query(TABLES);
  const { rows } = await client.query<{ fingerprint: string }>(
    'select fingerprint from public.register_import_files',
  );
  const wanted = files.map(({ fingerprint }) => fingerprint);
  if (rows.every(({ fingerprint }) => wanted.includes(fingerprint))) return;
  await client.query(`${DROP_STAGED};${TABLES}`);
}

async function begun(client: pg.Client, { fingerprint, kind }: BulkFile): Promise<StagedFile> {
  await client.query(
    'insert into public.register_import_files values ($1, $2, 0, false, 0, 0, 0) on conflict do nothing',
    [fingerprint, kind.source],
  );
  const { rows } = await client.query<StagedFile>(
    'select read_to, done, rows, persons, broken from public.register_import_files where fingerprint = $1',
    [fingerprint],
  );
  const [found] = rows;
  if (!found) throw new Error('The file that was begun was not returned');
  return found;
}

const columns: [type: string, of: (row: RegisterRow) => unknown][] = [
  ['text', (row) => row.orgNumber],
  ['text', (row) => row.name],
  ['text', (row) => searchName(row.name)],
  ['smallint', (row) => row.rank],
  ['text', (row) => row.named],
  ['text', (row) => row.city],
  ['text', (row) => row.codes],
  ['text', (row) => row.form],
  ['text', (row) => row.status],
  ['int', (row) => row.foundedYear],
  ['text', (row) => row.activity],
  ['boolean', (row) => row.gone],
];
const INSERT = `insert into public.register_import_rows select $1, * from unnest(${columns
  .map(([type], index) => `$${index + 2}::${type}[]`)
  .join(', ')})`;

/** PostgreSQL stores no null characters. */
const storable = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '') : value;

/** Stores rows and how far they reach, both or neither. */
async function store(
  client: pg.Client,
  file: BulkFile,
  batch: Pick<RowBatch, 'rows' | 'persons' | 'broken' | 'end'>,
  done: boolean,
): Promise<void> {
  await client.query('begin');
  if (batch.rows.length > 0) {
    const values = columns.map(([, of]) => batch.rows.map((row) => storable(of(row))));
    await client.query(INSERT, [file.kind.source, ...values]);
  }
  await client.query(
    `update public.register_import_files set read_to = greatest(read_to, $2), done = $3,
       rows = rows + $4, persons = persons + $5, broken = broken + $6 where fingerprint = $1`,
    [file.fingerprint, batch.end, done, batch.rows.length, batch.persons, batch.broken],
  );
  await client.query('commit');
}

/** Reads a file into the stage, from where it was left. Throws where `stop` is aborted. */
export async function stageFile(
  client: pg.Client,
  file: BulkFile,
  { progress, stop }: { progress: Progress; stop?: AbortSignal | undefined },
): Promise<Counted> {
  const from = await begun(client, file);
  const waiting = { rows: [] as RegisterRow[], persons: 0, broken: 0, end: Number(from.read_to) };
  const counted = { rows: from.rows, persons: from.persons, broken: from.broken };
  if (from.done) return counted;
  const flush = async (done: boolean) => {
    await store(client, file, waiting, done);
    counted.rows += waiting.rows.length;
    counted.persons += waiting.persons;
    counted.broken += waiting.broken;
    Object.assign(waiting, { rows: [], persons: 0, broken: 0 });
  };
  for await (const batch of rowsOf(file, waiting.end)) {
    stop?.throwIfAborted();
    for (const row of batch.rows) waiting.rows.push(row);
    waiting.persons += batch.persons;
    waiting.broken += batch.broken;
    waiting.end = batch.end;
    if (waiting.rows.length >= AT_ONCE) await flush(false);
    progress(`Läser ${file.path}`, batch.readSoFar / file.size);
  }
  await flush(true);
  return counted;
}
