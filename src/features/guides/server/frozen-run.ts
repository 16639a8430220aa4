import { failWith } from '#contract/errors.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { storedTable } from '#features/documents/server/files/stored-table.ts';
import { readStored } from '#features/documents/server/read-and-store.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { analysisErrors } from '../contract.ts';
import { type AnalysisHead, getAnalysis } from './analyses/get.ts';
import type { FrozenFile, Guide, Run, SourceAnalysis } from './guide.ts';
import { requireAnswered } from './require-answered.ts';
import type { AnalysisRow } from './table.ts';

const fail = failWith(analysisErrors);

type ForFiles = Pick<Dependencies, 'database' | 'box' | 'reader' | 'readQueue' | 'tempFiles'>;

/**
 * Gives `work` the file an analysis was made from, its table in a file of its own; reread with the
 * frozen choices where it has been read with others since. Throws `analysis.source_gone` when it has
 * been deleted.
 */
export async function withFrozenFile<T>(
  deps: ForFiles,
  { ownerId, documentId: id, document, reading, overrides }: AnalysisHead,
  work: (file: FrozenFile) => Promise<T>,
): Promise<T> {
  if (id === null) throw fail('analysis.source_gone');
  const { row, parquet } = await storedTable(deps, ownerId, id);
  const { understanding, table } =
    row.reading === reading
      ? { understanding: row.understanding, table: parquet }
      : await readStored(deps, row, overrides ?? {});
  return deps.tempFiles(table, (path) =>
    work({
      id,
      name: document ?? '',
      understanding,
      ...(reading !== null && { reading }),
      parquet: path,
    }),
  );
}

/** The analyses that another is made of, but for those deleted since. */
async function sourcesOf(
  { database }: Pick<Dependencies, 'database'>,
  guide: Guide,
  { ownerId, basis }: AnalysisRow,
): Promise<SourceAnalysis[]> {
  const ids = guide.sources?.(basis) ?? [];
  const rows = await Promise.all(ids.map((id) => getAnalysis(database.db, ownerId, id)));
  return rows.filter((row) => row !== null).map(({ id, result }) => ({ id, result }));
}

/**
 * Gives `work` an analysis as it was frozen, to be computed. Throws `analysis.source_gone` when its file has been
 * deleted, and `analysis.questions` where it was read without an answer that is now asked for.
 */
export async function withFrozenRun<T>(
  deps: ForFiles,
  guide: Guide,
  analysis: AnalysisRow,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const { documentSha256, answers, basis, createdAt } = analysis;
  const analyses = await sourcesOf(deps, guide, analysis);
  const today = formatInstantDay(createdAt.toISOString());
  const frozen = { answers, basis, analyses, today };
  if (documentSha256 === null) return work({ file: null, ...frozen });
  return withFrozenFile(deps, analysis, (file) => {
    requireAnswered(file.understanding);
    return work({ file, ...frozen });
  });
}
