import { decimal } from '#engine/facts/decimal.ts';
import type { QueryRow } from '#engine/figures/query.ts';
import { quoteText } from '#engine/figures/sql.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { BYTE_ORDER_MARK, csvLine, type NumberCell } from '#server/http/csv.ts';
import { subjectNames, tableTexts as texts } from '../../explore-texts.ts';
import type { Lens, SubjectKind } from '../../lens.ts';
import type { View } from '../guide.ts';
import { COVERED, conditions } from './condition.ts';
import { type TableOf, withView } from './open-view.ts';

export interface SubjectsAsked extends TableOf {
  lens: Lens;
  kind: SubjectKind;
}

/** A table by columns; amounts in hundredths, which are whole and so exact. */
export interface SubjectTable {
  currency: string | null;
  compared: boolean;
  names: string[];
  now: number[];
  before: number[];
  rows: number[];
  profit?: (number | null)[];
  last?: (string | null)[];
}

const hundredths = (sum: string) => `CAST(round(100 * ${sum}) AS BIGINT)`;

const hundred = (row: QueryRow, name: string) => decimal(String(row[name] ?? 0));

/** Every subject of a kind with its sums, the largest first; rows without one together, last. */
export async function subjectTable(asked: SubjectsAsked, view: View): Promise<SubjectTable> {
  const { lens, kind } = asked;
  const column = view.subjects[kind];
  const where = conditions(view, lens);
  const [measure = 'NULL'] = view.measures;
  return withView(asked, view, async ({ query, currency }) => {
    const now = (sum: string) =>
      view.isCovered ? hundredths(`sum(${sum}) FILTER (${where.now})`) : 'NULL';
    const found =
      column === undefined
        ? []
        : await query(`SELECT coalesce(${column}, ${quoteText(texts.without)}) AS name,
          coalesce(${hundredths(`sum(${measure}) FILTER (${where.now})`)}, 0) AS now,
          coalesce(${hundredths(`sum(${measure}) FILTER (${where.before})`)}, 0) AS before,
          count(*) FILTER (${where.now}) AS rows, ${now('profit')} AS profit,
          ${now(COVERED)} AS covered, max(date) AS last
        FROM looked_at
        WHERE ${where.chosen} AND (${where.now} OR ${where.before}) AND ${measure} IS NOT NULL
        GROUP BY ${column} ORDER BY ${column} IS NULL, now DESC, name`);
    const isNamed = found.some(({ name }) => name !== texts.without);
    const rows = isNamed ? found : [];
    const numbers = (of: string) => rows.map((row) => Number(row[of] ?? 0));
    const profits = rows.map((row) => {
      const isKnown = view.isCovered?.(hundred(row, 'covered'), hundred(row, 'now')) ?? false;
      return isKnown && row.profit !== null ? Number(row.profit) : null;
    });
    return {
      currency,
      compared: where.compared,
      names: rows.map(({ name }) => String(name)),
      now: numbers('now'),
      before: numbers('before'),
      rows: numbers('rows'),
      ...(profits.some((profit) => profit !== null) && { profit: profits }),
      ...(rows.some(({ last }) => last !== null) && {
        last: rows.map(({ last }) => (last === null ? null : String(last))),
      }),
    };
  });
}

const kronor = (value: number): NumberCell => ({ number: (value / 100).toFixed(2) });

function heads(lens: Lens, { compared, profit, last }: SubjectTable, kind: SubjectKind): string[] {
  const { from, to, beforeFrom, beforeTo } = lens;
  const now = from && to ? formatPeriod({ from, to }) : texts.whole;
  const before = beforeFrom && beforeTo ? formatPeriod({ from: beforeFrom, to: beforeTo }) : '';
  return [
    subjectNames[kind].one,
    now,
    ...(compared ? [before, texts.change] : []),
    ...(profit ? [texts.profit] : []),
    texts.rows,
    ...(last ? [texts.last] : []),
  ];
}

/** The same as CSV, for a spreadsheet. */
export async function subjectsAsCsv(asked: SubjectsAsked, view: View): Promise<string> {
  const table = await subjectTable(asked, view);
  const lines = table.names.map((name, at) => {
    const [now = 0, before = 0] = [table.now[at], table.before[at]];
    const profit = table.profit?.[at] ?? null;
    return csvLine([
      name,
      kronor(now),
      ...(table.compared ? [kronor(before), kronor(now - before)] : []),
      ...(table.profit ? [profit === null ? null : kronor(profit)] : []),
      { number: String(table.rows[at] ?? 0) },
      ...(table.last ? [table.last[at] ?? null] : []),
    ]);
  });
  return [BYTE_ORDER_MARK, csvLine(heads(asked.lens, table, asked.kind)), ...lines].join('');
}
