import { and, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { documentErrors } from '#features/documents/errors.ts';
import { fileList } from '#features/documents/server/files/list.ts';
import { addFile } from '#features/documents/server/read-and-store.ts';
import { documents as documentsTable } from '#features/documents/server/table.ts';
import { loadAnswers } from '#features/guides/answers/server/load.ts';
import { saveAnswers } from '#features/guides/answers/server/save.ts';
import { formAnswers } from '#features/guides/answers/server/table.ts';
import { beginAndFollow } from '#features/guides/server/begin-and-follow.ts';
import { analyses } from '#features/guides/server/table.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { readSampleFile, sampleAnswers, sampleFiles } from './made-up.ts';

const fail = failWith(documentErrors);

/**
 * Loads the sample company like any user's file: read, stored, analysed, all marked as sample. It
 * counts against no limit, and the user's own answers are kept.
 */
export async function loadSampleCompany(
  deps: Dependencies,
  ownerId: string,
  stop: AbortSignal,
): Promise<void> {
  const { db } = deps.database;
  const held = await fileList(db)(ownerId);
  if (held.some(({ sample }) => sample)) throw fail('sample.exists');
  const own = await loadAnswers(db, ownerId, 'sales');
  if (Object.values(own).every((answer) => answer.trim() === '')) {
    await saveAnswers(db, ownerId, 'sales', sampleAnswers.sales, deps.clock(), true);
  }
  const { row: document } = await addFile(deps, {
    ownerId,
    bytes: readSampleFile('sales'),
    filename: sampleFiles.sales,
    category: 'sales',
    sample: true,
  });
  const answers = await loadAnswers(db, ownerId, 'sales');
  const preparation = { document, answers, basis: null, sample: true };
  await beginAndFollow(deps, salesGuide, ownerId, preparation, stop);
}

/** Deletes the sample company's file, analysis and answers in one transaction. */
export async function removeSampleCompany(deps: Dependencies, ownerId: string): Promise<void> {
  await inTransaction(deps.database.db, async (tx) => {
    await tx
      .delete(documentsTable)
      .where(and(eq(documentsTable.ownerId, ownerId), eq(documentsTable.sample, true)));
    await tx.delete(analyses).where(and(eq(analyses.ownerId, ownerId), eq(analyses.sample, true)));
    await tx
      .delete(formAnswers)
      .where(and(eq(formAnswers.ownerId, ownerId), eq(formAnswers.sample, true)));
  });
}
