import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { SalesAnswers } from '#engine/metrics/sales/figures.ts';
import { addSalesFile } from '#features/documents/server/actions.ts';
import type { DocumentStore } from '#features/documents/server/store.ts';
import { documents } from '#features/documents/server/table.ts';
import { loadSalesAnswers, saveSalesAnswers } from '#features/form-answers/server/store.ts';
import { formAnswers } from '#features/form-answers/server/table.ts';
import { runAnalysis } from '#features/sales/server/run.ts';
import type { AnalysisStore } from '#features/sales/server/store.ts';
import { analyses } from '#features/sales/server/table.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sampleErrors } from '../contract.ts';

const fail = failWith(sampleErrors);
const FILE = new URL('./sample/forsaljning-exempelbolaget.csv', import.meta.url);

const ANSWERS: SalesAnswers = {
  question1: 'Mellanrost Husets 500 g och Espresso Napoli 1 kg',
  question2: 'Säljare som besöker caféer och kontor',
  question3: 'Ungefär 25 procent, kontor som har fasta leveranser',
  question4: 'Mest i november och december, lugnt i juli',
  question5: 'Omkring 4 procent av försäljningen',
};

/**
 * Loads the sample company as any user's file would be: read, stored, analysed, all marked as sample.
 * It counts against no limit, and the user's own answers are left as they are.
 */
export async function loadSampleCompany(
  deps: Dependencies,
  stores: { documents: DocumentStore; analyses: AnalysisStore },
  ownerId: string,
  stop: AbortSignal,
): Promise<void> {
  const held = await stores.documents.list(ownerId);
  if (held.some(({ sample }) => sample)) throw fail('sample.exists');
  const { db } = deps.database;
  const own = await loadSalesAnswers(db, ownerId);
  if (Object.values(own).every((answer) => answer.trim() === '')) {
    await saveSalesAnswers(db, ownerId, ANSWERS, deps.clock(), true);
  }
  const document = await addSalesFile(deps, stores.documents, {
    ownerId,
    bytes: readFileSync(FILE),
    filename: 'forsaljning-exempelbolaget.csv',
    sample: true,
  });
  await runAnalysis(deps, stores.analyses, document, stop);
}

/** Removes the sample company's file, analysis and answers, in one transaction. */
export async function removeSampleCompany(deps: Dependencies, ownerId: string): Promise<void> {
  await inTransaction(deps.database.db, async (tx) => {
    await tx
      .delete(documents)
      .where(and(eq(documents.ownerId, ownerId), eq(documents.sample, true)));
    await tx.delete(analyses).where(and(eq(analyses.ownerId, ownerId), eq(analyses.sample, true)));
    await tx
      .delete(formAnswers)
      .where(and(eq(formAnswers.ownerId, ownerId), eq(formAnswers.sample, true)));
  });
}
