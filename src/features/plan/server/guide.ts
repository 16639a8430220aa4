import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { CompanyProfile } from '#engine/books/company.ts';
import { actionsBrief } from '#engine/guides/plan/brief.ts';
import type { PlanInput, PlanProfile, PlanSource } from '#engine/guides/plan/input.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { writeActionsDraft } from '#engine/guides/plan/words/draft.ts';
import { leftOfBoth } from '#engine/money/left-of-both.ts';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { planAnswers } from '#features/guides/answers/plan.ts';
import { loadAnswers } from '#features/guides/answers/server/load.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { companyOf } from '#features/guides/server/company.ts';
import { defineGuide } from '#features/guides/server/define-guide.ts';
import type { Run } from '#features/guides/server/guide.ts';
import { users } from '#server/session/table.ts';
import { planErrors } from '../contract.ts';
import { alignGroups, finishPlan } from './finish-plan.ts';
import { planSources } from './sources.ts';

const fail = failWith(planErrors);

/** What a plan uses besides the answers; frozen with it. */
interface PlanBasis {
  sales: string | null;
  costs: string | null;
  profile: PlanProfile;
  /** Absent in older plans. */
  company?: CompanyProfile | null;
  /** Which analysis is not used and why; absent in older plans. */
  note?: string | null;
}

/** The analysis the plan was made from. Throws `analysis.source_gone` when it has been deleted. */
function frozenSource({ analyses }: Run, id: string | null): PlanSource | null {
  if (id === null) return null;
  const result = analyses.find((each) => each.id === id)?.result;
  if (!result) throw failWith(analysisErrors)('analysis.source_gone');
  const { facts, advice = [], scope } = result;
  return { analysisId: id, facts, advice, scope };
}

/** Handlingsplan: the newest analyses, the five answers and the profile become a plan. Pro only. */
export const planGuide = defineGuide({
  id: 'plan',
  version: '1.40.0',
  view: null,
  stages: {
    reading: { percent: 20, text: 'Hämtar dina analyser' },
    computing: () => ({ percent: 50, text: 'Väger åtgärderna mot dina mål' }),
    writing: { percent: 80, text: 'Skriver planen' },
  },
  async prepare({ database: { db } }, ownerId) {
    const [user] = await db.select().from(users).where(eq(users.id, ownerId));
    if (!user || !entitlementsOf(user.plan).actionPlan) throw fail('actions.pro');
    const answers = planAnswers.safeParse(await loadAnswers(db, ownerId, 'actions'));
    if (!answers.success) throw fail('actions.no_answers');
    const { sales, costs, note } = await planSources(db, ownerId);
    const { industry, employees, revenue, result } = user;
    const basis: PlanBasis = {
      sales: sales?.id ?? null,
      costs: costs?.id ?? null,
      profile: { industry, employees, revenue, result },
      company: await companyOf(db, ownerId),
      note,
    };
    const made = [sales, costs].filter((row) => row !== null);
    const sample = made.length > 0 && made.every((row) => row.sample);
    return { document: null, answers: { ...answers.data }, basis, sample };
  },
  sources(basis) {
    const { sales, costs } = basis as PlanBasis;
    return [sales, costs].filter((id) => id !== null);
  },
  async open(run): Promise<PlanInput> {
    const { answers, basis } = run;
    const { sales, costs, profile, company = null, note = null } = basis as PlanBasis;
    return {
      sales: frozenSource(run, sales),
      costs: frozenSource(run, costs),
      profile,
      company,
      today: run.today,
      note,
      answers: planAnswers.parse(answers),
    };
  },
  compute: async (input) => input,
  brief: (input) => actionsBrief(input, leftOfBoth),
  write: writeActionsDraft,
  texts: (draft) => draft,
  finish: finishPlan,
  modelTexts: [
    'summary',
    'shortTerm.*.text',
    'shortTerm.*.description',
    'longTerm.*.text',
    'longTerm.*.description',
    'goals.*.text',
  ],
  aligned: (result) => alignGroups(result as ActionsResult),
  adviceTitles: (result) => {
    const { shortTerm, longTerm } = result as ActionsResult;
    const actions = [...shortTerm, ...longTerm];
    return actions.map(({ id, title }) => [id.replace(/^(sales|costs)-/, ''), title]);
  },
});
