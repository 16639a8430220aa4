import { count, eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { dropRecoveryCodes, findRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';
import { passkeys } from './table.ts';
import { dropTotp, hasTotp, isTotpCode, spendTotp } from './totp.ts';

/** What an account asks for beside the password. */
export interface Factors {
  totp: boolean;
  passkeys: number;
}

export async function factorsOf(on: Executor, userId: string): Promise<Factors> {
  const [row] = await on
    .select({ made: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return { totp: await hasTotp(on, userId), passkeys: row?.made ?? 0 };
}

/** Whether a password alone is not enough. */
export const asksForMore = (factors: Factors) => factors.totp || factors.passkeys > 0;

/** Without a second factor there is nothing to recover from. */
export async function dropCodesWithoutFactor(tx: Executor, userId: string): Promise<void> {
  if (!asksForMore(await factorsOf(tx, userId))) await dropRecoveryCodes(tx, userId);
}

/** Makes the password enough again: for who has lost the app, the passkeys and the recovery codes. */
export async function dropFactors(tx: Executor, userId: string): Promise<void> {
  await dropTotp(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await dropRecoveryCodes(tx, userId);
}

/** A code that was typed: of the authenticator app, or one of the recovery codes. */
export interface TypedCode {
  kind: 'recovery' | 'totp';
  /** Uses it up within `tx`; false for a wrong one or one that was used. */
  spend(tx: Executor): Promise<boolean>;
}

type Needed = Pick<Dependencies, 'box' | 'clock' | 'database' | 'passwords'>;

/** Looks at a typed code, without using it up. The slow comparing is done here, outside of transactions. */
export async function readCode(deps: Needed, userId: string, typed: string): Promise<TypedCode> {
  if (isTotpCode(typed)) {
    return { kind: 'totp', spend: (tx) => spendTotp(deps, tx, userId, typed) };
  }
  const hash = await findRecoveryCode(deps, deps.database.db, userId, typed);
  return {
    kind: 'recovery',
    spend: async (tx) => hash !== null && (await spendRecoveryCode(tx, userId, hash)),
  };
}
