import { createContext, use } from 'react';
import type { LookedAt, ToLookAt } from '../../looked-at.ts';

/** The analysis whose rows are looked at, which of them, and what they are chosen among. */
export interface Exploring extends ToLookAt, LookedAt {
  analysisId: string;
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
