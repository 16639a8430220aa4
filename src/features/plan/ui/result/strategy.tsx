import { Card } from '#client/ui/card.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { resultTexts as texts } from '../../texts.ts';

/** The plan in three lines: time frame, emphasis, effect. */
export function Strategy({ strategy }: Pick<ActionsResult, 'strategy'>) {
  const lines = (['tidsram', 'prioritet', 'paverkan'] as const).filter((name) => strategy[name]);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="plan-strategy" data-print="together">
      <Card padding="none" className="@container overflow-hidden">
        <h2 id="plan-strategy" className="px-5 py-3 text-lg font-semibold sm:px-6 sm:pt-5 sm:pb-4">
          {texts.strategy}
        </h2>
        <dl className="grid gap-px border-t border-line bg-line max-md:@min-[15rem]:grid-cols-[2fr_3fr] md:grid-cols-[2fr_1fr_2fr]">
          {lines.map((name) => (
            <div
              key={name}
              className="min-w-0 bg-surface px-5 py-3 max-md:@min-[15rem]:first:col-span-2 max-md:@min-[15rem]:nth-2:last:col-span-2 sm:px-6 sm:py-4"
            >
              <dt className="text-sm text-ink-muted">{texts[name]}</dt>
              <dd className="mt-1 font-medium [overflow-wrap:anywhere]">
                <FigureText text={strategy[name]} path={`strategy.${name}`} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
