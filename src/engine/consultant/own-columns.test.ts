import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const GOLDEN = 'tests/fixtures/golden';
let salon: AskedCompany;
let abroad: AskedCompany;
let books: AskedCompany;
beforeAll(async () => {
  salon = await companyOf([{ guide: 'sales', path: `${GOLDEN}/salong.csv` }]);
  abroad = await companyOf([{ guide: 'sales', path: `${GOLDEN}/northwind.csv` }]);
  books = await companyOf([{ guide: 'costs', path: `${GOLDEN}/datakonsulterna.se` }]);
});
afterAll(async () => {
  await salon.close();
  await abroad.close();
  await books.close();
});

describe('what a file tells its rows apart by in its own words', () => {
  test.each([
    [['Vem av frisörerna sålde mest i år?'], 'Högst är Malin med 211 730 kr'],
    [['Vad betalades med swish i september?'], '26 052 kr'],
    [['Hur mycket sålde Hassan färg för i april i år?'], '14 010 kr'],
    [['Försäljning per betalsätt i år'], 'per betalsätt'],
    [['Vilken månad sålde vi mest 2025?', 'Vilken frisör sålde mest då?'], 'december 2025'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(salon, asked)).text).toContain(expected);
  });

  test('what somebody costs is in no file of what was sold', async () => {
    expect((await lastAnswer(salon, ['Vad kostar Malin oss i månaden?'])).kind).toBe('refusal');
  });
});

describe('places', () => {
  test.each([
    ['Hur mycket sålde vi till Sverige 1997?', '27 164 kr'],
    ['Vilken kund i Tyskland köper mest?', 'QUICK-Stop'],
    ['Vilket land köpte minst 1997?', 'Norway'],
    ['I vilken stad säljer vi mest?', 'Cunewalde'],
  ])('%s: %s', async (asked, expected) => {
    expect((await lastAnswer(abroad, [asked])).text).toContain(expected);
  });

  test('a country without rows is no part of a name that begins so', async () => {
    expect((await lastAnswer(abroad, ['Hur mycket sålde vi till Island?'])).kind).toBe('refusal');
    expect((await lastAnswer(abroad, ['Hur mycket köpte Island Trading?'])).kind).toBe('answer');
  });
});

describe('two words of one account', () => {
  test.each([
    ['Vad kostade leasing av bilar?', '21 336 kr'],
    ['Vad gick reparation av bilarna på?', '31 600 kr'],
  ])('%s: %s', async (asked, expected) => {
    expect((await lastAnswer(books, [asked])).text).toContain(expected);
  });
});
