import { useId, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { STANDARD } from '#engine/advice/advice-keys.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ActionTask } from '../contract.ts';
import { effectText, percentText, type Spread } from '../own-effect.ts';
import { assumptionTexts as texts } from '../texts.ts';
import { useSpread } from './use-spread.ts';
import type { SaveTask } from './use-task.ts';

/** `Effekt per år i omsättning, troligt` without its level. */
const withoutLevel = ({ label }: Fact) => label.replace(/, [^,]+$/, '');

interface AssumptionPartProps {
  /** Of the text that states the effect. */
  path: string;
  task: ActionTask | null;
  editable: boolean;
  /** Null for one who has nowhere to save it. */
  save: SaveTask | null;
}

/** What the effect is by the owner's own assumption. Nothing of the analysis changes. */
export function AssumptionPart({ path, task, editable, save }: AssumptionPartProps) {
  const spread = useSpread(path);
  if (spread === null || !(editable || task?.assumption)) return null;
  return (
    <div className="min-w-0 flex-1 max-lg:basis-full">
      {editable ? (
        <Slider key={task?.assumption ?? ''} spread={spread} task={task} save={save} />
      ) : (
        <p className="text-sm">
          {texts.own(
            percentText(task?.assumption ?? ''),
            effectText(spread, task?.assumption ?? ''),
          )}
        </p>
      )}
    </div>
  );
}

interface SliderProps {
  spread: Spread;
  task: ActionTask | null;
  save: SaveTask | null;
}

function Slider({ spread, task, save }: SliderProps) {
  const { likely, effect, low, high } = spread;
  const own = task?.assumption ?? null;
  const usual = likely.assumption.value;
  const [percent, setPercent] = useState(own ?? usual);
  const id = useId();
  const isFine = [low, likely.assumption, high].some(({ value }) => value.includes('.'));
  const most = Math.min(100, Math.ceil(Math.max(Number(high.value) * 2, Number(own ?? 0))));
  const kronor = effectText(spread, percent);
  const keep = (assumption: string | null) =>
    save?.mutate({
      ...{ assignee: task?.assignee ?? '', dueOn: task?.dueOn ?? null, note: task?.note ?? '' },
      ...{ assumption, basedOn: task?.changedAt ?? null },
    });
  const reset = () => {
    setPercent(usual);
    if (own !== null) keep(null);
  };
  return (
    <div
      data-print={own === null ? 'hide' : undefined}
      className="grid items-center gap-x-8 gap-y-2 sm:grid-cols-[minmax(9rem,auto)_1fr]"
    >
      <p className="text-sm text-ink-muted">
        {withoutLevel(effect)}
        <output htmlFor={id} className="tabular block text-2xl font-semibold text-ink">
          {percent === usual ? <FactFigure factId={effect.id} className="font-semibold" /> : kronor}
        </output>
      </p>
      <div className="min-w-0 sm:max-w-md">
        <label htmlFor={id} className="block text-sm text-balance">
          {withoutLevel(likely.assumption)}:{' '}
          <strong className="tabular">{percentText(percent)}</strong>
          {own !== null && own === percent && (
            <span className="text-ink-muted"> {texts.isOwn}</span>
          )}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          step={isFine ? 0.1 : 1}
          value={percent}
          aria-valuetext={`${percentText(percent)}, ${kronor}`}
          onChange={({ target }) => setPercent(target.value)}
          className="block h-9 w-full cursor-pointer accent-accent"
        />
        <Levels spread={spread} />
        {(percent !== usual || own !== null) && (
          <div data-print="hide" className="mt-2 flex flex-wrap gap-3">
            {save !== null && percent !== (own ?? usual) && (
              <Button size="sm" loading={save.isPending} onClick={() => keep(percent)}>
                {texts.save}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={reset}>
              {texts.reset}
            </Button>
          </div>
        )}
        {save?.error && (
          <p role="alert" className="mt-2 text-sm text-negative">
            {errorSentence(save.error, texts.failed)}
          </p>
        )}
      </div>
    </div>
  );
}

/** What the analysis assumes, with its grounds a press away. */
function Levels({ spread: { low, likely, high } }: { spread: Spread }) {
  const { uses, standard, ...words } = texts.levels;
  const isStandard = likely.assumption.source.formula.startsWith(STANDARD);
  return (
    <p className="text-xs text-balance text-ink-muted">
      {uses} <Level fact={likely.assumption} mark={isStandard ? ',' : ':'} />
      {isStandard && ` ${standard}:`} {words.low} <Level fact={low} mark="," /> {words.high}{' '}
      <Level fact={high} mark="." />
    </p>
  );
}

/** A figure and the mark after it, which no line begins with. */
function Level({ fact, mark }: { fact: Fact; mark: string }) {
  return (
    <span className="whitespace-nowrap">
      <FactFigure factId={fact.id} />
      {mark}
    </span>
  );
}
