import { Target } from 'lucide-react';
import { Card } from '#client/ui/card.tsx';
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
        {withPaths(plan.goals, 'goals').map(({ path, each }, index) => {
          const month = goalFact(plan, index, planKeys.gapMonth);
          return (
            <li key={path} className="flex">
              <Card padding="md" data-print="together" className="flex w-full flex-col">
                <h3 className="flex gap-2.5 font-semibold [overflow-wrap:anywhere]">
                  <Target aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
                  <span className="min-w-0 first-letter:uppercase">{each.goal}</span>
                </h3>
                {month ? (
                  <p className="mt-3">
                    <FactFigure factId={month.id} className="text-2xl font-semibold" />{' '}
                    <span className="text-sm text-ink-muted">{texts.gap}</span>
                  </p>
                ) : (
                  !each.measurable && (
                    <p className="mt-3 text-sm font-medium text-warning">{texts.toMeasure}</p>
                  )
                )}
                <p className="mt-2 text-sm text-ink-muted">
                  <FigureText text={each.text} path={`${path}.text`} />
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
