import type { Lens } from '../../lens.ts';
import { type RowsBehind, rowsAsCsv, rowsBehind } from '../fact-rows.ts';
import type { View } from '../guide.ts';
import { conditions } from './condition.ts';
import { type TableOf, type TableSource, withView } from './open-view.ts';

export interface ExploredRowsAsked extends TableOf {
  source: TableSource;
  lens: Lens;
  /** Rows to pass over, in file order. */
  from: number;
  search: string;
}

async function figureOf(asked: ExploredRowsAsked, view: View) {
  const { chosen, now } = conditions(view, asked.lens);
  const where = `${chosen} AND ${now}`;
  const [measure = 'NULL'] = view.measures;
  const value = await withView(asked, view, async ({ query }) => {
    const [row] = await query(
      `SELECT CAST(coalesce(sum(${measure}), 0) AS VARCHAR) AS value FROM looked_at WHERE ${where}`,
    );
    return String(row?.value ?? '0');
  });
  return { ...asked, ...asked.source, where, value };
}

/** A page of the rows looked at, with what each adds to their sum. */
export async function rowsLookedAt(asked: ExploredRowsAsked, view: View): Promise<RowsBehind> {
  return rowsBehind(await figureOf(asked, view), view);
}

/** All of them as CSV. */
export async function rowsLookedAtAsCsv(asked: ExploredRowsAsked, view: View): Promise<string> {
  return rowsAsCsv(await figureOf(asked, view), view);
}
