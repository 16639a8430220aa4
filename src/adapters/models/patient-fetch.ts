import { setTimeout as pause } from 'node:timers/promises';

/** How a server of models is called. */
export interface Patience {
  /** Answers asked for in all, the first among them. */
  tries: number;
  /** The pause after the first; it doubles each time. */
  pauseMs: number;
  /** A server that asks for a longer pause is left at once. */
  longestPauseMs: number;
  /** No answer is longer. */
  largestAnswer: number;
}

export const ordinaryPatience: Patience = {
  tries: 3,
  pauseMs: 500,
  longestPauseMs: 20_000,
  largestAnswer: 4 * 1024 * 1024,
};

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** The pause that the server asks for, in ms; null where it asks for none. */
function askedPause({ headers }: Response): number | null {
  const given = headers.get('retry-after');
  if (given === null) return null;
  const seconds = Number(given);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** The same answer, broken off where it goes on for longer than any real one. */
function bounded(response: Response, largest: number): Response {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.length;
      if (size > largest) controller.error(new Error('the answer is larger than any real one'));
      else controller.enqueue(part);
    },
  });
  const { status, statusText, headers } = response;
  const body = response.body?.pipeThrough(limit) ?? null;
  return new Response(body, { status, statusText, headers });
}

/** Fetches without being led elsewhere; asks again after a pause where the server is busy or down. */
export function patientFetch(patience: Patience): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? new AbortController().signal;
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(input, { ...init, redirect: 'error' });
      if (!isPassing(response.status) || attempt >= patience.tries)
        return bounded(response, patience.largestAnswer);
      const ms = askedPause(response) ?? patience.pauseMs * 2 ** (attempt - 1);
      if (ms > patience.longestPauseMs) return bounded(response, patience.largestAnswer);
      await response.body?.cancel();
      await pause(ms, undefined, { signal });
    }
  };
}
