import { expect, it } from 'vitest';
import { actionsBrief } from '#engine/guides/plan/brief.ts';
import type { PlanAnswers } from '#engine/guides/plan/input.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { storiesOf } from '#support/stories/story.ts';

const answers: PlanAnswers = {
  question1: '',
  question2: '',
  question3: 'growth',
  question4: '10 timmar i veckan',
  question5: '',
};

it('differs by two actions of six between one who wants growth and one who wants peace', async () => {
  const differences = [];
  for (const { kind, sales, costs } of storiesOf(3)) {
    if (!['handel', 'hantverk', 'salong'].includes(kind)) continue;
    const { result } = await analyseFile(sales.bytes, sales.name);
    const spent = await analyseCostFile(costs.bytes, costs.name);
    const plan = (question3: PlanAnswers['question3']) => {
      const { actions } = actionsBrief({
        sales: { analysisId: 'sales', facts: result.facts, advice: result.advice },
        costs: { analysisId: 'costs', facts: spent.facts, advice: spent.advice },
        profile: { industry: null, employees: 4, revenue: null, result: null },
        answers: { ...answers, question3 },
        today: '2026-11-22',
      });
      return [...actions.shortTerm, ...actions.longTerm].map(({ id }) => id);
    };
    const [growth, peace] = [plan('growth'), plan('stability')];
    differences.push({
      kind,
      ofGrowth: growth.filter((id) => !peace.includes(id)),
      ofPeace: peace.filter((id) => !growth.includes(id)),
    });
  }
  // A plan may have fewer actions than the other, and then lacks what only that one has.
  for (const { ofGrowth, ofPeace } of differences)
    expect(
      Math.max(ofGrowth.length, ofPeace.length),
      JSON.stringify(differences),
    ).toBeGreaterThanOrEqual(2);
});
