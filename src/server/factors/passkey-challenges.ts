import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { hashToken } from '../session/tokens.ts';
import { passkeyChallenges } from './table.ts';

const LIFETIME_MS = 5 * 60 * 1000;
const BYTES = 32;

type Needed = Pick<Dependencies, 'clock' | 'database'>;

export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

interface Asked {
  purpose: ChallengePurpose;
  /** Null where whoever answers is not known yet. */
  userId: string | null;
}

/** Makes what a passkey is asked to sign. */
export async function makeChallenge({ clock, database }: Needed, asked: Asked): Promise<Buffer> {
  const challenge = randomBytes(BYTES);
  const challengeHash = hashToken(challenge.toString('base64url'));
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS);
  await database.db.insert(passkeyChallenges).values({ ...asked, challengeHash, expiresAt });
  return challenge;
}

/**
 * Uses up the challenge that a browser's answer names; null where it is not one of ours for this.
 * Gone also where the answer then turns out wrong.
 */
export async function spendChallenge(
  { clock, database }: Needed,
  { purpose, userId }: Asked,
  clientDataJson: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === null) return null;
  const spent = await database.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, clock()),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return spent.length === 1 ? challenge : null;
}

/** Deletes those that nobody answered. */
export async function sweepPasskeyChallenges({ clock, database }: Needed): Promise<void> {
  await database.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, clock()));
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
