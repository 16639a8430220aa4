import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

const monthOf = (at: number) =>
  `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
const MONTHS = Array.from({ length: 24 }, (_, at) => at);

/** A haulier of two vehicles, one of whose customers left after a year and a half. */
const trips = () => [
  'Datum;Uppdragsgivare;Artikel;Bil;Förare;Typ av körning;Km;Summa exkl moms',
  ...MONTHS.flatMap((at) => [
    `${monthOf(at)}-04;Sågverket;Frakt;GHJ 56M;Micke;Fjärr;240;${20_000 + 10 * at},00`,
    `${monthOf(at)}-09;Grossisten;Frakt;ABC 12D;Rune;Distribution;60;9000,00`,
    ...(at < 18 ? [`${monthOf(at)}-16;Pappersbruket;Frakt;ABC 12D;Rune;Fjärr;180;15000,00`] : []),
  ]),
];
/** One repair of many is large, and fuel is as usual. */
const paid = () => [
  'Fakturadatum;Leverantör;Konto;Kontonamn;Belopp exkl moms',
  ...MONTHS.flatMap((at) => [
    `${monthOf(at)}-05;Preem;5611;Drivmedel;${6000 + 20 * at},00`,
    `${monthOf(at)}-08;Verkstaden AB;5613;Reparation och underhåll;${at === 20 ? '88000' : '1200'},00`,
    `${monthOf(at)}-20;Leasingbolaget;5615;Leasing lastbilar;5000,00`,
  ]),
];
/** A consultancy that sells by the hour. */
const hours = () => [
  'Fakturadatum;Kund;Konsult;Benämning;Antal;Enhet;À-pris;Belopp exkl moms',
  ...MONTHS.flatMap((at) => [
    `${monthOf(at)}-28;Kommunen;Petra Wik;Utveckling;80,0;tim;1000,00;80000,00`,
    `${monthOf(at)}-28;Energibolaget;Anna Lind;Utveckling;40,0;tim;1100,00;44000,00`,
  ]),
];
/** One of three who do the work has no rows after a year and a half. */
const visits = () => [
  'Datum;Behandling;Behandlare;Pris exkl moms',
  ...MONTHS.flatMap((at) =>
    ['Mira', 'Elsa', 'Tove'].flatMap((who, place) =>
      who === 'Tove' && at > 16
        ? []
        : [1, 2, 3].map(
            (day) => `${monthOf(at)}-0${3 * place + day};Klippning;${who};${520 + day},00`,
          ),
    ),
  ),
];
/** … whose hours and prices are more in the second year, where it also does what it did not. */
const moreHours = () => [
  'Fakturadatum;Kund;Konsult;Benämning;Antal;Enhet;À-pris;Belopp exkl moms',
  ...MONTHS.flatMap((at) => {
    const [many, each] = at < 12 ? [80, 1000] : [90, 1050];
    return [
      `${monthOf(at)}-28;Kommunen;Petra Wik;Utveckling;${many},0;tim;${each},00;${many * each},00`,
      `${monthOf(at)}-28;Kommunen;Petra Wik;${at < 12 ? 'Rådgivning' : 'Utbildning'};10,0;tim;900,00;9000,00`,
    ];
  }),
];
/** A craftsman's hours beside pieces. */
const jobs = () => [
  ...hours().map((line) => line.replace('Konsult', 'Montör')),
  ...MONTHS.map((at) => `${monthOf(at)}-28;Kommunen;Petra Wik;Material;3,0;st;500,00;1500,00`),
];

let folder: string;
const firms: Record<string, AskedCompany> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-who-'));
  const file = async (name: string, lines: string[]) => {
    await writeFile(join(folder, name), lines.join('\n'));
    return join(folder, name);
  };
  firms.haulier = await companyOf([
    { guide: 'sales', path: await file('korningar.csv', trips()) },
    { guide: 'costs', path: await file('kostnader.csv', paid()) },
  ]);
  firms.consultancy = await companyOf([
    { guide: 'sales', path: await file('timmar.csv', hours()) },
  ]);
  firms.busier = await companyOf([{ guide: 'sales', path: await file('mer.csv', moreHours()) }]);
  firms.salon = await companyOf([{ guide: 'sales', path: await file('besok.csv', visits()) }]);
  firms.craft = await companyOf([{ guide: 'sales', path: await file('jobb.csv', jobs()) }]);
});
afterAll(async () => {
  await Promise.all(Object.values(firms).map((company) => company.close()));
  await rm(folder, { recursive: true });
});

test.each([
  // A column of people or vehicles is asked of by its heading, also one of three letters or of several words.
  ['haulier', 'Vilken förare kör in mest?', 'Rune med 486 000 kr'],
  ['haulier', 'Vilken bil drar in mest?', 'ABC 12D med 486 000 kr'],
  ['haulier', 'Hur mycket kör vi in per bil?', 'omsättningen per bil'],
  ['haulier', 'Vilken typ av körning ger mest?', 'Fjärr med 752 760 kr'],
  ['haulier', 'Hur går det för Micke?', 'Omsättningen för Micke'],
  ['consultancy', 'Vilken konsult drar in mest?', 'Petra Wik med 1 920 000 kr'],
  // Hours that are sold are counted, and no one's working time.
  ['consultancy', 'Hur många timmar har vi fakturerat?', '2 880'],
  ['consultancy', 'Hur många timmar fakturerade Petra?', '1 920'],
  ['craft', 'Hur många timmar har vi fakturerat?', '2 880'],
  ['consultancy', 'Hur många timmar har Anna sålt?', '960'],
  ['consultancy', 'Hur många timmar debiterade Petra förra året?', '960 under 2025'],
  ['consultancy', 'Hur många timmar jobbade Anna i maj 2025?', '40 under maj 2025'],
  ['consultancy', 'Hur många timmar har Petra arbetat?', 'Arbetad tid står inte i filen'],
  // What a change is made of is hours, and what is done for others.
  ['busier', 'Varför har omsättningen ändrats?', 'Sålda timmar: '],
  ['busier', 'Varför har omsättningen ändrats?', 'Nya tjänster: '],
  ['busier', 'Varför har omsättningen ändrats?', 'Tjänster som inte längre säljs: '],
  // When most is left, and what was lost with one who left.
  ['haulier', 'När tjänar vi som mest?', 'Mest blev över i januari 2025 med 31 680 kr'],
  ['haulier', 'När tjänar vi minst?', 'Sämst gick september 2025'],
  ['consultancy', 'När tjänar vi som mest?', 'vad som blev kvar syns först med kostnaderna'],
  ['haulier', 'Hur mycket tappade vi när Pappersbruket slutade?', '90 000 kr'],
  ['haulier', 'Vad var den stora räkningen?', '88 000 kr'],
  ['salon', 'Vilka har slutat?', 'Tove har inga rader efter'],
  // A loose mention of one that is large, and of all vehicles.
  ['haulier', 'Den där stora reparationen?', 'Det är raden Verkstaden AB, 8 september 2025'],
  ['haulier', 'Vad kostade den stora reparationen?', '88 000 kr'],
  ['haulier', 'Vad kostar lastbilarna?', 'Kostnaden för Fordon'],
])('%s: %s', async (firm, question, expected) => {
  const { text } = await lastAnswer(firms[firm] as AskedCompany, [question]);
  expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
});

test.each([
  // 240 and 60 a month for two years and 180 for a year and a half: 10 440 km; 968 760 kr.
  ['Hur mycket får vi in per km?', '92,79 kr'],
  ['kr/km', '92,79 kr'],
  ['Vad får vi betalt per mil?', '927,93 kr'],
  ['Vad var intäkten per körd kilometer 2025?', 'under 2025'],
  ['Hur många mil har vi kört?', '1 044'],
  ['Hur många kilometer körde Micke?', '5 760'],
])('how far was driven is counted where the rows say it: %s', async (question, expected) => {
  const { kind, text } = await lastAnswer(firms.haulier as AskedCompany, [question]);
  expect(kind).toBe('answer');
  expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
});

test.each([
  ['haulier', 'Vad kostar en kilometer?', 'men inte kostnaden'],
  ['haulier', 'Vad är kostnaden per mil?', 'men inte kostnaden'],
  ['consultancy', 'Hur mycket får vi in per km?', 'ingen kolumn med körda kilometer'],
])('why kilometres are not counted is said as it is: %s, %s', async (firm, question, why) => {
  const { kind, text } = await lastAnswer(firms[firm] as AskedCompany, [question]);
  expect(kind).toBe('refusal');
  expect(text).toContain(why);
});

test('what one has sold is told in kronor where no hours are asked for', async () => {
  const { text } = await lastAnswer(firms.consultancy as AskedCompany, [
    'Hur mycket jobbade Anna?',
  ]);
  expect(text).not.toContain('timmar på raderna');
});

test('what one who works there has worked is not known', async () => {
  const { kind } = await lastAnswer(firms.haulier as AskedCompany, [
    'Hur många timmar jobbade Micke?',
  ]);
  expect(kind).toBe('refusal');
});
