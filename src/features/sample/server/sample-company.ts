import { and, eq } from 'drizzle-orm';
import { AppError, failWith } from '#contract/errors.ts';
import { guideIdentities } from '#contract/guides.ts';
import { costBasis } from '#features/costs/server/basis.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
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

/** What is loaded, in order: the costs are held against the sales. */
const parts = [
  { guide: salesGuide, basis: async () => null },
  { guide: costsGuide, basis: costBasis },
];

/**
 * Loads the sample company's sales and costs like any user's files: read, stored, analysed, all
 * marked as sample. It counts against no limit. What there is an own file of is left out where there
 * is something else to load, and the user's own answers are kept. Goes on when the caller leaves;
 * where a part fails, none stays. Throws `sample.exists` and the errors of an analysis.
 */
export async function loadSampleCompany(deps: Dependencies, ownerId: string): Promise<void> {
  const held = await fileList(deps.database.db)(ownerId);
  if (held.some(({ sample }) => sample)) throw fail('sample.exists');
  const isHeld = ({ guide: { id } }: Part) =>
    held.some(({ category }) => category === guideIdentities[id].category);
  const without = parts.filter((part) => !isHeld(part));
  try {
    for (const part of without.length > 0 ? without : parts) await loadPart(deps, part, ownerId);
  } catch (error) {
    // Another call is loading it.
    const isElsewhere = error instanceof AppError && error.code === 'sample.exists';
    if (!isElsewhere) await removeSampleCompany(deps, ownerId);
    throw error;
  }
}

type Part = (typeof parts)[number];

async function loadPart(
  deps: Dependencies,
  { guide, basis }: Part,
  ownerId: string,
): Promise<void> {
  const { db } = deps.database;
  const { flik, category } = guideIdentities[guide.id];
  const own = Object.values<string>(await loadAnswers(db, ownerId, flik));
  if (own.every((answer) => answer.trim() === ''))
    await saveAnswers(db, ownerId, flik, sampleAnswers[guide.id], deps.clock(), true);
  const { row: document } = await addFile(deps, {
    ownerId,
    bytes: readSampleFile(guide.id),
    filename: sampleFiles[guide.id],
    category,
    sample: true,
  });
  const preparation = {
    document,
    answers: await loadAnswers(db, ownerId, flik),
    basis: await basis(deps, ownerId, document),
    sample: true,
  };
  await beginAndFollow(deps, guide, ownerId, preparation, deps.closing.signal);
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
