import { count, type QueryRow, textOrNull } from '#engine/figures/query.ts';
import type { Conditions } from './condition.ts';

/** Exact; null where there is nothing to sum. */
export interface Sums {
  now: string | null;
  before: string | null;
}

export interface Counts {
  now: number;
  before: number | null;
}

/** The sums that a row has as `<name>_now` and `<name>_before`. */
export const sumsOf = (row: QueryRow, name: string, { compared }: Conditions): Sums => ({
  now: textOrNull(row, `${name}_now`),
  before: compared ? textOrNull(row, `${name}_before`) : null,
});

/** The counts that a row has in the same way. */
export const countsOf = (row: QueryRow, name: string, { compared }: Conditions): Counts => ({
  now: count(row, `${name}_now`),
  before: compared ? count(row, `${name}_before`) : null,
});
