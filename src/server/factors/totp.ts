import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { brand } from '../../brand.ts';
import type { SealedColumn } from '../crypto/reseal.ts';
import type { Executor } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { totpSecrets } from './table.ts';

const STEP_SECONDS = 30;
/** Within which a set-up must be confirmed. */
const SETUP_MS = 30 * 60 * 1000;
const CODE = /^\d{6}$/;

type Needed = Pick<Dependencies, 'box' | 'clock'>;

const contextOf = (userId: string) => `totp/${userId}`;

/** Where these are stored sealed. */
export const sealedTotp: SealedColumn = {
  table: 'totp_secrets',
  column: 'sealed',
  key: [['user_id', 'uuid']],
  context: ([userId = '']) => contextOf(userId),
};

/** Whether this looks like a code of an authenticator app, spaces within it or not. */
export const isTotpCode = (code: string) => CODE.test(withoutSpaces(code));

const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/** The step of a code at a moment, one before or one after it; null for a wrong code. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const token = withoutSpaces(code);
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(at.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return found.valid ? Math.floor(epoch / STEP_SECONDS) + found.delta : null;
}

/** The address behind the picture that an authenticator app reads. */
export const totpAddress = (email: string, secret: string) =>
  generateURI({ issuer: brand.name, label: email, secret });

/** Makes a secret that waits to be confirmed, in place of one that waited; null where one is on. */
export async function beginTotp(
  { box, clock }: Needed,
  on: Executor,
  userId: string,
): Promise<string | null> {
  const secret = generateSecret();
  const fresh = {
    sealed: box.seal(Buffer.from(secret), contextOf(userId)),
    createdAt: clock(),
    lastStep: null,
  };
  const begun = await on
    .insert(totpSecrets)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: fresh,
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return begun.length === 1 ? secret : null;
}

/** Turns on the secret that waits, by a code of it; false for a wrong code or where none waits. */
export async function confirmTotp(
  { box, clock }: Needed,
  tx: Executor,
  userId: string,
  code: string,
): Promise<boolean> {
  const now = clock();
  const waits = and(
    eq(totpSecrets.userId, userId),
    isNull(totpSecrets.confirmedAt),
    gt(totpSecrets.createdAt, new Date(now.getTime() - SETUP_MS)),
  );
  const [row] = await tx.select().from(totpSecrets).where(waits);
  if (!row) return false;
  const step = stepOfCode(box.open(row.sealed, contextOf(userId)).toString(), code, now);
  if (step === null) return false;
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step })
    // Not one that was begun meanwhile, whose code this is not.
    .where(and(waits, eq(totpSecrets.sealed, row.sealed)))
    .returning({ userId: totpSecrets.userId });
  return confirmed.length === 1;
}

/** Takes a code once: neither it nor an earlier one is taken again, and of two at once one is. */
export async function spendTotp(
  { box, clock }: Needed,
  tx: Executor,
  userId: string,
  code: string,
): Promise<boolean> {
  const isOn = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  const [row] = await tx.select().from(totpSecrets).where(isOn);
  if (!row) return false;
  const step = stepOfCode(box.open(row.sealed, contextOf(userId)).toString(), code, clock());
  if (step === null) return false;
  const spent = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isOn, or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))))
    .returning({ userId: totpSecrets.userId });
  return spent.length === 1;
}

/** Whether an account asks for codes of an authenticator app. */
export async function hasTotp(on: Executor, userId: string): Promise<boolean> {
  const [row] = await on
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  return row !== undefined;
}

export async function dropTotp(tx: Executor, userId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
}
