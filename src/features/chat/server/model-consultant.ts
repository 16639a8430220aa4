import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import {
  answerChanges,
  answeredWithout,
  createModelAnswer,
  withoutHeadingNumbers,
} from '#engine/consultant/model-answer.ts';
import type { ToolCall } from '#engine/consultant/tools.ts';
import { answerQuestionPrompt, factsForModel } from '#engine/prompts/answer-question.ts';
import { converse, firstSent } from '#features/models/server/conversation.ts';
import { modelFor } from '#features/models/server/door.ts';
import { personsOf } from '#features/models/server/persons.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { AnswerPiece } from '../contract.ts';
import { type ConsultantQuestion, type OpenConsultant, StoppedAnswer } from './consultant.ts';
import { modelTools } from './model-tools.ts';
import type { RulesConsultant } from './rules-consultant.ts';
import type { Drafted } from './tasks.ts';

/** How much a model may do for one answer. */
interface Bounds {
  /** In all, after which the rules answer. Shorter than the lease on a question. */
  wholeMs: number;
  /** Answers of the model, each of which may call tools. */
  steps: number;
}

const ORDINARY: Bounds = { wholeMs: 45_000, steps: 6 };
const MOST_TOKENS = 1_500;
/** So many calls of tools are answered. */
const MOST_CALLS = 12;
const TOO_MANY = { fel: 'Inga fler anrop. Svara med det du har.' };
/** So many figures of the answer before go along. */
const MOST_BEFORE = 40;

/** What a question goes on from: a summary of the answer before, never its text. */
const beforeOf = ({ before }: ConsultantQuestion) => ({
  meant: before?.meant.slice(0, 5) ?? [],
  facts: before?.facts.slice(0, MOST_BEFORE) ?? [],
});

/** What breaks because the asker stopped it is no fault. */
function nothingIf(signal: AbortSignal): (error: unknown) => null {
  return (error) => {
    if (signal.aborted) return null;
    throw error;
  };
}

/** What a model is asked, made of the rules' answer. */
async function promptFor(deps: Dependencies, question: ConsultantQuestion, drafted: Drafted) {
  const before = beforeOf(question);
  return answerQuestionPrompt({
    ...{
      question: question.message,
      draft: withoutHeadingNumbers(drafted.draft),
      tables: drafted.tables,
    },
    facts: [...before.facts, ...drafted.answer.facts],
    before: before.meant,
    changes: answerChanges,
    persons: await personsOf(deps, question.ownerId),
  });
}

const asking = (prompt: string) => [{ role: 'user' as const, content: prompt }];

async function byModel(
  deps: Dependencies,
  rules: RulesConsultant,
  { question, drafted, bounds }: { question: ConsultantQuestion; drafted: Drafted; bounds: Bounds },
  { emit, signal }: { emit: (piece: AnswerPiece) => void; signal: AbortSignal },
): Promise<ConsultantAnswer> {
  const { system, prompt, standIns } = await promptFor(deps, question, drafted);
  const written = createModelAnswer(drafted, beforeOf(question).facts, standIns.reveal);
  let calls = 0;
  const run = async (call: ToolCall, stop: AbortSignal) => {
    calls += 1;
    if (calls > MOST_CALLS) return TOO_MANY;
    const outcome = await rules.runTool(question, call, written.facts, stop);
    written.learn(outcome);
    return {
      draft: standIns.hide(withoutHeadingNumbers(outcome.draft)),
      facts: factsForModel(outcome.facts, answerChanges, standIns),
    };
  };
  const show = (sentences: readonly string[]) => {
    for (const text of sentences) emit({ kind: 'text', text });
  };
  const late = AbortSignal.timeout(bounds.wholeMs);
  const ended = await converse(
    deps,
    {
      ...{
        ownerId: question.ownerId,
        purpose: 'chat',
        system,
        maxTokens: MOST_TOKENS,
        maxSteps: bounds.steps,
      },
      messages: asking(prompt),
      // One after the other: each numbers its figures after those of the last.
      tools: modelTools(inTurn(run)),
      signal: AbortSignal.any([signal, late]),
    },
    (part) => {
      if (!signal.aborted) show(part.kind === 'text' ? written.take(part.text) : written.pause());
    },
  ).catch(nothingIf(signal));
  if (signal.aborted || ended === null)
    throw new StoppedAnswer(written.stopped(deps.model?.name ?? ''));
  if (ended.kind === 'not_asked') return drafted.answer;
  const cut = ended.kind === 'away' || ended.cut;
  // What was begun and never ended is no sentence.
  if (!cut) show(written.pause());
  return written.finish({ name: ended.model, cut });
}

/** Tools that are told of and not called. */
const NEVER_RUN = () => Promise.reject(new Error('nothing is asked of a model here'));

function inTurn(run: (call: ToolCall, signal: AbortSignal) => Promise<unknown>): typeof run {
  let last: Promise<unknown> = Promise.resolve();
  return (call, signal) => {
    const next = last.catch(() => undefined).then(() => run(call, signal));
    last = next;
    return next;
  };
}

/**
 * A model that answers on the ground of the rules' answer, where the company lets one. Whatever it does or fails to
 * do, the rules' answer is there, whole.
 */
export function modelConsultant(
  deps: Dependencies,
  rules: RulesConsultant,
  bounds: Bounds = ORDINARY,
): OpenConsultant {
  return {
    async payload(question, signal) {
      if (deps.model === null) return null;
      const drafted = await rules.draft(question, signal);
      if (!drafted.isOpen) return null;
      const { system, prompt } = await promptFor(deps, question, drafted);
      return firstSent({ system, messages: asking(prompt), tools: modelTools(NEVER_RUN) });
    },
    async answer(question, emit, signal) {
      const drafted = await rules.draft(question, signal);
      if (!drafted.isOpen || 'why' in (await modelFor(deps, question.ownerId)))
        return drafted.answer;
      try {
        const answer = await byModel(deps, rules, { question, drafted, bounds }, { emit, signal });
        return stripUnstorable(answer);
      } catch (error) {
        if (error instanceof StoppedAnswer) throw error;
        signal.throwIfAborted();
        deps.log.error({ err: error }, 'the model could not answer; the rules do');
        const name = deps.model?.name ?? '';
        return answeredWithout(drafted, { name, outcome: 'away', sentences: [], replaced: [] });
      }
    },
  };
}
