import type { Theme } from '../../../advice/rule.ts';
import type { Facts } from '../../../facts/facts.ts';
import { costKeys as key } from '../catalogue.ts';
import type { CostFigures } from '../figures/figures.ts';
import type {
  CostAnswerContext,
  CostAnswerPart,
  CostAnswers,
  CostReading,
} from './answer-context.ts';
import { departmentAnswer } from './departments.ts';
import { fixedCostAnswer } from './fixed-costs.ts';
import { saysNothing } from './named-amounts.ts';
import { subscriptionAnswer } from './subscriptions.ts';
import { unnecessaryAnswer } from './unnecessary.ts';
import { variableCostAnswer } from './variable-costs.ts';

const questions: readonly {
  question: keyof CostAnswers;
  theme: Theme;
  read(answer: string, context: CostAnswerContext, others: string): CostAnswerPart;
}[] = [
  { question: 'largestFixedCosts', theme: 'fixed', read: fixedCostAnswer },
  { question: 'unpredictableCosts', theme: 'spikes', read: variableCostAnswer },
  { question: 'subscriptionCosts', theme: 'subscriptions', read: subscriptionAnswer },
  { question: 'unnecessaryCosts', theme: 'subscriptions', read: unnecessaryAnswer },
  { question: 'departmentDistribution', theme: 'departments', read: departmentAnswer },
];

/** Reads the five answers and adds the figures in them to `book`. */
export function readCostAnswers(
  answers: CostAnswers,
  figures: CostFigures,
  book: Facts,
): CostReading {
  const total = book.get(key.total);
  const answered = questions.filter(({ question }) => !saysNothing(answers[question]));
  const othersThan = (asked: keyof CostAnswers) =>
    questions
      .filter(({ question }) => question !== asked)
      .map(({ question }) => answers[question])
      .join('\n');
  const context: CostAnswerContext = { book, figures, currency: total?.currency ?? null };
  // Without costs there is nothing to compare answers with.
  const parts =
    total === null
      ? []
      : answered.map(({ question, read }) =>
          read(answers[question], context, othersThan(question)),
        );
  return {
    facts: parts.flatMap((part) => part.facts ?? []),
    checks: parts.flatMap((part) => part.checks ?? []),
    themes: new Set(answered.map(({ theme }) => theme)),
    unnecessary: parts.flatMap((part) => part.unnecessary ?? []),
    departments: parts.find((part) => part.departments)?.departments ?? null,
  };
}
