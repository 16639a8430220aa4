import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBox } from '#server/crypto/box.ts';
import { isNotedKey, noteKey } from '#server/crypto/key-check.ts';
import { resealColumn } from '#server/crypto/reseal.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { NotRotatableError, rotateKey, sealedColumns } from '../../scripts/lib/rotate-key.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const [old, fresh] = [createBox(OLD), createBox(NEW)];
const all = createBox(NEW, [OLD]);

let test: TestApp;
let token: string;
let document: string;
const CSV = 'Datum;Produkt;Summa\n2025-01-01;Bröd;1 284,50\n2025-01-02;Smör;7,00\n';

beforeAll(async () => {
  test = await startTestApp({ DATA_KEY: OLD.toString('base64') }, { worker: false });
  await noteKey(test.deps.database.db, old);
  ({ token } = await test.signUp());
  for (const n of [1, 2, 3]) {
    const answer = await test.upload(token, {
      name: `${n}.csv`,
      bytes: `${CSV}2025-01-0${n};Ost;${n}\n`,
    });
    document = answer.body<{ id: string }>().id;
  }
  await test.call('POST', '/api/contact', null, {
    ...{ name: 'Åsa', email: 'asa@bageriet.example', subject: 'Fråga', message: 'Hej' },
  });
  await test.call('POST', '/api/auth/forgot', null, { email: 'asa@bageriet.example' });
  const { rows } = await test.deps.database.pool.query<{ id: string }>('select id from users');
  await test.deps.database.pool.query(
    `insert into mailed_links (user_id, token_hash, purpose, sealed, created_at, expires_at)
     values ($1, 'hash', 'change-email', $2, now(), now() + interval '1 day')`,
    [rows[0]?.id, old.seal(Buffer.from('ny@example.se'), 'mailed-link/hash')],
  );
  await test.deps.database.pool.query(
    'insert into totp_secrets (user_id, sealed, created_at) values ($1, $2, now())',
    [rows[0]?.id, old.seal(Buffer.from('KEY'), `totp/${rows[0]?.id}`)],
  );
});
afterAll(() => test.close());

/** How many boxes of a column each key opens. */
async function openedBy() {
  const found = { old: 0, fresh: 0 };
  for (const { table, column, key, context } of sealedColumns) {
    const keys = key.map(([name]) => `${name}::text`).join(', ');
    const { rows } = await test.deps.database.pool.query<[...string[]]>({
      text: `select ${keys}, ${column} from ${table} where ${column} is not null`,
      rowMode: 'array',
    });
    for (const row of rows as unknown as [...string[], Buffer][]) {
      const sealed = row.at(-1) as Buffer;
      const place = context(row.slice(0, -1) as string[]);
      for (const [name, box] of [
        ['old', old],
        ['fresh', fresh],
      ] as const) {
        try {
          box.open(sealed, place);
          found[name]++;
        } catch {
          // The other key opens it.
        }
      }
    }
  }
  return found;
}

const config = (more: object) => ({ ...test.deps.config, ...more });
const given = { dataKey: NEW.toString('base64'), otherDataKeys: [OLD.toString('base64')] };

describe('the key of what is stored (H08)', () => {
  it('is changed in every column that holds what is sealed', async () => {
    const { rows } = await test.deps.database.pool.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' order by 1`,
    );
    expect(rows.map(({ place }) => place)).toEqual(
      sealedColumns.map(({ table, column }) => `${table}.${column}`).sort(),
    );
  });

  it('is not changed without a new one beside the old', async () => {
    const alone = config({ dataKey: OLD.toString('base64'), otherDataKeys: [] });
    await expect(rotateKey(alone, test.deps.database)).rejects.toThrow(NotRotatableError);
    const beside = { ...test.deps.database, exclusive: false };
    await expect(rotateKey(config({ dataKey: null }), beside)).rejects.toThrow('Stäng programmet');
  });

  it('leaves all readable by who knows both, when it is cut short, and goes on where it was', async () => {
    const before = await openedBy();
    expect(before).toEqual({ old: expect.any(Number), fresh: 0 });
    expect(before.old).toBeGreaterThan(8);
    const [first] = sealedColumns;
    if (first) await resealColumn(test.deps.database.connection, { all, fresh }, first);
    const half = await openedBy();
    expect(half).toEqual({ old: before.old - 3, fresh: 3 });
    const read = async (box: typeof all) => {
      const before = test.deps.box;
      test.deps.box = box;
      const answer = await test.call('GET', `/api/documents/${document}/original`, token);
      test.deps.box = before;
      return answer.status === 200 && answer.text.startsWith('Datum;');
    };
    expect(await read(all)).toBe(true);
    expect(await read(old)).toBe(false);
    expect(await rotateKey(config(given), test.deps.database)).toBeGreaterThanOrEqual(half.old);
    expect(await openedBy()).toEqual({ old: 0, fresh: before.old });
    expect(await read(fresh)).toBe(true);
    expect(await isNotedKey(test.deps.database.db, fresh)).toBe(true);
    expect(await isNotedKey(test.deps.database.db, old)).toBe(false);
    expect(await rotateKey(config(given), test.deps.database)).toBe(0);
  });

  it('does not write over what was stored while it was changed', async () => {
    const { pool, connection } = test.deps.database;
    const id = randomUUID();
    await pool.query('insert into outbox (id, sealed, written_at) values ($1, $2, now())', [
      id,
      fresh.seal(Buffer.from('{}'), `outbox/${id}`),
    ]);
    const mails = sealedColumns.find(({ table }) => table === 'outbox');
    if (mails) expect(await resealColumn(connection, { all, fresh }, mails)).toBe(0);
  });
});
