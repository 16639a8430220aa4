import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, TODAY } from '#support/consult.ts';
import { answerReading } from '../answer-reading.ts';
import { consultationOf, namesOf } from '../consult.ts';
import type { Ask } from '../question/ask.ts';
import type { Known } from '../question/known.ts';
import { readQuestion } from '../question/read-question.ts';
import { used } from '../used.ts';
import { notBorneOut } from './not-borne-out.ts';

/** Parts of what is asked that are other than they were read, or left out. */
type Otherwise = { [Part in keyof Ask]?: Ask[Part] | undefined };

let company: AskedCompany;
let known: Known;

beforeAll(async () => {
  const path = 'src/features/sample/server/forsaljning-exempelbolaget.csv';
  company = await companyOf([{ guide: 'sales', path }]);
  const [source] = company.sources;
  known = {
    ...{ names: await namesOf(company.sources), texts: [], guides: ['sales'], focus: null },
    covered: { sales: source?.table?.covered ?? null },
    today: TODAY,
  };
});
afterAll(() => company.close());

/** The words that an answer to the question bears nothing of, where it is read as `otherwise` makes it. */
async function missed(question: string, otherwise: Otherwise = {}): Promise<string[]> {
  const reading = readQuestion(question, known, () => null);
  expect(reading.unknown).toEqual([]);
  const read = { ...reading, ask: { ...reading.ask, ...otherwise } as Ask };
  const consultation = consultationOf({ sources: company.sources, plan: null, today: TODAY });
  const reply = await answerReading(read, consultation, null);
  return notBorneOut(read, reply, used(consultation.facts.list, [reply]), TODAY);
}

const in2025 = [{ from: '2025-01-01', to: '2025-12-31' }];

describe('an answer is held against the words of its question', () => {
  test.each([
    'Hur mycket espresso sålde vi till Lyktan i mars 2025?',
    'Vilka tre kunder köpte mest te i fjol?',
    'Näst största kunden i år',
    'Hur många ordrar lade Kanelknuten 2025?',
    'Hur stor andel av omsättningen är te i år?',
    'Jämför mars 2026 med mars 2025',
    'Vad säljer vi för på måndagar i snitt 2025?',
    'Hur mycket sålde vi utom te 2025?',
    'Vilka kunder köpte för mer än 50 000 kr i år?',
    'Vad tjänade vi på choklad i fjol?',
  ])('one that bears out all of them is shown: %s', async (question) => {
    expect(await missed(question)).toEqual([]);
  });

  test.each<[string, string, Otherwise]>([
    ['a name', 'Hur mycket te sålde vi i år?', { named: [] }],
    ['a time', 'Hur mycket te sålde vi i mars 2025?', { periods: [] }],
    ['a year', 'Hur mycket te sålde vi i år?', { periods: in2025 }],
    ['one of two times', 'Jämför mars 2026 med mars 2025', { periods: in2025, compared: false }],
    ['a weekday', 'Hur mycket sålde vi på måndagar 2025?', { weekday: null }],
    ['an order', 'Vilka kunder köper minst?', { order: 'most' }],
    ['a place', 'Näst största kunden i år', { place: undefined }],
    ['a kind', 'Vilka kunder köper mest?', { by: 'product' }],
    ['who', 'Vem köper mest te?', { by: 'product' }],
    ['a number', 'Hur många ordrar fick vi 2025?', { measure: 'revenue' }],
    ['an amount', 'Hur mycket sålde vi för 2025?', { measure: 'units' }],
    ['a measure', 'Vad gav vi i rabatt 2025?', { measure: 'revenue' }],
    ['another measure', 'Vad omsatte vi 2025?', { measure: 'profit' }],
    ['a share', 'Hur stor andel av omsättningen är te 2025?', { share: false }],
    ['a mean', 'Vad sålde vi för i snitt per dag 2025?', { average: false, each: undefined }],
    ['what is left out', 'Hur mycket sålde vi utom te 2025?', { without: undefined }],
    ['a limit', 'Vilka kunder köpte för mer än 50 000 kr i år?', { beyond: undefined }],
  ])('one that says nothing of %s is not', async (_, question, otherwise) => {
    expect(await missed(question, otherwise)).not.toEqual([]);
  });

  test('what sells is no answer to what is strong', async () => {
    const { kind, text } = await company.ask('Vilken rost är starkast?');
    expect([kind, text.includes('starkast')]).toEqual(['refusal', true]);
    expect((await company.ask('Vilken månad var starkast 2025?')).kind).toBe('answer');
  });

  test('what was left out of a reading is refused with its words, and offered without them', async () => {
    const { kind, text } = await company.ask('Vilken storlek säljer bäst?');
    expect(kind).toBe('refusal');
    expect(text).toContain('storlek');
  });
});
