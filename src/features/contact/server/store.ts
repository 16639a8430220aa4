import { randomUUID } from 'node:crypto';
import { desc, lt } from 'drizzle-orm';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ContactMessage } from '../contract.ts';
import { contactMessages } from './table.ts';

const KEPT_MONTHS = 12;

interface StoredMessage extends ContactMessage {
  formType: string;
}

const contextOf = (id: string) => `contact/${id}`;

/** Stores a message; false where one with this id is stored already. */
/** Where these are stored sealed. */
export const sealedMessages: SealedColumn = {
  table: 'contact_messages',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: ([id = '']) => contextOf(id),
};

export async function storeMessage(
  { box, clock }: Pick<Dependencies, 'box' | 'clock'>,
  tx: Executor,
  message: StoredMessage,
  id: string = randomUUID(),
): Promise<boolean> {
  const sealed = box.seal(Buffer.from(JSON.stringify(message)), contextOf(id));
  const { rowCount } = await tx
    .insert(contactMessages)
    .values({ id, sealed, createdAt: clock() })
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
  return rows.map(({ id, sealed, createdAt }) => ({
    sentAt: createdAt.toISOString(),
    ...(JSON.parse(box.open(sealed, contextOf(id)).toString()) as StoredMessage),
  }));
}

/** Deletes messages older than the promised retention. */
export async function deleteOldMessages({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const oldest = clock();
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  await database.db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
}
