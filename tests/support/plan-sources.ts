import { record } from '#engine/advice/advice.ts';
import type { PlanAnswers, PlanInput, PlanProfile, PlanSource } from '#engine/guides/plan/input.ts';
import { costBriefFor } from './cost-advice.ts';
import type { FactTable } from './fact-table.ts';
import { adviceFor } from './sales-advice.ts';

/** A finished sales analysis of an ordinary company with these facts, as a plan takes it over. */
export function salesSource(table: FactTable = {}): PlanSource {
  const { facts, advice } = adviceFor(table);
  return { analysisId: 'sales', facts, advice: advice.map(record) };
}

/** A finished cost analysis of an ordinary company with these facts, as a plan takes it over. */
export function costSource(table: FactTable = {}): PlanSource {
  const { facts, advice } = costBriefFor(table);
  return { analysisId: 'costs', facts, advice: advice.map(record) };
}

const profile: PlanProfile = { industry: null, employees: 3, revenue: null, result: null };
const answers: PlanAnswers = {
  question1: '',
  question2: '',
  question3: 'growth',
  question4: '',
  question5: '',
};

/** What a plan is made of: no analyses, three employees and empty answers but for what is given. */
export function planOf(
  given: Partial<Pick<PlanInput, 'sales' | 'costs'>> = {},
  written: Partial<PlanAnswers> = {},
  company: Partial<PlanProfile> = {},
): PlanInput {
  return {
    sales: given.sales ?? null,
    costs: given.costs ?? null,
    profile: { ...profile, ...company },
    answers: { ...answers, ...written },
    today: '2026-11-23',
  };
}
