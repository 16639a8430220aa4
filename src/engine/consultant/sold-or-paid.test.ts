import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedCompany, companyOf, lastAnswer } from '#support/consult.ts';

let workshop: AskedCompany;
beforeAll(async () => {
  const months = Array.from(
    { length: 24 },
    (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  );
  const sold = months.flatMap((month, at) => [
    `${month}-04;Ek AB;Kåpa stål;4;${at < 12 ? 1000 : 1200},00`,
    `${month}-18;Al AB;Klippning herr;2;500,00`,
  ]);
  const paid = months.flatMap((month, at) => [
    `${month}-05;Gross AB;4010;Stål;${at < 12 ? 400 : 500},00`,
    `${month}-06;Förbundet;6980;Förbundsavgift;100,00`,
    `${month}-07;Hallen AB;5010;Hallhyra;900,00`,
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-sold-or-paid-'));
  const [sales, costs] = [join(folder, 'forsaljning.csv'), join(folder, 'kostnader.csv')];
  writeFileSync(sales, ['Datum;Kund;Artikel;Antal;Belopp exkl moms', ...sold].join('\r\n'));
  writeFileSync(costs, ['Datum;Leverantör;Konto;Text;Belopp', ...paid].join('\r\n'));
  workshop = await companyOf([
    { guide: 'sales', path: sales },
    { guide: 'costs', path: costs },
  ]);
  rmSync(folder, { recursive: true });
});
afterAll(() => workshop.close());

test.each([
  ['Är stål vår dyraste kostnad?', 'Stål ligger på plats 2 av 3'],
  ['Hur mycket dyrare blev stålet 2025?', 'Kostnaden för Stål ökade med 1 200 kr'],
  ['Vad kostar kåpa stål?', 'Snittpriset per såld enhet för Kåpa stål'],
  ['Är kåpan dyrare 2025?', 'Snittpriset per såld enhet för Kåpa stål ökade med 50 kr'],
  ['Vad går förbundsavgiften på om året?', 'Kostnaden för Förbundsavgift var 1 200 kr'],
  ['Vad ligger hallhyran på?', 'Kostnaden för Hallhyra var 21 600 kr'],
  ['Är hallhyran mer än 10 000 kr om året?', 'Ja. Kostnaden för Hallhyra var 10 800 kr'],
  ['Hur många herrklippningar sålde vi 2025?', 'Klippning herr var 24'],
  ['Hur länge har Ek handlat?', 'Första gången i filen var 4 januari 2024'],
])('%s: %s', async (question, expected) => {
  expect((await lastAnswer(workshop, [question])).text).toContain(expected);
});
