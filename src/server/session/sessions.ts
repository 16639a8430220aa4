import { and, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { stored } from '#contract/limits.ts';
import { loginChallenges, sessions, type UserRow, users } from '#server/session/table.ts';
import type { Database, Executor } from '../db/database.ts';
import { hashToken, newToken, ownerOfToken } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
export const IDLE_LIMIT = 7 * DAY;
export const ABSOLUTE_LIMIT = 30 * DAY;
/** Last use is stored at most this often, so that reads do not become writes. */
const TOUCH_EVERY = 60 * 60 * 1000;

export interface SignedIn {
  user: UserRow;
  tokenHash: string;
  startedAt: Date;
}

export interface Sessions {
  /** Starts a session and returns its token; only the token's hash is stored. Past 20, the one unused longest ends. */
  start(userId: string, on?: Executor, device?: string | null): Promise<string>;
  /** The user of a token; null for a token unknown, ended, idle over 7 days or older than 30. */
  find(token: string): Promise<SignedIn | null>;
  end(userId: string, tokenHash: string): Promise<void>;
  /** Ends all sessions and begun logins of a user, but for the session with the hash `except`. */
  endAll(userId: string, on?: Executor, except?: string): Promise<void>;
  /** Deletes expired sessions and begun logins. */
  sweep(): Promise<void>;
}

/** Finds a session by its token: among its owner's, where the token says whose it is. */
function sessionFinder(db: Database) {
  const found = (name: string, ...more: SQL[]) =>
    db
      .select({ user: users, lastUsedAt: sessions.lastUsedAt, startedAt: sessions.createdAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
          gt(sessions.createdAt, sql.placeholder('startedSince')),
          ...more,
        ),
      )
      .prepare(name);
  const byOwner = found('session_of_owner', eq(sessions.userId, sql.placeholder('ownerId')));
  const byToken = found('session_by_token');

  return async (
    token: string,
    limits: { tokenHash: string; idleSince: Date; startedSince: Date },
  ) => {
    const ownerId = ownerOfToken(token);
    const rows =
      ownerId === null
        ? await byToken.execute(limits)
        : await byOwner.execute({ ...limits, ownerId });
    return rows[0];
  };
}

/** Ends the sessions of a user that were unused longest, past how many there may be with the newest. */
async function endSurplus(on: Executor, userId: string, newest: string): Promise<void> {
  const isOther = and(eq(sessions.userId, userId), ne(sessions.tokenHash, newest));
  const surplus = on
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOther)
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(stored.sessions - 1);
  await on.delete(sessions).where(and(isOther, inArray(sessions.tokenHash, surplus)));
}

export function createSessions(db: Database, clock: () => Date): Sessions {
  const sessionOf = sessionFinder(db);

  return {
    async start(userId, on = db, device = null) {
      const token = newToken(userId);
      const tokenHash = hashToken(token);
      const now = clock();
      await on
        .insert(sessions)
        .values({ userId, tokenHash, device, createdAt: now, lastUsedAt: now });
      await endSurplus(on, userId, tokenHash);
      return token;
    },
    async find(token) {
      const now = clock().getTime();
      const tokenHash = hashToken(token);
      const session = await sessionOf(token, {
        tokenHash,
        idleSince: new Date(now - IDLE_LIMIT),
        startedSince: new Date(now - ABSOLUTE_LIMIT),
      });
      if (!session) return null;
      if (now - session.lastUsedAt.getTime() > TOUCH_EVERY) {
        await db
          .update(sessions)
          .set({ lastUsedAt: new Date(now) })
          .where(and(eq(sessions.userId, session.user.id), eq(sessions.tokenHash, tokenHash)));
      }
      return { user: session.user, tokenHash, startedAt: session.startedAt };
    },
    async end(userId, tokenHash) {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
    },
    async endAll(userId, on = db, except = '') {
      await on
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)));
      await on.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
    },
    async sweep() {
      const now = clock().getTime();
      await db
        .delete(sessions)
        .where(
          or(
            lte(sessions.lastUsedAt, new Date(now - IDLE_LIMIT)),
            lte(sessions.createdAt, new Date(now - ABSOLUTE_LIMIT)),
          ),
        );
      await db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, new Date(now)));
    },
  };
}
