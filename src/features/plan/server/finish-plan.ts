import type { ActionsBrief } from '#engine/guides/plan/brief.ts';
import type { Candidate } from '#engine/guides/plan/candidate.ts';
import type { PlanInput } from '#engine/guides/plan/input.ts';
import type { ActionsDraft, ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';
import type { Written } from '#features/guides/server/guide.ts';

type Groups = Pick<ActionsResult, 'strategicActions' | 'operationalActions' | 'growthActions'>;

/** The actions grouped by purpose, into the three lists of SPEC section 3. */
function grouped(planned: readonly PlannedAction[], brief: ActionsBrief): Groups {
  const { shortTerm, longTerm } = brief.actions;
  const themes = new Map([...shortTerm, ...longTerm].map(({ id, theme }) => [id, theme]));
  const of = (...wanted: Candidate['theme'][]) =>
    planned.filter(({ id }) => wanted.some((theme) => theme === themes.get(id)));
  return {
    strategicActions: of('stability', 'innovation'),
    operationalActions: of('efficiency'),
    growthActions: of('growth'),
  };
}

/** The three lists with the actions' texts as they are in the plan. */
export function alignGroups(plan: ActionsResult): ActionsResult {
  const byId = new Map([...plan.shortTerm, ...plan.longTerm].map((each) => [each.id, each]));
  const same = (actions: readonly PlannedAction[]) =>
    actions.map((action) => byId.get(action.id) ?? action);
  return {
    ...plan,
    strategicActions: same(plan.strategicActions),
    operationalActions: same(plan.operationalActions),
    growthActions: same(plan.growthActions),
  };
}

const ALONE = 'Planen är gjord utan analyser: inga av åtgärderna är räknade ur dina siffror.';

/** A written plan as it is stored: goals in the user's words, actions in groups. */
export function finishPlan(
  texts: ActionsDraft,
  { facts, figures, engine }: Written,
  brief: ActionsBrief,
  { sales, costs, note = null }: PlanInput,
): ActionsResult {
  const fromAnswersAlone = sales === null && costs === null;
  return {
    ...texts,
    goals: texts.goals.map((goal, at) => ({
      ...goal,
      goal: brief.goals[at]?.reading.goal.words ?? '',
    })),
    ...grouped([...texts.shortTerm, ...texts.longTerm], brief),
    fromAnswersAlone,
    facts,
    figures,
    charts: [],
    unknowns: [],
    period: brief.standing.revenue?.period ?? brief.standing.cost?.period ?? null,
    dataQuality: { text: fromAnswersAlone ? ALONE : (note ?? ''), warnings: [] },
    advice: [],
    engine,
  };
}
