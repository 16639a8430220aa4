import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const sales = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
const costs = { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` } as const;
let shop: AskedCompany;
let firm: AskedCompany;
let paid: AskedCompany;
let buyer: AskedCompany;
let books: AskedCompany;
beforeAll(async () => {
  const golden = 'tests/fixtures/golden';
  shop = await companyOf([sales]);
  firm = await companyOf([sales, costs]);
  paid = await companyOf([costs]);
  buyer = await companyOf([{ guide: 'costs', path: `${golden}/leverantorsfakturor.txt` }]);
  books = await companyOf([{ guide: 'costs', path: `${golden}/datakonsulterna.se` }]);
});
afterAll(async () => {
  for (const each of [shop, firm, paid, buyer, books]) await each.close();
});

describe('a span of months against another year', () => {
  test.each([
    'Telefonen i år mot i fjol, jan till okt',
    'telefonen jan–okt i år mot samma tid i fjol',
    'telefonen jan - okt i år jämfört med i fjol',
    'telefonen i år mot i fjol, jan-okt',
  ])('%s', async (asked) => {
    const { text } = await lastAnswer(paid, [asked]);
    expect(text).toContain('från 6 690 kr under januari–oktober 2025 till 7 490 kr');
  });

  test.each([
    [['omsättning mars till maj i år och i fjol'], 'mars–maj 2025: 343 427 kr'],
    [['omsättning 2025 och mars 2026'], '2025: 1 356 834 kr'],
    [['vad sålde vi i mars 2025', 'och hela året?'], '1 356 834 kr under 2025'],
    [['sålde vi mer i feburari än i agusti 2025'], 'från 104 125 kr under februari 2025'],
    [['omsättning septmber 2025'], '127 869 kr'],
  ])('%j', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test('the financial year of the books is theirs', async () => {
    const { text } = await lastAnswer(books, ['vad kostade hyran för räkenskapsåret']);
    expect(text).toContain('143 318 kr under juli 2009–juni 2010');
  });
});

describe('lists of two times, and several names in them', () => {
  test.each([
    ['vilken månad ökade mest i år jämfört med i fjol', 'Mest ökade mars 2026, med 14 925 kr'],
    ['omsättning per månad i år mot i fjol', 'minskade med 30 572 kr'],
    ['te och choklad i år mot i fjol', 'Omsättningen för Te minskade med 18 678 kr'],
    ['te och choklad i snitt per månad', 'i snitt 19 594 kr per månad'],
    ['vad sålde vi mest av i mars, april och maj', 'Högst är Espresso Napoli 1 kg med 52 492 kr'],
    ['säljer vi mest på fredagar eller måndagar i år?', 'Högst är måndag med 262 406 kr'],
    ['vilket går bäst av te, choklad och espresso', 'Störst är Espresso'],
    ['säljer vi mer te på webben eller telefon', 'Störst är'],
  ])('%s', async (asked, expected) => {
    expect((await lastAnswer(shop, [asked])).text).toContain(expected);
  });

  test('times with others between them are no one list', async () => {
    const { kind } = await lastAnswer(shop, ['vad sålde vi mest av i mars och maj']);
    expect(kind).toBe('refusal');
  });
});

describe('what was asked for, in another unit', () => {
  test.each([
    [
      ['hur stor del av försäljningen är te i år', 'och vad betyder det i kronor?'],
      'var 82 954 kr',
    ],
    [['hur mycket te sålde vi 2025', 'vad är det i procent?'], 'står för 9,7 %'],
    [['hur stor marginal har te i år', 'vad motsvarar det i kr'], 'var 45 630 kr'],
  ])('%j', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test.each([
    [['andel hyra 2025', 'i kronor?'], 'var 70 800 kr under 2025'],
    [['bankavgfiter totalt'], '3 480 kr'],
    [['vad har Råkaffe Nordhav fakturerat oss hittills i år'], '458 970 kr'],
  ])('%j of costs', async (asked, expected) => {
    expect((await lastAnswer(paid, asked)).text).toContain(expected);
  });

  test.each([
    ['hur stor del av det vi drar in går till hyran 2025', '5,2 % av omsättningen'],
    ['sålde vi för mer än vi köpte in i juli', 'Det blev minus 4 872 kr'],
  ])('%s', async (asked, expected) => {
    expect((await lastAnswer(firm, [asked])).text).toContain(expected);
  });
});

describe('invoices', () => {
  test.each([
    [['snitt per faktura 2014'], 'Kostnaden per rad i snitt var 13 058 kr'],
    [['hur stor andel av inköpen 2014 går till de tre största'], '29,1 % av kostnaden'],
    [['chicago city sadles totalt 2014'], 'Chicago City Saddles var 1 830 975 kr'],
    [['vad blev det inklusive moms hos American Bikes 2013'], 'med den är det 338 085 kr'],
    [
      ['vem är störst av leverantörerna 2014', 'hur mycket moms var det på deras fakturor?'],
      '148 135',
    ],
  ])('%j', async (asked, expected) => {
    expect((await lastAnswer(buyer, asked)).text).toContain(expected);
  });
});

test.each([
  'vilka kunder köper bara te',
  'hur mycket sålde Anna i maj',
  'hur mycket säljer vi på kvällen',
])('%s is refused', async (asked) => {
  expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
});

test.each(['kaffekostnad i förhållande till omsättning 2025', 'vad kostar en anställd'])(
  '%s is refused of both files',
  async (asked) => {
    expect((await lastAnswer(firm, [asked])).kind).toBe('refusal');
  },
);
