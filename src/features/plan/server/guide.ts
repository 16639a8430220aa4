import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { PlanAnswers, PlanProfile, PlanSource } from '#engine/guides/plan/input.ts';
import type { ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { isFreePlan } from '#features/billing/plans.ts';
import { planAnswers } from '#features/guides/answers/plan.ts';
import { loadAnswers } from '#features/guides/answers/server/store.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import type { Guide } from '#features/guides/server/guide.ts';
import { type AnalysisStore, createAnalysisStore } from '#features/guides/server/store.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import { users } from '#server/session/table.ts';
import { planErrors } from '../contract.ts';
import { makePlan } from './make-plan.ts';
import { PLAN_VERSION } from './writer.ts';

const fail = failWith(planErrors);

/** What a plan rests on beside the answers, frozen with it. */
interface PlanBasis {
  sales: string | null;
  costs: string | null;
  profile: PlanProfile;
}

function sourceOf(row: AnalysisRow | null): PlanSource | null {
  if (row?.result == null) return null;
  return { analysisId: row.id, facts: row.result.facts, advice: row.result.advice ?? [] };
}

/** The analysis as it was when the plan was made. Throws `analysis.source_gone` when it has been removed. */
async function frozenSource(
  store: AnalysisStore,
  ownerId: string,
  id: string | null,
): Promise<PlanSource | null> {
  if (id === null) return null;
  const source = sourceOf(await store.get(ownerId, id));
  if (source === null) throw failWith(analysisErrors)('analysis.source_gone');
  return source;
}

/** Handlingsplan: the newest analyses, the five answers and the profile become a plan. Pro only. */
export const planGuide: Guide = {
  type: 'åtgärder',
  version: PLAN_VERSION,
  async prepare(deps, ownerId) {
    const { db } = deps.database;
    const [user] = await db.select().from(users).where(eq(users.id, ownerId));
    if (user === undefined || isFreePlan(user.plan)) throw fail('actions.pro');
    const answers = planAnswers.safeParse(await loadAnswers(db, ownerId, 'actions'));
    if (!answers.success) throw fail('actions.no_answers');
    const store = createAnalysisStore(db);
    const sales = await store.newest(ownerId, 'försäljning');
    const costs = await store.newest(ownerId, 'kostnader');
    const { industry, employees, revenue, result } = user;
    const basis: PlanBasis = {
      sales: sales?.id ?? null,
      costs: costs?.id ?? null,
      profile: { industry, employees, revenue, result },
    };
    const made = [sales, costs].filter((row) => row !== null);
    const sample = made.length > 0 && made.every((row) => row.sample);
    return { document: null, answers: { ...answers.data }, basis, sample };
  },
  async compute(deps, row, _table, report) {
    await report({ stage: 'reading', percent: 20, text: 'Hämtar dina analyser' });
    const store = createAnalysisStore(deps.database.db);
    const basis = row.basis as PlanBasis;
    const sales = await frozenSource(store, row.ownerId, basis.sales);
    const costs = await frozenSource(store, row.ownerId, basis.costs);
    await report({ stage: 'computing', percent: 50, text: 'Väger åtgärderna mot dina mål' });
    const answers: PlanAnswers = planAnswers.parse(row.answers);
    await report({ stage: 'writing', percent: 80, text: 'Skriver planen' });
    return makePlan({ sales, costs, profile: basis.profile, answers });
  },
  adviceTitles: (result) =>
    plannedIn(result).map(({ id, title }) => [id.replace(/^(sales|costs)-/, ''), title]),
  openView: null,
};

function plannedIn(result: ResultBasis): PlannedAction[] {
  const { shortTerm, longTerm } = result as ActionsResult;
  return [...shortTerm, ...longTerm];
}
