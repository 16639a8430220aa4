import { type ChosenRecommendation, chooseAdvice } from '../../advice/advice.ts';
import { type DataQualityDraft, dataQuality } from '../../advice/data-quality.ts';
import { likelyOf } from '../../advice/rank-advice.ts';
import type { Fact } from '../../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../../facts/facts.ts';
import type { Understanding } from '../../table/understanding.ts';
import { costQualityKeys } from './answer-keys.ts';
import type { CostAnswers } from './answers/answer-context.ts';
import { readCostAnswers } from './answers/read-answers.ts';
import { costCatalogue } from './catalogue.ts';
import type { CostFigures } from './figures/figures.ts';
import { type CostRuleContext, costRuleContext } from './rule-context.ts';
import { costRules } from './rules.ts';
import { stepForWages } from './services.ts';
import { stepForStarted, stepForStopped } from './stopped-step.ts';

/** All that a writer gets: facts, findings and answers, never rows of the file. */
export interface CostBrief {
  context: CostRuleContext;
  /** Computed facts first, then rows and answers, then assumptions and effects. */
  facts: readonly Fact[];
  /** Keys of the facts whose sign is a direction, for the guard. */
  changes: ReadonlySet<string>;
  advice: ChosenRecommendation[];
  /** Draft sentences that compare the answers with the file. */
  answerChecks: string[];
  dataQuality: DataQualityDraft;
}

/** The input of a cost analysis. */
export interface CostAnalysisInput {
  figures: CostFigures;
  answers: CostAnswers;
  understanding: Understanding;
}

/** Smaller savings, in kronor a year, are left out however small the company. */
const TRIFLE = 500;

/**
 * From figures and answers to findings and recommendations. Deterministic; leaves the facts of
 * `figures` unchanged.
 */
export function costBrief({ figures, answers, understanding }: CostAnalysisInput): CostBrief {
  const book = createFacts(NO_ORIGIN, figures.facts);
  const { facts: computed, warnings } = figures;
  const quality = dataQuality(
    { facts: computed, warnings, keys: costQualityKeys },
    understanding,
    book,
  );
  const reading = readCostAnswers(answers, figures, book);
  const context = costRuleContext(book, figures, reading);
  const candidates = costRules
    .filter(({ id }) => context.business?.never.has(id) !== true)
    .map((rule) => rule.apply(context))
    .filter((advice) => advice !== null)
    .filter(({ effect }) => effect === null || likelyOf(effect) >= TRIFLE);
  const advice = chooseAdvice(
    candidates,
    reading.themes,
    context.yearlyCost,
    book,
    (event) =>
      stepForWages(event, figures) ??
      stepForStopped(event, context) ??
      stepForStarted(event, context),
  );
  return {
    context,
    facts: book.list,
    changes: costCatalogue.changes,
    advice,
    answerChecks: reading.checks,
    dataQuality: quality,
  };
}
