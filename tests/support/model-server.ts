import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A call as the server got it: what was asked, and whether as a stream. */
export interface ModelCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  stream: boolean;
}

/** What the server does with a call. */
export type ModelReply =
  /** Where `everyMs` is given a piece at a time, each so long after the one before. */
  | { say: string; cut?: boolean; everyMs?: number }
  /** A call of a tool. */
  | { tool: string; input: unknown }
  | { status: number; headers?: Record<string, string> }
  /** Bytes as they are, whatever they mean. */
  | { raw: string }
  /** Says nothing, and does not end. */
  | { hang: true }
  /** Begins a stream and goes silent. */
  | { begin: string }
  /** Says the first, and the rest when it is let go on. */
  | { begin: string; rest: string; when: Promise<unknown> };

export interface ModelServer {
  url: string;
  calls: ModelCall[];
  /** What the next calls are answered with; the last goes on for all after it. */
  answer(...replies: (ModelReply | ((call: ModelCall) => ModelReply))[]): void;
  close(): Promise<void>;
}

/** What stands between the marks `name` in the prompt of a call. */
export function promptPart<T>({ body }: ModelCall, name: string): T {
  const all = JSON.stringify(JSON.parse(body));
  const found = new RegExp(`<${name}>\\\\n(.*?)\\\\n</${name}>`, 'su').exec(all)?.[1] ?? 'null';
  return JSON.parse(JSON.parse(`"${found}"`) as string) as T;
}

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
const CHUNK = 7;

function pieces(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${CHUNK}}`, 'gu')) ?? [];
}

/** As OpenAI and those that do as it does. */
const openAi = {
  whole(reply: ModelReply): unknown {
    const head = { id: 'c', object: 'chat.completion', created: 1, model: 'm', usage };
    if ('tool' in reply) {
      const call = { name: reply.tool, arguments: JSON.stringify(reply.input) };
      const message = {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 't', type: 'function', function: call }],
      };
      return { ...head, choices: [{ index: 0, message, finish_reason: 'tool_calls' }] };
    }
    const content = 'say' in reply ? reply.say : '';
    const reason = 'say' in reply && reply.cut ? 'length' : 'stop';
    const message = { role: 'assistant', content };
    return { ...head, choices: [{ index: 0, message, finish_reason: reason }] };
  },
  stream(reply: ModelReply): string[] {
    const head = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
    const event = (delta: unknown, reason: string | null = null) =>
      `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
    const text = 'say' in reply ? reply.say : 'begin' in reply ? reply.begin : '';
    const events = pieces(text).map((content) => event({ role: 'assistant', content }));
    if ('begin' in reply) return events;
    if ('tool' in reply) {
      const call = { name: reply.tool, arguments: JSON.stringify(reply.input) };
      events.push(
        event({
          tool_calls: [{ index: 0, id: `t${Math.random()}`, type: 'function', function: call }],
        }),
      );
    }
    const end = 'tool' in reply ? 'tool_calls' : 'say' in reply && reply.cut ? 'length' : 'stop';
    const last = `data: ${JSON.stringify({ ...head, choices: [], usage })}\n\n`;
    return [...events, event({}, end), last, 'data: [DONE]\n\n'];
  },
};

const messageHead = {
  id: 'm',
  type: 'message',
  role: 'assistant',
  model: 'm',
  stop_sequence: null,
};

/** As Anthropic. */
const anthropic = {
  whole(reply: ModelReply, body: string): unknown {
    const wantsTool = /"tool_choice":\{"type":"(?:any|tool)"/.test(body);
    const text = 'say' in reply ? reply.say : '';
    const stop = 'say' in reply && reply.cut ? 'max_tokens' : 'end_turn';
    const parsed = () => JSON.parse(text) as unknown;
    const content =
      wantsTool && !('say' in reply && reply.cut)
        ? [{ type: 'tool_use', id: 't', name: 'json', input: parsed() }]
        : [{ type: 'text', text }];
    return {
      ...messageHead,
      content,
      stop_reason: stop,
      usage: { input_tokens: 100, output_tokens: 20 },
    };
  },
  stream(reply: ModelReply): string[] {
    const event = (type: string, data: object) =>
      `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
    const start = event('message_start', {
      message: {
        ...messageHead,
        content: [],
        stop_reason: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    });
    const text = 'say' in reply ? reply.say : 'begin' in reply ? reply.begin : '';
    const block =
      'tool' in reply
        ? [
            event('content_block_start', {
              index: 0,
              content_block: {
                type: 'tool_use',
                id: `t${Math.random()}`,
                name: reply.tool,
                input: {},
              },
            }),
            event('content_block_delta', {
              index: 0,
              delta: { type: 'input_json_delta', partial_json: JSON.stringify(reply.input) },
            }),
          ]
        : [
            event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
            ...pieces(text).map((piece) =>
              event('content_block_delta', {
                index: 0,
                delta: { type: 'text_delta', text: piece },
              }),
            ),
          ];
    if ('begin' in reply) return [start, ...block];
    const end = 'say' in reply && reply.cut ? 'max_tokens' : 'end_turn';
    const stop = 'tool' in reply ? 'tool_use' : end;
    return [
      start,
      ...block,
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: stop, stop_sequence: null },
        usage: { output_tokens: 20 },
      }),
      event('message_stop', {}),
    ];
  },
};

async function drip(response: ServerResponse, events: readonly string[], everyMs: number) {
  for (const event of events) {
    if (response.destroyed) return;
    response.write(event);
    await setTimeout(everyMs);
  }
  response.end();
}

function give(response: ServerResponse, call: ModelCall, reply: ModelReply): void {
  if ('hang' in reply) return;
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end('{"error":{"message":"nej","type":"server_error"}}');
    return;
  }
  const maker = call.path.endsWith('/messages') ? anthropic : openAi;
  if (call.stream) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if ('raw' in reply) response.end(reply.raw);
    else if ('when' in reply) {
      const { begin, rest, when } = reply;
      const all = maker.stream({ say: begin + rest });
      const first = maker.stream({ begin }).length;
      for (const event of all.slice(0, first)) response.write(event);
      void when.then(() => response.end(all.slice(first).join('')));
    } else if ('say' in reply && reply.everyMs !== undefined)
      void drip(response, maker.stream(reply), reply.everyMs);
    else {
      for (const event of maker.stream(reply)) response.write(event);
      if (!('begin' in reply)) response.end();
    }
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('raw' in reply ? reply.raw : JSON.stringify(maker.whole(reply, call.body)));
}

/** A server of models on loopback that answers what it is told to, as OpenAI and as Anthropic do. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  let replies: (ModelReply | ((call: ModelCall) => ModelReply))[] = [{ say: '' }];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const call = { path, headers, body, stream: /"stream":true/.test(body) };
      calls.push(call);
      const next = replies.length > 1 ? replies.shift() : replies[0];
      const reply = typeof next === 'function' ? next(call) : next;
      give(response, call, reply ?? { say: '' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    answer(...given) {
      replies = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
