import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { saveFile } from '#client/data/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { formatDate } from '#engine/text/format.ts';
import { calendarFile, calendarFileName } from '../calendar-file.ts';
import { type ActionTask, taskLimits } from '../contract.ts';
import { taskTexts as texts } from '../texts.ts';
import { AssumptionPart } from './assumption-part.tsx';
import { useTask } from './use-task.ts';

interface TaskPartProps {
  planId: string;
  actionId: string;
  /** As plain text. */
  title: string;
  firstStep: string;
  /** Of the text that states the effect. */
  effectPath: string;
  task: ActionTask | null;
  /** False for an earlier plan, which is read only. */
  editable: boolean;
}

/** Who does an action, until when, and a note, with the way to a calendar. */
export function TaskPart(props: TaskPartProps) {
  const { planId, actionId, title, firstStep, effectPath, task, editable } = props;
  const saveAssumption = useTask(planId, actionId);
  const [open, setOpen] = useState(false);
  const id = useId();
  const isSettled = task !== null && (task.assignee || task.dueOn || task.note) !== '';
  return (
    <div
      data-print={task === null ? 'hide' : undefined}
      className="flex min-w-0 grow basis-144 flex-wrap items-center gap-x-6 gap-y-3 max-lg:basis-full"
    >
      <AssumptionPart path={effectPath} task={task} editable={editable} save={saveAssumption} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isSettled && <Settled task={task} />}
        {editable && (
          <Button
            size="sm"
            variant={isSettled ? 'ghost' : 'secondary'}
            data-print="hide"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {isSettled ? texts.change : texts.settle}
          </Button>
        )}
        {task?.dueOn && (
          <ToCalendar
            id={`${planId}/${actionId}`}
            title={title}
            firstStep={firstStep}
            task={task}
          />
        )}
      </div>
      <div id={id} data-print="hide" className="basis-full empty:hidden">
        {open && (
          <TaskForm planId={planId} actionId={actionId} task={task} onDone={() => setOpen(false)} />
        )}
      </div>
    </div>
  );
}

/** `Anna · senast 5 december 2026`, and the note below it. */
function Settled({ task: { assignee, dueOn, note } }: { task: ActionTask }) {
  const line = [assignee, dueOn && texts.due(formatDate(dueOn))].filter(Boolean).join(' · ');
  return (
    <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
      {line !== '' && <p className="font-medium">{line}</p>}
      {note !== '' && <p className="whitespace-pre-line text-ink-muted">{note}</p>}
    </div>
  );
}

interface ToCalendarProps {
  id: string;
  title: string;
  firstStep: string;
  task: ActionTask;
}

function ToCalendar({ id, title, firstStep, task }: ToCalendarProps) {
  const { assignee, dueOn, note, changedAt } = task;
  const save = () => {
    if (dueOn === null) return;
    const description = [assignee && texts.by(assignee), firstStep, note]
      .filter(Boolean)
      .join('\n');
    const file = calendarFile({ id, title, description, day: dueOn }, changedAt);
    void saveFile(
      new Response(file, { headers: { 'content-type': 'text/calendar' } }),
      calendarFileName(title),
    );
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      data-print="hide"
      icon={<CalendarPlus aria-hidden className="size-4" />}
      onClick={save}
    >
      {texts.calendar}
    </Button>
  );
}

interface TaskFormProps {
  planId: string;
  actionId: string;
  task: ActionTask | null;
  onDone: () => void;
}

function TaskForm({ planId, actionId, task, onDone }: TaskFormProps) {
  const { mutate, isPending, error } = useTask(planId, actionId);
  const [assignee, setAssignee] = useState(task?.assignee ?? '');
  const [dueOn, setDueOn] = useState(task?.dueOn ?? '');
  const [note, setNote] = useState(task?.note ?? '');
  // What the form began with: a change made elsewhere meanwhile is shown before it is written over.
  const [began] = useState(task?.changedAt ?? null);
  const isChanged = error instanceof CallError && error.code === 'actions.task_changed';
  const basedOn = isChanged ? (task?.changedAt ?? null) : began;
  return (
    <form
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(
          {
            ...{ assignee, dueOn: dueOn === '' ? null : dueOn, note, basedOn },
            assumption: task?.assumption ?? null,
          },
          { onSuccess: onDone },
        );
      }}
    >
      <Field label={texts.assignee}>
        <Input
          value={assignee}
          maxLength={taskLimits.assignee}
          autoComplete="off"
          onChange={({ target }) => setAssignee(target.value)}
        />
      </Field>
      <Field label={texts.dueOn}>
        <Input type="date" value={dueOn} onChange={({ target }) => setDueOn(target.value)} />
      </Field>
      <Field label={texts.note} className="sm:col-span-2">
        <Textarea
          rows={3}
          value={note}
          maxLength={taskLimits.note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {error && (
        <p role="alert" className="text-sm text-negative sm:col-span-2">
          {isChanged ? texts.changedElsewhere : errorSentence(error, texts.failed)}
        </p>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="sm" loading={isPending}>
          {texts.save}
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
