import type { Finding } from './finding.ts';
import type { Series } from './series.ts';

/** What two subjects have in common, such as a customer's purchases of a product: then and now. */
export interface Overlaps {
  of(a: Series, b: Series): { now: number; before: number };
  /** The same of a month in which something stands alone, and of the one that it is held against. */
  inMonth(a: Series, b: Series, month: number): { now: number; before: number };
}

/** All that was found, and what any two of them have in common. */
export interface Among {
  found: readonly Finding[];
  overlaps: Overlaps;
}
