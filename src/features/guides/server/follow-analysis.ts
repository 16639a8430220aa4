import { setTimeout as wait } from 'node:timers/promises';
import { databaseIsAway } from '#server/db/connection-errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getAnalysis } from './analyses/get.ts';
import type { AnalysisRow } from './table.ts';

/** A signal can be lost with its connection, so progress is also polled this often. */
const LOOK_EVERY_MS = 1000;
const AWAY_MS = 60_000;

/**
 * Waits for a signal about `id` or a second, whichever comes first; returns at once when `stop` is
 * aborted.
 */
function nextMove(signals: Dependencies['signals'], id: string, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      off();
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const off = signals.on(id, done);
    const timer = setTimeout(done, LOOK_EVERY_MS);
    stop.addEventListener('abort', done);
  });
}

/** Looks until the database is there to answer, for a minute at most: its restart ends no waiting. */
async function lookAgain<T>(look: () => Promise<T>, stop: AbortSignal): Promise<T> {
  const giveUp = performance.now() + AWAY_MS;
  while (true) {
    try {
      return await look();
    } catch (error) {
      if (!databaseIsAway(error) || stop.aborted || performance.now() > giveUp) throw error;
      await wait(LOOK_EVERY_MS);
    }
  }
}

/** Yields the analysis each time it has changed, and a last time when it has ended. */
export async function* followAnalysis(
  { signals, database }: Pick<Dependencies, 'signals' | 'database'>,
  ownerId: string,
  id: string,
  stop: AbortSignal,
): AsyncGenerator<AnalysisRow> {
  let seen = '';
  while (!stop.aborted) {
    const moved = nextMove(signals, id, stop);
    const row = await lookAgain(() => getAnalysis(database.db, ownerId, id), stop);
    if (row === null) return;
    const state = `${row.stage} ${row.percent} ${row.progressText}`;
    if (state !== seen) yield row;
    seen = state;
    if (row.stage === 'done' || row.stage === 'failed') return;
    await moved;
  }
}
