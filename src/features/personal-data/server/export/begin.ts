import { randomUUID } from 'node:crypto';
import { failWith } from '#contract/errors.ts';
import { lockOwner } from '#features/documents/server/files/lock-owner.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { personalDataErrors } from '../../contract.ts';
import { exports } from '../table.ts';
import { deleteExport } from './delete.ts';
import { type ExportRow, getExport } from './get.ts';

const fail = failWith(personalDataErrors);

/** Each is read and packed anew; nobody needs more in a day. */
const PER_DAY: Limit = { attempts: 5, windowSeconds: 24 * 60 * 60 };

/**
 * Begins a copy of all that the account has, in place of a finished one. One that is being made is
 * answered as it is: asked for twice, it is made once.
 */
export async function beginExport(deps: Dependencies, ownerId: string): Promise<ExportRow> {
  const { row, isNew } = await inTransaction(deps.database.db, async (tx) => {
    await lockOwner(tx, ownerId);
    const before = await getExport(tx, ownerId);
    if (before && (before.stage === 'queued' || before.stage === 'working'))
      return { row: before, isNew: false };
    const wait = await deps.throttle.count(`export:${ownerId}`, PER_DAY);
    if (wait > 0) throw fail('export.too_many', { retryAfterSeconds: wait });
    await deleteExport(tx, ownerId);
    const [made] = await tx
      .insert(exports)
      .values({ ownerId, id: randomUUID(), createdAt: deps.clock() })
      .returning();
    if (!made) throw new Error('The new export was not returned');
    return { row: made, isNew: true };
  });
  // If this fails, the next minute's look queues it.
  if (isNew) {
    await deps.jobs
      .add('export', { ownerId, id: row.id })
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the export waits to be queued'));
  }
  return row;
}
