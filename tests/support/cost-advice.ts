import { expect } from 'vitest';
import type { ChosenRecommendation } from '#engine/advice/advice.ts';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { type CostBrief, costBrief } from '#engine/guides/costs/brief.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import { writeCostDraft } from '#engine/guides/costs/words/draft.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { costFiguresFrom, costUnderstanding, noCostAnswers, ordinaryCosts } from './cost-facts.ts';
import type { FactTable } from './fact-table.ts';

type Answers = Partial<CostAnswers>;

/** What an ordinary company with these facts is told; every text of it has passed the guard. */
export function costBriefFor(
  table: FactTable,
  answers: Answers = {},
  more: Partial<CostFigures> = {},
): CostBrief {
  const brief = costBrief({
    figures: costFiguresFrom({ ...ordinaryCosts, ...table }, more),
    answers: { ...noCostAnswers, ...answers },
    understanding: costUnderstanding,
  });
  const draft = { ...writeCostDraft(brief), checks: brief.answerChecks };
  expect(guardDraft(draft, brief.facts, brief.changes)).toEqual([]);
  return brief;
}

/** One advice by id; undefined where the facts do not call for it. */
export function givenCost(
  table: FactTable,
  id: string,
  answers: Answers = {},
  more: Partial<CostFigures> = {},
): ChosenRecommendation | undefined {
  return costBriefFor(table, answers, more).advice.find(({ advice }) => advice.id === id);
}

/** The likely effect of one advice, in kronor per year. */
export function likelySaving(
  table: FactTable,
  id: string,
  answers: Answers = {},
  more: Partial<CostFigures> = {},
): string | undefined {
  return givenCost(table, id, answers, more)?.effect?.likely.value;
}
