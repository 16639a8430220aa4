import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';

/** Two years of invoices; Ekot bought the last time in March of the second, Eken in October of the first. */
function invoices(): string {
  const buyers = [
    ['Ekot AB', 21_000, 15],
    ['Eken HB', 6000, 10],
    ['Lunden AB', 14_000, 24],
    ['Viken AB', 17_000, 24],
  ] as const;
  const rows = Array.from({ length: 24 }, (_, at) =>
    buyers
      .filter(([, , months]) => at < months)
      .map(
        ([who, kronor], place) =>
          `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-1${place};${at * 9 + place};${who};Papper;${kronor + 100 * (at % 3)},00`,
      ),
  );
  return ['Fakturadatum;Fakturanr;Kund;Artikel;Belopp exkl moms', ...rows.flat()].join('\n');
}

let folder: string;
let company: AskedCompany;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-gone-'));
  const path = join(folder, 'fakturor.csv');
  await writeFile(path, invoices());
  company = await companyOf([{ guide: 'sales', path }]);
});
afterAll(async () => {
  await company.close();
  await rm(folder, { recursive: true });
});

it('says who has stopped within the year too, where no time is asked about', async () => {
  const { text } = await company.ask('Vilka kunder har slutat handla?');
  expect(text).toMatch(/^\*\*Har slutat under perioden:\*\*\n- Ekot AB har slutat handla/u);
  expect(text).toContain('Eken HB');
  const { text: ofYear } = await company.ask('Vilka kunder har inte handlat 2025?');
  expect(ofYear).not.toContain('Ekot AB');
  expect(ofYear).toContain('Eken HB');
});

it.each(['slutat beställa', 'slutat betala', 'flyttat', 'flyttat ut'])(
  'says who has %s',
  async (what) => {
    const { text } = await company.ask(`Vilka kunder har ${what}?`);
    expect(text).toContain('- Ekot AB har slutat handla');
  },
);
