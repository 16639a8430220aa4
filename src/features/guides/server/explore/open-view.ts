import { openTable } from '#adapters/data-engine/duckdb.ts';
import { failWith } from '#contract/errors.ts';
import {
  hasWholeMonths,
  isWhole,
  readTimes,
  type Times,
} from '#engine/figures/calendar/times-of-rows.ts';
import type { Query } from '#engine/figures/query.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { analysisErrors } from '../../contract.ts';
import type { Lens } from '../../lens.ts';
import type { View } from '../guide.ts';

const fail = failWith(analysisErrors);

/** What a table is opened from. */
export interface TableSource {
  understanding: Understanding;
  parquet: string;
}

/** A table to look at; `key` is the same for the same table, read the same way. */
export interface TableOf {
  key: string;
  /** Null where it is only looked at if it is open already. */
  source: TableSource | null;
}

interface Opened {
  key: string;
  query: Query;
  times: Times;
  currency: string | null;
  close: () => void;
}

/** So long the last table stays open after it was looked at: who filters does so again soon. */
const LINGER_MS = 60_000;

let last: { opened: Opened; timer: NodeJS.Timeout } | null = null;

function letGo(): void {
  if (last === null) return;
  clearTimeout(last.timer);
  last.opened.close();
  last = null;
}

/** Whether this child process has the table open, or can open it. */
export const canLookAt = ({ key, source }: TableOf): boolean =>
  source !== null || last?.opened.key === key;

function requireWhole(lens: Lens, times: Times): void {
  const { covered, step, monthsAt } = times;
  if (covered === null || (step === null && monthsAt === null)) return;
  const asked = [
    [lens.from, lens.to],
    [lens.beforeFrom, lens.beforeTo],
  ] as const;
  for (const [first, last] of asked) {
    if (first === undefined || last === undefined) continue;
    if (last < covered.from || first > covered.to) continue;
    const [, from = first] = [first, covered.from].toSorted();
    const [to = last] = [last, covered.to].toSorted();
    if (!isWhole({ from, to }, times) || !hasWholeMonths({ from, to }, monthsAt))
      throw fail('analysis.part_of_period');
  }
}

/** The guide's view laid down as a table of its own, so that it is worked out once. */
async function open(
  key: string,
  { understanding, parquet }: TableSource,
  view: View,
): Promise<Opened> {
  const engine = await openTable({ parquet });
  try {
    const { query } = engine;
    const { currency } = await view.create(query, understanding);
    await query(`CREATE TABLE looked_at AS FROM ${view.name}`);
    const rows = { view: 'looked_at', column: view.measures[0] ?? 'date' };
    const times = await readTimes(query, rows, understanding);
    return { key, query, times, currency: currency.code, close: () => engine.close() };
  } catch (error) {
    engine.close();
    throw error;
  }
}

/**
 * Gives `work` the rows of a guide's view as `looked_at`. The last one used stays open in this child
 * process for a minute; there is one at most. Throws `analysis.part_of_period` where `lens` is of parts of the months,
 * quarters or years that its dates stand for.
 */
export async function withView<T>(
  { key, source, lens }: TableOf & { lens: Lens },
  view: View,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  if (last?.opened.key !== key) {
    if (source === null) throw new Error('a table that is not open has a source');
    letGo();
    const opened = await open(key, source, view);
    last = { opened, timer: setTimeout(letGo, LINGER_MS).unref() };
  }
  last.timer.refresh();
  requireWhole(lens, last.opened.times);
  return work(last.opened);
}
