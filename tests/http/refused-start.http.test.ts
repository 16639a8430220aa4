import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainStart } from '#app/explain-start.ts';
import { startServer } from '#app/start.ts';
import { readConfig } from '#server/config.ts';
import { databaseUrl } from '#support/database-url.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '#support/test-database.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');

let folder: string;
let database: TestDatabase;
let there: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-refused-'));
  database = await openTestDatabase();
  there = databaseUrl(database.connection);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (DATABASE_URL: string, DATA_KEY = keyOf(1)) =>
  startServer(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL,
      DATA_KEY,
    }),
    null,
  );

const refusal = (url: string, key?: string) =>
  start(url, key).then(
    () => 'it started',
    (error: unknown) => explainStart(error),
  );

describe('a start that is refused names its cause (A16)', () => {
  it.each([
    ['nothing listens there', 'postgres://a@127.0.0.1:9/klarsikt', /svarar inte/],
    ['no such socket', 'postgres://a@/klarsikt?host=/finns/inte', /svarar inte/],
    ['no such host', 'postgres://a@finns-inte.invalid/klarsikt', /går inte att slå upp/],
  ])('%s', async (_, url, sentence) => {
    expect(await refusal(url)).toMatch(sentence);
  });

  it('no such account, no such database', async () => {
    const url = (given: object) => databaseUrl({ ...database.connection, ...given });
    expect(await refusal(url({ user: 'ingen' }))).toMatch(/släpper inte in kontot/);
    expect(await refusal(url({ database: 'ingen' }))).toMatch(/finns inte/);
  });

  it('the schema cannot be changed: the database only reads, or the account may not', async () => {
    const empty = await openTestDatabase();
    await asOwner(empty, 'truncate drizzle.__drizzle_migrations');
    expect(await refusal(databaseUrl(empty.owner))).toMatch(
      /schema gick inte att uppdatera: .* already exists/,
    );
    expect(await refusal(databaseUrl(empty.connection))).toMatch(/rollen får inte ändra det/);
    const { database: name } = empty.connection as { database: string };
    await asOwner(empty, `alter database ${name} set default_transaction_read_only = on`);
    expect(await refusal(databaseUrl(empty.owner))).toMatch(/tar bara emot läsning/);
    await empty.close();
  });
});

describe('a database that was started with one key', () => {
  it('refuses every other, though nothing is stored in it yet (A16)', async () => {
    const first = await start(there, keyOf(1));
    await first.close();
    expect(await refusal(there, keyOf(2))).toMatch(/DATA_KEY öppnar inte/);
    const again = await start(there, keyOf(1));
    await again.close();
  });

  it('takes one of several that are started at once with different keys', async () => {
    const fresh = await openTestDatabase();
    const url = databaseUrl(fresh.connection);
    const started = await Promise.allSettled([1, 2, 3].map((byte) => start(url, keyOf(byte))));
    const servers = started.filter((each) => each.status === 'fulfilled');
    await Promise.all(servers.map(({ value }) => value.close()));
    await fresh.close();
    expect(servers).toHaveLength(1);
  });
});
