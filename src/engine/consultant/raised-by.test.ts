import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

let shop: AskedCompany;
beforeAll(async () => {
  shop = await companyOf([
    { guide: 'sales', path: 'src/features/sample/server/forsaljning-exempelbolaget.csv' },
  ]);
});
afterAll(() => shop.close());

test.each([
  [
    'om jag höjer te earl grey med 5 spänn',
    /^5,00 kr mer för varje Te Earl Grey|^5 kr mer för varje/,
  ],
  ['vad händer om jag höjer priset på te earl grey', /^Det vet jag inte\. Jag kan räkna på priser/],
])('%s is no loss of all of it', async (message, said) => {
  const { text } = await lastAnswer(shop, [message]);
  expect(text).toMatch(said);
  expect(text).not.toContain('bort helt');
});
