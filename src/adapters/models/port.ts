import type { z } from 'zod';

/** What a call took, in the model's own tokens; zero where its server does not say. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** A tool that a model may call: code that returns plain data. */
export interface ModelTool {
  description: string;
  input: z.ZodType;
  run(input: unknown, signal: AbortSignal): Promise<unknown>;
}

/** One turn of a conversation. */
export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** What comes of a conversation, as it comes. */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'tool'; name: string }
  /** One of its answers is whole, and took this. */
  | { kind: 'step'; usage: Usage }
  | { kind: 'end'; usage: Usage; cut: boolean };

/** Why a model gave no answer. `cancelled` is our own doing. */
export type AwayReason = 'away' | 'busy' | 'refused' | 'malformed' | 'late' | 'cancelled';

/** The model gave no answer that can be used. */
export class ModelAway extends Error {
  readonly reason: AwayReason;

  constructor(reason: AwayReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A language model, wherever it runs. */
export interface Model {
  /** Shown and stored: `anthropic/claude-…`. */
  readonly name: string;
  /** One structured answer. Waits and tries again on 429 and 5xx; throws ModelAway. */
  writeObject<T>(call: {
    system: string;
    prompt: string;
    schema: z.ZodType<T>;
    signal: AbortSignal;
    maxTokens: number;
  }): Promise<{ value: T; usage: Usage }>;
  /** A conversation with tools, in at most `maxSteps` answers; throws ModelAway. */
  converse(call: {
    system: string;
    messages: readonly ModelMessage[];
    tools: Readonly<Record<string, ModelTool>>;
    signal: AbortSignal;
    maxSteps: number;
    maxTokens: number;
  }): AsyncIterable<ModelPart>;
}
