import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { SealedColumn } from '../crypto/reseal.ts';
import type { Executor } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashToken, newOwnedSecret, ownerOfSecret } from '../session/tokens.ts';
import { mailedLinks } from './table.ts';

const HOUR = 60 * 60 * 1000;

/** Each purpose: how long its link holds, and whether a newer one ends the older. */
const purposes = {
  /** Proves that the address of the account is read by its owner. */
  verify: { lifetimeMs: 24 * HOUR, newestOnly: false },
  /** Sets a new password. */
  reset: { lifetimeMs: HOUR / 2, newestOnly: true },
  /** Lets the owner in from a device that is not known, while strangers guess the password. */
  'way-in': { lifetimeMs: HOUR, newestOnly: true },
  /** Confirms a new address; `about` is that address. */
  'change-email': { lifetimeMs: 24 * HOUR, newestOnly: true },
  /** Takes a change of address back; `about` is the address before. */
  'undo-email': { lifetimeMs: 7 * 24 * HOUR, newestOnly: false },
} as const satisfies Record<string, { lifetimeMs: number; newestOnly: boolean }>;

export type LinkPurpose = keyof typeof purposes;

export interface FoundLink {
  userId: string;
  /** What the link was made with. */
  about: string | null;
  /** True where it was used before. */
  used: boolean;
  createdAt: Date;
}

type Needed = Pick<Dependencies, 'box' | 'clock'>;

const contextOf = (tokenHash: string) => `mailed-link/${tokenHash}`;

/** Where these are stored sealed. */
export const sealedLinks: SealedColumn = {
  table: 'mailed_links',
  column: 'sealed',
  key: [
    ['user_id', 'uuid'],
    ['token_hash', 'text'],
  ],
  context: ([_, id = '']) => contextOf(id),
};

/** Makes a link's token within `tx`: 256 random bits, of which only the hash is stored. */
export async function makeLink(
  { box, clock }: Needed,
  tx: Executor,
  link: { purpose: LinkPurpose; userId: string; about?: string },
): Promise<string> {
  const { purpose, userId, about } = link;
  const { lifetimeMs, newestOnly } = purposes[purpose];
  if (newestOnly) await dropLinks(tx, userId, [purpose]);
  const token = newOwnedSecret(userId);
  const tokenHash = hashToken(token);
  const now = clock();
  await tx.insert(mailedLinks).values({
    userId,
    tokenHash,
    purpose,
    sealed: about === undefined ? null : box.seal(Buffer.from(about), contextOf(tokenHash)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

/** A link that holds, used or not; null where it is unknown, of another purpose or too old. */
export async function findLink(
  { box, clock }: Needed,
  tx: Executor,
  purpose: LinkPurpose,
  token: string,
): Promise<FoundLink | null> {
  const key = keyOf(token);
  if (!key) return null;
  const [row] = await tx
    .select()
    .from(mailedLinks)
    .where(holding(purpose, key, clock()));
  if (!row) return null;
  const about = row.sealed && box.open(row.sealed, contextOf(row.tokenHash)).toString();
  return { userId: row.userId, about, used: row.usedAt !== null, createdAt: row.createdAt };
}

/**
 * Uses a link up: of any number of calls at once with one token exactly one gets true. Within `tx`,
 * so that a link is used only where the work it opened is stored.
 */
export async function spendLink(
  { clock }: Pick<Needed, 'clock'>,
  tx: Executor,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const now = clock();
  const key = keyOf(token);
  if (!key) return false;
  const used = await tx
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(holding(purpose, key, now), isNull(mailedLinks.usedAt)))
    .returning({ userId: mailedLinks.userId });
  return used.length === 1;
}

/** Ends an account's links of these purposes. */
export async function dropLinks(
  tx: Executor,
  userId: string,
  ended: readonly LinkPurpose[],
): Promise<void> {
  for (const purpose of ended) {
    await tx
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)));
  }
}

/** Ends an account's links of a purpose that were made after `since`. */
export async function dropLinksSince(
  tx: Executor,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<void> {
  await tx
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.createdAt, since),
      ),
    );
}

/** Deletes links that hold no longer. */
export async function sweepLinks({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  await database.db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, clock()));
}

interface LinkKey {
  userId: string;
  tokenHash: string;
}

/** The whole key of a token's row; null where the token names no owner. */
function keyOf(token: string): LinkKey | null {
  const userId = ownerOfSecret(token);
  return userId === null ? null : { userId, tokenHash: hashToken(token) };
}

const holding = (purpose: LinkPurpose, { userId, tokenHash }: LinkKey, now: Date) =>
  and(
    eq(mailedLinks.userId, userId),
    eq(mailedLinks.tokenHash, tokenHash),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, now),
  );
