import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';
import { twoYearsOfBooks } from '#support/two-years-of-books.ts';

let folder = '';
let company: AskedCompany;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-books-'));
  const path = join(folder, 'bok.se');
  await writeFile(path, twoYearsOfBooks());
  company = await companyOf([
    { guide: 'costs', path },
    { guide: 'sales', path },
  ]);
});
afterAll(async () => {
  await company.close();
  await rm(folder, { recursive: true });
});

it.each([
  [
    'har kostnaderna ökat?',
    /^\*\*Kostnaden ökade med 84 000 kr\*\* \(20,0 %\): från 420 000 kr under 2024/,
  ],
  ['har lokalkostnaden ökat?', /ökade med 20 000 kr\*\* \(20,0 %\): från 100 000 kr under 2024/],
  ['vilket område har ökat mest?', /^\*\*Varor och material har ökat mest, med 64 000 kr\*\*/],
  ['har försäljningen ökat?', /^\*\*Omsättningen ökade med 160 000 kr\*\* \(20,0 %\)/],
  ['har lokalhyran gått upp?', /^\*\*Kostnaden för 5010 Lokalhyra ökade med 20 000 kr\*\*/],
  ['vilka konton har ökat mest?', /^\*\*4010 Inköp varor har ökat mest, med 64 000 kr\*\*/],
  [
    'vad kostade lokalhyran 2024?',
    /^\*\*Kostnaden för 5010 Lokalhyra var 100 000 kr\*\* under 2024/,
  ],
  [
    'vad betalade vi i hyra 2024 jämfört med 2025?',
    /Det är 20 000 kr \(20,0 %\) mer under 2025\.$/,
  ],
  ['varför tjänar jag mindre?', /^Resultatet efter finansiella poster blev 456 000 kr under 2025/],
  [
    'vilken produkt har minskat mest?',
    /^\*\*Det vet jag inte\.\*\* Året före finns bara som årets saldon/,
  ],
  ['ökade kostnaderna från första till andra halvåret 2025?', /från 300 000 kr .+ till 204 000 kr/],
])('%s is answered by the two years of the books', async (question, answer) => {
  const { text } = await company.ask(question);
  expect(text.replaceAll('\u00a0', ' ')).toMatch(answer);
});

describe('of a year that is not over and one in sums alone', () => {
  let part: AskedCompany;
  beforeAll(async () => {
    const path = join(folder, 'del.se');
    await writeFile(path, twoYearsOfBooks(undefined, 7));
    part = await companyOf([{ guide: 'costs', path }]);
  });
  afterAll(() => part.close());

  it.each([
    [['Vad kostade lokalhyran 2024?'], /var 100 000 kr under 2024\. Det är årssumman/],
    [['Vad kostade lokalen 2024?'], /var 100 000 kr under 2024\. Det är årssumman/],
    [
      ['Vad kostade lokalhyran?', 'och året innan?'],
      /var 100 000 kr under 2024\. Det året står bara som årssumma .+ är det 70 000 kr: en del av ett år/,
    ],
    [
      ['Har lokalhyran gått upp?'],
      /Året före står bara som årssumma: 100 000 kr under 2024\. Det går inte att ställa mot en del/,
    ],
    [
      ['Vad betalade vi i hyra 2024 jämfört med 2025?'],
      /100 000 kr under 2024\n.+70 000 kr .+\nTiderna är olika långa/,
    ],
    [
      ['Hur stor del av omsättningen är hyran?'],
      /^Kostnaden för 5010 Lokalhyra är 10,6 % av omsättn/,
    ],
    [['Vad kostar hyran?', 'hur stor del är det av omsättningen?'], /är 10,6 % av omsättningen/],
    [['Vad blev resultatet efter skatt 2024?'], /380 000 kr \(2024\)\n.*\nIngen skatt är bokförd/],
    [['Vad var resultatet före skatt?', 'och året innan?'], /380 000 kr \(2024\)/],
    [['Är vinsten över 10 % av omsättningen?'], /^Ja\.\n- Vinstmarginal: 49,4 %/],
  ])('%j tells what is known', async (messages, answer) => {
    expect((await lastAnswer(part, messages)).text).toMatch(answer);
  });

  it.each([
    [
      ['Vad kostade lokalhyran i mars 2024?'],
      /står bara som årssumma .+ 100 000 kr under 2024, hela året/,
    ],
    [
      ['Har vi några lån?'],
      /^Det vet jag inte\. Balansräkningen kan inte räknas: filen anger inga/,
    ],
    [['Vilka obetalda fakturor har vi?'], /Ur bokföringen kan jag svara på kassan/],
  ])('%j is refused with what is known', async (messages, answer) => {
    const { kind, text } = await lastAnswer(part, messages);
    expect(kind).toBe('refusal');
    expect(text).toMatch(answer);
  });
});
