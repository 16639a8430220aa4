import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';
import { asOwnersAsk } from './question/as-owners-ask.ts';

const SAMPLE = 'src/features/sample/server';
const opened: Record<string, AskedCompany> = {};
beforeAll(async () => {
  const sold = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
  const paid = { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` } as const;
  const salon = { guide: 'sales', path: 'tests/fixtures/golden/salong.csv' } as const;
  opened.both = await companyOf([sold, paid]);
  opened.salon = await companyOf([salon]);
});
afterAll(async () => {
  for (const company of Object.values(opened)) await company.close();
});

const answerTo = (id: string, question: string) => {
  const company = opened[id];
  if (company === undefined) throw new RangeError(`no company ${id}`);
  return lastAnswer(company, [question]);
};

describe('as owners ask', () => {
  test.each([
    ['both', 'Vad blir kvar på en Kallbrygd?', 'per såld enhet för Kallbrygd 1 liter var 30,27 kr'],
    ['both', 'Vad kostar en Kallbrygd oss?', 'per såld enhet för Kallbrygd 1 liter var 26 kr'],
    ['both', 'Vad kostar en Kallbrygd?', 'Snittpriset'],
    ['both', 'Vad lämnar en Kallbrygd efter råvaror?', 'per såld enhet för Kallbrygd 1 liter var'],
    ['both', 'Vilken vara ger mest kvar?', 'täckningsbidraget per produkt'],
    ['both', 'När började vi sälja Julkaffe?', 'Första gången i filen var 8 november 2024'],
    ['both', 'När är det lugnast?', 'Lägst är juli 2025'],
    ['both', 'När har vi mest att göra?', 'Högst är'],
    ['both', 'Vilken dag är lugnast?', 'per veckodag'],
    ['both', 'Vilka har slutat köpa av oss?', 'Fjällvyn Hotell & Spa AB'],
    ['both', 'Lönar sig Webb?', 'Täckningsbidraget för Webb'],
    ['both', 'Om vi tar 10 kr mer för Te?', '10 kr mer för varje Te'],
    ['both', 'Hur stor andel av kostnaderna är fasta?', '25,1 %'],
    ['both', 'Hur stor fast andel av kostnaderna har vi?', '25,1 %'],
    ['salon', 'Vilken behandling säljer bäst?', 'omsättningen per produkt'],
  ])('%s: %s', async (id, question, expected) => {
    const { kind, text } = await answerTo(id, question);
    expect(kind).toBe('answer');
    expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  test.each([
    ['both', 'Hur mycket dricks fick vi?'],
    ['both', 'Vad blir kvar på en kund?'],
    ['both', 'Vad kostar en anställd oss?'],
    ['both', 'Hur mycket kaffe går det åt per order?'],
    ['salon', 'Hur mycket schampo går det åt per klippning?'],
    ['both', 'Hur mycket betalade vi för Te?'],
    ['both', 'Hur mycket gick det åt till Te förra året?'],
    ['salon', 'Hur många behandlingar gjorde vi?'],
    ['salon', 'Vad blir kvar på en massage?'],
    ['salon', 'Lönar sig massagen?'],
  ])('refuses %s: %s', async (id, question) => {
    expect((await answerTo(id, question)).kind).toBe('refusal');
  });
});

test.each([
  'När började ni?',
  'Vad blir kvar?',
  'Vad blir kvar på en vanlig dag?',
  'Vad kostar en liter mjölk?',
  'När är butiken öppen?',
  'Hur stor andel av kostnaderna är löner?',
  'Vem har slutat?',
])('leaves %s as it is', (question) => {
  expect(asOwnersAsk(question)).toBe(question);
});
