import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type TimelineState = 'done' | 'now' | 'later';

export interface TimelineItem {
  title: string;
  state: TimelineState;
  /** A date, an amount. */
  aside?: ReactNode;
  text?: ReactNode;
}

const spoken: Record<TimelineState, string> = { done: '(klart)', now: '(pågår)', later: '' };

/** Steps in the order they happen: done, in progress, to come. */
export function Timeline({ items, busy }: { items: readonly TimelineItem[]; busy?: boolean }) {
  return (
    <ol className="flex flex-col">
      {items.map(({ title, state, aside, text }) => (
        <li
          key={title}
          aria-current={state === 'now' ? 'step' : undefined}
          className="group/step relative flex gap-3 pb-5 last:pb-0"
        >
          <span
            aria-hidden
            className={cx(
              'absolute top-6 bottom-0 left-[0.6875rem] w-px group-last/step:hidden',
              state === 'done' ? 'bg-accent-line' : 'bg-line-strong',
            )}
          />
          <Mark state={state} busy={busy === true && state === 'now'} />
          <div className="min-w-0 flex-1 text-sm">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={state === 'later' ? 'text-ink-muted' : 'font-medium'}>
                {title} <span className="sr-only">{spoken[state]}</span>
              </span>
              {aside && <span className="tabular text-ink-muted">{aside}</span>}
            </p>
            {text && <div className="mt-0.5 text-ink-muted">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state, busy }: { state: TimelineState; busy: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'flex size-6 shrink-0 items-center justify-center rounded-full',
        state === 'done' && 'bg-accent-soft text-accent-ink',
        state === 'now' && 'bg-accent text-on-accent',
        state === 'later' && 'bg-sunken ring-1 ring-line-strong ring-inset',
      )}
    >
      {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
      {state === 'now' && (busy ? <Spinner className="text-xs" /> : <Dot />)}
    </span>
  );
}

function Dot() {
  return <span className="size-2 rounded-full bg-current" />;
}
