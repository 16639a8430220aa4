import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import { addHealth } from './health.ts';
import { answerProtocolError } from './protocol-errors.ts';

/** What is written to a connection that sent something that is no request. */
async function answerTo(code: string | undefined, end = (_: Socket) => {}): Promise<string> {
  const written: string[] = [];
  const socket = new Socket();
  Object.defineProperty(socket, 'writable', { value: true });
  socket.write = (text: unknown) => written.push(String(text)) > 0;
  socket.on('error', () => undefined);
  end(socket);
  answerProtocolError(Object.assign(new Error('x'), code === undefined ? {} : { code }), socket);
  expect(socket.destroyed || code === 'ECONNRESET').toBe(true);
  socket.destroy();
  return written.join('');
}

test.each([
  [undefined, '400 Bad Request', 'request.not_http'],
  ['HPE_INVALID_METHOD', '400 Bad Request', 'request.not_http'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'request.headers_too_large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large', 'request.too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'request.too_slow'],
])('bytes that are no request (%s) are answered %s in Swedish', async (code, status, name) => {
  const [head = '', body = ''] = (await answerTo(code)).split('\r\n\r\n');
  const lines = head.split('\r\n');
  expect(lines[0]).toBe(`HTTP/1.1 ${status}`);
  expect(lines).toContain('connection: close');
  expect(lines).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toMatchObject({ ok: false, code: name });
});

test.each<[string, string | undefined, (socket: Socket) => void]>([
  ['was cut by the other side', 'ECONNRESET', () => undefined],
  ['is gone already', undefined, (socket) => void socket.destroy()],
])('a connection that %s is not answered', async (_, code, end) => {
  expect(await answerTo(code, end)).toBe('');
});

function replyOn(raw: EventEmitter & { destroyed: boolean }): FastifyReply {
  return { raw } as unknown as FastifyReply;
}

test('work for a caller is stopped when the caller hangs up, also before it was begun', () => {
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  const signal = abortOnDisconnect(replyOn(raw));
  expect(signal.aborted).toBe(false);
  raw.emit('close');
  expect(signal.aborted).toBe(true);
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  expect(abortOnDisconnect(replyOn(gone)).aborted).toBe(true);
});

async function health(query: () => Promise<unknown>) {
  const app: FastifyInstance = Fastify();
  addHealth(app, { database: { pool: { query } } } as unknown as Parameters<typeof addHealth>[1]);
  const answer = await app.inject('/api/health');
  await app.close();
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<object>() };
}

test('the server is well while its database answers, and says when to ask again otherwise', async () => {
  const well = await health(async () => ({}));
  expect(well.status).toBe(200);
  expect(well.body).toEqual({ status: 'ok', uptimeSeconds: expect.any(Number) });
  expect(well.headers['cache-control']).toBe('no-store');
  const ill = await health(() => Promise.reject(new Error('ECONNREFUSED at 10.0.0.7')));
  expect(ill.status).toBe(503);
  expect(ill.headers['retry-after']).toBe('5');
  expect(ill.body).toEqual({ status: 'unavailable' });
});
