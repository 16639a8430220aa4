import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { remains } from '#contract/retention.ts';
import { deleteAccount } from '#features/personal-data/server/delete-account.ts';
import { storedTables } from '#features/personal-data/server/stored-tables.ts';
import { inTransaction } from '#server/db/database.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { CANARY, type FilledAccount, fillAccount } from '#support/filled-account.ts';
import { mailTo } from '#support/mails.ts';
import { PATIENCE_MS } from '#support/patience.ts';

let test: TestApp;
let account: FilledAccount;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
  account = await fillAccount(test);
  await test.call('POST', '/api/account/export', account.token);
  await vi.waitFor(
    async () =>
      expect((await test.call('GET', '/api/account/export/state', account.token)).text).toContain(
        'done',
      ),
    { timeout: PATIENCE_MS },
  );
});
afterAll(() => test.close());

const pool = () => test.deps.database.pool;

/** How many rows of each table hold something of an account: its id, its address, or its odd word. */
async function rowsOf({ id, details }: FilledAccount): Promise<Record<string, number>> {
  const marks = [id, details.email, CANARY].map((mark) => `%${mark}%`);
  const { rows: tables } = await pool().query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind in ('r', 'p')
     and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await pool().query<{ count: string }>(
      `select count(*) from ${name} t where t::text ilike any($1)`,
      [marks],
    );
    if (Number(rows[0]?.count) > 0) found[name] = Number(rows[0]?.count);
  }
  return found;
}

const close = (token: string, body: object) => test.call('DELETE', '/api/account', token, body);
const statusOf = async (token: string) => (await test.call('GET', '/api/user', token)).status;

describe('an account that is deleted (R57)', () => {
  it('leaves nothing in any table but what is named, and why', async () => {
    const before = await rowsOf(account);
    const { rows: messages } = await pool().query('select 1 from contact_messages');
    expect(Object.keys(before).length).toBeGreaterThan(14);
    expect(messages).toHaveLength(1);
    const mailId = await inTransaction(test.deps.database.db, (tx) =>
      deleteAccount(test.deps, tx, account.id, 'owner'),
    );
    const after = await rowsOf(account);
    const named = Object.entries(storedTables).flatMap(([table, { stays }]) =>
      stays === null ? [] : [table],
    );
    expect(Object.keys(after).filter((table) => !named.includes(table))).toEqual([]);
    expect((await pool().query('select 1 from contact_messages')).rows).toEqual([]);
    const { rows: jobs } = await pool().query(
      `select 1 from pgboss.job where data->>'ownerId' = $1`,
      [account.id],
    );
    expect(jobs).toEqual([]);
    expect(await statusOf(account.token)).toBe(401);
    await test.deps.jobs.add('mail', { id: mailId ?? '' });
    const { email = '' } = account.details;
    const mail = await mailTo(test.deps.config.dataDir, email, 'Ditt konto är borttaget');
    for (const each of remains) expect(mail.text).toContain(each);
  });

  it('can be made anew with the same address and number', async () => {
    const { email, orgNumber } = account.details;
    expect((await test.signUp({ email, orgNumber })).token).toMatch(/^ks_/);
  });
});

describe('deleting one’s own account', () => {
  it('takes the company’s name and the password', async () => {
    const { token, details } = await test.signUp();
    const { companyName, password: currentPassword } = details;
    const answers = [
      await close(token, { companyName: 'Någon annans AB', currentPassword }),
      await close(token, { companyName, currentPassword: 'fel' }),
      await close(token, { companyName }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers.map((answer) => Object.keys(answer.body<{ fields: object }>().fields))).toEqual([
      ['companyName'],
      ['currentPassword'],
      ['currentPassword'],
    ]);
    expect(await statusOf(token)).toBe(200);
    const typed = ` ${companyName?.toUpperCase()}  `;
    expect((await close(token, { companyName: typed, currentPassword })).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it('is noted, and says beforehand how much goes', async () => {
    const { token, user, details } = await test.signUp();
    await test.upload(token, {
      name: 'a.csv',
      bytes: 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n',
    });
    const contents = await test.call('GET', '/api/account/contents', token);
    expect(contents.body()).toEqual({ files: 1, analyses: 0, plans: 0 });
    await close(token, { companyName: details.companyName, currentPassword: details.password });
    const { rows } = await pool().query(
      "select outcome from audit_log where actor_id = $1 and event = 'account.delete'",
      [user.id],
    );
    expect(rows).toEqual([{ outcome: 'ok' }]);
  });

  it('stops what is computed for it', async () => {
    const { token, details } = await test.signUp();
    await test.upload(token, {
      name: 'a.csv',
      bytes: 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n2025-01-02;Kaffe;20,00\n',
    });
    const running = test.call('POST', '/api/analysis/sales', token, {});
    await vi.waitFor(async () =>
      expect((await pool().query('select 1 from analyses')).rows.length).toBeGreaterThan(0),
    );
    await close(token, { companyName: details.companyName, currentPassword: details.password });
    expect([200, 404, 503]).toContain((await running).status);
    expect((await pool().query('select 1 from analyses')).rows).toEqual([]);
  });

  it('asked for twice at once is done once', async () => {
    const { token, details } = await test.signUp();
    const body = { companyName: details.companyName, currentPassword: details.password };
    const answers = await Promise.all([close(token, body), close(token, body)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const { email = '' } = details;
    await mailTo(test.deps.config.dataDir, email, 'Ditt konto är borttaget');
  });
});
