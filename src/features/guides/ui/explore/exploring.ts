import { createContext, use } from 'react';
import type { ComparedPeriods } from '../../explore-address.ts';

/** The analysis whose rows are looked at. */
export interface Exploring {
  analysisId: string;
  /** The periods its own figures are of; null where the file has no dates to choose by. */
  periods: ComparedPeriods | null;
  /** What is summed: `Omsättning`, `Kostnad`. */
  measure: string;
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
