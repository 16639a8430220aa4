import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const SAMPLE = 'src/features/sample/server';
const sold = { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` } as const;
const paid = { guide: 'costs', path: `${SAMPLE}/kostnader-exempelbolaget.csv` } as const;

const monthOf = (at: number) =>
  `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
const MONTHS = Array.from({ length: 24 }, (_, at) => at);

/** Rents of two years: raised by four per cent in the second, and one who has moved out. */
function rents(): string {
  const tenants = [
    ['Anna Berg', 'Bostad', 7000, 24],
    ['Olof Lund', 'Bostad', 8000, 24],
    ['Salong Vinge', 'Lokal', 12_000, 12],
  ] as const;
  const rows = MONTHS.flatMap((at) =>
    tenants
      .filter(([, , , months]) => at < months)
      .map(
        ([who, kind, rent]) => `${monthOf(at)}-01;${who};${kind};${rent * (at < 12 ? 1 : 1.04)},00`,
      ),
  );
  return ['Avidatum;Hyresgäst;Objekttyp;Hyra exkl moms', ...rows].join('\n');
}

const houseCosts = () =>
  [
    'Fakturadatum;Leverantör;Konto;Kontonamn;Belopp exkl moms',
    ...MONTHS.flatMap((at) => [
      `${monthOf(at)}-05;Viken Energi;5020;El fastighet;${2000 + at},00`,
      `${monthOf(at)}-09;Sparbanken;8410;Räntekostnader;5000,00`,
    ]),
  ].join('\n');

let folder: string;
let firm: AskedCompany;
let shop: AskedCompany;
let houses: AskedCompany;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-open-'));
  const [income, costs] = [join(folder, 'hyror.csv'), join(folder, 'kostnader.csv')];
  await writeFile(income, rents());
  await writeFile(costs, houseCosts());
  firm = await companyOf([sold, paid]);
  shop = await companyOf([sold]);
  houses = await companyOf([
    { guide: 'sales', path: income },
    { guide: 'costs', path: costs },
  ]);
});
afterAll(async () => {
  await Promise.all([firm, shop, houses].map((company) => company.close()));
  await rm(folder, { recursive: true });
});

const textOf = async (company: AskedCompany, question: string) =>
  (await lastAnswer(company, [question])).text.replaceAll('\u00a0', ' ');

describe('what an owner asks a consultant', () => {
  test.each([
    ['Hur mycket måste vi sälja för att gå plus?', '124 635 kr i månaden'],
    ['när går vi runt', 'Det fattas 14 321 kr i månaden till nollpunkten'],
    ['Hur lönsamma är vi?', 'Det blev minus 39 388 kr'],
    ['Sticker något ut?', 'Fjällvyn Hotell & Spa AB har slutat handla'],
    ['Är det nåt konstigt i siffrorna', 'Möjliga dubbelbetalningar'],
    ['Vad är vår största risk?', 'Beroendet av Kontorskaffe Mälarviken AB'],
    ['vad ska ja fokusera på nu', 'Stoppa marginaltappet i inköpen'],
    ['Var läcker pengarna?', 'Händelser som drar ner'],
    ['Vad kan jag spara in på?', 'Ta in en offert till på inköpen'],
    ['Hur säljer jag mer?', 'i täckningsbidrag'],
    ['Vem ska jag ringa?', 'Ring först dem som har slutat'],
    ['Har vi råd att anställa?', 'Siffrorna lämnar inget utrymme'],
    ['Har vi råd att anställa?', 'vad den skulle dra in står inte i filerna'],
    ['Ska jag höja priset?', 'Vad andra tar betalt'],
    ['Kaffet har blivit dyrare, ska vi höja priserna?', '5 %'],
    ['Hur går det för Fjällvyn?', 'har slutat handla: senaste köpet var den 23 oktober 2025'],
    ['hur gar det för cafe syrenen', 'De tre senaste hela månaderna finns ingen rad'],
    ['Hur många kunder har vi?', '32 kunder betalade'],
    ['Vilka fakturor är störst?', 'Tehandel Österled AB'],
    ['Är vi för beroende av Kontorskaffe Mälarviken?', '24,7 %'],
    ['går firman ihop', '1 323 766 kr minus kostnaderna 1 363 154 kr'],
  ])('%s', async (question, expected) => {
    expect(await textOf(firm, question)).toContain(expected);
  });

  test.each([
    ['Vad är driftnettot?', 'utan räntor'],
    ['Hur många hyresgäster har vi?', '2 hyresgäster betalade'],
    ['hur mycket har hyrorna höjts', '4,0 %'],
    ['Vilka har flyttat?', 'Salong Vinge'],
    ['Hur går det för Salong Vinge?', 'ingen rad'],
    ['Vad kostar fastigheten per månad?', 'Kostnaden per månad'],
    ['Ska jag höja hyran?', '5 %'],
    ['Vilka hyresgäster är nya?', 'Inga nya kunder: alla finns i filen redan'],
    ['Vilka har flyttat in?', 'Inga nya kunder'],
    // A raise is of those that are named, and of nothing that a word for a cost could mean besides.
    ['Kan jag höja hyran för bostäderna?', 'Ändras Bostad med 5 %'],
  ])('of houses: %s', async (question, expected) => {
    expect(await textOf(houses, question)).toContain(expected);
  });

  test.each([
    ['Har vi råd att anställa?', 'både försäljning och kostnader'],
    ['Vad kan jag spara in på?', 'ingen kostnadsanalys'],
    ['Hur ser det ut jämfört med branschen?', 'bransch'],
    ['Hur går det för konkurrenterna?', 'Konkurrenterna'],
  ])('refused with the reason: %s', async (question, reason) => {
    const { kind, text } = await lastAnswer(shop, [question]);
    expect([kind, text]).toEqual(['refusal', expect.stringContaining(reason)]);
  });

  test('is no open question where a word is left over', async () => {
    for (const question of ['Sticker te ut på lördagar?', 'Hur lönsamma är vi i Norge?'])
      expect((await lastAnswer(firm, [question])).kind).toBe('refusal');
  });
});
