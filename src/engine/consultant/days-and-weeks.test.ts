import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
let shop: AskedCompany;
let firm: AskedCompany;
let months: AskedCompany;
beforeAll(async () => {
  const sales = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
  shop = await companyOf([sales]);
  firm = await companyOf([
    sales,
    { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` },
  ]);
  months = await companyOf([{ guide: 'sales', path: 'tests/fixtures/golden/pizza-per-manad.csv' }]);
});
afterAll(async () => {
  await shop.close();
  await firm.close();
  await months.close();
});

describe('weekends and weekdays', () => {
  test.each([
    [['Hur mycket säljer vi på helger i år?'], 'helger (lördag och söndag) var 34 281 kr'],
    [['Försäljning vardagar 2025'], 'vardagar (måndag till fredag) var 1 322 730 kr'],
    [['Helg mot vardag 2025'], 'vardagar (måndag till fredag) med 1 322 730 kr'],
    [['Hur stor andel av försäljningen kommer på helgen förra året?'], 'står för 2,5 %'],
    [['Snitt per dag på helger 2025'], '327,92 kr per lördag eller söndag'],
    [['Andel av teet som säljs på måndagar'], '55 825 kr av 244 518 kr'],
    [['Omsättning oktober', 'på helgerna då?'], '4 152 kr'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test('the last weekend is a time that the file does not have', async () => {
    const { kind, meant } = await lastAnswer(shop, ['Vad sålde vi i helgen?']);
    expect(kind).toBe('refusal');
    expect(meant).toContain('21–22 november 2026');
  });
});

describe('weeks', () => {
  test.each([
    [['Omsättning per vecka i september'], 'vecka 37 2026 med 37 371 kr. En vecka i början'],
    [['Vilken vecka var bäst i år?'], '48 600 kr'],
    [['Bästa veckan för espresso 2025'], '19 959 kr'],
    [['Bästa vecka', 'och sämsta?'], 'vecka 7 2026 med 5 352 kr'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test.each(['Vad sålde vi i veckan?', 'Hur går det i veckorna?'])(
    '%s is refused: no week is told',
    async (asked) => {
      expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
    },
  );

  test.each(['Vilken vecka sålde vi mest?', 'Hur mycket säljer vi på helger?'])(
    '%s is refused of a file of months',
    async (asked) => {
      expect((await lastAnswer(months, [asked])).kind).toBe('refusal');
    },
  );
});

describe('days by their names', () => {
  test.each([
    ['Vad sålde vi på black friday förra året?', '28 november 2025'],
    ['Black week 2025', '24–30 november 2025'],
    ['Alla hjärtans dag 2025', '14 februari 2025'],
    ['Försäljningen på valborg i år', '30 april 2026'],
    ['Dagen före julafton 2025, vad sålde vi då?', '23 december 2025'],
    ['Påskafton 2026', '4 april 2026'],
    ['Midsommarafton 2025', '20 juni 2025'],
    ['Kristi himmelsfärdsdag 2025', '29 maj 2025'],
    ['Mors dag 2026', '31 maj 2026'],
    ['Första 10 dagarna i oktober', '1–10 oktober 2026'],
    ['Sista fem dagarna i maj 2025', '27–31 maj 2025'],
    ['Omsättning rullande 12 månader', 'oktober 2025–september 2026'],
    ['Kallbrygd jun jul aug 2026', 'juni 2026'],
  ])('%s: %s', async (asked, expected) => {
    const { kind, meant } = await lastAnswer(shop, [asked]);
    expect(kind).toBe('answer');
    expect(meant).toContain(expected);
  });
});

describe('other words', () => {
  test.each([
    [['Köper Glasscaféet Vågen något te? Hur mkt i år?'], 'Te var 1 828 kr'],
    [['Topp fem espressokunder i år'], 'Kontorskaffe Mälarviken AB med 111 919 kr'],
    [['Hur mycket rabatt har vi gett bort i år?'], 'rabatterna var'],
    [['Havredryck, antal kartonger i år'], 'var 527'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test('what is left over of a company with both files is left of all', async () => {
    const { text } = await lastAnswer(firm, ['Hur mycket blev över juni-aug i år?']);
    expect(text).toContain('Det blev minus 15 355 kr');
    const ofGoods = await lastAnswer(firm, ['Hur mycket blev över juni-aug i år efter inköp?']);
    expect(ofGoods.text).toContain('Täckningsbidraget');
  });
});
