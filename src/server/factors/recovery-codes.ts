import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { recoveryCodes } from './table.ts';

/** Crockford's: without letters that are taken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Each code's first character is its place among them. */
const HOW_MANY = 10;
/** Characters after the place: 45 random bits. */
const RANDOM_LENGTH = 9;
const CODE = new RegExp(`^\\d[${ALPHABET}]{${RANDOM_LENGTH}}$`);

type Needed = Pick<Dependencies, 'passwords'>;

interface NewCodes {
  /** To be shown once: `4KQ7M-2XR9T`. */
  codes: string[];
  hashes: string[];
}

/** Ten codes and what is stored of them. Takes a while: never within a transaction. */
export async function newRecoveryCodes({ passwords }: Needed): Promise<NewCodes> {
  const plain = Array.from({ length: HOW_MANY }, (_, place) => {
    const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(32)]);
    return `${place}${random.join('')}`;
  });
  return {
    codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: await Promise.all(plain.map((code) => passwords.hash(code))),
  };
}

/** Stores new codes in place of those there were. */
export async function storeRecoveryCodes(
  tx: Executor,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await dropRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(hashes.map((hash, place) => ({ userId, place, hash })));
}

/** The code as it was made: capitals, no spaces or hyphens, and digits where letters look like them. */
function asMade(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** The hash that a typed code is right for; null for a wrong one. Compares in bounded time. */
export async function findRecoveryCode(
  { passwords }: Needed,
  on: Executor,
  userId: string,
  typed: string,
): Promise<string | null> {
  const code = asMade(typed.slice(0, 40));
  const place = CODE.test(code) ? Number(code[0]) : -1;
  const [row] = await on
    .select()
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.place, place)));
  return (await passwords.verify(row?.hash ?? null, code)) ? (row?.hash ?? null) : null;
}

/** Uses a found code up: of two calls at once exactly one gets true. */
export async function spendRecoveryCode(
  tx: Executor,
  userId: string,
  hash: string,
): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ place: recoveryCodes.place });
  return spent.length === 1;
}

export async function countRecoveryCodes(on: Executor, userId: string): Promise<number> {
  const [row] = await on
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

export async function dropRecoveryCodes(tx: Executor, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
