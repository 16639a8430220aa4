import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#app/features.ts';
import type { Route } from '#contract/route.ts';
import { users } from '#server/session/table.ts';
import { newDetails } from '#support/accounts.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { type HostileRequest, hostileRequest, naughty } from '#support/hostile-requests.ts';
import { scale } from '#support/scale.ts';

const AT_ONCE = 20;
const routes: Route[] = Object.values(contracts).flatMap((contract) => Object.values(contract));
/** What would end the session all other calls are made with is asked for by strangers only. */
const endsSession = new Set(['/api/auth/logout']);
/** Each makes or removes a whole company: now and then is enough. */
const heavy = routes.filter(({ path }) => path === '/api/sample-company');
const light = routes.filter((route) => !heavy.includes(route));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

describe('whatever is sent', () => {
  it('never breaks the server (R62)', async () => {
    const { token, user } = await test.signUp();
    // An administrator comes past every door.
    await test.deps.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    const sales = 'Datum;Produkt;Summa\n2025-01-01;Te;10,50\n2025-01-02;Kaffe;20,00\n';
    const file = await test.upload(token, { name: 'a.csv', bytes: sales });
    const analysis = await test.call('POST', '/api/analysis/sales', token, {});
    const ids = [file, analysis].map((made) => made.body<{ id: string }>().id);
    // What is there stays there, so that calls go on to find it.
    const calls = (route: Route) => hostileRequest(route, route.method === 'DELETE' ? [] : ids);
    const statuses = new Map<number, number>();
    const send = async ({ route, path, headers, payload }: HostileRequest) => {
      const known = !endsSession.has(route.path);
      const answer = await test.app.inject({
        method: route.method,
        url: path,
        headers: known ? { ...headers, authorization: `Bearer ${token}` } : headers,
        ...(payload === undefined ? {} : { payload }),
      });
      const { statusCode } = answer;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      // 501 says honestly that card payment is not there yet.
      const sent = `${route.method} ${path} ${payload ?? ''}: ${answer.body}`;
      if (statusCode !== 501) expect(statusCode, sent).toBeLessThan(500);
    };
    const request = fc.oneof(
      { weight: 400, arbitrary: fc.oneof(...light.map(calls)) },
      { weight: 1, arbitrary: fc.oneof(...heavy.map(calls)) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' }),
        async (requests) => void (await Promise.all(requests.map(send))),
      ),
      { numRuns: Math.ceil(scale.fuzzedRequests / AT_ONCE) },
    );
    // Neither did all of it stop at the door, nor did any of it end the session.
    expect(statuses.get(200)).toBeGreaterThan(scale.fuzzedRequests / 50);
    expect((await test.call('GET', '/api/user', token)).status).toBe(200);
  });

  it('is kept as text, to the letter, where it is kept at all (R63)', async () => {
    for (const text of naughty.filter((line) => line.trim() !== '').slice(0, 400)) {
      const details = { ...newDetails(), name: text, companyName: text };
      const made = await test.call('POST', '/api/auth/signup', null, details);
      if (made.status !== 200) {
        expect(made.status).toBe(400);
        continue;
      }
      const { token } = made.body<{ token: string }>();
      const me = await test.call('GET', '/api/user', token);
      expect(me.body()).toMatchObject({ name: text.trim(), companyName: text.trim() });
      const sent = await test.call('POST', '/api/feedback', token, {
        feedbackType: 'suggestion',
        category: 'ui_ux',
        context: 'dashboard',
        message: text,
      });
      expect([200, 400]).toContain(sent.status);
    }
  });
});
