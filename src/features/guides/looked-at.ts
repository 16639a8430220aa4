import { type Chosen, chosenPeriods, grainFor, isWhole, type LensBounds } from './chosen-lens.ts';
import { type ComparedPeriods, lensOf } from './explore-address.ts';
import type { Grain, Lens, SubjectKind } from './lens.ts';

/** What can be looked at of an analysis. */
export interface ToLookAt {
  bounds: LensBounds;
  /** What the file's rows can be divided by. */
  kinds: readonly SubjectKind[];
  /** How many of each kind the analysis has figures of: of many only the largest. */
  sizes: Partial<Record<SubjectKind, number>>;
}

/** The part of a file that a choice comes to. */
export interface LookedAt {
  /** What is chosen, but for filters of what the file is not divided by. */
  chosen: Chosen;
  /** True where nothing is chosen: the analysis as it is. */
  isWhole: boolean;
  /** The periods looked at; null where the file has no dates to choose by. */
  periods: ComparedPeriods | null;
  /** A period that was to be compared with, and that the file does not hold all of. */
  missing: { from: string; to: string } | null;
  /** Periods and filters as the calls take them. */
  lens: Lens;
  grain: Grain;
}

export function lookedAt(
  wanted: Chosen,
  { bounds, kinds }: Pick<ToLookAt, 'bounds' | 'kinds'>,
): LookedAt {
  const filters = wanted.filters.filter(({ kind }) => kinds.includes(kind));
  const chosen = { ...wanted, filters };
  const { periods, missing } = chosenPeriods(chosen, bounds);
  return {
    chosen,
    isWhole: isWhole(chosen),
    periods,
    missing,
    lens: {
      ...lensOf(periods),
      ...Object.fromEntries(filters.map(({ kind, name }) => [kind, name])),
    },
    grain: chosen.grain ?? (chosen.period === null ? 'month' : grainFor(periods?.now ?? null)),
  };
}
