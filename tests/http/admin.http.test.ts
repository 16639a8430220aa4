import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#app/features.ts';
import { fillPath, type Route } from '#contract/route.ts';
import { auditLog } from '#server/audit/table.ts';
import { users } from '#server/session/table.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { PATIENCE_MS } from '#support/patience.ts';

const CSV = 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n2025-01-02;Kaffe;20,00\n';
const routes = Object.values(contracts)
  .flatMap((contract) => Object.values<Route>(contract))
  .filter(({ access }) => access === 'admin')
  .map((route): [string, Route] => [`${route.method} ${route.path}`, route]);
const looks = routes.filter(([, { method }]) => method === 'GET');
const pathOf = (route: Route, id: string = randomUUID()) =>
  fillPath(route.path, { id, kind: 'contact', userId: randomUUID() });

type Account = Awaited<ReturnType<TestApp['signUp']>>;
interface Row {
  id: string;
  createdAt: string;
  [name: string]: unknown;
}

let test: TestApp;
let admin: Account;
let customer: Account;

const setRole = (id: string, role: 'admin' | 'user') =>
  test.deps.database.db.update(users).set({ role }).where(eq(users.id, id));
const newAdmin = async () => {
  const account = await test.signUp();
  await setRole(account.user.id, 'admin');
  return account;
};
const list = async (path: string, token = admin.token) =>
  (await test.call('GET', `/api/admin/${path}`, token)).body<Row[]>();
const noted = (actorId: string) =>
  test.deps.database.db.select().from(auditLog).where(eq(auditLog.actorId, actorId));

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
  admin = await newAdmin();
  customer = await test.signUp({ name: 'Örjan 100% Ål', companyName: 'Snickeriet_i_Väst AB' });
  await test.upload(customer.token, { name: 'försäljning.csv', bytes: CSV });
});
afterAll(() => test.close());

describe('the administration', () => {
  it('is there to be tested', () => expect(routes.length).toBeGreaterThanOrEqual(5));

  it.each(routes)(
    '%s is refused to a stranger and to whoever is no administrator (R07)',
    async (_, route) => {
      const path = pathOf(route, customer.user.id);
      expect((await test.call(route.method, path)).status).toBe(401);
      const answer = await test.call(
        route.method,
        path,
        customer.token,
        route.body ? {} : undefined,
      );
      expect(answer.status).toBe(403);
      expect(answer.body()).toEqual({
        ok: false,
        error: 'Du har inte behörighet att göra detta.',
        code: 'auth.forbidden',
      });
    },
  );

  it('is refused from the moment the role is taken away, in a session that goes on (R07)', async () => {
    const former = await newAdmin();
    expect((await test.call('GET', '/api/admin/users', former.token)).status).toBe(200);
    await setRole(former.user.id, 'user');
    for (const [, route] of routes)
      expect((await test.call(route.method, pathOf(route), former.token)).status).toBe(403);
    expect((await test.call('GET', '/api/user', former.token)).status).toBe(200);
  });

  it.each(looks)(
    '%s is noted before it is answered, with who looked at what (H20)',
    async (_, route) => {
      const looker = await newAdmin();
      const path = pathOf(route, customer.user.id);
      await test.call('GET', `${path}?search=hemlig.kund`, looker.token);
      const entries = (await noted(looker.user.id)).filter(({ event }) => event === 'admin.look');
      expect(entries).toMatchObject([{ object: path, outcome: 'ok' }]);
    },
  );

  it('shows nothing where the look cannot be noted (H20)', async () => {
    const { audit } = test.deps;
    const record = audit.record;
    audit.record = () => Promise.reject(new Error('the log is away'));
    const answer = await test.call('GET', '/api/admin/users', admin.token);
    audit.record = record;
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain(customer.details.email);
  });
});

describe('the lists', () => {
  it('show accounts with plan, role and whether the address is confirmed, and no secret (R10)', async () => {
    const answer = await test.call('GET', '/api/admin/users', admin.token);
    const rows = answer.body<Row[]>();
    expect(rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining([admin.user.id, customer.user.id]),
    );
    expect(rows.find(({ id }) => id === customer.user.id)).toMatchObject({
      name: 'Örjan 100% Ål',
      firstName: 'Örjan',
      companyName: 'Snickeriet_i_Väst AB',
      orgNumber: customer.details.orgNumber,
      plan: 'free',
      role: 'user',
      emailVerified: false,
    });
    expect(answer.text).not.toMatch(/hash|secret|token|\$argon2/i);
  });

  it('show files and analyses of all companies by whose they are, never what is in them', async () => {
    await test.deps.database.pool.query(
      `insert into analyses (owner_id, id, analysis_type, stage, answers, engine_version, result)
       values ($1, gen_random_uuid(), 'försäljning', 'done', '{}', '1', '{"hemligt":1}')`,
      [customer.user.id],
    );
    const documents = await test.call('GET', '/api/admin/documents', admin.token);
    const whose = {
      userId: customer.user.id,
      userName: 'Örjan 100% Ål',
      companyName: 'Snickeriet_i_Väst AB',
    };
    const file = documents.body<Row[]>().find(({ filename }) => filename === 'försäljning.csv');
    expect(file).toMatchObject({ ...whose, category: 'sales', processed: true, sample: false });
    expect(documents.text).not.toContain('Kaffe');
    const analyses = await test.call(
      'GET',
      `/api/admin/analyses?userId=${customer.user.id}`,
      admin.token,
    );
    expect(analyses.body()).toMatchObject([
      { ...whose, analysisType: 'försäljning', state: 'done', sample: false },
    ]);
    expect(analyses.text).not.toContain('hemligt');
    expect(await list(`documents?userId=${admin.user.id}`)).toEqual([]);
  });

  it.each([
    ['örjan 100%', 1],
    ['SNICKERIET_I', 1],
    ['snickeriet i', 0],
    ['100_', 0],
    ["' or 1=1 --", 0],
    ['\\\\\\', 0],
  ])('find %j in any part of name, e-mail and company: %d', async (search, found) => {
    const query = new URLSearchParams({ search });
    const rows = await list(`users?${query}`);
    expect(rows.map(({ id }) => id)).toEqual(found === 1 ? [customer.user.id] : []);
    const files = await list(`documents?${query}`);
    expect(files.length > 0).toBe(found === 1);
  });

  it('find an organisation number with its hyphen and without', async () => {
    const { orgNumber = '' } = customer.details;
    for (const search of [orgNumber, orgNumber.replace('-', ''), orgNumber.slice(0, 9)])
      expect((await list(`users?search=${search}`)).map(({ id }) => id)).toContain(
        customer.user.id,
      );
  });

  it('go on page by page to the end, and miss nobody who came at the same moment', async () => {
    await test.deps.database.pool.query(
      `insert into users (id, name, email, org_number, company_name, password_hash, created_at)
       select gen_random_uuid(), 'Samtidig', n || '@samtidig.example', n::text, 'x', 'x',
         '2026-01-01T00:00:00.000001Z'::timestamptz + (n / 3) * interval '1 microsecond'
       from generate_series(1, 10) n`,
    );
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const rows = await list(`users?search=samtidig&limit=4${cursor}`);
      seen.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (rows.length < 4 || last === undefined) break;
      cursor = `&before=${last.createdAt}&beforeId=${last.id}`;
    }
    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
  });

  it.each([
    'search=ab',
    'limit=0',
    'limit=101',
    'before=igår',
    'before=0000-01-01T00:00:00Z',
    'beforeId=7',
  ])('refuse %s', async (query) => {
    expect((await test.call('GET', `/api/admin/users?${query}`, admin.token)).status).toBe(400);
  });

  it('are counted on the overview', async () => {
    const answer = await test.call('GET', '/api/admin/overview', admin.token);
    const count = async (table: string, where = 'true') => {
      const { rows } = await test.deps.database.pool.query(
        `select count(*)::int as n from ${table} where ${where}`,
      );
      return { count: rows[0].n, exact: true };
    };
    expect(answer.body()).toMatchObject({
      users: await count('users'),
      activeSubscriptions: await count('users', "plan not in ('free', 'free_trial')"),
      documents: await count('documents'),
      analyses: await count('analyses'),
    });
  });
});

describe('a deletion', () => {
  const remove = (id: string, token = admin.token) =>
    test.call('DELETE', `/api/admin/users/${id}`, token);

  it('takes the account with all it has, and its sessions at once (R08)', async () => {
    const gone = await test.signUp();
    await test.upload(gone.token, { name: 'a.csv', bytes: CSV });
    expect((await remove(gone.user.id)).body()).toEqual({ success: true });
    expect((await test.call('GET', '/api/user', gone.token)).status).toBe(401);
    expect(await list(`documents?userId=${gone.user.id}`)).toEqual([]);
    const entries = await noted(admin.user.id);
    expect(entries.filter(({ object }) => object === gone.user.id)).toMatchObject([
      { event: 'admin.delete', outcome: 'ok' },
    ]);
    expect((await remove(gone.user.id)).status).toBe(404);
  });

  it('never takes an administrator, nor oneself, and the try is noted (R08)', async () => {
    const other = await newAdmin();
    const refused = await remove(other.user.id);
    expect(refused.status).toBe(403);
    expect(refused.body()).toMatchObject({ code: 'admin.is_admin' });
    expect((await remove(admin.user.id)).body()).toMatchObject({ code: 'admin.is_self' });
    expect((await test.call('GET', '/api/user', other.token)).status).toBe(200);
    const tries = (await noted(admin.user.id)).filter(({ outcome }) => outcome === 'denied');
    expect(tries.map(({ object }) => object)).toEqual(
      expect.arrayContaining([other.user.id, admin.user.id]),
    );
  });

  it('is refused of what is no id', async () => {
    expect((await remove('alla')).status).toBe(400);
  });

  it('is not done by one whose role is taken away meanwhile', async () => {
    const former = await newAdmin();
    const safe = await test.signUp();
    const client = await test.deps.database.pool.connect();
    await client.query('begin');
    await client.query("update users set role = 'user' where id = $1", [former.user.id]);
    // The call has passed the door, where the role still held, and waits for the row.
    const answer = remove(safe.user.id, former.token);
    await expect
      .poll(
        async () => {
          const { rows } = await test.deps.database.pool.query(
            "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          return rows[0].n;
        },
        { timeout: PATIENCE_MS },
      )
      .toBe(1);
    await client.query('commit');
    client.release();
    expect((await answer).status).toBe(403);
    expect((await test.call('GET', '/api/user', safe.token)).status).toBe(200);
  });
});
