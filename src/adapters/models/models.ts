import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoContentGeneratedError,
  Output,
  stepCountIs,
  streamText,
  tool,
} from 'ai';
import { ordinaryPatience, type Patience, patientFetch } from './patient-fetch.ts';
import {
  type AwayReason,
  type Model,
  ModelAway,
  type ModelPart,
  type ModelTool,
  type Usage,
} from './port.ts';
import type { ModelSettings } from './settings.ts';

/** How long an answer is waited for. */
export interface Waits {
  /** For a whole answer that is not streamed. */
  wholeMs: number;
  /** Between the pieces of one that is. */
  pieceMs: number;
}

const ordinaryWaits: Waits = { wholeMs: 90_000, pieceMs: 20_000 };

function languageModel(settings: ModelSettings, fetch: typeof globalThis.fetch): LanguageModel {
  const { provider, baseUrl, model, apiKey } = settings;
  if (provider === 'anthropic') {
    const at = baseUrl === null ? {} : { baseURL: baseUrl };
    return createAnthropic({ ...at, apiKey: apiKey ?? '', fetch })(model);
  }
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    ...(apiKey !== null && { apiKey }),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model);
}

const usageOf = ({ inputTokens, outputTokens }: LanguageModelUsage): Usage => ({
  inputTokens: inputTokens ?? 0,
  outputTokens: outputTokens ?? 0,
});

function reasonOf(error: unknown, given: AbortSignal, own: AbortSignal): AwayReason {
  if (given.aborted) return 'cancelled';
  if (own.aborted) return 'late';
  if (NoContentGeneratedError.isInstance(error)) return 'refused';
  if (!APICallError.isInstance(error)) return isOfNetwork(error) ? 'away' : 'malformed';
  if (error.statusCode === undefined) return 'away';
  if (error.statusCode === 429) return 'busy';
  if (error.statusCode >= 500) return 'away';
  return error.statusCode < 300 ? 'malformed' : 'refused';
}

const isOfNetwork = (error: unknown) =>
  error instanceof TypeError && /fetch|terminated/.test(error.message);

/** Our own error, without the server's words, which may quote what was sent. */
function away(error: unknown, given: AbortSignal, own: AbortSignal): ModelAway {
  if (error instanceof ModelAway) return error;
  const reason = reasonOf(error, given, own);
  const status = APICallError.isInstance(error) ? ` (${error.statusCode ?? 'no answer'})` : '';
  return new ModelAway(reason, `The model gave no answer: ${reason}${status}`);
}

function toolSet(tools: Readonly<Record<string, ModelTool>>, signal: AbortSignal) {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({ description, inputSchema: input, execute: (given: unknown) => run(given, signal) }),
    ]),
  );
}

/** Aborts where nothing has come for a while. */
function watchPieces(ms: number): { signal: AbortSignal; came(): void; end(): void } {
  const silent = new AbortController();
  const wait = () => setTimeout(() => silent.abort(), ms);
  let timer = wait();
  return {
    signal: silent.signal,
    came() {
      clearTimeout(timer);
      timer = wait();
    },
    end: () => clearTimeout(timer),
  };
}

/** The model that is configured, over HTTP. */
export function createModel(
  settings: ModelSettings,
  {
    waits = ordinaryWaits,
    patience = ordinaryPatience,
  }: { waits?: Waits; patience?: Patience } = {},
): Model {
  const model = languageModel(settings, patientFetch(patience));
  return {
    name: `${settings.provider}/${settings.model}`,
    async writeObject({ system, prompt, schema, signal, maxTokens }) {
      const late = AbortSignal.timeout(waits.wholeMs);
      try {
        const { output, usage } = await generateText({
          model,
          system,
          prompt,
          output: Output.object({ schema }),
          maxOutputTokens: maxTokens,
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, late]),
        });
        return { value: schema.parse(output), usage: usageOf(usage) };
      } catch (error) {
        throw away(error, signal, late);
      }
    },
    async *converse(call) {
      const watch = watchPieces(waits.pieceMs);
      const either = AbortSignal.any([call.signal, watch.signal]);
      try {
        const { fullStream } = streamText({
          model,
          system: call.system,
          messages: call.messages.map((message) => ({ ...message })),
          tools: toolSet(call.tools, either),
          stopWhen: stepCountIs(call.maxSteps),
          maxOutputTokens: call.maxTokens,
          maxRetries: 0,
          abortSignal: either,
          onError: () => undefined,
        });
        for await (const part of fullStream) {
          watch.came();
          const piece = partOf(part);
          if (piece !== null) yield piece;
        }
        if (either.aborted) throw new Error('aborted');
      } catch (error) {
        throw away(error, call.signal, watch.signal);
      } finally {
        watch.end();
      }
    },
  };
}

type StreamPart =
  ReturnType<typeof streamText>['fullStream'] extends AsyncIterable<infer Part> ? Part : never;

function partOf(part: StreamPart): ModelPart | null {
  if (part.type === 'text-delta') return { kind: 'text', text: part.text };
  if (part.type === 'tool-call') return { kind: 'tool', name: part.toolName };
  if (part.type === 'error') throw part.error;
  if (part.type === 'finish-step') return { kind: 'step', usage: usageOf(part.usage) };
  if (part.type !== 'finish') return null;
  return { kind: 'end', usage: usageOf(part.totalUsage), cut: part.finishReason !== 'stop' };
}
