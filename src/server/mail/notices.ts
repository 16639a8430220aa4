import { and, eq } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notices.ts';
import type { Executor } from '../db/database.ts';
import { noticeChoices } from './table.ts';

/** Whether an account's owner wants mails of a kind; all do until they say otherwise. */
export async function wantsNotice(
  on: Executor,
  ownerId: string,
  kind: NoticeKind,
): Promise<boolean> {
  const [choice] = await on
    .select({ wanted: noticeChoices.wanted })
    .from(noticeChoices)
    .where(and(eq(noticeChoices.ownerId, ownerId), eq(noticeChoices.kind, kind)));
  return choice?.wanted ?? true;
}

/** Stores whether an account's owner wants mails of a kind. */
export async function chooseNotice(
  on: Executor,
  choice: typeof noticeChoices.$inferInsert,
): Promise<void> {
  const { wanted, at } = choice;
  await on
    .insert(noticeChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [noticeChoices.ownerId, noticeChoices.kind],
      set: { wanted, at },
    });
}
