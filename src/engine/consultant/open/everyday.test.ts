import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
let company: AskedCompany;
let older: AskedCompany;
beforeAll(async () => {
  company = await companyOf([
    { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` },
    { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` },
  ]);
  older = await companyOf([
    { guide: 'sales', path: 'tests/fixtures/files/049-hours-and-rate/input.csv' },
  ]);
});
afterAll(async () => {
  await company.close();
  await older.close();
});

const textOf = async (question: string) => (await lastAnswer(company, [question])).text;

describe('what must be sold for so much to be left', () => {
  // The point where nothing is left, 124 635, × (28 567 fixed + what is to be left in a month) ÷ 28 567.
  test.each([
    ['Hur mycket behöver jag sälja för att gå med 100 000 kr i vinst?', '160 992 kr i månaden'],
    ['Hur mycket måste vi sälja för att få 100 tkr över?', '160 992 kr i månaden'],
    ['Vad ska vi sälja för att få 20 000 kr över i månaden?', '211 893 kr i månaden'],
  ])('%s', async (question, expected) => {
    expect(await textOf(question)).toContain(expected);
  });
});

describe('discounts that are supposed to change', () => {
  test.each([
    // 138 094 × (4,9 − 3) ÷ 4,9.
    ['Om vi sänker rabatten till 3 %, vad tjänar vi då?', 'ungefär 54 000 kr mer i omsättning'],
    ['Vad händer om rabatterna minskar med 50 %?', 'ungefär 69 000 kr mer i omsättning'],
    ['Vad händer om rabatterna ökar med 10 %?', 'ungefär 14 000 kr mindre i omsättning'],
  ])('%s', async (question, expected) => {
    expect(await textOf(question)).toContain(expected);
  });
});

test.each([
  ...['Vad händer om marginalen ökar med 2 %?', 'Vad händer om vinsten ökar med 10 %?'],
  ...['Vad händer om hyran höjs till 10 %?', 'Vad händer om försäljningen ökar till 10 %?'],
])('%s is no change of a sum by so much', async (question) => {
  expect((await company.ask(question)).kind).toBe('refusal');
});

describe('a word of accounting', () => {
  test.each([
    ['Vad betyder täckningsgrad?', 'i procent av försäljningen'],
    ['Vad är tb?', 'det som blir kvar av försäljningen'],
    ['Vad innebär soliditet?', 'betald med eget kapital'],
    ['Förklara kassaflöde', 'pengarna som kommer in minus dem som går ut'],
    ['Vad är en nollpunkt?', 'precis täcker alla kostnader'],
  ])('%s', async (question, expected) => {
    expect(await textOf(question)).toContain(expected);
  });

  test('is told with the company’s own figure', async () => {
    expect(await textOf('Vad betyder täckningsgrad?')).toContain('38,3 %');
  });

  test.each(['Vad är täckningsgraden?', 'Vad är omsättningen?'])(
    '%s asks for the figure alone',
    async (question) => {
      expect(await textOf(question)).not.toContain('Hos er');
    },
  );
});

describe('the figures themselves', () => {
  test.each([
    ['Var kommer siffrorna ifrån?', 'forsaljning-exempelbolaget.csv'],
    ['Vilka rader bygger det på?', 'visas kvittot med fil, kolumn, rader och formel'],
    ['Kan jag lita på siffrorna?', 'räknade av program direkt ur filerna'],
    ['Vad saknas i filerna?', 'kan inte räknas'],
  ])('%s', async (question, expected) => {
    expect(await textOf(question)).toContain(expected);
  });
});

describe('which way it goes', () => {
  test.each([
    ['Hur ser trenden ut?', 'minskade med 32 186 kr'],
    ['Växer vi?', 'minskade med 32 186 kr'],
    ['Är vi säsongsberoende?', 'Starkast är december (1,27)'],
    ['Vilken produkt växer snabbast?', 'Espresso Etiopien 1 kg har ökat mest'],
    ['Vad kostar personalen per omsatt krona?', '12,6 % av omsättningen'],
    ['Vad är det bästa jag kan göra just nu?', 'Första steg'],
    ['Hur stor är risken om Kontorskaffe Mälarviken AB slutar?', '24,7 %'],
  ])('%s', async (question, expected) => {
    expect(await textOf(question)).toContain(expected);
  });
});

test.each([
  ['Vilka varor köps tillsammans?', 'varje vara och kund för sig'],
  ['Vilka kunder köper både te och kaffe?', 'varje vara och kund för sig'],
  ['Kan du skriva ett mejl till min största kund?', 'Att skriva brev'],
  ['Hur mycket pengar har vi på kontot?', 'Vad som finns i kassan'],
  ['Hur mycket lägger vi på resor?', 'hör till Resor'],
])('%s is refused for what it asks: %s', async (question, expected) => {
  const { kind, text } = await company.ask(question);
  expect(kind).toBe('refusal');
  expect(text).toContain(expected);
});

test('a greeting before a question is not answered by itself, and thanks are', async () => {
  expect(await textOf('Hej! Vad är omsättningen?')).not.toContain('## Hej');
  expect(await textOf('Tack!')).toContain('Varsågod');
});

test('days of the week are all listed, and called by their names in receipts', async () => {
  const { tables, facts } = await company.ask('Vilken dag i veckan säljer vi bäst?');
  const labels = facts.map(({ label, source }) => `${label} ${source.filter}`);
  expect(tables[0]?.rows).toHaveLength(facts.length);
  expect(labels[0]).toContain('måndag');
});

test.each([
  ['Rita ett diagram över kostnaderna', 'Kostnaden per månad: i snitt'],
  ['Hur mycket går till löner?', 'Kostnaden för'],
  ['Vad blev det för resultat i oktober?', 'under oktober 2026'],
  ['Vilka tre saker skulle ge mest pengar?', 'Första steg'],
  ['Vad är viktigast att göra den här veckan?', 'Första steg'],
  ['Vilka kostnader kan vi påverka?', 'Första steg'],
  ['Ge mig tre tips', 'Första steg'],
  ['Vad skulle du göra om du var jag?', 'Första steg'],
  ['Vilken vara ska vi ta bort från sortimentet?', 'Minst behöver inte vara olönsamt'],
])('%s', async (question, expected) => {
  expect(await textOf(question)).toContain(expected);
});

describe('what a month costs of what began within the file', () => {
  let begun: AskedCompany;
  beforeAll(async () => {
    const month = (at: number) =>
      `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const rows = Array.from({ length: 24 }, (_, at) => [
      `${month(at)}-05;Elverket Norr AB;5020;El;1000,00`,
      ...(at < 14 ? [] : [`${month(at)}-01;Hyreshuset AB;5010;Lokalhyra;25000,00`]),
      ...(at % 12 === 2 ? [`${month(at)}-20;Försäkringen Trygg AB;6310;Försäkring;12000,00`] : []),
    ]).flat();
    const folder = mkdtempSync(join(tmpdir(), 'klarsikt-begun-'));
    const path = join(folder, 'kostnader.csv');
    writeFileSync(path, ['Datum;Leverantör;Konto;Text;Belopp', ...rows].join('\r\n'));
    begun = await companyOf([{ guide: 'costs', path }]);
    rmSync(folder, { recursive: true });
  });
  afterAll(() => begun.close());

  test.each([
    [
      'Vad kostar Hyreshuset per månad?',
      'i snitt 25 000 kr för hela månader under mars–december 2026',
    ],
    // Paid now and then, it is so much a month of all months: 24 000 ÷ 24.
    ['Vad kostar Försäkringen Trygg i snitt per månad?', 'i snitt 1 000 kr per månad'],
    ['Vad kostar Elverket per månad?', 'i snitt 1 000 kr för hela månader'],
  ])('%s', async (question, expected) => {
    expect((await lastAnswer(begun, [question])).text).toContain(expected);
  });
});

describe('a file that ends before this year', () => {
  test('is said to, with the same question of the year that it ends with', async () => {
    const { kind, text, suggestions } = await older.ask('Hur mycket sålde vi i år?');
    expect(kind).toBe('refusal');
    expect(text).toMatch(/till \d+\s\p{L}+\s2025\./u);
    expect(suggestions).toEqual(['Hur mycket sålde vi 2025?']);
    expect((await older.ask(suggestions[0] ?? '')).kind).toBe('answer');
  });
});
