import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';

/** Serialises everything that counts against the owner's plan. */
export async function lockOwner(tx: Executor, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
}
