import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';
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
