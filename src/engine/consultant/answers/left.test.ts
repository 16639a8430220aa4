import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';
import { firstSuggestions } from '../first-suggestions.ts';

const FILES = 'tests/fixtures/files';
let company: AskedCompany;

const ASKED = [
  ...[
    'hej',
    'Vad sålde vi för?',
    'Vilken månad sålde vi mest?',
    'Har försäljningen ökat?',
    'Varför?',
  ],
  ...[
    'Vad kostade hyran i januari 2025?',
    'Går vi med vinst?',
    'Vilka är mina nyckeltal?',
    'blåbär',
  ],
  ...['Hur ser prognosen ut?', 'Vad ska jag göra på måndag?', 'Hur stora är kostnaderna?'],
];

beforeAll(async () => {
  company = await companyOf([
    { guide: 'sales', path: `${FILES}/051-cost-of-sold-goods/input.csv` },
    { guide: 'costs', path: `${FILES}/094-ledger-fortnox-vouchers/input.csv` },
  ]);
});
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

test('what is suggested after an answer is understood when it is asked', async () => {
  const suggested = new Set<string>(firstSuggestions);
  for (const question of ASKED)
    for (const each of (await company.ask(question)).suggestions) suggested.add(each);
  const before = await company.ask('Vad sålde vi för i mars 2025?');
  const puzzled: string[] = [];
  for (const question of suggested) {
    const { text } = await company.ask(question, before.focus);
    if (/hittar inget som heter|förstår inte/.test(text)) puzzled.push(question);
  }
  expect(suggested.size).toBeGreaterThan(10);
  expect(puzzled).toEqual([]);
});

test.each([
  ['Hur många ordrar hade vi i februari?', 'Antalet order var 240** under februari 2025'],
  ['Vad var snittordern i februari?', 'Snittordern var 500 kr'],
  [
    'Hur stor del av omsättningen gick till lokalhyra i januari 2025?',
    'är 12,0 % av omsättningen** under januari 2025: 12 000 kr av 100 000 kr',
  ],
  ['När betalade vi lokalhyran senast?', 'Senaste gången i filen var 20 januari 2025'],
])('%s', async (question, expected) => {
  const { kind, text, facts } = await company.ask(question);
  expect(kind).toBe('answer');
  expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
  expect(facts.every(({ source }) => source.formula !== '')).toBe(true);
});

test('a month that only one of the files has is no part of the other', async () => {
  const { kind } = await company.ask(
    'Hur stor del av omsättningen gick till lokalhyra i mars 2025?',
  );
  expect(kind).toBe('refusal');
});
