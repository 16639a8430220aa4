import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import { type Database, inTransaction } from '#server/db/database.ts';
import { chatErrors } from '../contract.ts';
import { type ChatTurn, chatTurns } from './table.ts';

const fail = failWith(chatErrors);

const isTurn = (ownerId: string, id: string) =>
  and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.id, id));
const isOf = (ownerId: string, conversationId: string) =>
  and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.conversationId, conversationId));

/** A question as it is asked. */
export interface AskedTurn {
  question: string;
  /** The conversation it goes on; undefined the newest, null a new one. */
  conversationId: string | null | undefined;
  analysisId: string | null;
  /** A question that this one takes the place of, with all after it. */
  replaces: string | null;
  requestKey: string | null;
  askedAt: Date;
}

/** One question with its answer; throws `chat.not_found`. */
export async function getTurn(db: Database, ownerId: string, id: string): Promise<ChatTurn> {
  const [turn] = await db.select().from(chatTurns).where(isTurn(ownerId, id));
  if (!turn) throw fail('chat.not_found');
  return turn;
}

/** Whether a question still waits; one that is gone does not. */
export async function isPending(
  db: Database,
  { ownerId, id }: Pick<ChatTurn, 'ownerId' | 'id'>,
): Promise<boolean> {
  const waits = and(isTurn(ownerId, id), eq(chatTurns.state, 'pending'));
  return (await db.$count(chatTurns, waits)) > 0;
}

async function turnOfRequest(db: Database, ownerId: string, requestKey: string | null) {
  if (requestKey === null) return null;
  const [turn] = await db
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.requestKey, requestKey)));
  return turn ?? null;
}

/** The conversation that a question belongs to; throws `chat.not_found` for one that is not the owner's. */
async function conversationFor(db: Database, ownerId: string, asked: AskedTurn): Promise<string> {
  if (asked.conversationId === null) return randomUUID();
  if (asked.conversationId === undefined)
    return (await newestConversation(db, ownerId)) ?? randomUUID();
  const [known] = await db
    .select({ id: chatTurns.id })
    .from(chatTurns)
    .where(isOf(ownerId, asked.conversationId))
    .limit(1);
  if (!known) throw fail('chat.not_found');
  return asked.conversationId;
}

/** Stores a question before anything is computed of it; the same call again gives the same one. */
export async function addTurn(db: Database, ownerId: string, asked: AskedTurn): Promise<ChatTurn> {
  const known = await turnOfRequest(db, ownerId, asked.requestKey);
  if (known) return known;
  const old = asked.replaces === null ? null : await getTurn(db, ownerId, asked.replaces);
  const conversationId = old?.conversationId ?? (await conversationFor(db, ownerId, asked));
  const held = await db.$count(chatTurns, eq(chatTurns.ownerId, ownerId));
  if (held >= stored.chatTurns) throw fail('chat.full');
  const { question, requestKey, askedAt } = asked;
  return inTransaction(db, async (tx) => {
    if (old !== null)
      await tx
        .delete(chatTurns)
        .where(and(isOf(ownerId, conversationId), gte(chatTurns.askedAt, old.askedAt)));
    const analysisId = asked.analysisId ?? old?.analysisId ?? null;
    const turn = { id: randomUUID(), answerId: randomUUID(), conversationId, analysisId };
    const added = await tx
      .insert(chatTurns)
      .values({ ownerId, ...turn, question, requestKey, askedAt })
      .onConflictDoNothing()
      .returning();
    const [row] = added;
    if (row) return row;
    const other = await turnOfRequest(db, ownerId, requestKey);
    if (other === null) throw new Error('a question was neither stored nor there already');
    return other;
  });
}

const LEASE_SECONDS = 60;

/** Takes the work on a question's answer, where no other process has it. */
export async function claimTurn(
  db: Database,
  { ownerId, id }: Pick<ChatTurn, 'ownerId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_SECONDS * 1000);
  const claimed = await db
    .update(chatTurns)
    .set({ workedUntil: until })
    .where(
      and(
        isTurn(ownerId, id),
        eq(chatTurns.state, 'pending'),
        or(isNull(chatTurns.workedUntil), lt(chatTurns.workedUntil, now)),
      ),
    )
    .returning({ id: chatTurns.id });
  return claimed.length > 0;
}

/** Lets another process answer a question at once that this one has begun and will not end. */
export async function releaseTurn(
  db: Database,
  { ownerId, id }: Pick<ChatTurn, 'ownerId' | 'id'>,
): Promise<void> {
  await db
    .update(chatTurns)
    .set({ workedUntil: null })
    .where(and(isTurn(ownerId, id), eq(chatTurns.state, 'pending')));
}

/**
 * Ends a question that still waits: with its answer, as stopped with what was shown of it, or as failed. What was
 * shown is kept too where another process has already noted the stop.
 */
export async function endTurn(
  db: Database,
  { ownerId, id }: Pick<ChatTurn, 'ownerId' | 'id'>,
  end:
    | { state: 'answered'; answer: ConsultantAnswer; at: Date }
    | { state: 'stopped' | 'failed'; answer: ConsultantAnswer | null; at: Date },
): Promise<void> {
  await db
    .update(chatTurns)
    .set({
      state: end.state,
      answer: end.answer,
      answeredAt: end.at,
      workedUntil: null,
    })
    .where(
      and(
        isTurn(ownerId, id),
        or(
          eq(chatTurns.state, 'pending'),
          end.state === 'stopped'
            ? and(eq(chatTurns.state, 'stopped'), isNull(chatTurns.answer))
            : undefined,
        ),
      ),
    );
}

/** The questions of a conversation, oldest first. */
export function turnsOf(db: Database, ownerId: string, conversationId: string) {
  return db
    .select()
    .from(chatTurns)
    .where(isOf(ownerId, conversationId))
    .orderBy(asc(chatTurns.askedAt), asc(chatTurns.id));
}

/** The newest conversation's id; null where there is none. */
export async function newestConversation(db: Database, ownerId: string): Promise<string | null> {
  const [turn] = await db
    .select({ id: chatTurns.conversationId })
    .from(chatTurns)
    .where(eq(chatTurns.ownerId, ownerId))
    .orderBy(desc(chatTurns.askedAt))
    .limit(1);
  return turn?.id ?? null;
}

/** The answer before a question in its conversation, without its text; null for the first. */
export async function answerBefore(
  db: Database,
  turn: Pick<ChatTurn, 'ownerId' | 'conversationId' | 'askedAt'>,
): Promise<Pick<ConsultantAnswer, 'focus' | 'meant' | 'facts'> | null> {
  const [before] = await db
    .select({
      answered: sql<Pick<
        ConsultantAnswer,
        'focus' | 'meant' | 'facts'
      > | null>`${chatTurns.answer} - 'text' - 'figures' - 'tables' - 'charts'`,
    })
    .from(chatTurns)
    .where(
      and(
        isOf(turn.ownerId, turn.conversationId),
        eq(chatTurns.state, 'answered'),
        lt(chatTurns.askedAt, turn.askedAt),
      ),
    )
    .orderBy(desc(chatTurns.askedAt))
    .limit(1);
  return before?.answered ?? null;
}

const MOST_CONVERSATIONS = 100;

/** Conversations by their newest question; `word` in their questions or answers. */
export async function listConversations(db: Database, ownerId: string, word: string) {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<{ id: string; title: string; updated: string; n: number }>(sql`
    SELECT conversation_id AS id, (array_agg(question ORDER BY asked_at))[1] AS title,
      to_char(max(asked_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS updated,
      count(*)::int AS n
    FROM chat_turns WHERE owner_id = ${ownerId}
    GROUP BY conversation_id
    HAVING ${word === ''} OR bool_or(question ILIKE ${like} OR answer ->> 'text' ILIKE ${like})
    ORDER BY max(asked_at) DESC LIMIT ${MOST_CONVERSATIONS}`);
  return rows;
}

/** Deletes a conversation; throws `chat.not_found`. */
export async function deleteConversation(db: Database, ownerId: string, id: string) {
  const gone = await db.delete(chatTurns).where(isOf(ownerId, id)).returning({ id: chatTurns.id });
  if (gone.length === 0) throw fail('chat.not_found');
}

/** Stores whether an answer was helpful. */
export async function judgeTurn(
  db: Database,
  ownerId: string,
  id: string,
  { helpful, reason }: { helpful: boolean; reason?: string | undefined },
): Promise<void> {
  await getTurn(db, ownerId, id);
  await db
    .update(chatTurns)
    .set({ helpful, reason: reason || null })
    .where(isTurn(ownerId, id));
}
