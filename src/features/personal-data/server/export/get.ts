import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { exports } from '../table.ts';

export type ExportRow = typeof exports.$inferSelect;

/** The account's copy in any stage; null without one. */
export async function getExport(on: Executor, ownerId: string): Promise<ExportRow | null> {
  const [row] = await on.select().from(exports).where(eq(exports.ownerId, ownerId));
  return row ?? null;
}
