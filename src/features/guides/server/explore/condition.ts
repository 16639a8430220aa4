import { quoteText, within } from '#engine/figures/sql.ts';
import { type Lens, subjectKinds } from '../../lens.ts';
import type { View } from '../guide.ts';

/** Conditions on a guide's view: rows of the subjects chosen, then those of each period among them. */
export interface Conditions {
  chosen: string;
  now: string;
  /** `false` where nothing is compared with. */
  before: string;
  compared: boolean;
}

/** The revenue of rows whose cost is known. */
export const COVERED = 'CASE WHEN profit IS NOT NULL THEN revenue END';

/** Without dates to choose by all rows are of the period looked at. */
export function conditions({ subjects }: View, lens: Lens): Conditions {
  const { from, to, beforeFrom, beforeTo } = lens;
  const filters = subjectKinds.flatMap((kind) => {
    const [column, name] = [subjects[kind], lens[kind]];
    if (name === undefined) return [];
    return column === undefined ? ['false'] : [`${column} = ${quoteText(name)}`];
  });
  const compared = beforeFrom !== undefined && beforeTo !== undefined;
  return {
    chosen: filters.length === 0 ? 'true' : filters.join(' AND '),
    now: from !== undefined && to !== undefined ? within('date', { from, to }) : 'true',
    before: compared ? within('date', { from: beforeFrom, to: beforeTo }) : 'false',
    compared,
  };
}
