import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import { streamRoute } from './event-stream.ts';
import { routeQuery } from './queries.ts';

const { progress, rows } = defineContract({
  progress: {
    method: 'GET',
    path: '/api/progress/:id',
    summary: '',
    access: 'user',
    transport: 'stream',
    params: z.object({ id: z.string() }),
    response: z.object({ percent: z.number() }),
  },
  rows: {
    method: 'GET',
    path: '/api/rows/:id',
    summary: '',
    access: 'user',
    params: z.object({ id: z.string() }),
    query: z.object({ from: z.coerce.number() }),
    response: z.object({ total: z.number() }),
  },
});

afterEach(() => vi.unstubAllGlobals());

type Controller = ReadableStreamDefaultController<Uint8Array>;

/** A server that answers with the pieces of text, and then does what `last` does. */
function answering(pieces: string[], last = (controller: Controller) => controller.close()) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) last(controller);
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    return new Response(body);
  });
  return calls;
}

async function heard(signal?: AbortSignal): Promise<number[]> {
  const events: number[] = [];
  const input = { params: { id: 'a/b' }, ...(signal && { signal }) };
  for await (const { percent } of streamRoute(progress, input)) events.push(percent);
  return events;
}

test('progress is heard event by event until the server ends it', async () => {
  const calls = answering(['data: {"percent":1}\n\ndata: {"per', 'cent":50}\n\n', ': väntar\n\n']);
  expect(await heard()).toEqual([1, 50]);
  expect(calls).toEqual(['/api/progress/a%2Fb']);
});

test('an event that breaks the contract is a fault of the server, not of the page', async () => {
  answering(['data: {"percent":"snart"}\n\n']);
  await expect(heard()).rejects.toMatchObject({ name: 'UnexpectedAnswerError' });
});

test('a connection that breaks on the way is lost contact', async () => {
  answering(['data: {"percent":1}\n\n'], (controller) => controller.error(new TypeError('lost')));
  await expect(heard()).rejects.toMatchObject({ name: 'NetworkError' });
});

test('who stops listening hears no fault', async () => {
  const stopping = new AbortController();
  answering(['data: {"percent":1}\n\n'], (controller) => {
    stopping.abort();
    controller.error(stopping.signal.reason);
  });
  expect(await heard(stopping.signal)).toEqual([1]);
});

test('a refused stream says what the server says', async () => {
  const body = '{"ok":false,"error":"Analysen finns inte.","code":"analyses.not_found"}';
  vi.stubGlobal('fetch', async () => new Response(body, { status: 404 }));
  await expect(heard()).rejects.toMatchObject({ status: 404, sentence: 'Analysen finns inte.' });
});

test('a query fetches its route under the key of its address', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({ total: 7 });
  });
  const query = routeQuery(rows, { params: { id: 'x' }, query: { from: 100 } });
  expect(query.queryKey).toEqual(['api', 'rows', 'x?from=100']);
  expect(await new QueryClient().fetchQuery(query)).toEqual({ total: 7 });
  expect(urls).toEqual(['/api/rows/x?from=100']);
});
