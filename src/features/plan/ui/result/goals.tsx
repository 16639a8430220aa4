import { Target } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { planKeys } from '#engine/guides/plan/keys.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { withPaths } from '#features/guides/ui/result/placed.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { goalFact } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';

/** The user's goals, each with what it takes per month, or what is missing to tell. */
export function Goals({ plan }: { plan: ActionsResult }) {
  if (plan.goals.length === 0) return null;
  return (
    <section aria-labelledby="plan-goals">
      <SectionHeading id="plan-goals" title={texts.goals} lead={texts.goalsLead} />
      <ul className="grid min-w-0 gap-4 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {withPaths(plan.goals, 'goals').map(({ path, each }, index) => (
          <li key={path} className="flex">
            <Goal
              goal={each}
              path={path}
              month={goalFact(plan, index, planKeys.gapMonth)?.id ?? null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GoalProps {
  goal: ActionsResult['goals'][number];
  path: string;
  /** What it takes per month. */
  month: string | null;
}

/** On a phone what a goal takes, and how that is counted when it is pressed. */
function Goal({ goal: { goal, text, measurable }, path, month }: GoalProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card padding="none" data-print="together" className="flex w-full flex-col">
      <div className="p-5 max-sm:pb-4 sm:p-6">
        <h3 className="flex gap-2.5 font-semibold [overflow-wrap:anywhere]">
          <Target aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          <span className="min-w-0 first-letter:uppercase">{goal}</span>
        </h3>
        {month && (
          <p className="mt-3">
            <FactFigure factId={month} className="text-2xl font-semibold" />{' '}
            <span className="text-sm text-ink-muted">{texts.gap}</span>
          </p>
        )}
        {!month && !measurable && (
          <p className="mt-3 text-sm font-medium text-warning">{texts.toMeasure}</p>
        )}
        <p id={id} className={cx('mt-2 text-sm text-ink-muted', foldedOnPhone(open))}>
          <FigureText text={text} path={`${path}.text`} />
        </p>
      </div>
      <PhoneFold label={texts.counted} controls={id} open={open} onToggle={() => setOpen(!open)} />
    </Card>
  );
}
