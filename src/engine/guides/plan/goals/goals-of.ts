import type { PlanAnswers, PlanInput } from '../input.ts';
import { type Goal, type GoalKind, readGoals } from './read-goals.ts';
import { DENIED, KEPT, plainText } from './wording.ts';

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

/** The kinds of figures that goals are held against: of a part of the sales, these too. */
export const kindsCounted = (goals: readonly Goal[]): ReadonlySet<GoalKind> =>
  new Set(
    goals.flatMap(({ kind, measure, ofRevenue }) =>
      measure === null ? [] : ofRevenue ? [kind, 'revenue' as const] : [kind],
    ),
  );

/** What ends a part of an answer, kept: the parts stand as they were written. */
const ENDS = /((?:[.;!?\n]|,(?!\d)|(?<!\p{L})(?:men|och(?= inte| inga| aldrig))(?!\p{L}))+)/u;
/** What is no problem is not asked about. */
const NO_PROBLEM =
  /(?<!\p{L})(?:inga|inget|inte (?:något |ett )?)\s?(?:\p{L}+ )?(?:problem|bekymmer)|(?:fungerar|går|är) (?:bra|fint|lagom)(?!\p{L})|betalar i tid|(?<!\p{L})är nöjda(?!\p{L})/u;
/** Whether a part of a goal says what is not wanted, or that what is sold or left is to be less. */
const isUnwanted = (part: string) =>
  (DENIED.test(plainText(part)) && !KEPT.test(plainText(part))) ||
  readGoals(part).some(({ isAgainst }) => isAgainst === true);

function without(answer: string, isLeftOut: (part: string) => boolean): string {
  return answer
    .split(ENDS)
    .filter((part, place) => place % 2 === 1 || !isLeftOut(part))
    .join('');
}

/** A plan's input without what the answers deny: `inte sälja mer` asks for no sales, `inga problem med lagret` for no stock. */
export function asMeant(input: PlanInput): PlanInput {
  const { question1, question2, question4, question5 } = input.answers;
  const isNoProblem = (part: string) => NO_PROBLEM.test(plainText(part));
  const isLeftOut = (part: string) => isNoProblem(part) || isUnwanted(part);
  const answers = {
    ...input.answers,
    question1: without(question1, isLeftOut),
    question2: without(question2, isNoProblem),
    question4: without(question4, isNoProblem),
    question5: without(question5, isLeftOut),
  };
  return { ...input, answers };
}
