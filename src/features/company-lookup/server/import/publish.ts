import type pg from 'pg';
import { DROP_STAGED, type Progress } from './stage.ts';

const COLUMNS = 'org_number, name, search_name, city, codes, form, status, founded_year, activity';

/** A look-up is in the way of the change for its own milliseconds; a longer one is waited for again. */
const LOCK_WAIT = '3s';
const LOCK_TRIES = 20;

/** Whether names can be searched by likeness: the extension is there, or could be made. */
export async function hasTrigrams(client: pg.Client): Promise<boolean> {
  const found = await client.query("select 1 from pg_extension where extname = 'pg_trgm'");
  if (found.rowCount !== 0) return true;
  try {
    await client.query('create extension pg_trgm');
    return true;
  } catch {
    // Not installed on the machine, or not for this role to make: names are searched by beginning.
    return false;
  }
}

/** One row a company: by its registered name, and what SCB adds. What is no longer registered is left out. */
const merged = (generation: number) => `
  insert into public.register_g${generation} (generation, ${COLUMNS})
  select ${generation}, coalesce(b.org_number, s.org_number), coalesce(b.name, s.name),
    coalesce(b.search_name, s.search_name), coalesce(b.city, s.city), coalesce(s.codes, ''),
    coalesce(b.form, s.form), coalesce(b.status, s.status), coalesce(b.founded_year, s.founded_year),
    coalesce(b.activity, s.activity)
  from (select distinct on (org_number) * from public.register_import_rows where source = 'bolagsverket'
        order by org_number, rank, named desc) b
  full join (select distinct on (org_number) * from public.register_import_rows where source = 'scb'
        order by org_number) s on s.org_number = b.org_number
  where b.gone is not true`;

/** Puts the new partition in the place of the old in one transaction: no look-up finds neither. */
async function change(client: pg.Client, generation: number, byLikeness: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.register_companies'::regclass`,
  );
  await client.query('begin');
  await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
  await client.query(
    `alter table public.register_companies attach partition public.register_g${generation} for values in (${generation})`,
  );
  await client.query(
    `insert into public.register_states (id, generation, imported_at, companies, by_likeness)
     select 1, ${generation}, now(), count(*), $1 from public.register_g${generation}
     on conflict (id) do update set generation = excluded.generation, imported_at = excluded.imported_at,
       companies = excluded.companies, by_likeness = excluded.by_likeness`,
    [byLikeness],
  );
  for (const { name } of rows) await client.query(`drop table public.${name}`);
  await client.query('commit');
}

/** Tries again where a look-up held the table. */
async function changeInTurn(client: pg.Client, generation: number, byLikeness: boolean) {
  for (let tries = 1; ; tries++) {
    try {
      return await change(client, generation, byLikeness);
    } catch (error) {
      await client.query('rollback');
      // 55P03: the lock was not given in time.
      const wasHeld = error instanceof Error && 'code' in error && error.code === '55P03';
      if (!wasHeld || tries === LOCK_TRIES) throw error;
    }
  }
}

/** Makes a register of what is staged, beside the one in use, and then changes them. */
export async function publish(
  client: pg.Client,
  progress: Progress,
): Promise<{ companies: number; byLikeness: boolean }> {
  const { rows: states } = await client.query<{ next: number }>(
    'select coalesce(max(generation), 0) + 1 as next from public.register_states',
  );
  const generation = states[0]?.next ?? 1;
  const table = `public.register_g${generation}`;
  const byLikeness = await hasTrigrams(client);
  const steps: [string, string][] = [
    ['Lägger ihop', `drop table if exists ${table}`],
    ['Lägger ihop', `create table ${table} (like public.register_companies)`],
    ['Lägger ihop', merged(generation)],
    ['Ordnar efter nummer', `alter table ${table} add primary key (generation, org_number)`],
    [
      'Ordnar efter namn',
      `create index register_g${generation}_name on ${table} (search_name text_pattern_ops)`,
    ],
    ...(byLikeness
      ? ([
          [
            'Ordnar efter likhet',
            `create index register_g${generation}_like on ${table} using gin (search_name gin_trgm_ops)`,
          ],
        ] satisfies [string, string][])
      : []),
    ['Räknar', `analyze ${table}`],
  ];
  await client.query("set maintenance_work_mem = '256MB'; set work_mem = '128MB'");
  for (const [index, [step, statement]] of steps.entries()) {
    progress(step, index / steps.length);
    await client.query(statement);
  }
  await changeInTurn(client, generation, byLikeness);
  await client.query(DROP_STAGED);
  progress('Klart', 1);
  const { rows } = await client.query<{ companies: number }>(
    'select companies from public.register_states',
  );
  return { companies: rows[0]?.companies ?? 0, byLikeness };
}
