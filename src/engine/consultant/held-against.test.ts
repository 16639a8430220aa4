import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const BOOKS = 'tests/fixtures/golden/datakonsulterna.se';
const opened: Record<string, AskedCompany> = {};
beforeAll(async () => {
  opened.shop = await companyOf([
    { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` },
    { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` },
  ]);
  opened.books = await companyOf([
    { guide: 'sales', path: BOOKS },
    { guide: 'costs', path: BOOKS },
  ]);
});
afterAll(async () => {
  for (const company of Object.values(opened)) await company.close();
});

async function last(id: string, ...messages: readonly string[]) {
  const company = opened[id];
  if (company === undefined) throw new RangeError(`no company ${id}`);
  return lastAnswer(company, messages);
}

describe('a sum held against so much', () => {
  test.each([
    ['Omsätter vi över 2 mkr?', /^Nej\. Omsättningen var 1 327 746 kr under oktober 2025/],
    ['Omsätter vi över 1 mkr i år?', /^Ja\. Omsättningen var 1 047 701 kr/],
    ['Omsätter vi över 2 mkr i år?', /^Nej, inte i den del som filen har\. Omsättningen/],
    ['Omsätter vi under 2 mkr i år?', /^Ja, i den del som filen har\. Omsättningen/],
    ['Tjänar jag mer än 2 miljoner?', /^Nej\. Det blev minus/],
    ['Tjänade vi mer än 20 000 2025?', /^Ja\. Det blev plus 36 680 kr under 2025/],
    ['Är hyran under 20 000 i månaden?', /^Ja\. .*i snitt 5 992 kr per månad/],
    ['Är lönerna mer än hälften av kostnaderna?', /^Nej\. .*står för 9,4 %/],
    ['Sålde vi för mer än 100 000 i mars?', /^Ja\. Omsättningen var .* under mars 2026/],
    ['10 % av omsättningen 2025', /^Det blir 135 683 kr, .*\nOmsättningen var 1 356 834 kr/],
  ])('%s', async (asked, expected) => {
    expect((await last('shop', asked)).text).toMatch(expected);
  });
});

describe('the next of a list', () => {
  test.each([
    [['Vem är största kunden 2025?', 'och näst mest?'], 'Näst högst är Fjällvyn Hotell & Spa AB'],
    [['Vem är största kunden 2025?', 'och nummer fyra?'], 'Fjärde högst är Bageri Sju Sorters AB'],
    [['Vem är näst största kunden 2025?', 'och tredje?'], 'Tredje högst är'],
    [['Vilken kostnad är störst?', 'och trean?'], 'Tredje högst är Lokal'],
    [['Vilken produkt säljer bäst?', 'och näst minst?'], 'Näst lägst är Yerba Mate 250 g'],
    [['Vem är näst största kunden 2025?', 'och sämst?'], 'Lägst är Gym & Kaffe Vinden AB'],
  ])('%j: %s', async (asked, expected) => {
    expect((await last('shop', ...asked)).text).toContain(expected);
  });

  test.each([[['Hur mycket sålde vi 2025?', 'och nummer två?']], [['och tredje?']]])(
    '%j is refused without one',
    async (asked) => {
      expect((await last('shop', ...asked)).kind).toBe('refusal');
    },
  );
});

describe('as one talks', () => {
  test.each([
    ['Vad kostar elen om året?', '17 760 kr under november 2025–oktober 2026'],
    ['Är Kallbrygd dyrare nu?', 'Snittpriset per såld enhet för Kallbrygd 1 liter ökade'],
    ['Är elen dyrare i år?', 'Kostnaden för El och värme var oförändrad'],
    ['Är elen dyrare än hyran?', 'Störst är 5010 Lokalhyra'],
    ['Vad kostar elen jämfört med hyran?', 'Skillnad: 108 280 kr'],
    ['Hur mycket är Te av omsättningen?', 'Te står för 9,1 %'],
    ['Är kostnaderna över intäkterna 2025?', 'Det blev plus 36 680 kr under 2025'],
    ['Hur gick det 2025?', 'Det blev plus 36 680 kr under 2025'],
  ])('%s: %s', async (asked, expected) => {
    expect((await last('shop', asked)).text).toContain(expected);
  });

  test.each([
    ['Hur mycket Te går åt?', 'Vad som går åt'],
    ['Vilka betalar oss i tid?', 'Det står i kundreskontran'],
    ['Vad drar vi in i timmen?', 'hur många timmar som ligger bakom'],
  ])('%s is refused: %s', async (asked, expected) => {
    const { kind, text } = await last('shop', asked);
    expect(kind).toBe('refusal');
    expect(text).toContain(expected);
  });
});

describe('of books', () => {
  test.each([
    ['Hur mycket pengar har vi på banken?', 'Kassa och bank: 2 667 022 kr'],
    ['Hur mycket har vi på kontot?', 'Kassa och bank: 2 667 022 kr'],
    ['Vad är vi skyldiga leverantörerna?', 'Leverantörsskulder: 529 722 kr'],
    ['Vad är kunderna skyldiga oss?', 'Kundfordringar: 398 144 kr'],
    ['Hur stora är skulderna?', 'Kortfristiga skulder: 981 700 kr'],
    ['Vad är vårt egna kapital?', 'Eget kapital: 2 057 330 kr'],
    ['Vad är bruttomarginalen?', 'Bruttomarginal:'],
    ['Vad blev resultatet i mars 2010?', 'under mars 2010'],
    ['Vad tjänade vi 2009/2010?', 'under juli 2009–juni 2010'],
    ['Vad har vi i fasta kostnader i månaden?', 'De fasta kostnaderna är i snitt'],
    ['Hur mycket avdragsgill representation har vi?', '12 048 kr'],
    ['Vad kostar banken oss?', 'Bank och betalningar var 1 950 kr'],
    ['Personalkostnad 2008/2009', 'Personalkostnader:'],
    ['Vilket kvartal var bäst resultatmässigt?', 'Mest blev över i april–juni 2010'],
    ['Vilket kvartal tjänade vi minst?', 'Sämst gick oktober–december 2009'],
    ['Hur mycket gick till pensionerna?', '55 000 kr'],
    ['Hur mycket representerade vi för?', '14 608 kr'],
    ['Hur mycket är lönerna av kostnaderna?', 'står för 31,8 %'],
  ])('%s: %s', async (asked, expected) => {
    expect((await last('books', asked)).text).toContain(expected);
  });

  test.each([
    ['Hur mycket betalar vi till posten?'],
    ['Vad ligger sociala avgifter på?', 'hur stor del av lönerna är det?'],
  ])('%s is refused', async (...asked) => {
    expect((await last('books', ...asked)).kind).toBe('refusal');
  });
});
