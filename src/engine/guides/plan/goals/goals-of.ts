import type { PlanAnswers } from '../input.ts';
import { type Goal, readGoals } from './read-goals.ts';

/** Goals without a figure get the same answer: it is given once, for all of them. */
function togetherWithoutFigure(goals: readonly Goal[]): Goal[] {
  const [first, ...more] = goals.filter(({ measure }) => measure === null);
  if (first === undefined || more.length === 0) return [...goals];
  const words = [first, ...more].map((goal) => goal.words).join(', ');
  return [...goals.filter(({ measure }) => measure !== null), { ...first, words, several: true }];
}

/** The goals that the owner writes of, and those that the measure of success adds. */
export function goalsOf({
  question1,
  question5,
}: Pick<PlanAnswers, 'question1' | 'question5'>): Goal[] {
  const goals = togetherWithoutFigure(readGoals(question1));
  const goalWords = new Set(goals.map(({ words }) => words.toLowerCase()));
  // The success measure often repeats a goal; it counts as another only with a new figure.
  const more = readGoals(question5).filter(
    ({ measure, kind, words }) =>
      measure !== null &&
      !goalWords.has(words.toLowerCase()) &&
      !goals.some((goal) => goal.kind === kind && goal.measure !== null),
  );
  return [...goals, ...more];
}
