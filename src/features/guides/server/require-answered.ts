import { failWith } from '#contract/errors.ts';
import { blockingQuestions } from '#engine/table/question.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { analysisErrors } from '../contract.ts';

const fail = failWith(analysisErrors);

/** Throws `analysis.questions`, with the questions, while a file leaves open what its figures are. */
export function requireAnswered(understanding: Pick<Understanding, 'questions'>): void {
  const questions = blockingQuestions(understanding);
  if (questions.length > 0) throw fail('analysis.questions', { questions });
}
