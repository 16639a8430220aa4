import { failWith } from '#contract/errors.ts';
import { readStored } from '#features/documents/server/actions.ts';
import { createDocumentStore } from '#features/documents/server/store.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { analysisErrors } from '../contract.ts';
import type { FrozenTable } from './guide.ts';
import type { AnalysisRow } from './table.ts';

const fail = failWith(analysisErrors);

/**
 * The table an analysis was made from. Where the file has been read with other choices since, it is read
 * again with those frozen here. Throws `analysis.source_gone` when the file has been deleted.
 */
export async function frozenTable(
  deps: Pick<Dependencies, 'database' | 'box' | 'reader'>,
  analysis: AnalysisRow,
): Promise<FrozenTable> {
  const { ownerId, documentId } = analysis;
  if (documentId === null) throw fail('analysis.source_gone');
  const documents = createDocumentStore(deps);
  const { row, parquet } = await documents.table(ownerId, documentId);
  if (row.reading === analysis.reading) return { understanding: row.understanding, parquet };
  const again = await readStored(deps, documents, row, analysis.overrides ?? {});
  return { understanding: again.understanding, parquet: again.table };
}
