import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '#engine/guides/plan/input.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { planAsText } from '#support/plan-text.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const golden = (name: string) => root(`tests/fixtures/golden/${name}`);

const cases: {
  what: string;
  file: string | null;
  costFile?: string;
  expected: string;
  employees: number | null;
  answers: PlanAnswers;
}[] = [
  {
    what: 'the sample company, that wants to grow',
    file: root('src/features/sample/server/forsaljning-exempelbolaget.csv'),
    expected: 'plan-exempelbolaget.txt',
    employees: 4,
    answers: {
      question1: 'Öka omsättningen med 20 %, höja marginalen till 42 % och få 10 nya kunder',
      question2: 'Inköpen har blivit dyrare, konkurrensen om cafékunderna och tidsbrist',
      question3: 'growth',
      question4: 'Två personer på kontoret, ungefär 10 timmar i veckan',
      question5: 'Omsättning och täckningsgrad per kvartal',
    },
  },
  {
    what: 'a pizzeria without cost in its file, that wants stability',
    file: root('tests/fixtures/golden/pizza-per-manad.csv'),
    expected: 'plan-pizza.txt',
    employees: null,
    answers: {
      question1: 'Fler stamkunder, sänka kostnaderna 5 %, resultat på 1 mkr',
      question2: 'Hitta personal och ojämn säsong',
      question3: 'stability',
      question4: 'Bara jag',
      question5: 'Att det finns pengar på kontot',
    },
  },
  {
    what: 'a consultancy, of which the books in SIE tell both sales and costs',
    file: root('tests/fixtures/files/079-sie-2-months/input.se'),
    costFile: root('tests/fixtures/files/079-sie-2-months/input.se'),
    expected: 'plan-sie.txt',
    employees: 1,
    answers: {
      question1: 'Sänka kostnaderna med 10 %, öka omsättningen med 15 %',
      question2: 'Hittar inte tid att sälja',
      question3: 'efficiency',
      question4: 'Jag själv, en dag i veckan',
      question5: 'Resultat per månad',
    },
  },
  {
    what: 'a bicycle maker that has analysed its purchases alone',
    file: null,
    costFile: golden('inkop-adventureworks.csv'),
    expected: 'plan-inkop.txt',
    employees: 40,
    answers: {
      question1: 'Sänka inköpskostnaden med 300 000 kr om året',
      question2: 'Leverantörerna höjer priserna',
      question3: 'stability',
      question4: 'En inköpare på heltid',
      question5: 'Inköpskostnad per månad',
    },
  },
  {
    what: 'a company with no analysis yet',
    file: null,
    expected: 'plan-utan-analys.txt',
    employees: 1,
    answers: {
      question1: 'Omsätta 1,5 mkr',
      question2: 'Kunder betalar sent',
      question3: 'efficiency',
      question4: 'Jag är ensam',
      question5: 'Omsättningen',
    },
  },
];

const source = (analysisId: string, { facts, advice }: ResultBasis) => ({
  analysisId,
  facts,
  advice,
});

describe('golden plans, read by eye', () => {
  it.each(cases)('says the same of $what', async (given) => {
    const { file, costFile, expected, employees, answers } = given;
    const analysed = file === null ? null : await analyseFile(readFileSync(file), 'fil.csv');
    const sales = analysed ? source('sales', analysed.result) : null;
    const spent = costFile ? await analyseCostFile(readFileSync(costFile), 'fil.csv') : null;
    const costs = spent ? source('costs', spent) : null;
    const profile = { industry: null, employees, revenue: null, result: null };
    const plan = await planGuide.result({
      ...{ sales, costs, profile, answers },
      today: '2026-11-23',
    });
    await expect(planAsText(plan)).toMatchFileSnapshot(golden(expected));
  });
});
