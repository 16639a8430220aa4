import { type Decimal, toText } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import type { Worked } from '../../facts/expression.ts';
import type { Fact, Subject } from '../../facts/fact.ts';
import { type FactDraft, type Facts, NO_ORIGIN } from '../../facts/facts.ts';

interface PlanFigure extends Pick<FactDraft, 'key' | 'label' | 'unit'> {
  /** The goal as the user wrote it; plans are compared goal by goal. */
  goal?: string;
}

function subjectOf(goal: string | undefined): Subject | null {
  return goal === undefined ? null : { kind: 'goal', name: goal };
}

/** Adds a figure the user wrote. */
export function addStated(
  facts: Facts,
  { goal, ...given }: PlanFigure & { value: Decimal; formula: string },
  written = 'ditt svar i formuläret',
): Fact {
  const isPercent = given.unit === 'percent' || given.unit === 'percentagePoints';
  return facts.add({
    ...given,
    subject: subjectOf(goal),
    precision: isPercent && toText(given.value).includes('.') ? 1 : 0,
    kind: 'answer',
    columns: [],
    filter: `${written}, inga rader ur någon fil`,
    rows: 0,
    origin: NO_ORIGIN,
  });
}

/** Adds a figure computed from answers and analyses, shown in whole numbers. */
export function addPlanFigure(facts: Facts, { goal, ...given }: PlanFigure & Worked): Fact {
  return derive(facts, { ...given, subject: subjectOf(goal), precision: 0 });
}
