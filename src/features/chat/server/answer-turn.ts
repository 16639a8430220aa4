import { setTimeout } from 'node:timers/promises';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { AnswerPiece } from '../contract.ts';
import { type Consultant, StoppedAnswer } from './consultant.ts';
import { answerBefore, claimTurn, endTurn, getTurn } from './store.ts';
import type { ChatTurn } from './table.ts';

/** How often one that another process answers is looked at. */
const LOOK_MS = 150;

/** So long a stop waits for what was shown to be stored. */
const STOP_MS = 3_000;

/** The answers that this process works on, so that they can be stopped. */
export interface TurnsAtWork {
  /** Ends when the answer has: what was shown of it is stored by then. */
  stop(id: string): Promise<void>;
  work(id: string): { signal: AbortSignal; done(): void };
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
      return { signal, done };
    },
  };
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
  const { signal, done } = atWork.work(turn.id);
  try {
    const before = await answerBefore(db, turn);
    const asked = { ownerId, message, analysisId, focus: before?.focus ?? null, before };
    const answer = await consultant.answer(asked, emit, signal);
    await endTurn(db, turn, { state: 'answered', answer, at: deps.clock() });
  } catch (error) {
    // A process that stops leaves the question to the next one; its lease runs out.
    if (deps.closing.signal.aborted) throw error;
    if (!signal.aborted) deps.log.error({ err: error, turn: turn.id }, 'a question got no answer');
    const answer = error instanceof StoppedAnswer ? error.answer : null;
    const state = signal.aborted ? 'stopped' : 'failed';
    await endTurn(db, turn, { state, answer: stripUnstorable(answer), at: deps.clock() });
  } finally {
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
