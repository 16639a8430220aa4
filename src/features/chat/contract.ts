import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { perHour, stored } from '#contract/limits.ts';
import { defineContract } from '#contract/route.ts';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatCount } from '#engine/text/format.ts';
import { analysesContract } from '#features/guides/contract.ts';

export const chatErrors = defineErrors({
  'chat.pro': {
    status: 403,
    text: 'AI-chatt är inte tillgänglig på gratis planen. Uppgradera till Pro för att få tillgång till AI-konsulten.',
    upgradeRequired: true,
  },
  'chat.too_many': {
    status: 429,
    text: `Ni har ställt ${formatCount(perHour.chat)} frågor den senaste timmen, och där går gränsen. Det ni har fått svar på finns kvar; fortsätt om en stund.`,
  },
  'chat.full': {
    status: 403,
    text: `Ni har ${formatCount(stored.chatTurns)} sparade frågor, och fler ryms inte. Ta bort konversationer som inte behövs.`,
  },
  'chat.not_found': { status: 404, text: 'Konversationen finns inte.' },
  'chat.no_fact': { status: 404, text: 'Siffran finns inte i svaret.' },
  'chat.not_answered': {
    status: 409,
    text: 'Frågan har inget svar än. Vänta tills den är besvarad.',
  },
  'chat.pins_full': {
    status: 403,
    text: `Översikten rymmer ${formatCount(stored.chatPins)} fästa siffror. Ta bort någon först.`,
  },
});

/** What may be asked at once. */
export const MOST_LETTERS = 2_000;

export const turnStates = ['pending', 'answered', 'stopped', 'failed'] as const;
export type TurnState = (typeof turnStates)[number];

const answer = z.custom<ConsultantAnswer>(
  (value) => typeof value === 'object' && value !== null && 'text' in value,
);

/** SPEC: id, role, message, createdAt; an answer has its figures beside its text. */
const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  message: z.string(),
  createdAt: z.string(),
  conversationId: z.string(),
  /** The question with its answer: what is retried, stopped and judged. */
  turnId: z.string(),
  /** Of a question: whether it has been answered. */
  state: z.enum(turnStates),
  /** Of an answer. */
  answer: answer.nullable(),
  helpful: z.boolean().nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What is sent while an answer is made: a step that has begun, or text that has passed its check. */
const answerPiece = z.object({ kind: z.enum(['step', 'text']), text: z.string() });
export type AnswerPiece = z.infer<typeof answerPiece>;

const conversation = z.object({
  id: z.string(),
  /** Named by its first question. */
  title: z.string(),
  updatedAt: z.string(),
  questions: z.number(),
});
export type Conversation = z.infer<typeof conversation>;

const pin = z.object({
  id: z.string(),
  fact: z.custom<Fact>((value) => typeof value === 'object' && value !== null),
  conversationId: z.string(),
  createdAt: z.string(),
});
export type ChatPin = z.infer<typeof pin>;

const askedMessage = z
  .string('Skriv en fråga')
  .trim()
  .min(1, 'Skriv en fråga')
  .max(MOST_LETTERS, `Högst ${formatCount(MOST_LETTERS)} tecken`);

const id = z.object({ id: z.uuid('Ogiltigt id') });
const success = z.object({ success: z.literal(true) });

export const chatContract = defineContract({
  messages: {
    method: 'GET',
    path: '/api/chat',
    summary: 'The messages of a conversation, oldest first; of the newest where none is named',
    access: 'user',
    query: z.object({ conversation: z.uuid('Ogiltigt id').optional() }),
    response: z.array(chatMessage),
  },
  send: {
    method: 'POST',
    path: '/api/chat',
    summary:
      'Asks the consultant (Pro). Answers with the message it gave; streamed to those who accept text/event-stream',
    access: 'user',
    transport: 'stream',
    body: z.object({
      message: askedMessage,
      /** The conversation it goes on: the newest where none is named, as `messages` answers; null begins one. */
      conversationId: z.uuid('Ogiltigt id').nullish(),
      /** The analysis it is asked from: that one is answered from. */
      analysisId: z.uuid('Ogiltigt id').nullish(),
      /** A question that this one takes the place of: it and all after it are removed. */
      replaces: z.uuid('Ogiltigt id').nullish(),
    }),
    response: chatMessage,
  },
  payload: {
    method: 'POST',
    path: '/api/chat/payload',
    summary:
      'Exactly what asking this would send to a language model first; null where nothing would be. Sends nothing (Pro)',
    access: 'user',
    body: z.object({
      message: askedMessage,
      conversationId: z.uuid('Ogiltigt id').nullish(),
      analysisId: z.uuid('Ogiltigt id').nullish(),
    }),
    response: z.object({ sent: z.string().nullable() }),
  },
  conversations: {
    method: 'GET',
    path: '/api/chat/conversations',
    summary: 'Conversations, newest first; with a search word those that hold it',
    access: 'user',
    query: z.object({ q: z.string().max(100).optional() }),
    response: z.array(conversation),
  },
  remove: {
    method: 'DELETE',
    path: '/api/chat/conversations/:id',
    summary: 'Deletes a conversation with all its messages',
    access: 'user',
    params: id,
    response: success,
  },
  stop: {
    method: 'POST',
    path: '/api/chat/turns/:id/stop',
    summary: 'Stops the answer to a question',
    access: 'user',
    params: id,
    response: success,
  },
  judge: {
    method: 'POST',
    path: '/api/chat/turns/:id/judgement',
    summary: 'Says whether an answer was helpful, and why',
    access: 'user',
    params: id,
    body: z.object({
      helpful: z.boolean(),
      reason: z.string().trim().max(1_000, 'Högst 1 000 tecken').optional(),
    }),
    response: success,
  },
  factRows: {
    method: 'GET',
    path: '/api/chat/turns/:id/facts/:factId/rows',
    summary: analysesContract.factRows.summary,
    access: 'user',
    params: id.extend({ factId: z.string().max(10) }),
    query: analysesContract.factRows.query,
    response: analysesContract.factRows.response,
  },
  factRowsCsv: {
    method: 'GET',
    path: '/api/chat/turns/:id/facts/:factId/rows.csv',
    summary: analysesContract.factRowsCsv.summary,
    access: 'user',
    transport: 'file',
    params: id.extend({ factId: z.string().max(10) }),
    response: z.unknown(),
  },
  pins: {
    method: 'GET',
    path: '/api/chat/pins',
    summary: 'Figures of answers that are pinned to the dashboard, newest first',
    access: 'user',
    response: z.array(pin),
  },
  pin: {
    method: 'POST',
    path: '/api/chat/turns/:id/facts/:factId/pin',
    summary: 'Pins a figure of an answer to the dashboard',
    access: 'user',
    params: id.extend({ factId: z.string().max(10) }),
    response: success,
  },
  unpin: {
    method: 'DELETE',
    path: '/api/chat/pins/:id',
    summary: 'Takes a figure off the dashboard',
    access: 'user',
    params: id,
    response: success,
  },
});

/** The question as it is stored, the pieces of its answer as they come, and last the whole answer. */
export const sendStreamed = {
  ...chatContract.send,
  response: z.union([answerPiece, chatMessage]),
};
