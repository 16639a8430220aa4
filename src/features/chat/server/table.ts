import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { moment } from '#server/db/columns.ts';
import { ownerId } from '#server/session/owner-id.ts';
import type { TurnState } from '../contract.ts';

/** Questions with their answers. A conversation is those with the same id. */
export const chatTurns = pgTable(
  'chat_turns',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** The analysis that is answered from; null for the newest ones. */
    analysisId: uuid('analysis_id'),
    question: text('question').notNull(),
    askedAt: moment('asked_at').notNull(),
    state: text('state').$type<TurnState>().notNull().default('pending'),
    /** Until when a process works on the answer; past it another one may. */
    workedUntil: moment('worked_until'),
    answerId: uuid('answer_id').notNull(),
    answer: jsonb('answer').$type<ConsultantAnswer>(),
    answeredAt: moment('answered_at'),
    helpful: boolean('helpful'),
    reason: text('reason'),
    /** The caller's own name for the call: sent again, it is the same question. */
    requestKey: uuid('request_key'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('chat_turns_conversation').on(table.ownerId, table.conversationId, table.askedAt),
    index('chat_turns_newest').on(table.ownerId, table.askedAt),
    uniqueIndex('chat_turns_request').on(table.ownerId, table.requestKey),
  ],
);

/** Figures of answers that are shown on the dashboard. */
export const chatPins = pgTable(
  'chat_pins',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    turnId: uuid('turn_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    fact: jsonb('fact').$type<Fact>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export type ChatTurn = typeof chatTurns.$inferSelect;
