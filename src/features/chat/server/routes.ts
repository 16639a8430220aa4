import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failWith } from '#contract/errors.ts';
import { perHour } from '#contract/limits.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import { pageOfRows, sendRowsAsCsv } from '#features/guides/server/rows-of-figure.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { requestKey } from '#server/http/request-key.ts';
import { type AnswerPiece, type ChatMessage, type chatContract, chatErrors } from '../contract.ts';
import { answerTurn, createTurnsAtWork } from './answer-turn.ts';
import type { OpenConsultant } from './consultant.ts';
import { addPin, factOf, listPins, removePin } from './pins.ts';
import { sourceAnalysis } from './source-analysis.ts';
import {
  addTurn,
  answerBefore,
  deleteConversation,
  endTurn,
  getTurn,
  judgeTurn,
  listConversations,
  newestConversation,
  turnsOf,
} from './store.ts';
import type { ChatTurn } from './table.ts';

const fail = failWith(chatErrors);

/** What is written where there is no answer to a question that has ended. */
const ENDED: Partial<Record<ChatTurn['state'], string>> = {
  stopped: 'Svaret stoppades.',
  failed: 'Det gick inte att svara den här gången. Försök igen.',
};

function questionOf(turn: ChatTurn): ChatMessage {
  const { id, conversationId, question, askedAt, state } = turn;
  const shared = { conversationId, turnId: id, state, answer: null, helpful: null };
  return { ...shared, id, role: 'user', message: question, createdAt: askedAt.toISOString() };
}

function answerOf(turn: ChatTurn): ChatMessage {
  const { id, answerId, conversationId, state, answer, answeredAt, askedAt, helpful } = turn;
  return {
    ...{ id: answerId, conversationId, turnId: id, state, answer, helpful, role: 'assistant' },
    message: answer?.text ?? ENDED[state] ?? '',
    createdAt: (answeredAt ?? askedAt).toISOString(),
  };
}

const messagesOf = (turn: ChatTurn): ChatMessage[] =>
  turn.state === 'pending' ? [questionOf(turn)] : [questionOf(turn), answerOf(turn)];

const wantsStream = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('text/event-stream') ?? false;

/** The question, so that its answer can be stopped and found again; pieces as they come; the whole message. */
async function* events(
  asked: ChatTurn,
  work: (emit: (piece: AnswerPiece) => void) => Promise<ChatTurn>,
): AsyncGenerator<string> {
  const pieces: AnswerPiece[] = [];
  let wake: () => void = () => undefined;
  let turn: ChatTurn | null = null;
  const ended = work((piece) => {
    pieces.push(piece);
    wake();
  }).then((found) => {
    turn = found;
    wake();
  });
  // Where the asker has left nobody waits for it; else it is met below.
  ended.catch(() => undefined);
  yield `event: question\ndata: ${JSON.stringify(questionOf(asked))}\n\n`;
  while (turn === null || pieces.length > 0) {
    const piece = pieces.shift();
    if (piece !== undefined) yield `event: ${piece.kind}\ndata: ${JSON.stringify(piece)}\n\n`;
    else await Promise.race([ended, new Promise<void>((resolve) => (wake = resolve))]);
  }
  yield `event: message\ndata: ${JSON.stringify(answerOf(turn))}\n\n`;
}

const stream = (reply: FastifyReply, text: AsyncGenerator<string>) =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(text));

/** Throws `chat.pro` where the plan has no chat, and `chat.too_many` past the hour's cap of what is `counted`. */
async function mayAsk(
  deps: Dependencies,
  ownerId: string,
  counted: 'chat' | 'chat-seen' = 'chat',
): Promise<void> {
  if (!(await entitledTo(deps.database.db, ownerId)).chat) throw fail('chat.pro');
  const limit = { attempts: perHour.chat, windowSeconds: 60 * 60 };
  const wait = await deps.throttle.count(`${counted}:${ownerId}`, limit);
  if (wait > 0) throw fail('chat.too_many', { retryAfterSeconds: wait });
}

type ChatHandlers = Handlers<typeof chatContract>;

/** Asking, and what was asked and answered. */
function turnHandlers(
  deps: Dependencies,
  consultant: OpenConsultant,
): Pick<ChatHandlers, 'messages' | 'send' | 'stop'> {
  const { db } = deps.database;
  const atWork = createTurnsAtWork(deps.closing);

  /** A question that a stopped process left goes on where it is looked at next. */
  const resume = (turns: readonly ChatTurn[]) => {
    for (const turn of turns.filter(({ state }) => state === 'pending'))
      answerTurn(deps, consultant, atWork, turn).catch((error: unknown) =>
        deps.log.warn({ err: error, turn: turn.id }, 'a question left by a process waits again'),
      );
  };

  return {
    messages: async ({ session, query }) => {
      const ownerId = session.user.id;
      const id = query.conversation ?? (await newestConversation(db, ownerId));
      const turns = id === null ? [] : await turnsOf(db, ownerId, id);
      if (query.conversation !== undefined && turns.length === 0) throw fail('chat.not_found');
      resume(turns);
      return turns.flatMap(messagesOf);
    },
    send: async ({ session, body, request, reply }) => {
      const ownerId = session.user.id;
      await mayAsk(deps, ownerId);
      const turn = await addTurn(db, ownerId, {
        question: body.message,
        conversationId: body.conversationId,
        analysisId: body.analysisId ?? null,
        replaces: body.replaces ?? null,
        requestKey: requestKey(request),
        askedAt: deps.clock(),
      });
      const work = (emit?: (piece: AnswerPiece) => void) =>
        answerTurn(deps, consultant, atWork, turn, emit);
      if (wantsStream(request)) return stream(reply, events(turn, work));
      const answered = await work();
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(answerOf(answered)));
    },
    stop: async ({ session, params }) => {
      const turn = await getTurn(db, session.user.id, params.id);
      await atWork.stop(turn.id);
      await endTurn(db, turn, { state: 'stopped', answer: null, at: deps.clock() });
      return { success: true };
    },
  };
}

/** What asking would send, before it is asked. */
function payloadHandler(
  deps: Dependencies,
  consultant: OpenConsultant,
): Pick<ChatHandlers, 'payload'> {
  const { db } = deps.database;
  return {
    payload: async ({ session, body }) => {
      const ownerId = session.user.id;
      // Seeing what would be sent is work of its own, and no question.
      await mayAsk(deps, ownerId, 'chat-seen');
      const { message, conversationId: named } = body;
      const askedAt = deps.clock();
      const conversationId = named === undefined ? await newestConversation(db, ownerId) : named;
      const before = conversationId
        ? await answerBefore(db, { ownerId, conversationId, askedAt })
        : null;
      const about = { analysisId: body.analysisId ?? null, focus: before?.focus ?? null };
      const asked = { ownerId, message, before, ...about };
      return { sent: await consultant.payload(asked, deps.closing.signal) };
    },
  };
}

/** What is done with conversations and answers that are there. */
function storedHandlers(
  deps: Dependencies,
): Pick<ChatHandlers, 'conversations' | 'remove' | 'judge' | 'factRows' | 'factRowsCsv'> {
  const { db } = deps.database;
  const figureOf = async (ownerId: string, { id, factId }: { id: string; factId: string }) => {
    const fact = factOf(await getTurn(db, ownerId, id), factId);
    const { analysis, where } = await sourceAnalysis(db, ownerId, fact);
    if (analysis === null || where === null) throw fail('chat.no_fact');
    return { analysis, where, value: fact.value };
  };
  return {
    conversations: async ({ session, query }) => {
      const rows = await listConversations(db, session.user.id, query.q?.trim() ?? '');
      return rows.map(({ id, title, updated, n }) => ({
        id,
        title,
        updatedAt: updated,
        questions: n,
      }));
    },
    remove: async ({ session, params }) => {
      await deleteConversation(db, session.user.id, params.id);
      return { success: true };
    },
    judge: async ({ session, params, body }) => {
      await judgeTurn(db, session.user.id, params.id, body);
      return { success: true };
    },
    factRows: async ({ session, params, query }) =>
      pageOfRows(deps, await figureOf(session.user.id, params), query),
    factRowsCsv: async ({ session, params, reply }) =>
      sendRowsAsCsv(deps, await figureOf(session.user.id, params), reply),
  };
}

/** Figures on the dashboard. */
function pinHandlers(deps: Dependencies): Pick<ChatHandlers, 'pins' | 'pin' | 'unpin'> {
  const { db } = deps.database;
  return {
    pins: async ({ session }) => {
      const pins = await listPins(db, session.user.id);
      return pins.map(({ id, fact, conversationId, createdAt }) => ({
        ...{ id, fact, conversationId },
        createdAt: createdAt.toISOString(),
      }));
    },
    pin: async ({ session, params }) => {
      const turn = await getTurn(db, session.user.id, params.id);
      await addPin(db, turn, params.factId, deps.clock());
      return { success: true };
    },
    unpin: async ({ session, params }) => {
      await removePin(db, session.user.id, params.id);
      return { success: true };
    },
  };
}

export function chatHandlers(deps: Dependencies, consultant: OpenConsultant): ChatHandlers {
  return {
    ...turnHandlers(deps, consultant),
    ...payloadHandler(deps, consultant),
    ...storedHandlers(deps),
    ...pinHandlers(deps),
  };
}
