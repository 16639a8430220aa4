import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const FILES = 'tests/fixtures/files';
let shop: AskedCompany;
let costs: AskedCompany;
let hours: AskedCompany;
beforeAll(async () => {
  shop = await companyOf([{ guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` }]);
  costs = await companyOf([{ guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` }]);
  hours = await companyOf([{ guide: 'sales', path: `${FILES}/049-hours-and-rate/input.csv` }]);
});
afterAll(async () => {
  await shop.close();
  await costs.close();
  await hours.close();
});

describe('a mean of so long', () => {
  test.each([
    [['snitt per dag i augusti'], 'Omsättningen var i snitt 3 165 kr per dag'],
    [['Hur mycket sålde vi om dagen i september?'], '3 902 kr per dag'],
    [['Vad sålde vi för i september?', 'hur mycket blir det om dagen?'], '3 902 kr per dag'],
    [['Snitt per dag på måndagar i augusti'], '7 449 kr per måndag'],
    [['Hur mycket i veckan sålde vi för i snitt 2025?'], '26 021 kr per vecka'],
    [['Hur många ordrar om dagen hade vi i snitt i september?'], '1,7'],
    [['Hur många ordrar lägger en kund i snitt 2025?'], 'Antalet order per kund var 18,9'],
  ])('%j: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, asked)).text).toContain(expected);
  });

  test.each([
    ...['Snitt per dag i augusti jämfört med juli', 'Marginal per dag i snitt i augusti'],
    ...['Vilken dag i veckan har högst snitt?', 'Prognosen per dag i snitt nästa månad'],
  ])('%s is refused: that mean is not computed', async (asked) => {
    expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
  });
});

describe('what is left out', () => {
  test.each([
    [
      ['Vad sålde vi för 2025 utom till Mälarviken?'],
      'allt utom Kontorskaffe Mälarviken AB var 1 038 124 kr',
    ],
    [['Omsättning i år exkl tillbehör och choklad'], '795 753 kr'],
    [['Omsättning i år', 'utan mälarviken då?'], '776 910 kr'],
    [['Omsättning i år', 'utan mälarviken då?', 'och 2025?'], '1 038 124 kr'],
    [['Marginalen i år om man inte räknar med espresso'], '33,7 %'],
    [['Största varugrupp utom espresso i år'], 'Högst är Bryggkaffe'],
  ])('%j: %s', async (asked, expected) => {
    const { text, meant } = await lastAnswer(shop, asked);
    expect(text).toContain(expected);
    expect(meant).toContain('utom');
  });

  test.each([
    ...['Omsättning i år utom Systembolaget', 'Omsättning i år utan rabatter'],
    ...['Omsättning utom i mars', 'Prognosen utan Mälarviken', 'Nya kunder i år utom Mälarviken'],
    'Vad händer om vi höjer priset 5 % utom på espresso?',
  ])('%s is refused: nothing is left out that is not surely told', async (asked) => {
    expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
  });

  test('of costs too', async () => {
    expect((await lastAnswer(costs, ['kostnader i år utom löner'])).text).toContain('1 000 731 kr');
  });
});

describe('more or less than so much', () => {
  test.each([
    ['Hur många kunder köpte för över 100 000 förra året?', '2 kunder kommer över 100 000 kr'],
    ['Vilka kunder köpte för mer än 100 000 i fjol?', 'Högst är Kontorskaffe Mälarviken AB'],
    ['Hur många kunder har köpt för minst 100 tkr 2025?', '2 kunder kommer upp i minst'],
    ['Vilka köpte för minst 20 000 av espresso 2025?', 'kunder kommer upp i minst 20 000 kr'],
    ['Antal kunder under 10 000 kr 2025', '3 kunder stannar under 10 000 kr'],
    ['Hur många varor har vi sålt mer än 1000 st av i år?', '3 produkter kommer över 1 000 '],
    ['Vilka månader omsatte vi mer än 120 000 i år?', '2 månader kommer över 120 000 kr'],
    ['Hur många kunder har lagt fler än 50 ordrar 2025?', '1 kund kommer över 50 '],
    ['Vilka kunder köpte för mer än 9 miljoner i fjol?', 'Ingen av alla kunder kommer över'],
  ])('%s: %s', async (asked, expected) => {
    expect((await lastAnswer(shop, [asked])).text).toContain(expected);
  });

  test('of suppliers', async () => {
    const asked = 'Hur många leverantörer fick mer än 50 000 av oss 2025?';
    expect((await lastAnswer(costs, [asked])).text).toContain(
      '4 leverantörer kommer över 50 000 kr',
    );
  });

  test.each([
    ...['Sålde vi mer än 100 Kallbrygd i mars?', 'Vilka kunder har en marginal över 40 procent?'],
    ...['Hur många kunder har väntat mer än 30 dagar?', 'Vilka kunder har över 10 anställda?'],
    ...['Vilka kunder har en marginal på mer än 5 000 kr?', 'Vilka köpte mer än 100 av te?'],
  ])('%s is refused: what the number is of is not told', async (asked) => {
    expect((await lastAnswer(shop, [asked])).kind).toBe('refusal');
  });

  test('a year is no limit', async () => {
    expect((await lastAnswer(shop, ['Sålde vi mer än 2025?'])).text).not.toContain('kommer över');
  });

  test('what goes on from a list with a limit is another time of it, and nothing else', async () => {
    const asked = 'Vilka kunder köpte för mer än 100 000 i fjol?';
    expect((await lastAnswer(shop, [asked, 'och i år?'])).text).toContain(
      '1 kund kommer över 100 000 kr',
    );
    expect((await lastAnswer(shop, [asked, 'och hur många ordrar var det?'])).kind).toBe('refusal');
  });
});

test('a question is read by the headings of its own file', async () => {
  const ofAlfa = await lastAnswer(hours, ['Hur många timmar la vi på Alfa?']);
  expect(ofAlfa.text).toContain('9,3');
  expect((await lastAnswer(hours, ['Vilket uppdrag drog in mest?'])).text).toContain('Rådgivning');
  expect((await lastAnswer(hours, ['Hur många timmar la Cecilia?'])).kind).toBe('refusal');
  const price = await lastAnswer(hours, ['Vad är snittpriset?']);
  expect(price.text).toContain('nittpriset per såld timme');
});

test('goods that cost more leave less of the same sales', async () => {
  const { text } = await lastAnswer(shop, [
    'vad hade vi tjänat på 2025 om inköpen blivit 5 % dyrare',
  ]);
  expect(text).toContain('Täckningsbidraget hade då varit 502 496 kr');
});

test.each([
  [['bästa kund, bästa vara 2025'], 'Espresso Napoli'],
  [['Hur mycket bättre går espresso än te i år?'], 'Skillnad: 384 135 kr'],
  [['Vilken kund lägger flest ordrar i år?'], 'Kontorskaffe Mälarviken AB med 59'],
])('%j: %s', async (asked, expected) => {
  expect((await lastAnswer(shop, asked)).text).toContain(expected);
});
