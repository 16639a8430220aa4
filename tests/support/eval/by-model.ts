import { type Model, ModelAway } from '#adapters/models/port.ts';
import { draftAnswer } from '#engine/consultant/consult.ts';
import {
  answerChanges,
  createModelAnswer,
  withoutHeadingNumbers,
} from '#engine/consultant/model-answer.ts';
import { runTool, type ToolCall, tablesForQueries } from '#engine/consultant/tools.ts';
import { answerQuestionPrompt, factsForModel } from '#engine/prompts/answer-question.ts';
import { modelTools } from '#features/chat/server/model-tools.ts';
import { type AskedCompany, TODAY } from '../consult.ts';

const LONGEST_MS = 45_000;
const BOUNDS = { maxTokens: 1_500, maxSteps: 6 };

/** Answers as the chat does where a model may be asked: on the ground of the rules', each sentence guarded. */
export function askingModel(model: Model): (company: AskedCompany) => AskedCompany['ask'] {
  return ({ sources }) =>
    async (message, focus = null) => {
      const question = { message, sources, plan: null, today: TODAY, focus };
      const drafted = await draftAnswer(question);
      if (!drafted.isOpen) return drafted.answer;
      const { system, prompt, standIns } = answerQuestionPrompt({
        ...{ question: message, draft: withoutHeadingNumbers(drafted.draft), before: [] },
        facts: drafted.answer.facts,
        tables: tablesForQueries({ sources }),
        ...{ changes: answerChanges, persons: [] },
      });
      const written = createModelAnswer(drafted, [], standIns.reveal);
      const run = async (call: ToolCall) => {
        const outcome = await runTool(call, { ...question, given: written.facts });
        written.learn(outcome);
        const facts = factsForModel(outcome.facts, answerChanges, standIns);
        return { draft: standIns.hide(withoutHeadingNumbers(outcome.draft)), facts };
      };
      let cut = true;
      try {
        const asked = { system, messages: [{ role: 'user' as const, content: prompt }], ...BOUNDS };
        const signal = AbortSignal.timeout(LONGEST_MS);
        for await (const part of model.converse({ ...asked, tools: modelTools(run), signal })) {
          if (part.kind === 'text') written.take(part.text);
          else if (part.kind === 'tool') written.pause();
          else if (part.kind === 'end') cut = part.cut;
        }
      } catch (error) {
        if (!(error instanceof ModelAway)) throw error;
      }
      written.pause();
      return written.finish({ name: model.name, cut });
    };
}
