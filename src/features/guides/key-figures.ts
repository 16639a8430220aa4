import type { Fact } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';

/** A figure at the top of a result, with what it was in the period it is compared with. */
export interface KeyFigure {
  now: Fact;
  before: Fact | null;
  /** Facts of the months up to now, for the shape beside it; none where it is not known by month. */
  months: readonly Fact[];
  /** Which way is good for the company; null where neither is. */
  good: 'up' | 'down' | null;
}

/** The period that all of the figures are of, and the one they are held against; null where they differ. */
export function sharedPeriods(
  figures: readonly KeyFigure[],
): { now: Period; before: Period } | null {
  const compared = figures.flatMap(({ now, before }) =>
    now.period && before?.period ? [{ now: now.period, before: before.period }] : [],
  );
  const [first] = compared;
  const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to;
  return first !== undefined &&
    compared.every(({ now, before }) => isSame(now, first.now) && isSame(before, first.before))
    ? first
    : null;
}

/** The values of the months, and the place of the first that is in the period. */
export function shapeOf(months: readonly Fact[], period: Period | null) {
  const dated = months
    .flatMap((fact) =>
      fact.period === null
        ? []
        : [{ from: fact.period.from, to: fact.period.to, value: Number(fact.value) }],
    )
    .filter(({ to }) => period === null || to <= period.to)
    .sort((a, b) => a.from.localeCompare(b.from))
    .slice(-24);
  const first = period === null ? 0 : dated.findIndex(({ from }) => from >= period.from);
  return { values: dated.map(({ value }) => value), from: Math.max(0, first) };
}

/** Facts by key, those of the whole company only. */
export function wholeFacts(facts: readonly Fact[]): (key: string) => Fact | null {
  const byKey = new Map<string, Fact>();
  for (const fact of facts)
    if (fact.subject === null && !byKey.has(fact.key)) byKey.set(fact.key, fact);
  return (key) => byKey.get(key) ?? null;
}

/** A figure that may stand at the top, with the key of the one it is held against. */
export interface Choice {
  now: string;
  before?: string;
  good?: 'up' | 'down';
}

/**
 * For each row of choices the first that is known, held against the one before where that is of the periods that the others
 * are of.
 */
export function firstChosen(
  facts: readonly Fact[],
  rows: readonly (readonly Choice[])[],
  { now: current, before: previous }: { now: Fact; before: Fact },
): KeyFigure[] {
  const of = wholeFacts(facts);
  const isOf = (fact: Fact | null, period: Period | null) =>
    fact?.period?.from === period?.from && fact?.period?.to === period?.to;
  return rows.flatMap((choices): KeyFigure[] => {
    for (const choice of choices) {
      const now = of(choice.now);
      if (now === null) continue;
      const before = choice.before === undefined ? null : of(choice.before);
      const isHeld = isOf(now, current.period) && isOf(before, previous.period);
      const against = isHeld ? before : null;
      return [{ now, before: against, months: [], good: (against && choice.good) ?? null }];
    }
    return [];
  });
}
