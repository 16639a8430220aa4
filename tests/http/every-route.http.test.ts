import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#app/features.ts';
import { fillPath, type Route } from '#contract/route.ts';
import { users } from '#server/session/table.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

const routes: [string, Route][] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract as Record<string, Route>).map(([name, route]): [string, Route] => [
    `${feature}.${name}: ${route.method} ${route.path}`,
    route,
  ]),
);
const closed = routes.filter(([, route]) => route.access !== 'public');
const withBody = routes.filter(([, route]) => route.body && route.method !== 'GET');
const owned = closed.filter(([, { access, path }]) => access === 'user' && path.includes(':id'));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

/** Bodies that pass their contract, for calls that would be refused for theirs before their owner is asked. */
const validBodies: Record<string, object> = {
  '/api/analysis/:id/actions/:actionId': { state: 'done' },
  '/api/analysis/:id/actions/:actionId/task': {
    ...{ assignee: 'Anna', dueOn: null, note: '' },
    basedOn: null,
  },
  '/api/analysis/:id/links': { label: '', days: 30, password: null, rows: false, answers: false },
  '/api/chat/turns/:id/judgement': { helpful: true },
  '/api/account/passkeys/:id/off': { currentPassword: 'vad som helst' },
};

const pathOf = (route: Route, id: string = randomUUID()) =>
  fillPath(route.path, { id, factId: 'F1', actionId: 'x', kind: 'contact', userId: randomUUID() });

describe('every call of the contract', () => {
  it('is there to be tested', () => {
    expect(routes.length).toBeGreaterThanOrEqual(20);
    expect(owned.length).toBeGreaterThanOrEqual(5);
  });

  it.each(closed)('%s asks a stranger to sign in (R09)', async (_, route) => {
    for (const token of [null, 'ks_nonsense', `ks_${'A'.repeat(43)}`, `ks_${'A'.repeat(65)}`]) {
      const answer = await test.call(route.method, pathOf(route), token);
      expect(answer.status).toBe(401);
      expect(answer.body()).toMatchObject({ code: 'auth.required' });
      expect(String(answer.headers['content-type'])).toContain('application/json');
    }
  });

  it.each(withBody)('%s names the field that is wrong', async (_, route) => {
    const { token, user } = await test.signUp();
    if (route.access === 'admin')
      await test.deps.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    const answer = await test.call(route.method, pathOf(route), token, ['not', 'an', 'object']);
    expect(answer.status).toBe(400);
    expect(answer.body<{ code: string; fields: object }>().code).toBe('request.invalid');
    expect(Object.keys(answer.body<{ fields: object }>().fields).length).toBeGreaterThan(0);
  });

  it.each(owned)("%s does not tell another's from a missing one (R01, R02)", async (_, route) => {
    const owner = await test.signUp();
    const other = await test.signUp();
    const uploaded = await test.upload(owner.token, {
      name: 'a.csv',
      bytes: 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n2025-01-02;Kaffe;20,00\n',
    });
    expect(uploaded.status).toBe(200);
    const theirs = uploaded.body<{ id: string }>().id;
    const body = validBodies[route.path] ?? (route.method === 'PATCH' ? {} : undefined);
    const foreign = await test.call(route.method, pathOf(route, theirs), other.token, body);
    const missing = await test.call(route.method, pathOf(route), other.token, body);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    const still = await test.call('GET', '/api/documents', owner.token);
    expect(still.text).toContain(theirs);
  });
});

describe('what no route takes', () => {
  it('is answered as JSON, never as a page (R61)', async () => {
    for (const path of ['/api/x', '/api/', '/API/user/../x', '/api/documents/a/b/c']) {
      const answer = await test.call('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.body()).toMatchObject({ code: 'not_found' });
    }
  });

  it('is refused in Swedish, with the headers of every answer, where it is no path', async () => {
    for (const path of ['/api/100%', '/api/%E0%A4%A']) {
      const answer = await test.call('GET', path);
      expect(answer.status).toBe(400);
      expect(answer.body()).toMatchObject({ code: 'request.invalid' });
      expect(String(answer.headers['content-type'])).toContain('charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('is refused in Swedish where the body cannot be read (R36, R61)', async () => {
    const send = (payload: string, type = 'application/json') =>
      test.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': type },
        payload,
      });
    expect((await send('{"identifier":')).statusCode).toBe(400);
    expect((await send('{"__proto__":{"a":1},"identifier":"a","password":"b"}')).statusCode).toBe(
      400,
    );
    expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send(JSON.stringify({ identifier: 'x'.repeat(2_000_000) }))).statusCode).toBe(
      413,
    );
    expect((await send(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).statusCode).toBe(400);
    expect((await send('{"identifier":"a\\u0000","password":"b"}')).statusCode).toBe(400);
    expect((await send('{"identifier":"\\ud800","password":"b"}')).statusCode).toBe(400);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe('every answer', () => {
  it('carries the headers that keep a browser safe (R55)', async () => {
    for (const path of ['/api/health', '/api/user', '/api/x']) {
      const { headers } = await test.app.inject({
        url: path,
        headers: { origin: 'https://evil.example' },
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('of a server in production asks for encryption for a year (R55)', async () => {
    const production = await startTestApp({ NODE_ENV: 'production' }, { worker: false });
    const { headers } = await production.app.inject({ url: '/api/health' });
    await production.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('shows nothing internal when something unforeseen goes wrong (R61)', async () => {
    const broken = await startTestApp({}, { worker: false });
    const { token } = await broken.signUp();
    await broken.asOwner('alter table documents rename to gone');
    const answer = await broken.call('GET', '/api/documents', token);
    await broken.close();
    expect(answer.status).toBe(500);
    const body = answer.body<{ error: string; code: string; requestId: string }>();
    expect(body.code).toBe('internal');
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.text).not.toMatch(/documents|select|relation|node_modules|\.ts/i);
  });
});
