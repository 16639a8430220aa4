import { openTable } from '#adapters/data-engine/duckdb.ts';
import type { Query } from '#engine/figures/query.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { View } from '../guide.ts';

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
    return { key, query, currency: currency.code, close: () => engine.close() };
  } catch (error) {
    engine.close();
    throw error;
  }
}

/**
 * Gives `work` the rows of a guide's view as `looked_at`. The last one used stays open in this child
 * process for a minute; there is one at most.
 */
export async function withView<T>(
  { key, source }: TableOf,
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
  return work(last.opened);
}
