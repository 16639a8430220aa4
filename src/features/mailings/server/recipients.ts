import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { lockOwner } from '#features/documents/server/files/lock-owner.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { linkMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { hashToken, newOwnedSecret, ownerOfSecret } from '#server/session/tokens.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type MailingRecipient, mailingErrors } from '../contract.ts';
import { mailingMailTexts } from '../mail-texts.ts';
import { mailingRecipients as table } from './table.ts';

const fail = failWith(mailingErrors);

const DAY_S = 24 * 60 * 60;
/** Mails that ask, of one company and to one address whoever asks it. */
const ASKED_BY_ONE: Limit = { attempts: 20, windowSeconds: DAY_S };
const ASKED_OF_ONE: Limit = { attempts: 3, windowSeconds: DAY_S };

const contextOf = (ownerId: string, id: string) => `mailing-recipient/${ownerId}/${id}`;

/** Where these are stored sealed. */
export const sealedLeaveTokens: SealedColumn = {
  table: 'mailing_recipients',
  column: 'sealed',
  key: [
    ['owner_id', 'uuid'],
    ['id', 'uuid'],
  ],
  context: ([ownerId = '', id = '']) => contextOf(ownerId, id),
};

type Row = typeof table.$inferSelect;

const stateOf = ({ leftAt, confirmedAt }: Row): MailingRecipient['state'] => {
  if (leftAt !== null) return 'left';
  return confirmedAt === null ? 'asked' : 'confirmed';
};

const ofOwner = (db: Executor, ownerId: string) =>
  db.select().from(table).where(eq(table.ownerId, ownerId)).orderBy(asc(table.askedAt));

/** A company's recipients, in the order they were added. */
export async function listRecipients(db: Executor, ownerId: string): Promise<MailingRecipient[]> {
  const rows = await ofOwner(db, ownerId);
  return rows.map((row) => ({ id: row.id, address: row.address, state: stateOf(row) }));
}

/** One who has said yes and not no, with the token that ends it. */
interface Receiver {
  address: string;
  leaveToken: string;
}

/** Whom a mailing may be sent to. */
export async function receiversOf(
  { box }: Pick<Dependencies, 'box'>,
  db: Executor,
  ownerId: string,
): Promise<Receiver[]> {
  const rows = await ofOwner(db, ownerId);
  return rows
    .filter((row) => stateOf(row) === 'confirmed')
    .map(({ id, address, sealed }) => ({
      address,
      leaveToken: box.open(sealed, contextOf(ownerId, id)).toString(),
    }));
}

type Needed = Pick<
  Dependencies,
  'database' | 'box' | 'clock' | 'config' | 'throttle' | 'mailer' | 'log' | 'jobs'
>;

/** Throws `mailings.too_many`. */
async function countAsked({ throttle }: Needed, ownerId: string, address: string): Promise<void> {
  for (const { key, limit } of [
    { key: `mailing-asks:${ownerId}`, limit: ASKED_BY_ONE },
    { key: `mailing-asked:${hashToken(address)}`, limit: ASKED_OF_ONE },
  ]) {
    const wait = await throttle.count(key, limit);
    if (wait > 0) throw fail('mailings.too_many', { retryAfterSeconds: wait });
  }
}

/**
 * Adds a recipient and asks them by mail; the owner's own confirmed address needs not be asked.
 * Throws `mailings.twice`, `mailings.full` and `mailings.too_many`.
 */
export async function addRecipient(deps: Needed, ownerId: string, address: string): Promise<void> {
  const { database, box, clock, config } = deps;
  const same = address.toLowerCase();
  const mailId = await inTransaction(database.db, async (tx) => {
    await lockOwner(tx, ownerId);
    const there = await ofOwner(tx, ownerId);
    if (there.some((row) => row.address.toLowerCase() === same)) throw fail('mailings.twice');
    if (there.length >= stored.mailingRecipients) throw fail('mailings.full');
    const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
    const isOwn = owner?.emailVerified === true && owner.email.toLowerCase() === same;
    if (!isOwn) await countAsked(deps, ownerId, same);
    const id = randomUUID();
    const [confirm, leave] = [newOwnedSecret(ownerId), newOwnedSecret(ownerId)];
    const now = clock();
    await tx.insert(table).values({
      ...{ ownerId, id, address, askedAt: now, confirmedAt: isOwn ? now : null },
      confirmHash: isOwn ? null : hashToken(confirm),
      leaveHash: hashToken(leave),
      sealed: box.seal(Buffer.from(leave), contextOf(ownerId, id)),
    });
    if (isOwn) return null;
    const url = `${config.appUrl}/utskick-svar?token=${confirm}`;
    const texts = mailingMailTexts.ask(owner?.companyName || owner?.name || '');
    return writeMail(deps, tx, linkMail(address, texts, url));
  });
  if (mailId !== null) await sendSoon(deps, mailId);
}

/** Throws `mailings.no_recipient`, for another's too. */
export async function removeRecipient(db: Executor, ownerId: string, id: string): Promise<void> {
  const gone = await db
    .delete(table)
    .where(and(eq(table.ownerId, ownerId), eq(table.id, id)))
    .returning({ id: table.id });
  if (gone.length === 0) throw fail('mailings.no_recipient');
}

/** Says yes by the token of the mail that asked; gives the company. Throws `mailings.gone`. */
export async function confirmRecipient(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  token: string,
): Promise<string> {
  const ownerId = ownerOfSecret(token);
  if (ownerId === null) throw fail('mailings.gone');
  const now = clock();
  const confirmed = await database.db
    .update(table)
    .set({ confirmedAt: now, confirmHash: null })
    .where(
      and(
        eq(table.ownerId, ownerId),
        eq(table.confirmHash, hashToken(token)),
        isNull(table.leftAt),
        gt(table.askedAt, daysAfter(now, -keptFor.mailingAskedDays)),
      ),
    )
    .returning({ id: table.id });
  if (confirmed.length === 0) throw fail('mailings.gone');
  const [owner] = await database.db
    .select({ company: users.companyName, name: users.name })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner?.company || owner?.name || '';
}

/**
 * Ends what is mailed to who has the token of a mail; done again, it is as it was. Throws
 * `mailings.gone`.
 */
export async function leaveMailing(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  const ownerId = ownerOfSecret(token);
  if (ownerId === null) throw fail('mailings.gone');
  const left = await database.db
    .update(table)
    .set({ leftAt: clock(), confirmHash: null })
    .where(and(eq(table.ownerId, ownerId), eq(table.leaveHash, hashToken(token))))
    .returning({ id: table.id });
  if (left.length === 0) throw fail('mailings.gone');
}

/** Deletes addresses whose owners have not answered in time. */
export async function sweepAsked({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const longAgo = daysAfter(clock(), -keptFor.mailingAskedDays);
  await database.db
    .delete(table)
    .where(and(isNull(table.confirmedAt), isNull(table.leftAt), lt(table.askedAt, longAgo)));
}
