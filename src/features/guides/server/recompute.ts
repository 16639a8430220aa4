import type { Dependencies } from '#server/dependencies.ts';
import { withFrozenRun } from './frozen-run.ts';
import type { Guide } from './guide.ts';
import type { AnalysisRow } from './table.ts';
import { recomputation } from './tasks.ts';

/**
 * Computes a frozen analysis again from the same file, choices and answers; stores nothing.
 * `identical` is true when every fact, receipt included, is the same. Throws
 * `analysis.source_gone`.
 */
export async function recompute(deps: Dependencies, guide: Guide, row: AnalysisRow) {
  const made = await deps.computeQueue(row.ownerId, () =>
    withFrozenRun(deps, guide, row, (run) =>
      deps.computer.run(recomputation, { guide: guide.id, run, before: row.result }),
    ),
  );
  return { ...made, engineVersion: { frozen: row.engineVersion, current: guide.version } };
}
