import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Connection } from './database.ts';

/** Held while the rights of the application's role are given, so that several processes can start at once. */
const RIGHTS_LOCK = 7_402_116;

/** Creates a role that may log in and nothing else, where it is missing. */
export async function ensureRole(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create role ${pg.escapeIdentifier(name)} login`);
  } finally {
    await client.end();
  }
}

/**
 * Lets `role` work with all that the owner of the schema made, so that the product runs as one that owns nothing: it
 * reads and writes rows, cannot change the schema, and can only add to the log of security events.
 */
export async function grantWork(owner: Connection, role: string): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [RIGHTS_LOCK]);
    await makeJobTables(owner);
    const partitions = await client.query<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'public.audit_log'::regclass",
    );
    const logs = ['public.audit_log', ...partitions.rows.map(({ name }) => name)];
    await client.query(rights(pg.escapeIdentifier(role), logs.join(', ')));
  } finally {
    await client.end();
  }
}

async function makeJobTables(owner: Connection): Promise<void> {
  const boss = new PgBoss({ ...owner, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {
    // What goes wrong is thrown by `start`.
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** In one message, which PostgreSQL takes as one transaction. */
const rights = (role: string, logs: string) => `
  grant usage on schema public, drizzle, pgboss to ${role};
  grant select on all tables in schema drizzle to ${role};
  grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
  grant usage, select on all sequences in schema public, pgboss to ${role};
  grant execute on all functions in schema public, pgboss to ${role};
  revoke all on ${logs} from ${role};
  grant select, insert on public.audit_log to ${role};`;

/** True where the connected role could undo what the schema holds: it is superuser, or owns the log of security events. */
export async function ownsSchema(client: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const found = await client.query<{ owns: boolean }>(
    `select r.rolsuper or pg_has_role(c.relowner, 'usage') as owns
     from pg_roles r, pg_class c where r.rolname = current_user and c.oid = 'public.audit_log'::regclass`,
  );
  return found.rows[0]?.owns ?? false;
}
