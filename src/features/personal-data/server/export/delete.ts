import { and, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { deleteInPieces } from '#server/db/delete-in-pieces.ts';
import { exportParts, exports } from '../table.ts';

const PARTS_AT_ONCE = 100;

/** Deletes parts of an account's copy; without `which` all. */
export async function deleteParts(on: Executor, ownerId: string, which?: SQL): Promise<void> {
  const own = eq(exportParts.ownerId, ownerId);
  await deleteInPieces(on, exportParts, and(own, which) ?? own, PARTS_AT_ONCE);
}

/** Deletes an account's copy, its parts first. */
export async function deleteExport(tx: Executor, ownerId: string): Promise<void> {
  await deleteParts(tx, ownerId);
  await tx.delete(exports).where(eq(exports.ownerId, ownerId));
}
