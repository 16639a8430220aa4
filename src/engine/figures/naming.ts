import type { Fact } from '../facts/fact.ts';
import { formatCount } from '../text/format.ts';

/** What a selection begins with that is of the rows of other facts. */
export const ROWS_BEHIND = 'raderna bakom ';

/** The rows of several facts together: `raderna bakom F21 och F22`. */
export function rowsBehind(...facts: Fact[]): string {
  return `${ROWS_BEHIND}${facts.map((fact) => fact.id).join(' och ')}`;
}

/** `1 rad`, `12 rader`. */
export function rowsText(rows: number): string {
  return `${formatCount(rows)} ${rows === 1 ? 'rad' : 'rader'}`;
}
