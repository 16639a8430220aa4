import { setInterval, setTimeout } from 'node:timers/promises';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { AnswerPiece } from '../contract.ts';
import { type Consultant, StoppedAnswer } from './consultant.ts';
import { answerBefore, claimTurn, endTurn, getTurn, isPending, releaseTurn } from './store.ts';
import type { ChatTurn } from './table.ts';

/** How often one that another process answers is looked at. */
const LOOK_MS = 150;

/** How often an answer that is worked on looks whether another process has stopped it. */
const WATCH_MS = 500;

/** So long a stop waits for what was shown to be stored. */
const STOP_MS = 3_000;

/** The answers that this process works on, so that they can be stopped. */
export interface TurnsAtWork {
  /** Ends when the answer has: what was shown of it is stored by then. */
  stop(id: string): Promise<void>;
  work(id: string): { signal: AbortSignal; stop(): void; done(): void };
}

export function createTurnsAtWork(closing: AbortController): TurnsAtWork {
  const working = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  return {
    async stop(id) {
      const work = working.get(id);
      work?.controller.abort();
      if (work) await Promise.race([work.ended, setTimeout(STOP_MS)]);
    },
    work(id) {
      const controller = new AbortController();
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      working.set(id, { controller, ended });
      const signal = AbortSignal.any([controller.signal, closing.signal]);
      const done = () => {
        working.delete(id);
        resolve();
      };
      return { signal, stop: () => controller.abort(), done };
    },
  };
}

/** Calls `stop` when the question has ended elsewhere: its asker stopped it by way of another process, or deleted it. */
async function watch(
  { database: { db }, log }: Dependencies,
  turn: ChatTurn,
  over: AbortSignal,
  stop: () => void,
): Promise<void> {
  try {
    for await (const _ of setInterval(WATCH_MS, undefined, { signal: over, ref: false }))
      if (!(await isPending(db, turn))) return stop();
  } catch (error) {
    if (!over.aborted) log.warn({ err: error, turn: turn.id }, 'a stop elsewhere is not seen');
  }
}

async function compute(
  deps: Dependencies,
  consultant: Consultant,
  atWork: TurnsAtWork,
  turn: ChatTurn,
  emit: (piece: AnswerPiece) => void,
): Promise<void> {
  const { db } = deps.database;
  const { ownerId, question: message, analysisId } = turn;
  const { signal, stop, done } = atWork.work(turn.id);
  const over = new AbortController();
  const watching = watch(deps, turn, over.signal, stop);
  try {
    const before = await answerBefore(db, turn);
    const asked = { ownerId, message, analysisId, focus: before?.focus ?? null, before };
    const answer = await consultant.answer(asked, emit, signal);
    await endTurn(db, turn, { state: 'answered', answer, at: deps.clock() });
  } catch (error) {
    // A process that stops leaves the question to the next one; where it cannot say so its lease runs out.
    if (deps.closing.signal.aborted) {
      await releaseTurn(db, turn);
      throw error;
    }
    if (!signal.aborted) deps.log.error({ err: error, turn: turn.id }, 'a question got no answer');
    const answer = error instanceof StoppedAnswer ? error.answer : null;
    const state = signal.aborted ? 'stopped' : 'failed';
    await endTurn(db, turn, { state, answer: stripUnstorable(answer), at: deps.clock() });
  } finally {
    over.abort();
    await watching;
    done();
  }
}

/** Answers a question, or waits for the process that does; gives it as it ended. */
export async function answerTurn(
  deps: Dependencies,
  consultant: Consultant,
  atWork: TurnsAtWork,
  turn: ChatTurn,
  emit: (piece: AnswerPiece) => void = () => undefined,
): Promise<ChatTurn> {
  const { db } = deps.database;
  let now = turn;
  while (now.state === 'pending') {
    if (deps.closing.signal.aborted) return now;
    if (await claimTurn(db, turn, deps.clock()))
      await compute(deps, consultant, atWork, turn, emit);
    else await setTimeout(LOOK_MS);
    now = await getTurn(db, turn.ownerId, turn.id);
  }
  return now;
}
