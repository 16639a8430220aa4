import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { withPaths } from '#features/guides/ui/result/placed.ts';
import { PriorityScale } from '#features/guides/ui/result/priority-scale.tsx';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import type { ActionState } from '#features/tasks/contract.ts';
import type { Marks } from '#features/tasks/model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { ActionCard } from './action-card.tsx';

const headings = {
  shortTerm: { title: texts.shortTerm, lead: texts.shortTermLead, none: texts.noShortTerm },
  longTerm: { title: texts.longTerm, lead: texts.longTermLead, none: texts.noLongTerm },
};

const { scale } = resultTexts;
const lines = [scale.weight, scale.steps, ...scale.ofPlan];

interface ActionsPartProps {
  list: 'shortTerm' | 'longTerm';
  planId: string;
  plan: ActionsResult;
  /** Null while loading. */
  marks: Marks | null;
  /** Absent for an earlier plan, which is read only. */
  onMark: ((mark: { actionId: string; state: ActionState }) => void) | undefined;
}

/** The short-term or long-term actions in order, each with its state and who does it until when. */
export function ActionsPart({ list, planId, plan, marks, onMark }: ActionsPartProps) {
  const { title, lead, none } = headings[list];
  const id = `plan-${list}`;
  const actions = withPaths(plan[list], list);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={actions.length > 0 ? lead : none} />
      {list === 'shortTerm' && actions.length > 0 && (
        <PriorityScale title={scale.title} lines={lines} />
      )}
      <ol className="flex flex-col gap-4">
        {actions.map(({ path, each }, index) => (
          <li key={path}>
            <ActionCard
              planId={planId}
              action={each}
              path={path}
              number={index + 1}
              history={marks?.history.filter(({ actionId }) => actionId === each.id) ?? null}
              task={marks?.tasks.find(({ actionId }) => actionId === each.id) ?? null}
              onMark={onMark && ((state) => onMark({ actionId: each.id, state }))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
