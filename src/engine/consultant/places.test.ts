import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
let shop: AskedCompany;
let costs: AskedCompany;
let months: AskedCompany;
beforeAll(async () => {
  shop = await companyOf([{ guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` }]);
  costs = await companyOf([{ guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` }]);
  months = await companyOf([{ guide: 'sales', path: 'tests/fixtures/golden/pizza-per-manad.csv' }]);
});
afterAll(async () => {
  await shop.close();
  await costs.close();
  await months.close();
});

describe('a place among others', () => {
  test.each([
    [['Var ligger Lunchköket Ekbacken bland mina kunder i år?'], 'plats 7 av 32 kunder'],
    [['Vilken plats har kallbrygden bland varorna 2025?'], 'plats 8 av 25 produkter'],
    [['Hur högt upp kommer Lyktan på kundlistan i år?'], 'plats 4 av 32 kunder'],
    [
      ['Är Lotusblomman en av våra tio största kunder 2025?'],
      'Nej, Tehuset Lotusblomman HB ligger på plats 16 av 33 kunder',
    ],
    [['Är Mälarviken vår största kund?'], 'Ja, Kontorskaffe Mälarviken AB ligger på plats 1 av'],
    [
      ['Hur mycket sålde vi till Lyktan i år?', 'Var ligger de bland kunderna?'],
      'plats 4 av 32 kunder',
    ],
    [['Hur gick det för Lyktan förra året?', 'Hamnar de på pallen?'], 'Nej, Restaurang Lyktan'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test('a supplier among suppliers', async () => {
    const { text } = await lastAnswer(costs, [
      'Vilken plats har Nordhav bland leverantörerna 2025?',
    ]);
    expect(text).toContain('plats 1 av');
  });

  test.each(['Var ligger te bland kunderna?', 'Vilken plats har Lyktan i snittorder?'])(
    '%s is refused: no other figure answers it',
    async (asked) => {
      expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
    },
  );
});

describe('how often', () => {
  test.each([
    [['Hur ofta köper Lyktan 2025?'], 'på 24 olika dagar under 2025, i 25 order'],
    [['Hur många dagar brukar det gå mellan Ekbackens köp?'], 'I snitt är det 16 dagar'],
    [['Vem köper mest espresso i år?', 'Hur ofta handlar de?'], 'Kontorskaffe Mälarviken AB'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test.each(['Hur ofta köper Systembolaget?', 'Hur ofta har vi rea?'])(
    '%s is refused',
    async (asked) => {
      expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
    },
  );

  test('months are no days', async () => {
    const { kind } = await lastAnswer(months, ['Hur ofta säljer vi The Hawaiian Pizza?']);
    expect(kind).toBe('refusal');
  });
});

test('how many kinds of customers is refused', async () => {
  expect((await lastAnswer(shop, ['Hur många sorters kunder har vi?'])).kind).toBe('refusal');
});

describe('who has gone silent', () => {
  test.each([
    'Vilka kunder borde jag ringa?',
    'Vilka håller på att lämna oss?',
    'Vilka kunder har tystnat?',
  ])('%s names those who have bought as a habit and not for long', async (asked) => {
    const { text } = await lastAnswer(shop, [asked]);
    expect(text).toContain('Hör av dig till Café Syrenen AB och Kyrkans Café Exempelby AB');
    expect(text).toContain('144 dagar sedan senaste köpet');
  });

  test.each(['Vilka kunder är på väg att gå i konkurs?', 'Har vi slutat köpa te?'])(
    '%s is refused',
    async (asked) => {
      expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
    },
  );

  test('whether one has stopped is told by the last time', async () => {
    const { text } = await lastAnswer(shop, ['Har Snickeriet i Dalen slutat köpa av oss?']);
    expect(text).toContain('9 september 2025');
  });
});

describe('another measure of what was asked', () => {
  test.each([
    [['Omsättning i maj', 'och vinsten?'], 'Täckningsbidraget var 40 650 kr under maj 2026'],
    [['Omsättning i maj', 'marginalen då?'], '37,0 %'],
    [['Försäljning per kanal 2025', 'och vinsten?'], 'Säljare med 328 126 kr'],
    [['Bästa kund 2025', 'och marginalen?'], 'Täckningsgraden för Kontorskaffe Mälarviken AB'],
    [['Vad köpte Lyktan 2025?', 'och rabatten?'], 'för Restaurang Lyktan i Hamnen AB var 0 kr'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });
});

describe('how many sorts', () => {
  test.each([
    ['Hur många sorters te säljer vi?', 'Antalet produkter för Te var 6'],
    ['Hur många sorter har vi?', 'Antalet produkter var 25'],
    ['Hur många sorters te köper Kanelknuten?', 'Antalet produkter för'],
    ['Hur många te sålde vi?', 'Antalet sålda enheter för Te var 1 828'],
    ['Hur många % av bryggkaffet går via säljarna i år?', '61,7 %'],
  ])('%s: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, [asked])).text).toContain(expected);
  });
});
