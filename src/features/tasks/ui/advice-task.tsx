import { useIsVisitor } from '#client/session/use-visitor.ts';
import { Button } from '#client/ui/button.tsx';
import { actionId } from '#engine/advice/action-id.ts';
import { markTexts as texts } from '../texts.ts';
import { MarkHistory, StateChoice } from './state-choice.tsx';
import { TaskPart } from './task-part.tsx';
import { useMarks } from './use-marks.ts';
import { VisitorTask } from './visitor-task.tsx';

export interface AdviceTaskProps {
  analysisId: string;
  guide: 'sales' | 'costs';
  /** Its id. */
  recommendation: string;
  /** As plain text, as `action`. */
  title: string;
  action: string;
  /** Of the text that states the effect. */
  effectPath: string;
  /** False for a saved analysis, which is read only. */
  editable: boolean;
}

/** What becomes of one recommendation, and who sees to it until when. A plan made of it has the same. */
export default function AdviceTask(props: AdviceTaskProps) {
  return useIsVisitor() ? <VisitorTask effectPath={props.effectPath} /> : <OwnTask {...props} />;
}

function OwnTask(props: AdviceTaskProps) {
  const { analysisId, guide, recommendation, title, action, effectPath, editable } = props;
  const { marks, mark } = useMarks(analysisId);
  const id = actionId(guide, recommendation);
  const history = (marks.data?.history ?? []).filter((each) => each.actionId === id);
  const task = marks.data?.tasks.find((each) => each.actionId === id) ?? null;
  const state = history[0]?.state ?? null;
  if (marks.isError)
    return (
      <p className="text-sm text-ink-muted">
        {texts.adviceFailed}{' '}
        <Button variant="link" onClick={() => marks.refetch()}>
          {texts.again}
        </Button>
      </p>
    );
  if (!marks.data || !(editable || state || task)) return null;
  return (
    <>
      {editable && (
        <StateChoice
          title={title}
          state={state}
          onChoose={(chosen) => mark({ actionId: id, state: chosen })}
        />
      )}
      <MarkHistory history={history} />
      <TaskPart
        planId={analysisId}
        actionId={id}
        title={title}
        firstStep={action}
        effectPath={effectPath}
        task={task}
        editable={editable}
      />
    </>
  );
}
