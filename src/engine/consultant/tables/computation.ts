import type { Unit } from '../../facts/fact.ts';

/** How a measure is computed over the rows of a view. */
export interface Computation {
  label: string;
  unit: Unit;
  /** An aggregate over the rows. */
  above: string;
  /** What it is divided by; absent for a plain sum or count. */
  below?: string;
  /** Condition on rows that can be counted at all. */
  condition: string;
  /** In Swedish with the file's names: `summan av Summa`. */
  aboveWords: string;
  belowWords?: string;
  columns: string[];
  /** What it must not be summed up of: a change of a count of customers is one, a sum over months is not. */
  adds: boolean;
}

/** Why a measure cannot be computed, in Swedish. */
interface Refused {
  refused: string;
}

export type Made = Computation | Refused;
