import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from './sessions.ts';
import { sessions } from './table.ts';

/** One of a user's sessions as they see it. */
interface ListedSession {
  /** The beginning of the token's hash: enough to tell one user's sessions apart. */
  id: string;
  /** `Firefox på Windows`; null where the browser did not say. */
  device: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** The one the call was made with. */
  current: boolean;
}

const ID_LENGTH = 16;

/** A user's sessions that hold at a moment, the latest used first. */
export async function listSessions(
  db: Database,
  userId: string,
  currentHash: string,
  at: Date,
): Promise<ListedSession[]> {
  const now = at.getTime();
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.lastUsedAt, new Date(now - IDLE_LIMIT)),
        gt(sessions.createdAt, new Date(now - ABSOLUTE_LIMIT)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt));
  return rows.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    id: tokenHash.slice(0, ID_LENGTH),
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: tokenHash === currentHash,
  }));
}

/** Ends a session by its id in the list; false where the user has none with it. */
export async function endListedSession(db: Database, userId: string, id: string): Promise<boolean> {
  if (id.length !== ID_LENGTH) return false;
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`left(${sessions.tokenHash}, ${ID_LENGTH}) = ${id}`))
    .returning({ userId: sessions.userId });
  return ended.length > 0;
}
