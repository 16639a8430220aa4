import { Stat, StatRow } from '#client/ui/stat.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import type { Unit } from '#engine/facts/fact.ts';
import { formatFact, formatPeriod } from '#engine/text/format.ts';
import type { exploreContract } from '../../explore-contract.ts';
import { subjectTexts as texts } from '../../explore-texts.ts';
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

/** The figures of the rows looked at, with their change against the period before. */
export function ExploredFigures({ found }: { found: Found }) {
  const { periods, measure, good } = useExploring();
  const figures = figuresOf(found, measure, good);
  const { currency } = found;
  const period = periods?.now ?? null;
  return (
    <section aria-label={texts.figures}>
      <StatRow count={figures.length}>
        {figures.map(({ label, unit, now, before, good: way }) => {
          const fact = (value: string) => exploredFact({ label, value, unit, currency, period });
          const change = changeOf({
            now: fact(now),
            before: before === null ? null : fact(before),
            months: [],
            good: way,
          });
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
      {periods && (
        <p className="mt-2 text-xs text-ink-muted">
          {formatPeriod(periods.now)}
          {periods.before && ` mot ${formatPeriod(periods.before)}`}
        </p>
      )}
    </section>
  );
}
