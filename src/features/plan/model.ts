import type { ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';
import { objectIn, objectWithin } from '#features/guides/stored-shape.ts';
import type { ActionMark } from '#features/tasks/contract.ts';
import type { Marks } from '#features/tasks/model.ts';
import { planShape } from './plan-shape.ts';

/** The two steps of the guide, and the plan after them. */
export const steps = ['goals', 'create', 'result'] as const;
export type Step = (typeof steps)[number];

/** The state of the user's plan. */
export interface PlanGuide {
  /** All five answers are saved. */
  answered: boolean;
  hasPlan: boolean;
  /** A plan is being made. */
  running: boolean;
}

/** The step the page opens at (SPEC section 4): a stored plan, else the questions. */
export function openingStep({ running, hasPlan }: PlanGuide): Step {
  if (running) return 'create';
  return hasPlan ? 'result' : 'goals';
}

/** Whether a step can be opened now. While a plan is being made only that step can. */
export function reachable({ running, answered, hasPlan }: PlanGuide, step: Step): boolean {
  if (running) return step === 'create';
  if (step === 'goals') return true;
  return step === 'create' ? answered : hasPlan;
}

/**
 * A stored result: text is parsed as JSON, else it becomes a summary without actions (SPEC section
 * 4).
 */
export function storedPlan(result: unknown): ActionsResult {
  if (typeof result !== 'string') return planShape.parse(result);
  return planShape.parse(objectIn(result) ?? { summary: result });
}

/**
 * A new result: text may hold its plan in a fenced json block or between braces, else it is the
 * summary.
 */
export function newPlan(result: unknown): ActionsResult {
  if (typeof result !== 'string') return storedPlan(result);
  return storedPlan(objectWithin(result) ?? result);
}

export interface PlanProgress {
  done: number;
  /** All actions except dismissed ones. */
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

/** The field with an action's title; an action that is plain text has its text as title. */
export function titleField({ title }: Pick<PlannedAction, 'title'>): 'title' | 'text' {
  return title.trim() === '' ? 'text' : 'title';
}

/** The fact of a goal's text under `key`; undefined where the goal has no such figure. */
export function goalFact(plan: ActionsResult, goal: number, key: string) {
  const ids = plan.figures.filter(({ path }) => path === `goals.${goal}.text`);
  return plan.facts.find(
    (fact) => fact.key === key && ids.some(({ factId }) => factId === fact.id),
  );
}
