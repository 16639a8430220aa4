import { expect, it } from 'vitest';
import type { ChosenRecommendation } from '#engine/advice/advice.ts';
import type { Recommendation } from '#engine/advice/rule.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { costBrief } from '#engine/guides/costs/brief.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import { costRules } from '#engine/guides/costs/rules.ts';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import { salesRules } from '#engine/guides/sales/rules.ts';
import { renderDraft } from '#engine/text/render.ts';
import { costFiguresFrom, costUnderstanding, noCostAnswers, ordinaryCosts } from './cost-facts.ts';
import type { FactTable } from './fact-table.ts';
import { recomputed } from './recompute-formula.ts';
import { figuresOf, noAnswers, ordinary, plainUnderstanding } from './sales-facts.ts';

type SalesAnswerTexts = Partial<typeof noAnswers>;

/** What one sales rule says by itself, before advice is ranked and left out; null where it is silent. */
export function salesRule(
  table: FactTable,
  id: string,
  answers: SalesAnswerTexts = {},
  more: Partial<SalesFigures> = {},
): Recommendation | null {
  const rule = salesRules.find((one) => one.id === id);
  if (rule === undefined) throw new RangeError(`no sales rule ${id}`);
  const { context } = salesBrief({
    figures: figuresOf({ ...ordinary, ...table }, more),
    answers: { ...noAnswers, ...answers },
    understanding: plainUnderstanding,
  });
  return rule.apply(context);
}

/** What one cost rule says by itself, before advice is ranked and left out; null where it is silent. */
export function costRule(
  table: FactTable,
  id: string,
  answers: Partial<CostAnswers> = {},
  more: Partial<CostFigures> = {},
): Recommendation | null {
  const rule = costRules.find((one) => one.id === id);
  if (rule === undefined) throw new RangeError(`no cost rule ${id}`);
  const { context } = costBrief({
    figures: costFiguresFrom({ ...ordinaryCosts, ...table }, more),
    answers: { ...noCostAnswers, ...answers },
    understanding: costUnderstanding,
  });
  return rule.apply(context);
}

/** A case: what the business looks like, and whether the rule speaks of it. */
type Case = [business: string, table: FactTable, speaks: boolean];

/** A test for each case of when a sales rule speaks and when it is silent. */
export function salesSpeaks(id: string, cases: readonly Case[]): void {
  it.each(cases)('%s', (_, table, speaks) => {
    expect(salesRule(table, id) !== null).toBe(speaks);
  });
}

/** The same of a cost rule. */
export function costSpeaks(
  id: string,
  cases: readonly Case[],
  more: Partial<CostFigures> = {},
): void {
  it.each(cases)('%s', (_, table, speaks) => {
    expect(costRule(table, id, {}, more) !== null).toBe(speaks);
  });
}

/** Draft texts as they are read, with figures in their places and ordinary spaces. */
export function read<T extends object>(draft: T, facts: readonly Fact[]): T {
  const { texts } = renderDraft(draft, facts);
  return JSON.parse(JSON.stringify(texts).replaceAll('\u00a0', ' ')) as T;
}

/** The texts of one advice as they are read. */
export interface ReadAdvice {
  title: string;
  description: string;
  action: string;
  firstStep: string;
  worth: string;
}

function chosenIn(
  brief: { facts: readonly Fact[]; advice: readonly ChosenRecommendation[] },
  id: string,
): ChosenRecommendation {
  const chosen = brief.advice.find(({ advice }) => advice.id === id);
  if (chosen === undefined) throw new RangeError(`the advice ${id} is not given`);
  return chosen;
}

/** One advice of a brief as it is read; throws where it is not given. */
export function readAdvice(
  brief: { facts: readonly Fact[]; advice: readonly ChosenRecommendation[] },
  id: string,
): ReadAdvice {
  const { advice, worth } = chosenIn(brief, id);
  const { title, description, action, firstStep } = advice;
  return read({ title, description, action, firstStep, worth }, brief.facts);
}

/** Low, likely and high kronor a year of one advice, each recomputed from the words of its formula. */
export function effectOf(
  brief: { facts: readonly Fact[]; advice: readonly ChosenRecommendation[] },
  id: string,
): [low: string, likely: string, high: string] | null {
  const { effect } = chosenIn(brief, id);
  if (effect === null) return null;
  const byId = new Map(brief.facts.map((fact) => [fact.id, fact]));
  const levels = [effect.low, effect.likely, effect.high];
  for (const fact of levels) expect(recomputed(fact, byId)).toBe(fact.value);
  return [effect.low.value, effect.likely.value, effect.high.value];
}
