import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MoneyAnswer } from '#features/money/contract.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

/** Three rows in each of fourteen months from January 2024. */
const rows = (first: string, row: (day: string) => string) =>
  [
    first,
    ...Array.from({ length: 14 * 3 }, (_, place) =>
      row(
        new Date(Date.UTC(2024, Math.floor(place / 3), 1 + 13 * (place % 3)))
          .toISOString()
          .slice(0, 10),
      ),
    ),
  ].join('\n');
const sales = {
  name: 'sålt.csv',
  bytes: rows('Datum;Produkt;Summa exkl. moms', (day) => `${day};Te;1000,00`),
};
const costs = {
  name: 'köpt.csv',
  bytes: rows('Datum;Leverantör;Belopp exkl. moms', (day) => `${day};Hyresvärden AB;800,00`),
};
const answers = {
  largestFixedCosts: 'Hyra',
  unpredictableCosts: 'Inget',
  subscriptionCosts: 'Inga',
  unnecessaryCosts: 'Inget',
  departmentDistribution: 'En butik',
};
const moneyOf = async (token: string) =>
  (await test.call('GET', '/api/money', token)).body<MoneyAnswer>();

it('sales and costs of one company are held against each other, and their figures have rows', async () => {
  const { token } = await test.signUp({ plan: 'pro', promoCode: 'prova' });
  expect(await moneyOf(token)).toEqual({ sales: null, costs: null, result: null, reason: null });

  await test.upload(token, sales);
  await test.call('POST', '/api/analysis/sales', token, {});
  expect(await moneyOf(token)).toMatchObject({ sales: { document: 'sålt.csv' }, result: null });

  await test.upload(token, costs, { category: 'kostnader' });
  await test.call('POST', '/api/form-answers', token, { flik: 'kostnader', answers });
  expect((await test.call('POST', '/api/analysis/kostnader', token)).status).toBe(200);
  const { result } = await moneyOf(token);
  expect(result?.months).toHaveLength(14);
  const factOf = (id: string | undefined) => result?.facts.find((fact) => fact.id === id);
  expect(factOf(result?.total.left)?.value).toBe(String(14 * 3 * 200));

  const origin = factOf(result?.months[0]?.cost)?.source.origin;
  const behind = await test.call(
    'GET',
    `/api/analysis/${origin?.analysisId}/facts/${origin?.factId}/rows`,
    token,
  );
  expect(behind.body()).toMatchObject({ total: 3, sum: '2400' });

  const { token: stranger } = await test.signUp({ plan: 'pro', promoCode: 'prova' });
  expect(await moneyOf(stranger)).toMatchObject({ sales: null, costs: null, result: null });
});
