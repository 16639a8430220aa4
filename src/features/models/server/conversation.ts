import {
  ModelAway,
  type ModelMessage,
  type ModelPart,
  type ModelTool,
  type Usage,
} from '#adapters/models/port.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ModelPurpose } from '../contract.ts';
import { modelFor, type NotAsked } from './door.ts';
import { noteMore, reserveCall, settleCall, tokensOf } from './log.ts';

/** A conversation with a model, for one company. */
export interface Conversation {
  ownerId: string;
  purpose: ModelPurpose;
  system: string;
  messages: readonly ModelMessage[];
  tools: Readonly<Record<string, ModelTool>>;
  /** Of each of its answers. */
  maxTokens: number;
  maxSteps: number;
  signal: AbortSignal;
}

/** How a conversation ended; `cut` where the model had more to say or to ask for. */
export type Conversed =
  | { kind: 'ended'; model: string; cut: boolean }
  | { kind: 'away'; model: string }
  | { kind: 'not_asked'; why: NotAsked };

const FAILED = { fel: 'Det gick inte att ta fram. Svara med det du har.' };

/** What a conversation sends first, word for word, as it is noted and shown to its owner. */
export function firstSent({
  system,
  messages,
  tools,
}: Pick<Conversation, 'system' | 'messages' | 'tools'>): string {
  const named = Object.entries(tools).map(([name, { description }]) => `${name}: ${description}`);
  return [system, ...messages.map(({ content }) => content), `Verktyg:\n${named.join('\n')}`].join(
    '\n\n',
  );
}

/** What a conversation has taken so far: as its server says, and about what an unended answer takes. */
function createMeter(sent: string): { see(part: ModelPart): void; spent(): Usage } {
  let whole: Usage = { inputTokens: 0, outputTokens: 0 };
  let letters: number | null = null;
  return {
    see(part) {
      if (part.kind === 'text') letters = (letters ?? 0) + part.text.length;
      if (part.kind === 'tool') letters ??= 0;
      if (part.kind !== 'step') return;
      const { inputTokens, outputTokens } = part.usage;
      letters = null;
      whole = {
        inputTokens: whole.inputTokens + inputTokens,
        outputTokens: whole.outputTokens + outputTokens,
      };
    },
    spent: () =>
      letters === null
        ? whole
        : {
            inputTokens: whole.inputTokens + tokensOf(sent.length),
            outputTokens: whole.outputTokens + tokensOf(letters),
          },
  };
}

/** The tools, with what each gives noted before it is sent; where the month is used up the call is stopped. */
function notedTools(
  deps: Dependencies,
  conversation: Conversation,
  { id, most, stop }: { id: string; most: number; stop: () => void },
): Conversation['tools'] {
  const { ownerId, maxTokens, tools } = conversation;
  let sent = firstSent(conversation);
  const noted = (name: string, { run, ...tool }: ModelTool): ModelTool => ({
    ...tool,
    async run(input, signal) {
      const given = await run(input, signal).catch((error: unknown) => {
        if (!signal.aborted)
          deps.log.warn({ err: error, call: id, tool: name }, 'a tool of the model failed');
        return FAILED;
      });
      sent += `\n\nSvar från ${name}:\n${JSON.stringify(given)}`;
      if (!(await noteMore(deps, { ownerId, id }, { sent, maxTokens }, most))) stop();
      return given;
    },
  });
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, noted(name, tool)]));
}

/**
 * Lets a model answer in a conversation with tools: only where the company lets it, within its month, as many at once
 * as the server may. All that is sent is noted before it is. Gives each part to `take` as it comes.
 */
export async function converse(
  deps: Dependencies,
  conversation: Conversation,
  take: (part: ModelPart) => void,
): Promise<Conversed> {
  const { ownerId, purpose, maxTokens } = conversation;
  const found = await modelFor(deps, ownerId);
  if ('why' in found) return { kind: 'not_asked', why: found.why };
  const { model } = found;
  const most = deps.config.model?.tokensPerMonth ?? 0;
  const sending = { ownerId, purpose, model: model.name, sent: firstSent(conversation), maxTokens };
  const id = await reserveCall(deps, sending, most);
  if (id === null) return { kind: 'not_asked', why: 'used_up' };
  const usedUp = new AbortController();
  const signal = AbortSignal.any([conversation.signal, usedUp.signal]);
  const tools = notedTools(deps, conversation, { id, most, stop: () => usedUp.abort() });
  let end: { usage: Usage; cut: boolean } | null = null;
  const meter = createMeter(sending.sent);
  try {
    await deps.modelTurns(async () => {
      for await (const part of model.converse({ ...conversation, tools, signal })) {
        meter.see(part);
        if (part.kind === 'end') end = part;
        else if (part.kind !== 'step') take(part);
      }
    });
    const { usage, cut } = end ?? { usage: { inputTokens: 0, outputTokens: 0 }, cut: true };
    await settleCall(deps, { ownerId, id }, { usage });
    deps.metrics?.modelCall('answered', usage);
    return { kind: 'ended', model: model.name, cut };
  } catch (error) {
    const reason = error instanceof ModelAway ? error.reason : 'busy';
    // What was written before it broke is paid for too.
    const usage = meter.spent();
    await settleCall(deps, { ownerId, id }, { reason, usage });
    deps.metrics?.modelCall(reason, usage);
    deps.log.warn({ err: error, call: id, purpose }, 'the model ended no conversation');
    return { kind: 'away', model: model.name };
  }
}
