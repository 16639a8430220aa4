import { Card } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import type { Fact, Period } from '#engine/facts/fact.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { comparedPeriod, headlines } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';

/** The figures an owner asks for first. */
export function Headlines({ facts, period }: { facts: readonly Fact[]; period: Period | null }) {
  const shown = headlines(facts);
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.headlines}>
      <Card padding="none">
        <dl className="grid gap-px overflow-hidden rounded-lg bg-line sm:grid-cols-2 lg:grid-cols-4">
          {shown.map((fact) => (
            <div key={fact.id} className="min-w-0 bg-surface px-5 py-3.5 sm:px-6 sm:py-5">
              <dt className="text-sm text-ink-muted">{fact.label}</dt>
              <dd className="mt-0.5 sm:mt-1">
                <FactFigure factId={fact.id} className="text-xl font-semibold sm:text-2xl" />
              </dd>
              <PeriodOf period={fact.period ?? period} against={comparedPeriod(fact, facts)} />
            </div>
          ))}
        </dl>
      </Card>
      <p data-print="hide" className="mt-2.5 text-xs text-ink-muted">
        {texts.receiptHint}
      </p>
    </section>
  );
}

function PeriodOf({ period, against }: { period: Period | null; against: Period | null }) {
  if (period === null) return null;
  return (
    <dd className="mt-0.5 text-xs text-ink-muted sm:mt-1">
      {formatPeriod(period)}
      {against && ` ${texts.against(formatPeriod(against))}`}
    </dd>
  );
}
