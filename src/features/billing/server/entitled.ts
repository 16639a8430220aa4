import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';
import { type Entitlements, entitlements, entitlementsOf } from '../entitlements.ts';

/**
 * What the company may do at this moment. Asked under the owner's lock where something is counted
 * against it, so that parallel calls are counted one by one.
 */
export async function entitledTo(db: Executor, ownerId: string): Promise<Entitlements> {
  const [owner] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, ownerId));
  return owner ? entitlementsOf(owner.plan) : entitlements.free;
}
