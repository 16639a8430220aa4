import { sumOf } from '../../figures/filters.ts';
import type { Computation, Made } from './computation.ts';
import type { AskedTable } from './table.ts';

/** How far was driven, in the unit that is asked for. */
export type DistanceId = 'km' | 'mil';

const CALLED = { km: 'kilometer', mil: 'mil' } as const;
const IN_ONE = 10;

/** Kilometres of tens of them, and the other way. */
function inUnit(own: DistanceId, asked: DistanceId): { sql: string; words: string } {
  if (own === asked) return { sql: '', words: '' };
  return own === 'km'
    ? { sql: ` / ${IN_ONE}`, words: ` ÷ ${IN_ONE}` }
    : { sql: ` * ${IN_ONE}`, words: ` × ${IN_ONE}` };
}

/** How far was driven over the rows that say it. */
export const distance =
  (asked: DistanceId) =>
  ({ distance: column }: AskedTable): Made => {
    if (column === null)
      return {
        refused: `Körda ${CALLED[asked]} kan inte räknas: filen saknar en kolumn med dem.`,
      };
    const { sql, words } = inUnit(column.unit, asked);
    const taken = column.isSaid ? '' : ', tagen som kilometer';
    return {
      label: `Körda ${CALLED[asked]}`,
      unit: 'count',
      above: `sum(distance)${sql}`,
      condition: 'distance IS NOT NULL AND revenue IS NOT NULL',
      aboveWords: `${sumOf(column.name)}${words}${taken}`,
      columns: [column.name],
      adds: true,
    };
  };

/** What was taken in for each kilometre, or ten of them: of the rows that have both. */
export const perDistance =
  (asked: DistanceId) =>
  (table: AskedTable): Made => {
    const driven = distance(asked)(table);
    if ('refused' in driven) return driven;
    const made: Computation = {
      label: `Kronor per ${CALLED[asked]}`,
      unit: 'SEK',
      above: 'sum(revenue)',
      below: driven.above,
      condition: `${driven.condition} AND distance > 0`,
      aboveWords: sumOf(table.amount.formula),
      belowWords:
        driven.aboveWords.includes(' ÷ ') || driven.aboveWords.includes(' × ')
          ? `(${driven.aboveWords})`
          : driven.aboveWords,
      columns: [...new Set([...table.amount.columns, ...driven.columns])],
      adds: false,
    };
    return made;
  };
