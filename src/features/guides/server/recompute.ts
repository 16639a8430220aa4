import { isDeepStrictEqual } from 'node:util';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changedFigures } from './changed-figures.ts';
import { frozenRun, resourcesFor } from './frozen-run.ts';
import type { Guide } from './guide.ts';
import type { AnalysisRow } from './table.ts';

/**
 * Computes a frozen analysis again from the same file, choices and answers; stores nothing.
 * `identical` is true when every fact, receipt included, is the same. Throws
 * `analysis.source_gone`.
 */
export async function recompute(deps: Dependencies, guide: Guide, row: AnalysisRow) {
  const run = await frozenRun(deps, row);
  const made = await guide.run(run, resourcesFor(deps, row.ownerId), async () => {});
  const again = stripUnstorable(made);
  const before = row.result?.facts ?? [];
  return {
    identical: isDeepStrictEqual(before, again.facts),
    figures: again.facts.length,
    differences: changedFigures(guide, row.result, again),
    engineVersion: { frozen: row.engineVersion, current: guide.version },
  };
}
