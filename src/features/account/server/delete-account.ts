import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';

/** Deletes an account with all it has; its sessions end with it. */
export async function deleteAccount(tx: Executor, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
