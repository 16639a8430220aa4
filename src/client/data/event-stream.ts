import type { ResponseOutput, Route } from '#contract/route.ts';
import { NetworkError } from './call-error.ts';
import { type CallInput, checkAnswer, send } from './call-route.ts';

/**
 * The events of a `stream` route, each checked against its `response`, until the server ends it or
 * `signal` is aborted. Through fetch, because EventSource cannot carry the bearer header.
 */
export async function* streamRoute<R extends Route>(
  route: R,
  input: CallInput<R>,
): AsyncGenerator<ResponseOutput<R>> {
  const response = await send(route, input, 'text/event-stream');
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      const { events, rest } = splitEvents(pending + value);
      pending = rest;
      for (const data of events) yield checkAnswer(route, JSON.parse(data));
    }
  } catch (cause) {
    if (input.signal?.aborted) return;
    throw cause instanceof TypeError ? new NetworkError(cause) : cause;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Takes the whole server-sent events off the front of `text`: the data of each, and what is left. */
export function splitEvents(text: string): { events: string[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? '';
  const events: string[] = [];
  for (const block of blocks) {
    const data = block
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).replace(/^ /, ''));
    if (data.length > 0) events.push(data.join('\n'));
  }
  return { events, rest };
}
