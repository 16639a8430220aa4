import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#contract/route.ts';
import { contracts } from '#server/http/features.ts';
import { newDetails } from '#support/accounts.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

const naughty = JSON.parse(
  readFileSync(new URL('../fixtures/strings/blns.json', import.meta.url), 'utf8'),
) as string[];
const routes: Route[] = Object.values(contracts).flatMap((contract) => Object.values(contract));
/** Not the one that would end the session all other calls are made with. */
const fuzzed = routes.filter(
  ({ path }) => path !== '/api/auth/logout' && path !== '/api/sample-company',
);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
});
afterAll(() => test.close());

/** Not String(): an object may bring a `toString` that is none. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const oddValue = fc.oneof(
  fc.constantFrom(...naughty),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('\u0000', '\ud800', '../..', "' or 1=1 --", 9e99, -0, null, true),
);

describe('whatever is sent', () => {
  it('never breaks the server', { timeout: 120_000 }, async () => {
    const { token } = await test.signUp();
    const known = [
      'name',
      'email',
      'password',
      'identifier',
      'flik',
      'answers',
      'plan',
      'roles',
      'rating',
      'context',
    ];
    const body = fc.oneof(
      oddValue,
      fc.dictionary(fc.constantFrom(...known), oddValue),
      fc.dictionary(fc.string(), oddValue),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fuzzed), body, oddValue, async (route, payload, id) => {
        const path = route.path.replace(
          /:\w+/g,
          encodeURIComponent(asText(id).toWellFormed()).slice(0, 300),
        );
        const answer = await test.app.inject({
          method: route.method,
          url: path,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(route.method === 'GET' ? {} : { payload: JSON.stringify(payload) }),
        });
        // 501 says honestly that card payment is not there yet.
        if (answer.statusCode !== 501) expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 1500 },
    );
  });

  it('is kept as text, to the letter, where it is kept at all', { timeout: 120_000 }, async () => {
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
