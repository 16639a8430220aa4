import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ResultBasis } from '#engine/text/result.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
import type { Composed, Guide } from '#features/guides/server/guide.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { composeCostFile } from './analyse-cost-file.ts';
import { analyseFile } from './analyse-file.ts';

/** An analysis as the rules write it, with the draft it is made of. */
export interface ComposedAnalysis {
  name: string;
  guide: Pick<Guide, 'id' | 'modelTexts' | 'aligned'>;
  composed: Composed;
  answers: Record<string, string>;
}

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const SAMPLE = 'src/features/sample/server/forsaljning-exempelbolaget.csv';
const PIZZA = 'tests/fixtures/golden/pizza-per-manad.csv';
const COSTS = 'src/features/sample/server/kostnader-exempelbolaget.csv';
const PURCHASES = 'tests/fixtures/golden/inkop-adventureworks.csv';
const BOOKS = 'tests/fixtures/files/079-sie-2-months/input.se';

const salesAnswers = {
  question1: 'Mellanrost och Espresso Napoli',
  question2: 'Webben',
  question4: 'December är störst, sommaren svag',
  question5: 'ca 12 procent',
};
const goals = {
  question1: 'Öka omsättningen med 20 %, höja marginalen till 42 % och få 10 nya kunder',
  question2: 'Inköpen har blivit dyrare, konkurrensen om cafékunderna och tidsbrist',
  question3: 'growth' as const,
  question4: 'Två personer på kontoret, ungefär 10 timmar i veckan',
  question5: 'Omsättning och täckningsgrad per kvartal',
};

async function sales(name: string, path: string): Promise<ComposedAnalysis> {
  const { input } = await analyseFile(read(path), name, salesAnswers);
  const composed = salesGuide.composed(input);
  return { name, guide: salesGuide, composed, answers: salesAnswers };
}

async function costs(name: string, path: string): Promise<ComposedAnalysis> {
  const composed = await composeCostFile(read(path), name);
  return { name, guide: costsGuide, composed, answers: {} };
}

const source = (analysisId: string, { facts, advice }: ResultBasis) => ({
  ...{ analysisId, facts, advice },
});

/** Analyses of real and of sample files, one of each guide and kind. */
export async function composedAnalyses(): Promise<ComposedAnalysis[]> {
  const shop = await sales('försäljning', SAMPLE);
  const purchases = await costs('inköp', PURCHASES);
  const profile = { industry: null, employees: 4, revenue: null, result: null };
  const plan = planGuide.composed({
    sales: source('sales', shop.composed.result),
    costs: source('costs', purchases.composed.result),
    profile,
    answers: goals,
    company: null,
    note: null,
    today: '2026-11-23',
  });
  return [
    shop,
    await sales('pizza', PIZZA),
    await sales('böcker', BOOKS),
    purchases,
    await costs('kostnader', COSTS),
    await costs('bokföring', BOOKS),
    { name: 'plan', guide: planGuide, composed: plan, answers: goals },
  ];
}
