import { cx } from '#client/ui/cx.ts';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { PlannedAction } from '#engine/guides/plan/result.ts';
import { EffectText } from '#features/tasks/ui/effect-text.tsx';
import { resultTexts as texts } from '../../texts.ts';

interface ActionBodyProps {
  action: PlannedAction;
  path: string;
  /** Its text differs from its title. */
  titled: boolean;
  /** A slider below says what its effect is likely to be. */
  hasSlider: boolean;
  id: string;
  className?: string | false;
}

/** An action's reason, description and first step, with effect, time frame, owner, certainty and effort. */
export function ActionBody({ action, path, titled, hasSlider, id, className }: ActionBodyProps) {
  const text = (field: 'description' | 'text' | 'firstStep' | 'timeframe' | 'owner') => (
    <FigureText text={action[field]} path={`${path}.${field}`} />
  );
  const effect = { text: action.impact, path: `${path}.impact` };
  const lines = [
    {
      name: texts.effect,
      value: action.impact && <EffectText {...effect} hasSlider={hasSlider} />,
    },
    { name: texts.timeframe, value: action.timeframe && text('timeframe') },
    { name: texts.owner, value: action.owner && text('owner') },
    {
      name: texts.certainty,
      value: action.certainty === undefined ? '' : texts.certainties[action.certainty],
    },
    { name: texts.effort, value: texts.efforts[action.effort] },
    { name: texts.priority, value: action.priority },
  ].filter(({ value }) => value !== '');
  return (
    <div id={id} className={cx('grid border-t border-line lg:grid-cols-[1fr_20rem]', className)}>
      <div className="flex min-w-0 flex-col gap-4 p-5 sm:px-6">
        {action.description && <p className="text-ink-muted">{text('description')}</p>}
        {titled && action.text && (
          <div>
            <h4 className="text-sm font-medium">{texts.what}</h4>
            <p className="mt-0.5">{text('text')}</p>
          </div>
        )}
        {action.firstStep && (
          <div className="border-l-2 border-accent pl-4" data-print="together">
            <h4 className="text-sm font-medium text-accent-ink">{texts.firstStep}</h4>
            <p className="mt-0.5">{text('firstStep')}</p>
          </div>
        )}
      </div>
      <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3.5 border-line bg-sunken/50 p-5 text-sm max-lg:border-t sm:px-6 sm:max-lg:grid-cols-4 lg:border-l">
        {lines.map(({ name, value }) => (
          <div key={name} className="min-w-0 first:col-span-full">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
