import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const sales = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
const costs = { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` } as const;

let both: AskedCompany;
let shop: AskedCompany;
beforeAll(async () => {
  [both, shop] = await Promise.all([companyOf([sales, costs]), companyOf([sales])]);
});
afterAll(() => Promise.all([both.close(), shop.close()]));

test.each([
  'vad blev vinsten',
  'vad blev vinsten i maj 2025',
  'hur stor var vinsten 2025',
  'vinsten 2025',
])(
  '%s is what is left of all where the costs are there, and of the goods where they are not',
  async (message) => {
    expect((await lastAnswer(both, [message])).meant).toMatch(/^Omsättningen minus kostnaderna/);
    expect((await lastAnswer(shop, [message])).meant).toMatch(/^Täckningsbidraget/);
  },
);

test.each(['vad är vinsten på te earl grey', 'vad blev bruttovinsten 2025'])(
  '%s is of the goods',
  async (message) => {
    expect((await lastAnswer(both, [message])).meant).toMatch(/^Täckningsbidraget/);
  },
);
