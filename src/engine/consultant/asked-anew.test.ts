import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
let shop: AskedCompany;
let costs: AskedCompany;
beforeAll(async () => {
  shop = await companyOf([{ guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` }]);
  costs = await companyOf([{ guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` }]);
});
afterAll(async () => {
  await shop.close();
  await costs.close();
});

/** The last answer of a conversation. */
async function last({ ask }: AskedCompany, messages: readonly string[]) {
  let focus = null;
  let answer = null;
  for (const message of messages) {
    answer = await ask(message, focus);
    focus = answer.focus;
  }
  const text = answer?.text.replaceAll('\u00a0', ' ').replaceAll('*', '') ?? '';
  return { kind: answer?.kind, text };
}

describe('a question of sales', () => {
  test.each([
    [
      ['Vem var näst största kunden 2025?'],
      'Näst högst är Fjällvyn Hotell & Spa AB med 138 191 kr',
    ],
    [['Tredje bästa produkten 2025?'], 'Tredje högst är '],
    [['Vad tar vi i snitt för en Kallbrygd i år?'], 'Snittpriset per såld enhet'],
    [['Hur många paket Pappersmugg sålde vi i vintras?'], 'under december 2025–februari 2026'],
    [['Hur många kunder handlade förra året men inte alls i år?'], '2 st.'],
    [['Hur mycket krediterade vi under 2025?'], '2 739 kr'],
    [['Vad omsatte vi första kvartalet?', 'och andra?'], 'under april–juni 2026'],
    [['Vem köpte mest i fjol?', 'hur mycket var det i år?'], '270 790 kr'],
    [['Hur mycket har säljarna sålt för i år?', 'hur stor andel är det av allt?'], '61,7 %'],
    [['Hur många procent har espresson ökat i mars mot mars 2025?'], 'mars 2025'],
    [['Skillnaden på januari till september mellan i år och i fjol?'], 'januari–september 2025'],
    [['Hur många ordrar hade vi i maj och vad låg snittordern på?'], 'Snittordern var'],
    [['Vad kommer vi att sälja för i december?'], 'Prognosen för december 2026'],
    [['Hur många av artiklarna har sålts i år?'], 'Antalet produkter var 23'],
    [['Hur mycket har vi sålt för sen första september?'], '240 715 kr'],
    [['Hur mycket rabatt har vi gett sen i januari?'], '47 230 kr'],
    [['Hur mycket sålde vi för den första september?'], 'den 1 september 2026'],
    [['Hur många ordrar hade vi i juli?', 'i kronor då?'], '81 352 kr'],
    [['Vad sålde vi för i september?', 'nej jag menar 2025'], '127 869 kr'],
    [['Brutto marginal choklad 2025'], 'Täckningsgraden för Choklad var 43,5 %'],
    [['Vad beror det på att september blev lägre än september 2025?'], '10 813 kr'],
    [['Topp 3 produkter i år', 'och botten 3'], 'Lägst är Glöggte 100 g'],
    [['Vilken tesort säljer bäst i år?'], 'Chai'],
    [['Vilka nya kunder fick vi i år?', 'och i fjol?'], 'under 2025'],
    [['vilka produkter förlorar vi pengar på'], 'Ingen av alla produkter stannar under 0 kr'],
    [['vilka kunder går med förlust'], 'Lägst är Snickeriet i Dalen AB med 4 554 kr'],
    [['vilka kunder har köpt mindre i år'], 'Konferens Sjöutsikten AB har minskat mest'],
    [['vilka kunder handlar mer'], 'Coworking Ljusgården AB har ökat mest'],
    [['vilka kunder har slutat handla'], '2 st. Fjällvyn Hotell & Spa AB, Snickeriet i Dalen AB'],
    [['hur stor omsättning tappade vi från förlorade kunder'], '184 648 kr'],
    [['har inköpspriserna gått upp'], 'Kostnadseffekt på täckningsbidraget: −65 874 kr'],
    [['vad säljer vi för på en vanlig måndag'], 'i snitt 6 528 kr per måndag'],
    [['vad sålde vi i snitt på fredagar i augusti 2026'], 'i snitt 3 016 kr per fredag'],
    [['visa försäljningen per månad'], 'i snitt 111 655 kr för hela månader'],
    [['har vi fått nya kunder'], 'Gym & Kaffe Vinden AB, Padelhallen Västra AB'],
    [['hur mycket säljer vi per dag'], 'i snitt 3 676 kr per dag'],
    [['hur många ordrar har vi per vecka'], 'i snitt 11,9 per vecka'],
    [['hur många ordrar hade vi i snitt per månad'], 'i snitt 51,4 per månad'],
    [['när på året går det bäst'], 'december 2025'],
    [['har vi höjt priset på Mellanrost'], 'ökade med 1,64 kr'],
    [['är vi beroende av någon kund'], 'Kunder som ger fyra femtedelar av omsättningen: 16'],
    [['vad köper Kontorskaffe Mälarviken'], 'för Kontorskaffe Mälarviken AB per produkt'],
    [['vad är det viktigaste jag kan göra just nu'], 'Börja överst'],
  ])('%j: %s', async (asked, expected) => {
    expect((await last(shop, asked)).text.toLowerCase()).toContain(expected.toLowerCase());
  });

  test.each([
    [['Hur mycket sålde vi 2025?', 'och de andra?']],
    [['Vilka kunder har en marginal under 10 procent?']],
    [['Hur många besök hade vi i mars?']],
    [['Vem var näst största kunden i mars mot mars 2025?']],
    [['Vad sa kunderna om julkaffet?']],
    [['Marginal på tillbehör i år?', 'varför är den lägre än på te?']],
  ])('%j is refused', async (asked) => {
    expect((await last(shop, asked)).kind).toBe('refusal');
  });
});

describe('what would be', () => {
  test.each([
    ['Hur mycket mer hade vi fått in 2025 om Kallbrygd kostat 10 procent mer?', '7 528 kr mer'],
    ['Vad händer om vi tar 5 kr mer för varje Pralinask, räknat på i år?', 'är 335 kr'],
    ['Vad händer om vi tappar Kontorskaffe Mälarviken, räknat på 2025?', '318 710 kr'],
  ])('%s %s', async (message, expected) => {
    expect((await last(shop, [message])).text).toContain(expected);
  });

  test('is counted on the time that is told', async () => {
    const { text } = await last(costs, ['Om hyran höjs med 4 procent, räknat på 2025?']);
    expect(text).toContain('2 832 kr mer i kostnader');
  });
});

describe('a question of costs', () => {
  test.each([
    ['Vad betalade vi för telefon respektive försäkring i fjol?', '9 850 kr'],
    ['Vilken är den största enskilda räkningen i år?', '32 610 kr'],
    ['Vad la vi på it-tjänster 2025?', '25 644 kr'],
    ['Hur stor är en genomsnittlig faktura från Råkaffe Nordhav 2025?', 'per rad i snitt'],
    ['vad kostar redovisningsbyrån per månad 2025', 'i snitt 3 117 kr'],
    ['vilka kostnader är fasta', 'Fasta kostnader: 675 878 kr'],
  ])('%s %s', async (message, expected) => {
    expect((await last(costs, [message])).text).toContain(expected);
  });
});

test('what a question asks of both files goes on to another time', async () => {
  const files = [
    { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` },
    { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` },
  ] as const;
  const firm = await companyOf(files);
  const { text } = await last(firm, [
    'Vad blev resultatet första kvartalet?',
    'och andra kvartalet?',
  ]);
  const inStore = await last(firm, ['Hur stort är vårt lager i kronor?']);
  await firm.close();
  expect(text).toContain('12 439 kr');
  expect(inStore.kind).toBe('refusal');
});

/** With a letter wrong several of them are words that a question may leave out. */
const NOWHERE =
  'ränta böter advokat parkering tidning kajak städning vakter blommor tvätt måla spelet lånet gåvor';
test.each(NOWHERE.split(' '))('%s is in no file, and not left out', async (word) => {
  const { kind } = await last(costs, [`Vad betalar vi i ${word}?`]);
  expect(kind).toBe('refusal');
});

test('a cost that no file has is not taken for all costs', async () => {
  const path = 'tests/fixtures/golden/inkop-adventureworks.csv';
  const cycles = await companyOf([{ guide: 'costs', path }]);
  const { kind } = await last(cycles, ['Vad betalade vi i hyra 2014?']);
  await cycles.close();
  expect(kind).toBe('refusal');
});

test('a financial year that stands in sums alone is told of as such', async () => {
  const path = 'tests/fixtures/files/080-sie-3-objects/input.se';
  const books = await companyOf([{ guide: 'costs', path }]);
  const part = await last(books, ['Hur mycket kostade konto 4010 2008/2009?']);
  const whole = await last(books, ['Vad var resultatet 2008/2009?']);
  await books.close();
  expect(part.text).toContain('under juli 2008–juni 2009. Det är årssumman');
  expect(whole.text).toContain('juli 2008–juni 2009');
});

test('days are not asked for in a file of months', async () => {
  const path = 'tests/fixtures/golden/pizza-per-manad.csv';
  const pizza = await companyOf([{ guide: 'sales', path }]);
  const { kind, text } = await last(pizza, ['Hur mycket sålde vi den 14 februari 2015?']);
  await pizza.close();
  expect(kind).toBe('refusal');
  expect(text).toContain('är månader och inga dagar');
});

test('no month is told of in a file of quarters or years, and those are', async () => {
  const quarter = await companyOf([
    { guide: 'sales', path: 'tests/fixtures/files/004-fortnox-article-statistics/input.csv' },
  ]);
  const asks = [
    'Hur mycket sålde vi i januari 2025?',
    'Vilken månad sålde vi bäst?',
    'Hur mycket sålde vi den 1 januari 2025?',
  ];
  for (const ask of asks) {
    const { kind, text } = await last(quarter, [ask]);
    expect([ask, kind]).toEqual([ask, 'refusal']);
    expect(text).toContain('är hela kvartal');
  }
  const whole = await last(quarter, ['Vad sålde vi för totalt första kvartalet 2025?']);
  await quarter.close();
  expect(whole.text).toContain('7 700 kr');
  expect(whole.text).toContain('januari–mars 2025');
});

test('years beside each other are told of, and no parts of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-years-'));
  const path = join(folder, 'kunder.csv');
  const rows = ['Kund;2023;2024;2025', 'Alfa AB;100000;120000;90000', 'Beta AB;50000;70000;80000'];
  await writeFile(path, rows.join('\n'));
  const years = await companyOf([{ guide: 'sales', path }]);
  const answers = await Promise.all(
    [
      'Hur mycket sålde vi 2024?',
      'Hur mycket sålde vi i januari 2025?',
      'Visa försäljningen per kvartal',
    ].map((ask) => last(years, [ask])),
  );
  await years.close();
  await rm(folder, { recursive: true });
  expect(answers.map(({ kind }) => kind)).toEqual(['answer', 'refusal', 'refusal']);
  expect(answers[0]?.text).toContain('190 000 kr');
  expect(answers[1]?.text).toContain('är hela år');
});

test('the only month of a file is told of as all of it, and no day in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-month-'));
  const path = join(folder, 'artiklar.csv');
  await writeFile(path, 'Försäljning oktober 2025\n\nArtikel;Netto\nKaffe;1100,50\nTe;2100,50\n');
  const month = await companyOf([{ guide: 'sales', path }]);
  const whole = await last(month, ['Hur mycket sålde vi i oktober 2025?']);
  const day = await last(month, ['Hur mycket sålde vi den 1 oktober 2025?']);
  await month.close();
  await rm(folder, { recursive: true });
  expect(whole.text).toContain('3 201');
  expect(whole.text).toContain('under oktober 2025');
  expect(whole.text).not.toContain('bara en del');
  expect(day.kind).toBe('refusal');
});
