import { Check } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { formatRecentDay } from '#engine/text/format.ts';
import { type ActionMark, type ActionState, actionStates } from '../contract.ts';
import { markTexts, stateNames } from '../texts.ts';

interface StateChoiceProps {
  title: string;
  state: ActionState | null;
  onChoose: (state: ActionState) => void;
}

/** Buttons instead of radios: arrow keys on radios would save every state passed on the way. */
export function StateChoice({ title, state, onChoose }: StateChoiceProps) {
  return (
    <fieldset
      data-print="hide"
      className="inline-flex max-w-full flex-wrap rounded-md bg-sunken p-1 ring-1 ring-line ring-inset"
    >
      <legend className="sr-only">{markTexts.group(title)}</legend>
      {actionStates.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === state}
          onClick={() => each !== state && onChoose(each)}
          className={cx(
            'flex min-h-9 min-w-0 items-center justify-center gap-1 rounded-sm px-2 text-sm transition-colors sm:px-3',
            each === state
              ? 'bg-raised font-medium text-ink shadow-card ring-1 ring-line-strong forced-colors:border'
              : 'text-ink-muted hover:text-ink',
          )}
        >
          {each === 'done' && each === state && (
            <Check aria-hidden className="size-4 text-positive max-sm:hidden" strokeWidth={2.5} />
          )}
          {stateNames[each]}
        </button>
      ))}
    </fieldset>
  );
}

/** `Klar 21 november`, and below it all earlier states. */
export function MarkHistory({ history }: { history: readonly ActionMark[] }) {
  const [newest, ...before] = history;
  if (newest === undefined) return null;
  return (
    <div className="min-w-0 text-sm text-ink-muted">
      {before.length === 0 ? (
        <MarkLine mark={newest} />
      ) : (
        <Disclosure summary={<MarkLine mark={newest} />}>
          <ol aria-label={markTexts.history} className="flex flex-col gap-1">
            {before.map((mark) => (
              <li key={`${mark.at}${mark.state}`}>
                <MarkLine mark={mark} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

function MarkLine({ mark: { state, at, earlier } }: { mark: ActionMark }) {
  const markedAt = markTexts.at(state, formatRecentDay(at, new Date().toISOString()));
  return <span>{earlier ? `${markedAt}, ${markTexts.earlier}` : markedAt}</span>;
}
