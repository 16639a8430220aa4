import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseCostFile, costAsText } from '#support/analyse-cost-file.ts';
import { companyOf } from '#support/consult.ts';
import { isNoSupplier } from './areas/payees.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostResult } from './result.ts';

const FEES = [
  [
    'Fjärrvärme Norr',
    '5020',
    'Värme',
    [9100, 8200, 7000, 4800, 2100, 1500, 1400, 1600, 2500, 5000, 7200, 8900],
  ],
  ['Hyresvärden i Norr AB', '5010', 'Lokalhyra', [14_000]],
  ['Byrån Siffran', '6530', 'Redovisningstjänster', [2950]],
  ['Lön', '7010', 'Löner', [24_000]],
  ['Anna Berg', '7010', 'Löner', [21_000]],
  ['Collectum', '7410', 'Pensionsförsäkringar', [1900]],
  ['Skatteverket', '7510', 'Arbetsgivaravgifter', [14_100]],
] as const;

/** Two years of a ledger with wages, taxes on several accounts, insurance by the year and repairs now and then. */
function ledger(fee: readonly number[] = [2950]): Buffer {
  const rows: string[] = [];
  for (let at = 0; at < 24; at += 1) {
    const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const add = (day: string, who: string, account: string, name: string, kronor: number) =>
      rows.push(`${month}-${day};${rows.length + 1};${who};${account};${name};${kronor},00`);
    for (const [who, account, name, amounts] of FEES) {
      const own = who === 'Byrån Siffran' ? fee : amounts;
      add('25', who, account, name, own[at % own.length] ?? 0);
    }
    if (at % 3 === 1) add('12', 'Skatteverket', '5190', 'Fastighetsskatt', 9400);
    if (at % 12 === 2)
      add(
        '05',
        'Försäkringsbolaget Eken',
        '6310',
        'Företagsförsäkringar',
        at < 12 ? 31_200 : 34_600,
      );
    if (at % 5 === 3)
      add('19', 'Rörjouren AB', '5170', 'Reparation och underhåll av fastighet', 4000 + 700 * at);
  }
  return Buffer.from(
    ['Fakturadatum;Verifikation;Leverantör;Konto;Kontonamn;Belopp exkl moms', ...rows].join('\n'),
  );
}

const answers = { unpredictableCosts: 'Reparationerna och försäkringarna' };
let even: CostResult;
let uneven: CostResult;
beforeAll(async () => {
  even = await analyseCostFile(ledger(), 'even.csv', answers);
  uneven = await analyseCostFile(ledger([1200, 5200, 2300, 0, 6900]), 'uneven.csv', answers);
});

const OTHERS = ['Lön', 'Anna Berg', 'Skatteverket'];
const of = ({ facts }: CostResult, wanted: string) =>
  facts.flatMap((fact) => (fact.key === wanted ? (fact.subject?.name ?? []) : []));

describe('wages and authorities', () => {
  it('are told by what most is booked as, and an authority by its name', () => {
    expect(isNoSupplier('Skatteverket', 'Lokal')).toBe(true);
    expect(isNoSupplier('Lön', 'Personal')).toBe(true);
    expect(isNoSupplier('Anna Berg', 'Personal')).toBe(true);
    expect(isNoSupplier('Kurshuset AB', 'Personal')).toBe(false);
    expect(isNoSupplier('Collectum', 'Personal')).toBe(false);
    expect(isNoSupplier('Anna Berg', 'Redovisning och konsulter')).toBe(false);
  });

  it('are no suppliers in figures, and no agreements', () => {
    const suppliers = of(even, key.supplierTotal);
    expect(suppliers).toEqual(expect.arrayContaining(['Collectum', 'Fjärrvärme Norr']));
    expect(suppliers.filter((name) => OTHERS.includes(name))).toEqual([]);
    expect(of(even, key.subscriptionYearly).join()).not.toMatch(/Skatteverket|Lön|Anna/u);
    const count = even.facts.find((fact) => fact.key === key.suppliersTotal);
    expect(count?.value).toBe('6');
  });
});

describe('what is fixed by nature', () => {
  it('is so by the rhythm that it is billed in: two premiums of two years are both fixed', () => {
    const value = (wanted: string) =>
      even.facts.find((fact) => fact.key === wanted && fact.subject?.name === 'Försäkring och risk')
        ?.value;
    expect(Number(value(key.areaTotal))).toBe(65_800);
    expect(Number(value(key.areaFixed))).toBe(65_800);
    expect(costAsText(even)).toContain('- Fast: ska betalas också när intäkterna sjunker');
  });
});

describe('a fee', () => {
  it('that is even is not told to become a fixed price, and one that is not is', () => {
    expect(costAsText(even)).not.toMatch(/[Ll]öpande räkning/u);
    expect(costAsText(even)).toContain('Gå igenom vad de fasta arvodena täcker');
    expect(costAsText(uneven)).toContain('Löpande räkning växer');
  });
});

describe('an answer in another form of a word', () => {
  it('is matched with an account of the file, and with an area', () => {
    const checks = even.answerChecks.join('\n').replaceAll('\u00a0', ' ');
    expect(checks).toMatch(
      /”Reparationerna” finns i filen på kontot ”5170 Reparation och underhåll av fastighet”: [\d ]+ kr/u,
    );
    expect(checks).toContain(
      'betalas sällan, men hör till det som är fast: 65 800 kr av 65 800 kr',
    );
    expect(checks).not.toMatch(/gick inte att para ihop/u);
  });
});

describe('a question of suppliers', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'klarsikt-payees-'));
    await writeFile(join(folder, 'ledger.csv'), ledger());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is answered without wages and taxes, which are known when they are asked for', async () => {
    const company = await companyOf([{ guide: 'costs', path: join(folder, 'ledger.csv') }]);
    try {
      const ask = async (message: string) => {
        const { text, tables } = await company.ask(message);
        return `${text} ${JSON.stringify(tables)}`.replaceAll('\u00a0', ' ');
      };
      expect(await ask('Vilka leverantörer kostar mest?')).toContain('Hyresvärden i Norr AB');
      expect(await ask('Vilka leverantörer kostar mest?')).not.toMatch(/Lön|Anna|Skatteverket/u);
      expect(await ask('Hur många leverantörer har vi?')).toContain('6');
      expect(await ask('Vad har vi betalat till Skatteverket?')).toContain('413 600 kr');
    } finally {
      await company.close();
    }
  });
});
