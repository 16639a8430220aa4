import { eq, lt } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { keptFor } from '#contract/retention.ts';
import { checkouts } from '#features/billing/server/table.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import { inTransaction } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { accountMailTexts } from '../mail-texts.ts';
import { makeAccount, type NewAccount } from './make-account.ts';
import { guestSignups } from './table.ts';

/** Where the details of who buys are stored sealed. */
export const sealedGuests: SealedColumn = {
  table: 'guest_signups',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: ([id = '']) => contextOf(id),
};

const contextOf = (id: string) => `guest-signup/${id}`;

const HOUR_MS = 60 * 60 * 1000;

type Details = Omit<NewAccount, 'plan' | 'planSource'>;

/** The details as they are stored: the password as its hash, and all of it sealed. */
export function sealGuest(deps: Pick<Dependencies, 'box'>, id: string, details: Details): Buffer {
  return deps.box.seal(Buffer.from(JSON.stringify(details)), contextOf(id));
}

function openGuest(deps: Pick<Dependencies, 'box'>, id: string, sealed: Buffer): Details {
  return JSON.parse(deps.box.open(sealed, contextOf(id)).toString());
}

/** Forgets those who never paid, and what those who did held. */
export async function sweepGuests(deps: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const longAgo = new Date(deps.clock().getTime() - keptFor.guestHours * HOUR_MS);
  await deps.database.db.delete(guestSignups).where(lt(guestSignups.createdAt, longAgo));
}

/** Makes the account in one transaction with the end of its sign-up; null where there is nothing to make. */
function makeOnce(deps: Dependencies, id: string): Promise<string | null> {
  return inTransaction(deps.database.db, async (tx) => {
    const [guest] = await tx
      .select()
      .from(guestSignups)
      .where(eq(guestSignups.id, id))
      .for('update');
    if (!guest?.sealed || guest.accountId !== null || guest.failed) return null;
    const free = { plan: 'free', planSource: 'free' } as const;
    const details = openGuest(deps, id, guest.sealed);
    const { user, mailId } = await makeAccount(deps, tx, { ...details, ...free });
    const made = { ownerId: user.id, hadAccount: true };
    await tx.update(checkouts).set(made).where(eq(checkouts.id, id));
    await tx
      .update(guestSignups)
      .set({ accountId: user.id, sealed: null })
      .where(eq(guestSignups.id, id));
    return mailId;
  });
}

/** The address or number was taken while it was paid: all goes back, and the buyer is told. */
async function giveBack(deps: Dependencies, id: string): Promise<void> {
  const { payments, database } = deps;
  const [purchase] = await database.db.select().from(checkouts).where(eq(checkouts.id, id));
  const checkout = purchase?.checkoutId ? await payments?.checkout(purchase.checkoutId) : null;
  if (checkout?.subscriptionId) await payments?.endNow(checkout.subscriptionId, { refund: true });
  const mailId = await inTransaction(database.db, async (tx) => {
    const [guest] = await tx
      .select()
      .from(guestSignups)
      .where(eq(guestSignups.id, id))
      .for('update');
    if (!guest?.sealed) return null;
    const { email } = openGuest(deps, id, guest.sealed);
    await tx
      .update(guestSignups)
      .set({ failed: true, sealed: null })
      .where(eq(guestSignups.id, id));
    return writeMail(deps, tx, noticeMail(email, accountMailTexts.boughtInVain));
  });
  if (mailId !== null) await sendSoon(deps, mailId);
}

/** Makes the account of a paid purchase, once, whoever asks first; where it cannot be made, all is paid back. */
export async function completeGuest(deps: Dependencies, id: string): Promise<void> {
  try {
    const mailId = await makeOnce(deps, id);
    if (mailId !== null) await sendSoon(deps, mailId);
  } catch (error) {
    const isTaken =
      isUniqueViolation(error) || (error instanceof AppError && error.code === 'account.exists');
    if (!isTaken) throw error;
    await giveBack(deps, id);
  }
}
