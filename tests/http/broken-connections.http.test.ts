import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, startTestApp, type TestApp } from '#support/app.ts';

const BIG = 10 * 1024 * 1024 + 1;

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' }, { worker: false });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

/** Sends bytes as they are and gives what came back until the other side hung up. */
function raw(parts: (string | Buffer)[], hangUpAfterMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    for (const part of parts) socket.write(part);
    if (hangUpAfterMs !== undefined) setTimeout(() => socket.destroy(), hangUpAfterMs);
  });
}

const head = (token: string, contentType: string, length: string) =>
  `POST /api/documents/upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${contentType}\r\n${length}\r\n\r\n`;

const listed = async (token: string) =>
  (await test.call('GET', '/api/documents', token)).body<unknown[]>().length;

describe('an upload over a bad line', () => {
  const big = multipart({ name: 'stor.csv', bytes: Buffer.alloc(BIG, 'a;1\n') });
  const type = big.headers['content-type'] ?? '';

  it('that says it is longer than it is leaves nothing behind when it is cut', async () => {
    const { token } = await test.signUp();
    const small = multipart({ name: 'a.csv', bytes: 'Datum;Summa\n2025-01-01;1,00\n' });
    const length = `Content-Length: ${small.payload.length + 500}`;
    await raw([head(token, small.headers['content-type'] ?? '', length), small.payload], 150);
    await wait(50);
    expect(await listed(token)).toBe(0);
  });

  it('from a stranger is refused before its body is read', async () => {
    const answer = await raw(
      [head('ks_nobody', type, `Content-Length: ${big.payload.length}`)],
      2000,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('a request that is no HTTP', () => {
  it.each([
    'GARBAGE\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    'GET /api/health HTTP/1.1\r\nHost: x\r\nBad\u0000Header: 1\r\n\r\n',
  ])('%j is refused, and the next one is answered', async (bytes) => {
    const answer = await raw([bytes], 1000);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });
});

describe('a request that names a whole address (H12)', () => {
  it.each(['http://klarsikt.example', 'HTTPS://x:1@klarsikt.example:8080'])(
    'is routed and stored nowhere, as its path alone would be: %s',
    async (origin) => {
      const answer = await raw([
        `GET ${origin}/api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      expect(answer).toMatch(/^cache-control: no-store/im);
    },
  );
});

describe('bytes that are no request', () => {
  it.each([
    ['HELO klarsikt\r\n\r\n', 400, 'request.not_http'],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.headers_too_large',
    ],
    ['GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: the-moon\r\n\r\n', 417, 'request.expectation'],
    [
      'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\nx',
      400,
      'request.not_http',
    ],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.no_host'],
  ])('are refused in Swedish: %#', async (bytes, status, code) => {
    const answer = await raw([bytes]);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(head.toLowerCase()).toContain("default-src 'none'");
    const parsed = JSON.parse(Buffer.from(body, 'latin1').toString()) as Record<string, string>;
    expect(parsed.code).toBe(code);
    expect(parsed.error).toMatch(/^[A-ZÅÄÖ].*\.$/);
  });
});
