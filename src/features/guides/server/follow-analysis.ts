import type { Dependencies } from '#server/dependencies.ts';
import { getAnalysis } from './analyses/get.ts';
import type { AnalysisRow } from './table.ts';

/** A signal can be lost with its connection, so progress is also polled this often. */
const LOOK_EVERY_MS = 1000;

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
    const row = await getAnalysis(database.db, ownerId, id);
    if (row === null) return;
    const state = `${row.stage} ${row.percent} ${row.progressText}`;
    if (state !== seen) yield row;
    seen = state;
    if (row.stage === 'done' || row.stage === 'failed') return;
    await moved;
  }
}
