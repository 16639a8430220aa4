import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '#support/model-server.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { createModel } from './models.ts';
import { type Model, ModelAway, type ModelPart } from './port.ts';

const schema = z.object({ texts: z.array(z.object({ path: z.string(), text: z.string() })) });
const answer = { texts: [{ path: 'summary', text: 'Ni sålde för {{F1}}.' }] };
const patience = { tries: 3, pauseMs: 1, longestPauseMs: 1_000, largestAnswer: 100_000 };

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

function modelOf(
  provider: 'anthropic' | 'openai-compatible',
  pieceMs = PATIENCE_MS,
  wholeMs = PATIENCE_MS,
): Model {
  const settings = { provider, baseUrl: server.url, model: 'claude-sonnet-4-5', apiKey: 'hemlig' };
  return createModel(settings, { patience, waits: { wholeMs, pieceMs } });
}

const write = (model: Model, signal = new AbortController().signal) =>
  model.writeObject({ system: 'Skriv.', prompt: 'Data', schema, signal, maxTokens: 500 });

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelAway ? error.reason : `thrown: ${String(error)}`),
  );

async function conversation(model: Model, signal = new AbortController().signal) {
  const parts: ModelPart[] = [];
  const used: unknown[] = [];
  const tools = {
    facts: {
      description: 'Figures',
      input: z.object({ about: z.string() }),
      run: async (input: unknown) => {
        used.push(input);
        return { id: 'F1' };
      },
    },
  };
  const messages = [{ role: 'user' as const, content: 'Hur gick det?' }];
  const call = { system: 'Svara.', messages, tools, signal, maxSteps: 4, maxTokens: 500 };
  for await (const part of model.converse(call)) parts.push(part);
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return { parts, text, used };
}

describe.each(['openai-compatible', 'anthropic'] as const)('a model of %s', (provider) => {
  it('answers in the shape that is asked for, and says what it took', async () => {
    server.answer({ say: JSON.stringify(answer) });
    const { value, usage } = await write(modelOf(provider));
    expect(value).toEqual(answer);
    expect(usage).toEqual({ inputTokens: 100, outputTokens: 20 });
    const [call] = server.calls;
    expect(call?.headers[provider === 'anthropic' ? 'x-api-key' : 'authorization']).toContain(
      'hemlig',
    );
    expect(call?.body).toContain('Data');
  });

  it.each([429, 500, 503])('is asked again after %i', async (status) => {
    server.answer({ status, headers: { 'retry-after': '0' } }, { say: JSON.stringify(answer) });
    expect((await write(modelOf(provider))).value).toEqual(answer);
    expect(server.calls).toHaveLength(2);
  });

  it('is given up where it stays busy, is down, or asks for a long pause (R41)', async () => {
    server.answer({ status: 429 });
    expect(await reasonOf(write(modelOf(provider)))).toBe('busy');
    expect(server.calls).toHaveLength(3);
    server.answer({ status: 500 });
    expect(await reasonOf(write(modelOf(provider)))).toBe('away');
    server.calls.length = 0;
    server.answer({ status: 429, headers: { 'retry-after': '3600' } });
    expect(await reasonOf(write(modelOf(provider)))).toBe('busy');
    expect(server.calls).toHaveLength(1);
  });

  it('is not asked again where it refuses', async () => {
    server.answer({ status: 401 });
    expect(await reasonOf(write(modelOf(provider)))).toBe('refused');
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['is no JSON', { raw: '<html>' }],
    ['is cut', { say: '{"texts":[{"path":"summ', cut: true }],
    ['has another shape', { say: '{"texts":"nej"}' }],
    ['is longer than any real one', { raw: ' '.repeat(200_000) }],
  ])('has given no answer where what it gave %s (R39)', async (_, reply) => {
    server.answer(reply);
    expect(await reasonOf(write(modelOf(provider)))).toMatch(/^(malformed|refused|away)$/);
  });

  it('is left where it hangs, and where we stop (R40)', async () => {
    server.answer({ hang: true });
    expect(await reasonOf(write(modelOf(provider, 20_000, 60)))).toBe('late');
    const stop = new AbortController();
    const asked = write(modelOf(provider), stop.signal);
    setTimeout(() => stop.abort(), 20);
    expect(await reasonOf(asked)).toBe('cancelled');
  });

  it('says nothing of what was sent where it fails', async () => {
    server.answer({ status: 400 });
    const error: unknown = await write(modelOf(provider)).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error) + String(error)).not.toMatch(/Data|hemlig|nej/);
  });

  it('talks in pieces, and uses tools', async () => {
    server.answer({ tool: 'facts', input: { about: 'Te' } }, { say: 'Te sålde för {{F1}}.' });
    const { text, used, parts } = await conversation(modelOf(provider));
    expect(text).toBe('Te sålde för {{F1}}.');
    expect(used).toEqual([{ about: 'Te' }]);
    expect(parts.at(-1)).toMatchObject({ kind: 'end', cut: false });
    expect(parts.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(1);
  });

  it('does not go on using tools for ever', async () => {
    server.answer({ tool: 'facts', input: { about: 'Te' } });
    const { used, parts } = await conversation(modelOf(provider));
    expect(used).toHaveLength(4);
    expect(parts.at(-1)).toMatchObject({ kind: 'end', cut: true });
  });

  it('is left where a stream goes silent', async () => {
    server.answer({ begin: 'Ni sålde' });
    expect(await reasonOf(conversation(modelOf(provider, 60)))).toBe('late');
  });
});

it('is away where nothing listens', async () => {
  const settings = {
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:1/v1',
    model: 'm',
    apiKey: null,
  } as const;
  expect(await reasonOf(write(createModel(settings, { patience })))).toBe('away');
});
