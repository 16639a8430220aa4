import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const sales = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
const costs = { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` } as const;
let firm: AskedCompany;
let shop: AskedCompany;
let paid: AskedCompany;
beforeAll(async () => {
  firm = await companyOf([sales, costs]);
  shop = await companyOf([sales]);
  paid = await companyOf([costs]);
});
afterAll(async () => {
  await Promise.all([firm, shop, paid].map((company) => company.close()));
});

describe('what is left of all by the month', () => {
  test.each([
    ['Vilken månad 2025 blev det mest över?', 'Mest blev över i november 2025 med 12 736 kr'],
    ['Vilken månad gick vi sämst ekonomiskt 2025?', 'Sämst gick februari 2025 med −12 972 kr'],
    ['Vilka månader gick vi back 2025?', 'Sämst gick februari 2025 med −12 972 kr'],
    ['Bästa månaden resultatmässigt i år', 'Mest blev över i oktober 2026'],
    ['Resultat per månad 2025', 'Mest blev över i november 2025'],
    ['Hur mycket blir över per månad i snitt 2025?', 'I snitt blev 3 057 kr över per månad'],
    ['Hur mycket blev kvar per månad i snitt efter varorna?', 'Täckningsbidraget var i snitt'],
  ])('%s', async (asked, expected) => {
    expect((await lastAnswer(firm, [asked])).text).toContain(expected);
  });

  test('is told by the quarter, not by the day, and of sales alone only when the goods are paid', async () => {
    expect((await lastAnswer(firm, ['Vad blev resultatet per kvartal?'])).text).toContain(
      'Inget kvartal gav överskott. Bäst gick juli–september 2026',
    );
    expect((await lastAnswer(firm, ['Vilken dag blev det mest över?'])).kind).toBe('refusal');
    expect((await lastAnswer(shop, ['Vilken månad gick vi back?'])).kind).toBe('refusal');
    const { text } = await lastAnswer(shop, ['Vilken månad blev det mest över 2025?']);
    expect(text).toContain('täckningsbidraget per månad');
  });
});

describe('words of every day', () => {
  test.each([
    ['Vad kostar telefon i år?', 'Kostnaden för 6210 Telekommunikation var 7 490 kr'],
    ['Vad kostar bilen i år?', 'Kostnaden för Fordon var 33 720 kr'],
    ['It-kostnader 2025', 'Kostnaden för IT och programvara var 25 644 kr'],
    ['Datorprogram och IT per månad 2025', 'i snitt 2 137 kr'],
    ['Vad gick reparationer på sen starten?', 'var 23 260 kr'],
  ])('%s', async (asked, expected) => {
    expect((await lastAnswer(paid, [asked])).text).toContain(expected);
  });

  test.each([
    ['Sålt på fredgar 2025', 'fredag var 192 927 kr'],
    ['Sålt på tosdagar i år', 'torsdag var 207 439 kr'],
    ['Vad är lönsammast av kaffesorterna i år?', 'Täckningsgraden för Bryggkaffe var'],
    ['Vad tycker du att vi ska ta tag i nu?', 'Första steg'],
  ])('%s', async (asked, expected) => {
    expect((await lastAnswer(shop, [asked])).text).toContain(expected);
  });

  test.each(['Mandat i år', 'Täckningsbidrag per kund och månad', 'Vad tycker kunderna om te?'])(
    '%s is refused',
    async (asked) => {
      expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
    },
  );
});
