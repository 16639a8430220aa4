import { onlyRow, textOrNull } from '../../figures/query.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import type { DimensionId } from '../question/vocabulary.ts';
import { figureOf, figuresBy } from '../tables/compute.ts';
import { rowsOf } from '../tables/selection.ts';
import { dimensionColumn } from '../tables/table.ts';
import { answer, type Reply } from './reply.ts';
import { dimensionNames, of, tableOf } from './words.ts';
import { MOST_LISTED, noRows, selectionOf, the, type Work } from './work.ts';

/** What is asked of the latest day, or of the first. */
export type End = 'last' | 'first';

/** The question is of the day that the first or the latest amount of what is named is of. */
export const asDays = (ask: Ask): Ask => ({
  ...ask,
  measure: ask.guide === 'sales' ? 'revenue' : 'cost',
  ...{ by: 'day', order: null, direction: null, compared: false, share: false, average: false },
});

/** Those of a kind that the latest day of the file has: `vilken kund handlade senast?` */
export const latestOnes =
  (by: DimensionId) =>
  async (work: Work): Promise<Reply> => {
    const { table, asking, consultation, ask } = work;
    const at = dimensionColumn(table, by);
    if (table.covered === null || at === null) return noRows(work);
    const { where } = rowsOf(
      table,
      selectionOf(ask),
      `${table.column} > 0 AND ${at.sql} IS NOT NULL`,
    );
    const row = await table.query(
      `SELECT max(date)::VARCHAR AS day FROM ${table.view} WHERE ${where}`,
    );
    const day = textOrNull(onlyRow(row), 'day')?.slice(0, 10) ?? null;
    if (day === null) return noRows(work);
    const found = await figuresBy(
      consultation.facts,
      asking,
      selectionOf(ask, { from: day, to: day }),
      by,
      { by: 'most', limit: MOST_LISTED },
    );
    const [first] = found ?? [];
    if (found === null || first === undefined) return noRows(work);
    const [heading] = dimensionNames[by];
    return answer(
      `**Senast i filen är ${periodOf(first)}:** ${listed(found.map((fact) => `${nameOf(fact)} med ${figure(fact)}`))}.`,
      {
        table:
          found.length < 2
            ? null
            : tableOf(
                heading,
                [asking.computation.label],
                found.map((fact) => [fact]),
              ),
      },
    );
  };

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
