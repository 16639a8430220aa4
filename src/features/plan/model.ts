import type { ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';
import { objectIn } from '#features/guides/stored-shape.ts';
import type { ActionMark } from './contract.ts';
import { planShape } from './plan-shape.ts';

/** The two steps of the guide, and the plan they lead to. */
export const steps = ['goals', 'create', 'result'] as const;
export type Step = (typeof steps)[number];

/** What is known of the user's plan. */
export interface PlanGuide {
  /** All five answers are saved. */
  answered: boolean;
  hasPlan: boolean;
  /** A plan is being made now. */
  running: boolean;
}

/** Where the page opens (SPEC section 4): a stored plan is shown, else the questions. */
export function openingStep({ running, hasPlan }: PlanGuide): Step {
  if (running) return 'create';
  return hasPlan ? 'result' : 'goals';
}

/** The steps that can be gone to now. While a plan is made there is only that. */
export function reachable({ running, answered, hasPlan }: PlanGuide, step: Step): boolean {
  if (running) return step === 'create';
  if (step === 'goals') return true;
  return step === 'create' ? answered : hasPlan;
}

/** A stored result: a text is JSON, failing that a summary without actions (SPEC section 4). */
export function storedPlan(result: unknown): ActionsResult {
  if (typeof result !== 'string') return planShape.parse(result);
  return planShape.parse(objectIn(result) ?? { summary: result });
}

/** A new result: a text has its plan in a fenced json block or between braces, else it is the summary. */
export function newPlan(result: unknown): ActionsResult {
  if (typeof result !== 'string') return storedPlan(result);
  const fenced = /```json\s([\s\S]*?)```/i.exec(result)?.[1];
  const braced = /\{[\s\S]*\}/.exec(result)?.[0];
  return storedPlan(objectIn(fenced) ?? objectIn(braced) ?? result);
}

export interface Marks {
  current: ActionMark[];
  /** Newest first. */
  history: ActionMark[];
}

/** The marks with one more, as the server will have them. */
export function withMark({ current, history }: Marks, mark: ActionMark): Marks {
  const others = current.filter(({ actionId }) => actionId !== mark.actionId);
  return { current: [mark, ...others], history: [mark, ...history] };
}

/** The marks without one that could not be saved; others that were made meanwhile stay. */
export function withoutMark({ current, history }: Marks, mark: ActionMark): Marks {
  const left = history.filter((each) => each !== mark);
  const before = left.find(({ actionId }) => actionId === mark.actionId);
  const others = current.filter(({ actionId }) => actionId !== mark.actionId);
  return { current: before ? [before, ...others] : others, history: left };
}

export interface PlanProgress {
  done: number;
  /** Actions that are to be done: all but the dismissed. */
  total: number;
  dismissed: number;
}

/** How far the plan has come. */
export function progressOf(plan: ActionsResult, marks: Marks): PlanProgress {
  const actions = [...plan.shortTerm, ...plan.longTerm];
  const states = new Map(marks.current.map(({ actionId, state }) => [actionId, state]));
  const count = (state: ActionMark['state']) =>
    actions.filter(({ id }) => states.get(id) === state).length;
  const dismissed = count('dismissed');
  return { done: count('done'), total: actions.length - dismissed, dismissed };
}

/** What an action is called; one that came as a bare text is called by it. */
export function titleField({ title }: Pick<PlannedAction, 'title'>): 'title' | 'text' {
  return title.trim() === '' ? 'text' : 'title';
}

/** The fact that stands in a goal's text under `key`; undefined where the goal has no such figure. */
export function goalFact(plan: ActionsResult, goal: number, key: string) {
  const ids = plan.figures.filter(({ path }) => path === `goals.${goal}.text`);
  return plan.facts.find(
    (fact) => fact.key === key && ids.some(({ factId }) => factId === fact.id),
  );
}
