import { expect } from 'vitest';
import type { ChosenRecommendation } from '#engine/advice/advice.ts';
import { type SalesBrief, salesBrief } from '#engine/guides/sales/brief.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import { guardDraft } from '#engine/text/guard.ts';
import type { FactTable } from './fact-table.ts';
import { figuresOf, noAnswers, ordinary, plainUnderstanding } from './sales-facts.ts';

type Answers = Partial<typeof noAnswers>;

/** The advice an ordinary company with these facts gets; every text of it has passed the guard. */
export function adviceFor(
  table: FactTable,
  answers: Answers = {},
  more: Partial<SalesFigures> = {},
): SalesBrief {
  const brief = salesBrief({
    figures: figuresOf({ ...ordinary, ...table }, more),
    answers: { ...noAnswers, ...answers },
    understanding: plainUnderstanding,
  });
  const texts = brief.advice.map(({ advice, worth }) => ({ ...advice, effect: null, worth }));
  const shown = texts.map(({ effort, sureness, stake, id, happened, ...text }) => text);
  expect(guardDraft(shown, brief.facts, brief.changes)).toEqual([]);
  return brief;
}

/** One advice by id; undefined where the facts do not call for it. */
export function given(
  table: FactTable,
  id: string,
  answers: Answers = {},
  more: Partial<SalesFigures> = {},
): ChosenRecommendation | undefined {
  return adviceFor(table, answers, more).advice.find(({ advice }) => advice.id === id);
}

/** The likely effect of one advice, in kronor per year. */
export function likely(table: FactTable, id: string, answers: Answers = {}): string | undefined {
  return given(table, id, answers)?.effect?.likely.value;
}
