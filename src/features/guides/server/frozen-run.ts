import { failWith } from '#contract/errors.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { storedTable } from '#features/documents/server/files/stored-table.ts';
import { readStored } from '#features/documents/server/read-and-store.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { analysisErrors } from '../contract.ts';
import { getAnalysis } from './analyses/get.ts';
import type { FrozenFile, Resources, Run } from './guide.ts';
import { requireAnswered } from './require-answered.ts';
import type { AnalysisRow } from './table.ts';

const fail = failWith(analysisErrors);

type ForFiles = Pick<Dependencies, 'database' | 'box' | 'reader'>;

/**
 * The file an analysis was made from; reread with the frozen choices where it has been read with
 * others since. Throws `analysis.source_gone` when it has been deleted.
 */
export async function frozenFile(
  deps: ForFiles,
  { ownerId, documentId: id, document, reading, overrides }: AnalysisRow,
): Promise<FrozenFile> {
  if (id === null) throw fail('analysis.source_gone');
  const name = document ?? '';
  const { row, parquet } = await storedTable(deps, ownerId, id);
  if (row.reading === reading) return { id, name, understanding: row.understanding, parquet };
  const again = await readStored(deps, row, overrides ?? {});
  return { id, name, understanding: again.understanding, parquet: again.table };
}

/**
 * An analysis as it was frozen, to be computed. Throws `analysis.source_gone` when its file has been deleted, and
 * `analysis.questions` where it was read without an answer that is now asked for.
 */
export async function frozenRun(deps: ForFiles, analysis: AnalysisRow): Promise<Run> {
  const { documentSha256, answers, basis, createdAt } = analysis;
  const file = documentSha256 === null ? null : await frozenFile(deps, analysis);
  if (file) requireAnswered(file.understanding);
  return { file, answers, basis, today: formatInstantDay(createdAt.toISOString()) };
}

/** The resources for running an owner's analysis. */
export function resourcesFor(
  { database, tempFolder }: Pick<Dependencies, 'database' | 'tempFolder'>,
  ownerId: string,
): Resources {
  return { tempFolder, analysis: (id) => getAnalysis(database.db, ownerId, id) };
}
