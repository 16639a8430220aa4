import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { wantsNotice } from '#server/mail/notices.ts';
import { writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { hashToken, newSecret } from '#server/session/tokens.ts';
import { newDeviceMail } from '../mail-texts.ts';
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

/** Mails the owner that a device has signed in that never did before; the first of an account is no news. */
async function tellOfNewDevice(
  deps: Pick<Dependencies, 'box' | 'clock' | 'config'>,
  on: Executor,
  userId: string,
): Promise<void> {
  const devices = await on
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(2);
  if (devices.length < 2) return;
  if (!(await wantsNotice(on, userId, 'new-device'))) return;
  const [user] = await on.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user) await writeMail(deps, on, noticeMail(user.email, newDeviceMail(deps.config.appUrl)));
}

/**
 * Remembers a device that has signed in, and tells the owner where it is new; that mail goes with the
 * next minute's. Returns its token: the given one, or a new.
 */
export async function rememberDevice(
  deps: Pick<Dependencies, 'box' | 'clock' | 'config'>,
  on: Executor,
  userId: string,
  given: string | null,
): Promise<string> {
  const token = given ?? newSecret();
  const now = deps.clock();
  const [remembered] = await on
    .insert(knownDevices)
    .values({ userId, deviceHash: hashToken(token), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: now },
    })
    // A row that was there has been changed by a transaction: this one.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (remembered?.isNew) await tellOfNewDevice(deps, on, userId);
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
