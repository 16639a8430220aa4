import { createContext, use } from 'react';
import type { Chosen, LensBounds } from '../../chosen-lens.ts';
import type { ComparedPeriods } from '../../explore-address.ts';
import type { Grain, Lens, SubjectKind } from '../../lens.ts';

/** The analysis whose rows are looked at, and which of them. */
export interface Exploring {
  analysisId: string;
  /** What the address chooses, and what it is chosen among. */
  chosen: Chosen;
  bounds: LensBounds;
  /** True where nothing is chosen: the analysis as it is. */
  isWhole: boolean;
  /** The periods looked at; null where the file has no dates to choose by. */
  periods: ComparedPeriods | null;
  /** A period that was to be compared with, and that the file does not hold all of. */
  missing: { from: string; to: string } | null;
  /** Periods and filters as the calls take them. */
  lens: Lens;
  grain: Grain;
  /** What the file's rows can be divided by. */
  kinds: readonly SubjectKind[];
  /** What is summed: `Omsättning`, `Kostnad`. */
  measure: string;
  /** The same in running text: `omsättningen`, `kostnaderna`. */
  theMeasure: string;
  /** The day of the analysis, YYYY-MM-DD. */
  today: string;
  /** Whether more is good. */
  good: 'up' | 'down';
}

export const ExploringContext = createContext<Exploring | null>(null);

export function useExploring(): Exploring {
  const exploring = use(ExploringContext);
  if (exploring === null) throw new Error('Tables are shown outside an analysis');
  return exploring;
}
