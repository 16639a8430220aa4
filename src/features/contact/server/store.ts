import { createHash, randomUUID } from 'node:crypto';
import { desc, lt } from 'drizzle-orm';
import { keptFor, monthsBefore } from '#contract/retention.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ContactMessage } from '../contract.ts';
import { contactMessages } from './table.ts';

interface StoredMessage extends ContactMessage {
  formType: string;
}

const contextOf = (id: string) => `contact/${id}`;

/** Where these are stored sealed. */
export const sealedMessages: SealedColumn = {
  table: 'contact_messages',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: ([id = '']) => contextOf(id),
};

/** By which a sender's messages are found without opening all; whoever has the address can make it. */
export const senderHash = (email: string): string =>
  createHash('sha256').update(`contact/${email.trim().toLowerCase()}`).digest('hex');

/** Opens one stored message. */
export function openMessage(
  { box }: Pick<Dependencies, 'box'>,
  {
    id,
    sealed,
    createdAt,
  }: Pick<typeof contactMessages.$inferSelect, 'id' | 'sealed' | 'createdAt'>,
): StoredMessage & { sentAt: string } {
  const message: StoredMessage = JSON.parse(box.open(sealed, contextOf(id)).toString());
  return { sentAt: createdAt.toISOString(), ...message };
}

/** Stores a message; false where one with this id is stored already. */
export async function storeMessage(
  { box, clock }: Pick<Dependencies, 'box' | 'clock'>,
  tx: Executor,
  message: StoredMessage,
  id: string = randomUUID(),
): Promise<boolean> {
  const sealed = box.seal(Buffer.from(JSON.stringify(message)), contextOf(id));
  const { rowCount } = await tx
    .insert(contactMessages)
    .values({ id, sealed, senderHash: senderHash(message.email), createdAt: clock() })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Every stored message decrypted, newest first, for the operator. */
export async function readMessages({
  box,
  database,
}: Pick<Dependencies, 'box' | 'database'>): Promise<(StoredMessage & { sentAt: string })[]> {
  const rows = await database.db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt));
  return rows.map((row) => openMessage({ box }, row));
}

/** Deletes messages older than the promised retention. */
export async function deleteOldMessages({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const oldest = monthsBefore(clock(), keptFor.contactMonths);
  await database.db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
}
