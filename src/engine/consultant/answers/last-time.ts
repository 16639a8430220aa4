import { onlyRow, textOrNull } from '../../figures/query.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import { figureOf } from '../tables/compute.ts';
import { rowsOf } from '../tables/selection.ts';
import { answer, type Reply } from './reply.ts';
import { of } from './words.ts';
import { noRows, selectionOf, the, type Work } from './work.ts';

/** What is asked of the latest day, or of the first. */
export type End = 'last' | 'first';

/** The question is of the day that the first or the latest amount of what is named is of. */
export const asDays = (ask: Ask): Ask => ({
  ...ask,
  measure: ask.guide === 'sales' ? 'revenue' : 'cost',
  ...{ by: 'day', order: null, direction: null, compared: false, share: false, average: false },
});

/** The day, and what it came to; what was sent back is no purchase. */
export const lastTime =
  (end: End) =>
  async (work: Work): Promise<Reply> => {
    const { ask, table, asking, consultation } = work;
    const selection = selectionOf(ask);
    const { where } = rowsOf(table, selection, `${table.column} > 0`);
    const ends = end === 'last' ? 'max(date)' : 'min(date)';
    const row = await table.query(
      `SELECT ${ends}::VARCHAR AS day FROM ${table.view} WHERE ${where}`,
    );
    const day = textOrNull(onlyRow(row), 'day')?.slice(0, 10) ?? null;
    if (day === null) return noRows(work);
    const fact = await figureOf(consultation.facts, asking, {
      ...selection,
      period: { from: day, to: day },
    });
    if (fact === null) return noRows(work);
    const which = end === 'last' ? 'Senaste gången i filen' : 'Första gången i filen';
    return answer(
      `**${which} var ${periodOf(fact)}.** Den dagen var ${the(work)}${of(fact)} ${figure(fact)}.`,
    );
  };
