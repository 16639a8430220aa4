import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';
import { PATIENCE_MS } from './patience.ts';

export const monthlyPro = { plan: 'pro', billingFrequency: 'monthly' } as const;

/** What the account's owner sees of the plan and its subscription. */
export async function billingOf(test: TestApp, token: string) {
  const answer = await test.call('GET', '/api/billing', token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body<{
    plan: string;
    planSource: string;
    status: string | null;
    currentPeriodEnd: string | null;
    cancelAtPeriodEnd: boolean;
    trialEnd: string | null;
    next: { date: string; net: number; vat: number; gross: number } | null;
    withdrawUntil: string | null;
    trialAvailable: boolean;
  }>();
}

/** Waits until the jobs of all events that have come are done. */
export async function settled(test: TestApp): Promise<void> {
  const { pool } = test.deps.database;
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select 1 from payment_events where handled_at is null');
      expect(rows).toEqual([]);
    },
    { timeout: PATIENCE_MS, interval: 20 },
  );
}

/** Presses a button of a page of the test payments. */
export function press(test: TestApp, url: string, button: string) {
  return test.app.inject({
    method: 'POST',
    url: `${url}/${button}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
}

/** Begins a checkout; gives the address of its page. */
export async function startCheckout(
  test: TestApp,
  token: string,
  more: Record<string, string> = {},
): Promise<string> {
  const answer = await test.call('POST', '/api/billing/checkout', token, {
    ...monthlyPro,
    ...more,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body<{ url: string }>().url;
}

/** Buys Pro in the test payments and waits until it is there. */
export async function buyPro(
  test: TestApp,
  token: string,
  more: Record<string, string> = {},
): Promise<void> {
  const paid = await press(test, await startCheckout(test, token, more), 'betala');
  expect(paid.statusCode).toBe(303);
  await settled(test);
}
