import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { formatFact } from '#engine/text/format.ts';
import type { CostAnalysisBasis } from '#features/costs/server/basis.ts';
import { analyseCostFile, costAsText } from '#support/analyse-cost-file.ts';
import { officeRows } from '#support/office-table.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const golden = (name: string) => root(`tests/fixtures/golden/${name}`);

function officeCsv(): Buffer {
  const header = 'Datum;Leverantör;Konto;Text;Avdelning;Fakturanr;Belopp';
  const lines = officeRows().map(({ date, supplier, account, text, department, invoice, amount }) =>
    [
      date,
      supplier,
      account,
      text,
      department,
      invoice,
      (amount / 100).toFixed(2).replace('.', ','),
    ]
      .map((cell) => cell ?? '')
      .join(';'),
  );
  return Buffer.from(`${[header, ...lines].join('\n')}\n`);
}

const officeRevenue = Object.fromEntries(
  Array.from({ length: 18 }, (_, month) => [
    new Date(Date.UTC(2024, month, 1)).toISOString().slice(0, 7),
    `${92_000 + month * 500}.00`,
  ]),
);

const goldens: {
  what: string;
  name: string;
  bytes: () => Buffer;
  expected: string;
  answers: Partial<CostAnswers>;
  basis: Partial<CostAnalysisBasis>;
}[] = [
  {
    what: "an office's purchase ledger, with accounts, departments and known revenue",
    name: 'leverantörsreskontra.csv',
    bytes: officeCsv,
    expected: 'kostnad-kontor.txt',
    answers: {
      largestFixedCosts: 'Hyra 11 000 kr/mån, löner 85 tkr i månaden',
      unpredictableCosts: 'Reparationer och inköp',
      subscriptionCosts: 'Telia och Fortnox',
      unnecessaryCosts: 'Fortnox, tror jag',
      departmentDistribution: 'Butik 70 %, kontor 30 %',
    },
    basis: { revenue: { document: 'försäljningsanalysen av kassan', months: officeRevenue } },
  },
  {
    what: 'purchase orders of a bicycle maker, that the dictionary knows little of',
    name: 'inköp.csv',
    bytes: () => readFileSync(golden('inkop-adventureworks.csv')),
    expected: 'kostnad-inkop.txt',
    answers: {
      largestFixedCosts: 'Lokal och löner',
      unpredictableCosts: 'Inköpen',
      subscriptionCosts: 'Inga',
      unnecessaryCosts: 'Expressfrakter',
      departmentDistribution: 'Allt är produktion',
    },
    basis: {},
  },
  {
    what: 'books in SIE of a demonstration company',
    name: 'bokföring.se',
    bytes: () => readFileSync(root('tests/fixtures/files/080-sie-3-objects/input.se')),
    expected: 'kostnad-sie.txt',
    answers: { largestFixedCosts: 'Löner och lokalhyra 30 000 kr per kvartal' },
    basis: { industry: { sni: '47' } },
  },
  {
    what: 'balances of two years in SIE type 1: the latest year, against the one before',
    name: 'bokslut.se',
    bytes: () => readFileSync(root('tests/fixtures/files/078-sie-1-two-years/input.se')),
    expected: 'kostnad-sie-typ1.txt',
    answers: { largestFixedCosts: 'Lokalhyra 3 000 kr i månaden' },
    basis: {},
  },
  {
    what: 'a list of agreements paid by the month, the quarter and the year',
    name: 'avtal.csv',
    bytes: () =>
      Buffer.from(
        [
          'Avtal;Leverantör;Belopp;Betalas',
          'Kontorshyra;Fastighets AB Norr;12 500,00;per månad',
          'Mobil och bredband;Telia;1 899,00;per månad',
          'Företagsförsäkring;Länsförsäkringar;14 800,00;per år',
          'Bokföringsprogram;Fortnox;349,00;månadsvis',
          'Molnlagring;Microsoft;1 188,00;årsvis',
          'Bildbank;Adobe;7 200,00;årsvis',
          'Larm;Verisure;1 500,00;kvartal',
          'Domännamn;Loopia;300,00;24 mån',
        ].join('\n'),
      ),
    expected: 'kostnad-avtal.txt',
    answers: {
      largestFixedCosts: 'Hyra 12 500 kr/mån',
      subscriptionCosts: 'Fortnox, Microsoft och Adobe',
      unnecessaryCosts: 'Adobe',
    },
    basis: {},
  },
];

describe('golden cost analyses, read by eye', () => {
  it.each(goldens)('says the same of $what', async ({ name, bytes, expected, answers, basis }) => {
    const result = await analyseCostFile(bytes(), name, answers, basis);
    const byId = new Map(result.facts.map((fact) => [fact.id, fact]));
    for (const { path, start, end, factId } of result.figures) {
      const text = path
        .split('.')
        .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], result);
      const fact = byId.get(factId);
      if (fact === undefined) throw new Error(`${path} names ${factId}, which is no fact`);
      const magnitude = { ...fact, value: fact.value.replace('-', '') };
      expect([formatFact(fact), formatFact(magnitude)]).toContain(
        (text as string).slice(start, end),
      );
    }
    await expect(costAsText(result)).toMatchFileSnapshot(golden(expected));
  });
});
