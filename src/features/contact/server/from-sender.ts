import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { openMessage, senderHash } from './store.ts';
import { contactMessages } from './table.ts';

type Opened = ReturnType<typeof openMessage>;

const AT_ONCE = 50;

/** Messages from an address with their ids, oldest first by id; those from before addresses were noted too. */
async function* messagesWithIds(
  { box }: Pick<Dependencies, 'box'>,
  on: Executor,
  email: string,
): AsyncGenerator<{ id: string; message: Opened }> {
  const own = senderHash(email);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await on
      .select()
      .from(contactMessages)
      .where(
        and(
          gt(contactMessages.id, after),
          or(eq(contactMessages.senderHash, own), isNull(contactMessages.senderHash)),
        ),
      )
      .orderBy(asc(contactMessages.id))
      .limit(AT_ONCE);
    for (const row of rows) {
      const message = openMessage({ box }, row);
      if (senderHash(message.email) === own) yield { id: row.id, message };
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < AT_ONCE) return;
  }
}

/** What has been written in the contact form from an address. */
export async function* messagesFrom(
  deps: Pick<Dependencies, 'box' | 'database'>,
  email: string,
): AsyncGenerator<Opened> {
  for await (const { message } of messagesWithIds(deps, deps.database.db, email)) yield message;
}

/** Deletes what has been written in the contact form from an address. */
export async function deleteMessagesFrom(
  deps: Pick<Dependencies, 'box'>,
  tx: Executor,
  email: string,
): Promise<void> {
  const ids: string[] = [];
  for await (const { id } of messagesWithIds(deps, tx, email)) ids.push(id);
  if (ids.length > 0) await tx.delete(contactMessages).where(inArray(contactMessages.id, ids));
}
