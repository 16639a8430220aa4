import type { CostResult } from '#engine/guides/costs/result.ts';
import type { PlanAnswers } from '#engine/guides/plan/input.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { unknownScope } from '#engine/table/scope.ts';
import { revenueOf } from '#features/costs/server/basis.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { analyseCostFile, costAsText } from '../analyse-cost-file.ts';
import { analyseFile, asText } from '../analyse-file.ts';
import { planOf } from '../plan-sources.ts';
import { planAsText } from '../plan-text.ts';
import type { Story } from './story.ts';

/** The analyses of one company, as the product makes them one after the other. */
export interface Telling {
  sales: SalesResult;
  costs: CostResult;
  plan: ActionsResult;
}

const OWNER: Partial<PlanAnswers> = {
  question1: 'Öka resultatet med 10 %',
  question2: 'Tiden räcker inte till',
  question4: '10 timmar i veckan',
};

/** Sales, costs held against them, and a plan of both. */
export async function tellStory({ sales, costs }: Story): Promise<Telling> {
  const sold = (await analyseFile(sales.bytes, sales.name)).result;
  const row = { result: sold, createdAt: new Date('2026-01-15'), document: sales.name };
  const revenue = revenueOf(row, { filename: costs.name, scope: unknownScope });
  const spent = await analyseCostFile(costs.bytes, costs.name, {}, { revenue });
  const source = (
    analysisId: string,
    { facts, advice }: Pick<SalesResult, 'facts' | 'advice'>,
  ) => ({
    ...{ analysisId, facts, advice },
  });
  const both = { sales: source('sales', sold), costs: source('costs', spent) };
  return { sales: sold, costs: spent, plan: await planGuide.result(planOf(both, OWNER)) };
}

/** All three as a text to be read aloud. */
export function tellingAsText({ sales, costs, plan }: Telling): string {
  return [asText(sales), costAsText(costs), planAsText(plan)].join('\n');
}
