import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';
import { periodNote } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';

interface HeadlinesProps {
  /** Names the landmark: one page may hold the figures of several analyses. */
  label: string;
  shown: readonly Fact[];
  /** The period a figure is compared with; null for none. */
  against: (fact: Fact) => Period | null;
  period: Period | null;
}

/** The key figures at the top of a result. */
export function Headlines({ label, shown, against, period }: HeadlinesProps) {
  if (shown.length === 0) return null;
  return (
    <section aria-label={label}>
      <StatRow count={shown.length}>
        {shown.map((fact) => (
          <Stat
            key={fact.id}
            label={fact.label}
            value={<FactFigure factId={fact.id} className="font-semibold" />}
            note={periodText(fact.period ?? period, against(fact))}
          />
        ))}
      </StatRow>
      <p data-print="hide" className="mt-2.5 text-xs text-ink-muted">
        {texts.receiptHint}
      </p>
    </section>
  );
}

const periodText = (period: Period | null, against: Period | null) =>
  period && periodNote(period, against);
