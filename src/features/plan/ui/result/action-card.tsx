import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { PlannedAction } from '#engine/guides/plan/result.ts';
import type { ActionMark, ActionState, ActionTask } from '#features/tasks/contract.ts';
import { markTexts } from '#features/tasks/texts.ts';
import { MarkHistory, StateChoice } from '#features/tasks/ui/state-choice.tsx';
import { TaskPart } from '#features/tasks/ui/task-part.tsx';
import { VisitorTask } from '#features/tasks/ui/visitor-task.tsx';
import { titleField } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { ActionBody } from './action-body.tsx';
import { ActionInShort } from './action-in-short.tsx';

interface ActionCardProps {
  planId: string;
  action: PlannedAction;
  path: string;
  number: number;
  /** Newest first; null while loading. */
  history: ActionMark[] | null;
  task: ActionTask | null;
  onMark: ((state: ActionState) => void) | undefined;
}

/** One action. A dismissed one is folded to its title. */
export function ActionCard(props: ActionCardProps) {
  const { planId, action, path, number, history, task, onMark } = props;
  const isVisitor = useIsVisitor();
  const [shown, setShown] = useState(false);
  // On a phone an action is what it is, what it is worth and how far it has come, until it is opened.
  const [open, setOpen] = useState(false);
  const id = useId();
  const state = history?.[0]?.state ?? null;
  const folds = state === 'dismissed';
  const field = titleField(action);
  const hasTask = action.id !== '' && history !== null && Boolean(onMark || state || task);
  return (
    <Card padding="none" data-print={folds ? 'together' : undefined}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 px-5 py-4 sm:items-center sm:px-6">
        <span
          aria-hidden
          className={cx(
            'tabular flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold',
            folds && 'bg-sunken text-ink-muted',
            state === 'done' && 'bg-accent text-on-accent',
            !folds && state !== 'done' && 'bg-accent-soft text-accent-ink',
          )}
        >
          {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : number}
        </span>
        <h3
          className={cx(
            'min-w-0 flex-1 basis-48 font-semibold max-sm:pt-0.5',
            folds && 'text-ink-muted line-through',
          )}
        >
          <FigureText text={action[field]} path={`${path}.${field}`} />
        </h3>
        {action.critical && !folds && (
          <Badge variant="negative" className="max-sm:hidden">
            {texts.critical}
          </Badge>
        )}
        {folds && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={shown}
            data-print="hide"
            icon={
              <ChevronDown
                aria-hidden
                className={cx('size-4 transition-transform', shown && 'rotate-180')}
              />
            }
            onClick={() => setShown(!shown)}
          >
            {shown ? markTexts.hide : markTexts.show}
          </Button>
        )}
      </div>
      {(!folds || shown) && (
        <>
          <ActionInShort action={action} path={path} state={state} open={open} />
          <PhoneFold
            label={texts.whole}
            controls={`${id} ${id}-task`}
            open={open}
            onToggle={() => setOpen(!open)}
          />
          <ActionBody
            action={action}
            path={path}
            titled={field === 'title'}
            hasSlider={isVisitor || (hasTask && onMark !== undefined)}
            id={id}
            className={foldedOnPhone(open)}
          />
        </>
      )}
      {isVisitor && (
        <div
          id={`${id}-task`}
          data-print="frame"
          className={cx('border-t border-line px-5 py-4 sm:px-6', foldedOnPhone(open))}
        >
          <VisitorTask effectPath={`${path}.impact`} />
        </div>
      )}
      {hasTask && (
        <div
          id={`${id}-task`}
          data-print={state === null && task === null ? 'hide' : undefined}
          className={cx(
            'flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-4 sm:px-6',
            !folds && foldedOnPhone(open),
          )}
        >
          {onMark && <StateChoice title={action[field]} state={state} onChoose={onMark} />}
          <MarkHistory history={history} />
          <TaskPart
            planId={planId}
            actionId={action.id}
            title={action[field]}
            firstStep={action.firstStep}
            effectPath={`${path}.impact`}
            task={task}
            editable={onMark !== undefined}
          />
        </div>
      )}
    </Card>
  );
}
