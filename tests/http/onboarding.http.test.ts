import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OnboardingState } from '#features/onboarding/contract.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { addOwner } from '#support/test-database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
});
afterAll(() => test.close());

const state = async (token: string) =>
  (await test.call('GET', '/api/onboarding', token)).body<OnboardingState>();
const save = (token: string, body: object) => test.call('PUT', '/api/onboarding', token, body);
const isCompleted = async (token: string) =>
  (await test.call('GET', '/api/user', token)).body().onboardingCompleted;

it('is before a new account, goes on where it was left, and once over stays so', async () => {
  const { token } = await test.signUp();
  expect(await isCompleted(token)).toBe(false);
  expect(await state(token)).toEqual({ completed: false, step: null, goal: null });
  await save(token, { step: 'goal' });
  await save(token, { goal: 'costs' });
  expect(await state(token)).toEqual({ completed: false, step: 'goal', goal: 'costs' });
  expect((await save(token, { completed: true })).status).toBe(200);
  expect(await isCompleted(token)).toBe(true);
  expect((await save(token, { completed: false })).status).toBe(400);
  await save(token, { step: 'company' });
  expect(await isCompleted(token)).toBe(true);
});

it('is behind accounts from before there was one', async () => {
  const id = await addOwner(test.deps.database);
  const { rows } = await test.deps.database.pool.query(
    'select onboarding_completed as completed from users where id = $1',
    [id],
  );
  expect(rows).toEqual([{ completed: true }]);
});

it.each([{ step: 'last' }, { goal: 'money' }])('refuses %j', async (body) => {
  const { token } = await test.signUp();
  expect((await save(token, body)).status).toBe(400);
});
