import { rm } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { monthlyPro } from '#support/paying.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { startApp } from '#support/running-app.ts';
import { startStripe } from '#support/stripe/server.ts';

it('a server that is killed between the checkout and its webhook gives Pro once it is told', async () => {
  const dataDir = copyPreparedData();
  const stripe = await startStripe();
  const first = await startApp(stripe.env, dataDir);
  const { token } = await createAccount(first);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const begun = await fetch(`${first.url}/api/billing/checkout`, {
    ...{ method: 'POST', headers, body: JSON.stringify(monthlyPro) },
  });
  const { url } = (await begun.json()) as { url: string };
  await first.kill();
  const session = url.split('/').at(-1) ?? '';
  await stripe.payments.pay(session.replace('cs_test_', ''));
  const second = await startApp(stripe.env, dataDir);
  const about = { object: 'checkout.session', id: session };
  const { body, signature } = stripe.event('checkout.session.completed', about);
  for (const _ of [1, 2]) {
    const told = await fetch(`${second.url}/api/billing/webhook`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    expect(told.status).toBe(200);
  }
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${second.url}/api/billing`, { headers });
      expect(await answer.json()).toMatchObject({ plan: 'pro', status: 'trialing' });
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );
  await second.stop();
  await stripe.close();
  await rm(dataDir, { recursive: true, force: true });
});
