import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';
import { takeHourlyShare } from './hourly-share.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('what one company sends is counted whatever comes of it, stops at the hour’s share, and stops nobody else (A20)', async () => {
  const { token, user } = await test.signUp();
  const empty = { name: 'tom.csv', bytes: '' };
  for (let n = 0; n < 119; n++) await takeHourlyShare(test.deps, user.id, 'read');
  expect((await test.upload(token, empty)).status).toBe(422);
  const surplus = await test.upload(token, empty);
  expect(surplus.status).toBe(429);
  expect(surplus.body()).toMatchObject({ code: 'request.hourly_share' });
  expect(Number(surplus.headers['retry-after'])).toBeGreaterThan(3000);
  const other = await test.signUp();
  expect((await test.upload(other.token, empty)).status).toBe(422);
  test.passTime(61 * 60 * 1000);
  expect((await test.upload(token, empty)).status).toBe(422);
});
