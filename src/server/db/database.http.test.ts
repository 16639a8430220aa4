import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, openTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { ensureDatabase, inTransaction, openDatabase } from './database.ts';
import { APP_ROLE } from './embedded/cluster.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await asOwner(
    database,
    'create table notes (text text unique)',
    `grant select, insert on notes to ${APP_ROLE}`,
  );
});
afterAll(() => database.close());

const add = (text: string) => sql`insert into notes values (${text})`;
const notes = async () => {
  const { rows } = await database.pool.query('select text from notes order by text');
  return rows.map(({ text }) => text);
};

describe('a transaction', () => {
  it('keeps all of it, and gives what the work gave', async () => {
    const given = await inTransaction(database.db, async (tx) => {
      await tx.execute(add('ett'));
      await tx.execute(add('två'));
      return 'klart';
    });
    expect(given).toBe('klart');
    expect(await notes()).toEqual(['ett', 'två']);
  });

  it('keeps nothing where the work fails, and throws what it threw', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await tx.execute(add('tre'));
      throw new Error('nej');
    });
    await expect(work).rejects.toThrow('nej');
    expect(await notes()).toEqual(['ett', 'två']);
  });

  it('keeps nothing where the database refuses a part of it', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await tx.execute(add('fyra'));
      await tx.execute(add('ett'));
    });
    await expect(work).rejects.toThrow();
    expect(await notes()).toEqual(['ett', 'två']);
  });

  it('is seen by nobody else before it is kept', async () => {
    await inTransaction(database.db, async (tx) => {
      await tx.execute(add('fem'));
      expect(await notes()).toEqual(['ett', 'två']);
    });
    expect(await notes()).toContain('fem');
  });

  it('gives its connection back, however it ends', async () => {
    const few = openDatabase(database.connection, { size: 1 });
    for (let i = 0; i < 3; i++) {
      await expect(inTransaction(few.db, () => Promise.reject(new Error('nej')))).rejects.toThrow(
        'nej',
      );
    }
    expect(await inTransaction(few.db, async () => 'ledig')).toBe('ledig');
    await few.close();
  });

  it('does not use a connection again that was lost within it', async () => {
    const lost: string[] = [];
    const few = openDatabase(database.connection, {
      size: 1,
      onError: (error) => lost.push(error.message),
    });
    const work = inTransaction(few.db, async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow();
    const { rows } = await few.pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    expect(lost.length).toBeGreaterThan(0);
    await few.close();
  });
});

describe('the schema', () => {
  it('may be brought up to date again, by several at once, without harm', async () => {
    const tables = async () => {
      const { rows } = await database.pool.query(
        "select count(*)::int as n from information_schema.tables where table_schema = 'public'",
      );
      return rows[0].n;
    };
    const before = await tables();
    await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(database.owner)));
    expect(await tables()).toBe(before);
  });

  it('waits for one who holds a table, and lets those behind it go first', async () => {
    const holder = new pg.Client(database.owner);
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table drizzle.__drizzle_migrations in access exclusive mode');
    const migrated = migrateDatabase(database.owner);
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await holder.query('rollback');
    await holder.end();
    await migrated;
  });

  it('keeps the changes made before one that fails, and goes on from there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'klarsikt-migrations-'));
    const write = (n: number, sql: string) => {
      const tag = `000${n}_step`;
      writeFileSync(join(folder, `${tag}.sql`), sql);
      return { idx: n, version: '7', when: Date.now() + n, tag, breakpoints: true };
    };
    const entries = [
      write(1, 'create table migration_one (a int)'),
      write(2, 'create table migration_two (a int);\n--> statement-breakpoint\nselect fail()'),
    ];
    mkdirSync(join(folder, 'meta'));
    const journal = JSON.stringify({ version: '7', dialect: 'postgresql', entries });
    writeFileSync(join(folder, 'meta', '_journal.json'), journal);
    const there = async () => {
      const { rows } = await database.pool.query(
        "select tablename as name from pg_tables where tablename like 'migration_%' order by 1",
      );
      return rows.map(({ name }) => name);
    };
    await expect(migrateDatabase(database.owner, folder)).rejects.toThrow('fail()');
    expect(await there()).toEqual(['migration_one']);
    write(2, 'create table migration_two (a int)');
    await migrateDatabase(database.owner, folder);
    expect(await there()).toEqual(['migration_one', 'migration_two']);
    rmSync(folder, { recursive: true });
  });

  it('gets a database to stand in where there is none, whatever its name', async () => {
    const name = `Bageriet "på" hörnet ${process.pid}`;
    await ensureDatabase(database.owner, name);
    await ensureDatabase(database.owner, name);
    const { rows } = await database.pool.query('select 1 from pg_database where datname = $1', [
      name,
    ]);
    expect(rows).toHaveLength(1);
  });
});
