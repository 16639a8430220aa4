import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { hashToken, newSecret } from '#server/session/tokens.ts';
import { knownDevices } from './table.ts';

/** More than a person uses; the one not used for longest is forgotten first. */
const MOST_PER_ACCOUNT = 20;
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;
export const DEVICE_LIFETIME_SECONDS = LIFETIME_MS / 1000;

type Needed = Pick<Dependencies, 'clock'>;

/** Whether the device with this token has signed in to the account before. */
export async function isKnownDevice(
  { clock }: Needed,
  on: Executor,
  userId: string,
  token: string,
): Promise<boolean> {
  const used = await on
    .update(knownDevices)
    .set({ lastUsedAt: clock() })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hashToken(token))))
    .returning({ userId: knownDevices.userId });
  return used.length > 0;
}

/** Remembers a device that has signed in. Returns its token: the given one, or a new. */
export async function rememberDevice(
  { clock }: Needed,
  on: Executor,
  userId: string,
  given: string | null,
): Promise<string> {
  const token = given ?? newSecret();
  const now = clock();
  await on
    .insert(knownDevices)
    .values({ userId, deviceHash: hashToken(token), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: now },
    });
  const latest = on
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(MOST_PER_ACCOUNT);
  await on
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, latest)));
  return token;
}

/** Forgets all devices of an account. */
export async function forgetDevices(on: Executor, userId: string): Promise<void> {
  await on.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Forgets devices not used for a year. */
export async function sweepDevices({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const oldest = new Date(clock().getTime() - LIFETIME_MS);
  await database.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, oldest));
}
