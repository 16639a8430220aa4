import { WORTH_OF_HIGH } from '../../advice/advice.ts';
import { atIssue, type Candidate, weight } from './candidate.ts';
import { type ChosenActions, isLittle, scoring } from './choose-actions.ts';
import type { PlanAnswers } from './input.ts';
import { wordNaming } from './named-by-owner.ts';
import type { PlannedAction } from './result.ts';

/** Of the heaviest action's kronor × certainty ÷ effort, for high and for medium priority. */
const HIGH = 0.5;
const MEDIUM = 0.2;

/** As certain or more, as little work or less, and kronor of as much or more. */
const isNoLess = (a: Candidate, b: Candidate) =>
  weight(a) >= weight(b) && a.sureness >= b.sureness && a.effort <= b.effort;

/**
 * The priority of each action of a plan, on one scale over all of them: kronor × certainty ÷ effort
 * against the heaviest. The largest sum, and what is worth much of a
 * year, is never of the least, and what has no kronor, or few beside those of a year
 * (`yearly`, in SEK), never of the most, and of the least where
 * the few are its own; where there are none, those it is weighed by.
 */
export function priorityAmong(
  planned: readonly Candidate[],
  yearly: number,
): (candidate: Candidate) => PlannedAction['priority'] {
  const scoreOf = scoring(planned);
  const counted = planned.filter((each) => weight(each) > 0);
  const highest = Math.max(0, ...(counted.length > 0 ? counted : planned).map(scoreOf));
  const most = Math.max(0, ...counted.map(weight));
  const mayBeHigh = (candidate: Candidate) =>
    atIssue(candidate) > 0 &&
    atIssue(candidate) >= WORTH_OF_HIGH * yearly &&
    scoreOf(candidate) >= HIGH * highest;
  // Sales are weighed by what is left of them, so what is saved may weigh more and still be few kronor of a year.
  const isPassed = (candidate: Candidate) =>
    weight(candidate) > 0 &&
    counted.some((other) => isNoLess(other, candidate) && !mayBeHigh(other));
  return (candidate) => {
    const [score, kronor] = [scoreOf(candidate), weight(candidate)];
    if (mayBeHigh(candidate) && !isPassed(candidate)) return 'Hög';
    const isLargest = kronor > 0 && kronor === most;
    const isMuch = kronor > 0 && kronor >= WORTH_OF_HIGH * yearly;
    const weighs =
      candidate.isUrgent || ((score >= MEDIUM * highest || isMuch) && !isLittle(candidate, yearly));
    return weighs || isLargest ? 'Medium' : 'Låg';
  };
}

const RANK: Record<PlannedAction['priority'], number> = { Hög: 0, Medium: 1, Låg: 2 };

/** Each list by the priority that is shown, and else in its own order; what is on whom the owner names as the problem stays first. */
export function byPriority(
  { shortTerm, longTerm }: ChosenActions,
  { question2 }: Pick<PlanAnswers, 'question2'>,
  yearly: number,
): ChosenActions {
  const priorityOf = priorityAmong([...shortTerm, ...longTerm], yearly);
  const place = (each: Candidate) =>
    wordNaming(question2, each.named) === null ? RANK[priorityOf(each)] : -1;
  const sorted = (list: readonly Candidate[]) => list.toSorted((a, b) => place(a) - place(b));
  return { shortTerm: sorted(shortTerm), longTerm: sorted(longTerm) };
}
