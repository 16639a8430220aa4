import { type ActionsBrief, actionsBrief } from '#engine/guides/plan/brief.ts';
import type { Candidate } from '#engine/guides/plan/candidate.ts';
import type { PlanInput } from '#engine/guides/plan/input.ts';
import type { ActionsDraft, ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';
import { renderDraft } from '#engine/text/render.ts';
import { guarded } from '#features/guides/server/writer/guarded.ts';
import type { Writer } from '#features/guides/server/writer/port.ts';
import { rulesWriter } from './writer.ts';

type Groups = Pick<ActionsResult, 'strategicActions' | 'operationalActions' | 'growthActions'>;

/** The same actions by what they are for; SPEC section 3 has the three lists. */
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

/** From analyses, answers and profile to a finished plan. Deterministic with the rules writer. */
export async function makePlan(
  input: PlanInput,
  writer: Writer<ActionsBrief, ActionsDraft> = rulesWriter,
): Promise<ActionsResult> {
  const brief = actionsBrief(input);
  const { draft, engine } = await guarded(brief, writer, rulesWriter);
  const { texts, figures } = renderDraft(draft, brief.facts);
  const fromAnswersAlone = input.sales === null && input.costs === null;
  return {
    ...texts,
    goals: texts.goals.map((goal, at) => ({
      ...goal,
      goal: brief.goals[at]?.reading.goal.words ?? '',
    })),
    ...grouped([...texts.shortTerm, ...texts.longTerm], brief),
    fromAnswersAlone,
    facts: brief.facts,
    figures,
    charts: [],
    unknowns: [],
    period: brief.standing.revenue?.period ?? brief.standing.cost?.period ?? null,
    dataQuality: { text: fromAnswersAlone ? ALONE : '', warnings: [] },
    advice: [],
    engine,
  };
}

const ALONE = 'Planen är gjord utan analyser: inga av åtgärderna är räknade ur dina siffror.';
