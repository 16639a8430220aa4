import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Database } from '#server/db/database.ts';
import { chatErrors } from '../contract.ts';
import { type ChatTurn, chatPins } from './table.ts';

const fail = failWith(chatErrors);

/** A figure of an answer; throws `chat.no_fact`. */
export function factOf({ answer }: ChatTurn, factId: string): Fact {
  const fact = answer?.facts.find(({ id }) => id === factId);
  if (!fact) throw fail('chat.no_fact');
  return fact;
}

/** Pinned figures, newest first. */
export function listPins(db: Database, ownerId: string) {
  return db
    .select()
    .from(chatPins)
    .where(eq(chatPins.ownerId, ownerId))
    .orderBy(desc(chatPins.createdAt));
}

/** Pins a figure, as it was answered; one that is pinned already stays as it is. */
export async function addPin(db: Database, turn: ChatTurn, factId: string, at: Date) {
  const fact = factOf(turn, factId);
  const { ownerId, id: turnId, conversationId } = turn;
  const pinned = await listPins(db, ownerId);
  if (pinned.some((pin) => pin.turnId === turnId && pin.fact.id === factId)) return;
  if (pinned.length >= stored.chatPins) throw fail('chat.pins_full');
  const id = randomUUID();
  await db.insert(chatPins).values({ ownerId, id, turnId, conversationId, fact, createdAt: at });
}

/** Takes a figure off the dashboard; throws `chat.no_fact`. */
export async function removePin(db: Database, ownerId: string, id: string): Promise<void> {
  const gone = await db
    .delete(chatPins)
    .where(and(eq(chatPins.ownerId, ownerId), eq(chatPins.id, id)))
    .returning({ id: chatPins.id });
  if (gone.length === 0) throw fail('chat.no_fact');
}
