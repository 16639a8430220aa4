import { and, eq } from 'drizzle-orm';
import type { feedbackCategories, feedbackTypes } from '#features/feedback/contract.ts';
import { feedback } from '#features/feedback/server/table.ts';
import { feedbackTexts } from '#features/feedback/texts.ts';
import { isOpen } from '#server/cases/columns.ts';
import { openThread, sealThread } from '#server/cases/thread.ts';
import type { Box } from '#server/crypto/box.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import { beyond, exactTime, newestFirst } from '#server/db/keyset.ts';
import { users } from '#server/session/table.ts';
import type { Case, CaseStore } from './case.ts';

const contextOf = (ownerId: string, id: string) => `feedback-thread/${ownerId}/${id}`;

/** Where these are stored sealed. */
export const sealedFeedbackThreads: SealedColumn = {
  table: 'feedback',
  column: 'thread',
  key: [
    ['owner_id', 'uuid'],
    ['id', 'uuid'],
  ],
  context: ([ownerId = '', id = '']) => contextOf(ownerId, id),
};

const columns = {
  ownerId: feedback.ownerId,
  id: feedback.id,
  feedbackType: feedback.feedbackType,
  category: feedback.category,
  context: feedback.context,
  rating: feedback.rating,
  message: feedback.message,
  readAt: feedback.readAt,
  closedAt: feedback.closedAt,
  thread: feedback.thread,
  createdAt: exactTime(feedback.createdAt),
  name: users.name,
  email: users.email,
  companyName: users.companyName,
};

/** `Förslag: Önskad funktion (dashboard), 4 av 5` */
function subjectOf(
  row: Pick<typeof feedback.$inferSelect, 'feedbackType' | 'category' | 'context' | 'rating'>,
): string {
  const type = feedbackTexts.types[row.feedbackType as (typeof feedbackTypes)[number]];
  const category = feedbackTexts.categories[row.category as (typeof feedbackCategories)[number]];
  const rating = row.rating === null ? '' : `, ${feedbackTexts.ratingOf(row.rating)}`;
  return `${type}: ${category} (${row.context})${rating}`;
}

/** The owner's id and the row's own. */
function partsOf(id: string): [ownerId: string, id: string] {
  const [ownerId = '', own = ''] = id.split('.');
  return [ownerId, own];
}

const isOne = (id: string) => {
  const [ownerId, own] = partsOf(id);
  return and(eq(feedback.ownerId, ownerId), eq(feedback.id, own));
};

/** Feedback from users. */
export function feedbackCases(box: Box): CaseStore {
  const select = (tx: Parameters<CaseStore['get']>[0]) =>
    tx.select(columns).from(feedback).innerJoin(users, eq(users.id, feedback.ownerId));
  const caseOf = (row: Awaited<ReturnType<typeof select>>[number]): Case => ({
    kind: 'feedback',
    id: `${row.ownerId}.${row.id}`,
    name: row.name,
    email: row.email,
    companyName: row.companyName,
    subject: subjectOf(row),
    message: row.message ?? '',
    createdAt: row.createdAt,
    readAt: row.readAt,
    closedAt: row.closedAt,
    thread: openThread(box, row.thread, contextOf(row.ownerId, row.id)),
  });
  return {
    async list(tx, query) {
      const beforeId = query.beforeId && partsOf(query.beforeId)[1];
      const rows = await select(tx)
        .where(
          and(
            query.open ? isOpen(feedback.closedAt) : undefined,
            beyond(feedback.createdAt, feedback.id, { before: query.before, beforeId }),
          ),
        )
        .orderBy(...newestFirst(feedback.createdAt, feedback.id))
        .limit(query.limit);
      return rows.map(caseOf);
    },
    async get(tx, id) {
      const [row] = await select(tx).where(isOne(id)).for('update', { of: feedback });
      return row ? caseOf(row) : null;
    },
    async change(tx, id, change) {
      const written = change.thread && {
        thread: sealThread(box, change.thread, contextOf(...partsOf(id))),
      };
      await tx
        .update(feedback)
        .set({ ...change, ...written } as Partial<typeof feedback.$inferInsert>)
        .where(isOne(id));
    },
  };
}
