import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';
import { asSpoken } from './question/as-spoken.ts';
import { inAreas } from './question/in-areas.ts';

const SAMPLE = 'src/features/sample/server';
let company: AskedCompany;
beforeAll(async () => {
  company = await companyOf([
    { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` },
    { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` },
  ]);
});
afterAll(() => company.close());

test.each([
  // Dearer suppliers are told of where no even payment is all that has been raised.
  ['Har någon leverantör höjt priset?', 'Råkaffe Nordhav AB kostade'],
  ['Hur mycket drar vi in på en fredag?', 'i snitt 3 361 kr per fredag'],
  ['Vad går bäst just nu?', 'under juli–september 2026'],
  ['Vad säljer sämst på sistone?', 'under juli–september 2026'],
  ['Vad säljer bäst de senaste månaderna?', 'under juli–september 2026'],
  ['Vad händer om vi stänger på måndagar?', 'kommer 25,7 % på måndagar'],
  ['Är det lönt att ha öppet på söndagar?', 'vilka kostnader som försvinner'],
  ['Råvarukostnad i procent', 'av omsättningen'],
  ['Är det normalt att ha så höga lönekostnader?', 'det står inte i filerna'],
  ['Har maten blivit dyrare?', 'Kostnaden för Varor och material'],
])('%s', async (question, expected) => {
  const { kind, text } = await lastAnswer(company, [question]);
  expect(kind).toBe('answer');
  expect(text).toContain(expected);
});

test('one who works there is asked for where the file tells who they are, and else refused', async () => {
  const { kind, text } = await company.ask('Vem av konsulterna drar in mest?');
  expect(kind).toBe('refusal');
  expect(text).toContain('ingen kolumn med medarbetare');
});

describe('words that are left as they stand', () => {
  test.each([
    'Vilken konsult kostar mest?',
    'Vad ska jag göra just nu?',
    'Hur mycket drog vi in i kassan?',
    'Vad går sämst just nu i år?',
    'Vem köper mest nuförtiden, under 2025?',
    'Hur mycket sålde vi fredagen den 3 oktober?',
  ])('%s', (question) => {
    expect(asSpoken(question)).toBe(question);
  });

  test('names of one’s own, and areas that the file has not', () => {
    const areas = { guide: 'costs', dimension: 'area', names: ['Personal', 'Lokal'] } as const;
    const account = { guide: 'costs', dimension: 'account', names: ['7010 Löner'] } as const;
    expect(inAreas('Vad kostar lönerna?', [areas])).toBe('Vad kostar Personal?');
    expect(inAreas('Vad kostar lönerna?', [areas, account])).toBe('Vad kostar lönerna?');
    expect(inAreas('Råvarukostnad i procent', [areas])).toBe('Råvarukostnad i procent');
    expect(inAreas('Lokalkostnad i procent', [areas])).toBe(
      'Hur stor del av omsättningen går till Lokal?',
    );
    const goods = { ...areas, names: ['Varor och material'] };
    expect(inAreas('Vad blir kvar när råvarorna är betalda?', [goods])).toBe(
      'Vad blir kvar när varorna är betalda?',
    );
    expect(inAreas('Har maten blivit dyrare?', [areas])).toBe('Har maten blivit dyrare?');
  });
});
