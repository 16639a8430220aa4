import { and, eq } from 'drizzle-orm';
import { openMessage } from '#features/contact/server/store.ts';
import { contactMessages } from '#features/contact/server/table.ts';
import { isOpen } from '#server/cases/columns.ts';
import { openThread, sealThread } from '#server/cases/thread.ts';
import type { Box } from '#server/crypto/box.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import { beyond, exactTime, newestFirst } from '#server/db/keyset.ts';
import type { Case, CaseStore } from './case.ts';

const contextOf = (id: string) => `contact-thread/${id}`;

/** Where these are stored sealed. */
export const sealedContactThreads: SealedColumn = {
  table: 'contact_messages',
  column: 'thread',
  key: [['id', 'uuid']],
  context: ([id = '']) => contextOf(id),
};

const { id, sealed, readAt, closedAt, thread, createdAt } = contactMessages;
const columns = { id, sealed, readAt, closedAt, thread, createdAt, at: exactTime(createdAt) };

type StoredName = Exclude<keyof typeof columns, 'at'>;

/** Messages through the contact form. */
export function contactCases(box: Box): CaseStore {
  const caseOf = (
    row: Pick<typeof contactMessages.$inferSelect, StoredName> & { at: string },
  ): Case => {
    const { name, email, company, subject, message } = openMessage({ box }, row);
    return {
      kind: 'contact',
      id: row.id,
      ...{ name, email, subject, message },
      companyName: company?.trim() || null,
      createdAt: row.at,
      readAt: row.readAt,
      closedAt: row.closedAt,
      thread: openThread(box, row.thread, contextOf(row.id)),
    };
  };
  return {
    async list(tx, query) {
      const rows = await tx
        .select(columns)
        .from(contactMessages)
        .where(and(query.open ? isOpen(closedAt) : undefined, beyond(createdAt, id, query)))
        .orderBy(...newestFirst(createdAt, id))
        .limit(query.limit);
      return rows.map(caseOf);
    },
    async get(tx, wanted) {
      const [row] = await tx
        .select(columns)
        .from(contactMessages)
        .where(eq(id, wanted))
        .for('update');
      return row ? caseOf(row) : null;
    },
    async change(tx, wanted, change) {
      const written = change.thread && {
        thread: sealThread(box, change.thread, contextOf(wanted)),
      };
      await tx
        .update(contactMessages)
        .set({ ...change, ...written } as Partial<typeof contactMessages.$inferInsert>)
        .where(eq(id, wanted));
    },
  };
}
