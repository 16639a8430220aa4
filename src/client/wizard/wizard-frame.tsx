import { Check, ChevronDown, Flag } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../ui/cx.ts';

export interface WizardStep {
  title: string;
  /** Whether the user may go there now. */
  reachable: boolean;
  done: boolean;
}

export interface WizardFrameProps {
  /** Names the list of steps: `Steg i försäljningsanalysen`. */
  label: string;
  steps: readonly WizardStep[];
  /** 0-based; the number of steps when all are done and `after` is shown. */
  current: number;
  /** What the steps lead to, itself not a step: `Visa planen`. */
  after?: WizardStep;
  /** Said in place of the steps, which are a press away: where a result is what matters. */
  folded?: string;
  onGoTo: (step: number) => void;
  children: ReactNode;
}

/**
 * The steps of a guide above the current one. A change of step is announced and moves the focus.
 */
export function WizardFrame(props: WizardFrameProps) {
  const { steps, current, after, folded, children } = props;
  const body = useRef<HTMLElement>(null);
  const shown = useRef(current);
  const step = steps[current];
  const count = `Steg ${current + 1} av ${steps.length}`;
  const place = step ? `${count}: ${step.title}` : after?.title;
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    window.scrollTo({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, [current]);
  return (
    <div className={cx('-mt-3 flex min-w-0 flex-col sm:gap-4', folded && 'gap-4')}>
      {folded ? (
        <details data-print="hide" className="group/steps">
          <summary className="flex min-h-10 list-none flex-wrap items-center gap-x-3 py-1.5 text-sm text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <Check aria-hidden className="size-4 shrink-0 text-accent-ink" strokeWidth={2.5} />
            <span>{place}</span>
            <span className="inline-flex items-center gap-1.5 font-medium text-accent-ink">
              {folded}
              <ChevronDown
                aria-hidden
                className="size-4 transition-transform group-open/steps:rotate-180"
              />
            </span>
          </summary>
          <div className="pt-2 pb-4">
            <Steps {...props} />
          </div>
        </details>
      ) : (
        <div data-print="hide">
          <p className="mb-3 text-sm sm:hidden">
            {step && <span className="text-ink-muted">{count} </span>}
            <span className="font-medium">{step?.title ?? after?.title}</span>
          </p>
          <Steps {...props} />
        </div>
      )}
      <section ref={body} aria-label={place} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </section>
      <p aria-live="polite" className="sr-only">
        {place}
      </p>
    </div>
  );
}

function Steps({ label, steps, current, after, onGoTo }: WizardFrameProps) {
  return (
    <ol aria-label={label} className="flex gap-1.5 sm:gap-3">
      {steps.map((step, index) => (
        <StepMark
          key={step.title}
          step={step}
          number={index + 1}
          isCurrent={index === current}
          onGoTo={() => onGoTo(index)}
        />
      ))}
      {after && (
        <StepMark
          step={after}
          number={null}
          isCurrent={current === steps.length}
          onGoTo={() => onGoTo(steps.length)}
        />
      )}
    </ol>
  );
}

interface StepMarkProps {
  step: WizardStep;
  /** Null for the item after the steps. */
  number: number | null;
  isCurrent: boolean;
  onGoTo: () => void;
}

function StepMark({ step, number, isCurrent, onGoTo }: StepMarkProps) {
  const bar = isCurrent ? 'border-accent' : step.done ? 'border-accent-line' : 'border-line-strong';
  const look = cx(
    'flex min-h-6 w-full items-center gap-2.5 border-t-[3px] pt-3 text-left text-sm',
    bar,
    isCurrent ? 'font-medium text-ink' : 'text-ink-muted',
  );
  const content = (
    <>
      <StepNumber number={number} done={step.done} isCurrent={isCurrent} />
      <span className="max-sm:sr-only">{step.title}</span>
      {step.done && !isCurrent && <span className="sr-only">(klart)</span>}
    </>
  );
  return (
    <li
      className={cx('min-w-0 flex-1', number === null && 'max-sm:max-w-10')}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {step.reachable && !isCurrent ? (
        <button type="button" className={cx(look, 'hover:text-ink')} onClick={onGoTo}>
          {content}
        </button>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  );
}

function StepNumber(props: { number: number | null; done: boolean; isCurrent: boolean }) {
  const { number, done, isCurrent } = props;
  return (
    <span
      aria-hidden
      className={cx(
        'flex size-6 shrink-0 items-center justify-center rounded-full text-2xs font-semibold tabular max-sm:hidden',
        isCurrent
          ? 'bg-accent text-on-accent'
          : done
            ? 'bg-accent-soft text-accent-ink'
            : 'bg-sunken text-ink-muted ring-1 ring-line-strong ring-inset',
      )}
    >
      {done && !isCurrent ? (
        <Check className="size-3.5" strokeWidth={3} />
      ) : (
        (number ?? <Flag className="size-3.5" strokeWidth={2.5} />)
      )}
    </span>
  );
}
