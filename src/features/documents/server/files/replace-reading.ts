import { failWith } from '#contract/errors.ts';
import { type Company, companyKey } from '#engine/table/company.ts';
import { ofItsKind, type ReadOverrides } from '#engine/table/overrides.ts';
import { blockingQuestions } from '#engine/table/question.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { documentErrors } from '../../errors.ts';
import { readingOf } from '../reading-of.ts';
import { type DocumentRow, documentBytes, documents } from '../table.ts';
import { rememberChoice } from './read-choice.ts';
import { seal } from './sealed.ts';
import { isBytesOf, isFile } from './where.ts';

/**
 * Replaces what was understood of a stored file, and remembers the choice for its kind and for its company. False where the file was read
 * otherwise since `row` was fetched: nothing is replaced then. Throws `documents.not_found`.
 */
export async function replaceReading(
  { database, box }: Pick<Dependencies, 'database' | 'box'>,
  row: DocumentRow,
  reading: {
    understanding: Understanding;
    overrides: ReadOverrides;
    parquet: Buffer;
    /** Whose the file is by itself, whatever was answered. */
    company?: Company | null;
  },
): Promise<boolean> {
  const { ownerId, id } = row;
  const { understanding, overrides, company = null } = reading;
  const { summary, ready } = understanding;
  const asks = blockingQuestions(understanding).length > 0;
  const parquet = await seal(box, reading.parquet, { ownerId, id, what: 'parquet' });
  return inTransaction(database.db, async (tx) => {
    const [stored] = await tx
      .select({ reading: documents.reading })
      .from(documents)
      .where(isFile(ownerId, id))
      .for('update');
    if (!stored) throw failWith(documentErrors)('documents.not_found');
    if (stored.reading !== row.reading) return false;
    await tx
      .update(documents)
      .set({ understanding, overrides, summary, ready, asks, reading: readingOf(overrides) })
      .where(isFile(ownerId, id));
    await tx.update(documentBytes).set({ parquet }).where(isBytesOf(ownerId, id));
    const kinds = new Set([row.understanding.fingerprint, understanding.fingerprint]);
    const choice = ofItsKind(overrides);
    for (const fingerprint of kinds) await rememberChoice(tx, ownerId, fingerprint, choice);
    const answer = overrides.choices?.company;
    if (company && answer)
      await rememberChoice(tx, ownerId, companyKey(company), { choices: { company: answer } });
    return true;
  });
}
