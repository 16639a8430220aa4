import type { ReactNode } from 'react';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import type { Unit } from '#engine/facts/fact.ts';
import { unequalDays } from '#engine/figures/calendar/unequal-days.ts';
import { formatDays, formatFact, formatPeriod } from '#engine/text/format.ts';
import type { exploreContract } from '../../explore-contract.ts';
import { lensTexts, subjectTexts as texts } from '../../explore-texts.ts';
import { exploredFact } from '../../explored-fact.ts';
import { changeOf } from '../../shown-figures.ts';
import { ChangeText } from '../change-text.tsx';
import { useExploring } from './exploring.ts';

type Found = ResponseOutput<typeof exploreContract.explore>;

interface Shown {
  label: string;
  unit: Unit;
  now: string;
  before: string | null;
  good: 'up' | 'down' | null;
}

/** At most four figures of the rows looked at. */
function figuresOf(found: Found, measure: string, good: 'up' | 'down'): Shown[] {
  const [first] = Object.values(found.measures);
  const { profit } = found.measures;
  const { margin } = found;
  const money = { unit: 'SEK' as const };
  const counted = Object.entries(found.counts).flatMap(([name, { now, before }]): Shown[] => {
    const label = texts.counts[name as keyof typeof texts.counts];
    // What is looked at is one of its own kind, which is nothing to count.
    if (label === undefined || now + (before ?? 0) <= 2) return [];
    return [
      { label, unit: 'count', now: String(now), before: before?.toString() ?? null, good: null },
    ];
  });
  return [
    { label: measure, ...money, now: first?.now ?? '0', before: first?.before ?? null, good },
    ...(profit?.now == null
      ? []
      : [
          {
            label: texts.profit,
            ...money,
            now: profit.now,
            before: profit.before,
            good: 'up' as const,
          },
        ]),
    ...(margin?.now == null
      ? []
      : [
          {
            label: texts.margin,
            unit: 'percent' as const,
            now: margin.now,
            before: margin.before,
            good: 'up' as const,
          },
        ]),
    ...counted,
  ].slice(0, 4);
}

/** The figures of the rows looked at, with their change against the period before, and what leads to the rows. */
export function ExploredFigures({ found, children }: { found: Found; children: ReactNode }) {
  const { periods, measure, good } = useExploring();
  const figures = figuresOf(found, measure, good);
  const { currency } = found;
  const period = periods?.now ?? null;
  const unlike = periods?.before ? unequalDays(periods.now, periods.before) : null;
  return (
    <section aria-label={texts.figures}>
      <StatRow count={figures.length}>
        {figures.map(({ label, unit, now, before, good: way }) => {
          const fact = (value: string) => exploredFact({ label, value, unit, currency, period });
          const figure = {
            now: fact(now),
            before: before === null ? null : fact(before),
            months: [],
            good: way,
          };
          const change = changeOf(figure, unlike === null);
          return (
            <Stat
              key={label}
              label={label}
              value={formatFact(fact(now))}
              note={change && <ChangeText change={change} />}
            />
          );
        })}
      </StatRow>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {periods && (
          <p className="min-w-0 flex-1 basis-64 text-xs text-ink-muted">
            {formatPeriod(periods.now)}
            {periods.before && ` mot ${formatPeriod(periods.before)}`}
            {unlike && `. ${lensTexts.unlike(formatDays(unlike.now), formatDays(unlike.before))}`}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
