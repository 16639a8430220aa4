import { openTable } from '#adapters/data-engine/duckdb.ts';
import { compare, decimal } from '#engine/facts/decimal.ts';
import { type Query, textOrNull } from '#engine/figures/query.ts';
import { quoteText } from '#engine/figures/sql.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { asRowsPage, PAGE_ROWS, type RowsPage } from '#features/documents/server/table-rows.ts';
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#server/http/csv.ts';
import { factRowsTexts as texts } from '../texts.ts';
import type { View } from './guide.ts';

/** A figure's rows: `where` is an SQL condition over the guide's view, written by our own engine. */
export interface FigureRows {
  understanding: Understanding;
  parquet: string;
  where: string;
  /** The figure's exact value, to be found again as a sum of the rows. */
  value: string;
}

export interface RowsAsked extends FigureRows {
  /** Rows to pass over, in file order. */
  from: number;
  /** Text that a cell contains; empty for all rows. */
  search: string;
}

export interface RowsBehind extends Omit<RowsPage, 'rows'> {
  /** `counted` is what the row adds to the figure; null where the figure is no sum of its rows. */
  rows: { row: number; cells: (string | null)[]; counted: string | null }[];
  /** The sum of `counted` over all rows found, exact; null where the figure is no sum. */
  sum: string | null;
}

/** The file's columns in the figure's rows, and the amount of the view whose sum the figure is. */
interface Opened {
  query: Query;
  understanding: Understanding;
  /** `SELECT` of the rows, one each, with `counted`. */
  rows: string;
  isSum: boolean;
}

/** The first amount of the view that sums to the figure over its rows; null for none. */
async function summedMeasure(
  query: Query,
  { name, measures }: View,
  { where, value }: FigureRows,
): Promise<string | null> {
  const sums = measures.map((measure) => `CAST(sum(${measure}) AS VARCHAR) AS ${measure}`);
  const [row] = await query(`SELECT ${sums.join(', ')} FROM ${name} WHERE (${where})`);
  const isFigure = (measure: string) => {
    const sum = row ? textOrNull(row, measure) : null;
    return sum !== null && compare(decimal(sum), decimal(value)) === 0;
  };
  return measures.find(isFigure) ?? null;
}

/** Amounts are stored with a point and without groups; a reader types them the Swedish way. */
function searched(search: string, { columns }: Understanding): string {
  const typed = search.trim().toLowerCase();
  if (typed === '') return 'true';
  const isNumber = /^[-−]?[\d\s]+(?:,\d+)?$/u.test(typed);
  const point = typed.replace(/\s/gu, '').replace(',', '.').replace('−', '-');
  // Amounts of a column that all end with 0 are stored without it.
  const stored = point.includes('.') ? point.replace(/\.?0+$/, '') : point;
  const wanted = isNumber ? [typed, stored] : [typed];
  const cell = ({ index }: { index: number }) => `lower(CAST(c${index} AS VARCHAR))`;
  const found = columns.flatMap((column) =>
    wanted.map((text) => `contains(${cell(column)}, ${quoteText(text)})`),
  );
  return found.length === 0 ? 'false' : `(${found.join(' OR ')})`;
}

async function withRows<T>(
  asked: FigureRows,
  view: View,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { understanding, parquet, where } = asked;
  const engine = await openTable({ parquet });
  try {
    const { query } = engine;
    await view.create(query, understanding);
    const measure = await summedMeasure(query, view, asked);
    const counted = measure === null ? 'NULL::DECIMAL(18,2)' : `sum(${measure})`;
    const rows = `SELECT data.*, behind.counted FROM data JOIN
      (SELECT "row", ${counted} AS counted FROM ${view.name} WHERE (${where}) GROUP BY "row") behind
      ON behind."row" = data."row"`;
    return await work({ query, understanding, rows, isSum: measure !== null });
  } finally {
    engine.close();
  }
}

/**
 * A page of the rows behind one figure, in file order, with what each adds to it where the figure
 * is the sum of its rows to the öre.
 */
export async function rowsBehind(asked: RowsAsked, view: View): Promise<RowsBehind> {
  return withRows(asked, view, async ({ query, understanding, rows, isSum }) => {
    const found = `SELECT * FROM (${rows}) WHERE ${searched(asked.search, understanding)}`;
    const [all] = await query(
      `SELECT count(*) AS n, CAST(sum(counted) AS VARCHAR) AS sum FROM (${found})`,
    );
    const page = await query(
      `SELECT * REPLACE (CAST(counted AS VARCHAR) AS counted) FROM (${found})
       ORDER BY "row" LIMIT ${PAGE_ROWS} OFFSET ${Math.trunc(asked.from)}`,
    );
    const shown = asRowsPage(understanding, page, Number(all?.n ?? 0));
    const counted = page.map((row) => textOrNull(row, 'counted'));
    return {
      ...shown,
      rows: shown.rows.map((row, place) => ({ ...row, counted: counted[place] ?? null })),
      sum: isSum && all ? (textOrNull(all, 'sum') ?? '0') : null,
    };
  });
}

const AMOUNT = /^-?\d+\.\d+$/;

/** Amounts as a spreadsheet computes with them; whole numbers may be order numbers, and stay text. */
const written = (cell: string | null): CsvCell =>
  cell !== null && AMOUNT.test(cell) ? { number: cell } : cell;

/** All rows behind one figure as CSV, the row's number in the file first. */
export async function rowsAsCsv(asked: FigureRows, view: View): Promise<string> {
  return withRows(asked, view, async ({ query, understanding, rows, isSum }) => {
    const all = await query(
      `SELECT * REPLACE (CAST(counted AS VARCHAR) AS counted) FROM (${rows}) ORDER BY "row"`,
    );
    const { columns, rows: lines } = asRowsPage(understanding, all, all.length);
    const head = [texts.row, ...columns, ...(isSum ? [texts.counted] : [])];
    const body = lines.map(({ row, cells }, place) => {
      const counted = isSum ? [written(textOrNull(all[place] ?? {}, 'counted'))] : [];
      return csvLine([{ number: String(row) }, ...cells.map(written), ...counted]);
    });
    return [BYTE_ORDER_MARK, csvLine(head), ...body].join('');
  });
}
