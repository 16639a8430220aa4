import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { loginChallenges } from './table.ts';
import { hashToken, newOwnedSecret, ownerOfSecret } from './tokens.ts';

/** As long as it takes to find the phone. */
const LIFETIME_MS = 10 * 60 * 1000;

interface Needed {
  clock: () => Date;
}

/** Notes that a user has given the right password; the token lets them give the second factor. */
export async function makeLoginChallenge(
  { clock }: Needed,
  on: Executor,
  userId: string,
): Promise<string> {
  const token = newOwnedSecret(userId);
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS);
  await on.insert(loginChallenges).values({ userId, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Whose login waits under a token; null where it is unknown, used or too old. */
export async function findLoginChallenge(
  { clock }: Needed,
  on: Executor,
  token: string,
): Promise<string | null> {
  const holding = holdingAt(token, clock());
  if (!holding) return null;
  const [row] = await on.select().from(loginChallenges).where(holding);
  return row?.userId ?? null;
}

/** Uses a token up: of any number of calls at once exactly one gets true. */
export async function spendLoginChallenge(
  { clock }: Needed,
  tx: Executor,
  token: string,
): Promise<boolean> {
  const holding = holdingAt(token, clock());
  if (!holding) return false;
  const spent = await tx
    .delete(loginChallenges)
    .where(holding)
    .returning({ userId: loginChallenges.userId });
  return spent.length === 1;
}

function holdingAt(token: string, now: Date) {
  const userId = ownerOfSecret(token);
  if (userId === null) return null;
  return and(
    eq(loginChallenges.userId, userId),
    eq(loginChallenges.tokenHash, hashToken(token)),
    gt(loginChallenges.expiresAt, now),
  );
}
