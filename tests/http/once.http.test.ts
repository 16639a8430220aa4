import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';

const LINES = Array.from({ length: 60 }, (_, n) => `2025-0${1 + (n % 9)}-11;Te;${10 + n},50`);
const FILE = { name: 'a.csv', bytes: `Datum;Produkt;Summa\n${LINES.join('\n')}\n` };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

async function post(url: string, key: string, payload: object, token?: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url,
    headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}

describe('what is asked for again with the same key (A15)', () => {
  it('is one analysis on the free plan, also at once and after it was done', async () => {
    const { token } = await test.signUp();
    await test.upload(token, FILE);
    const key: string = randomUUID();
    const run = (path = 'sales', given = key) => post(`/api/analysis/${path}`, given, {}, token);
    const [first, second] = await Promise.all([run(), run()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await run()).body).toEqual(first.body);
    const list = await test.call('GET', '/api/analysis', token);
    expect(list.body<unknown[]>()).toHaveLength(1);
    expect(await run('sales', randomUUID())).toMatchObject({ body: { code: 'analysis.limit' } });
    expect(await run('kostnader')).toMatchObject({ status: 400 });
    expect(await run('sales', 'inte ett UUID')).toMatchObject({ status: 400 });
  });

  it('is another’s own where another company sends it', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    const key = randomUUID();
    const ids = [];
    for (const { token } of [one, other]) {
      await test.upload(token, FILE);
      ids.push((await post('/api/analysis/sales', key, {}, token)).body.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('is one message and one mail; another text is a message of its own', async () => {
    const { pool } = test.deps.database;
    const mails = async () => {
      const { rows } = await pool.query<{ n: number }>(
        "select count(*)::int as n from pgboss.job where name = 'mail'",
      );
      return rows[0]?.n ?? 0;
    };
    // Those who signed up here have been mailed too.
    const before = await mails();
    const message = { name: 'Åsa', email: 'asa@exempel.se', subject: 'Fråga', message: 'Hej?' };
    const key = randomUUID();
    for (let n = 0; n < 3; n++) {
      expect((await post('/api/contact', key, message)).status).toBe(200);
    }
    const stored = async () => (await pool.query('select id from contact_messages')).rowCount;
    expect(await stored()).toBe(1);
    await post('/api/contact', key, { ...message, message: 'Hej igen?' });
    expect(await stored()).toBe(2);
    expect((await mails()) - before).toBe(2);
  });
});
