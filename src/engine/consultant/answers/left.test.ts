import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';

const FILES = 'tests/fixtures/files';
let company: AskedCompany;

beforeAll(async () => {
  company = await companyOf([
    { guide: 'sales', path: `${FILES}/051-cost-of-sold-goods/input.csv` },
    { guide: 'costs', path: `${FILES}/094-ledger-fortnox-vouchers/input.csv` },
  ]);
}, 30_000);
afterAll(() => company.close());

test('what is left of the sales when all is paid is told of whole months that both files have', async () => {
  const { kind, text, facts } = await company.ask(
    'Vad blev kvar i februari 2025 när allt är betalt?',
  );
  expect(kind).toBe('answer');
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    'Det blev plus 119 550 kr** under februari 2025: omsättningen 120 000 kr minus kostnaderna',
  );
  expect(text).toContain('Inga löner finns bland kostnaderna.');
  expect(facts.every(({ source }) => source.formula !== '')).toBe(true);
});

test('a month that one of the files lacks is refused', async () => {
  const { kind, facts } = await company.ask('Vad blev kvar i mars 2025 när allt är betalt?');
  expect([kind, facts]).toEqual(['refusal', []]);
});
