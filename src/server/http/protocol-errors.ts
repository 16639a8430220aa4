import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { common, type ErrorBody } from '#contract/errors.ts';
import { DATA_POLICY } from './content-policy.ts';

/** Answers to bytes that are not valid HTTP: they reach no route. */
const refusals = {
  400: {
    code: 'request.not_http',
    error:
      'Anropet kunde inte läsas: det följer inte HTTP. Kontrollera programmet som skickade det.',
  },
  408: {
    code: 'request.too_slow',
    error:
      'Anropet kom inte fram i sin helhet inom en minut. Försök igen med en bättre anslutning.',
  },
  413: { code: 'request.too_large', error: 'Anropet är för stort.' },
  417: {
    code: 'request.expectation',
    error: 'Huvudet Expect får bara vara 100-continue. Skicka anropet utan det.',
  },
  431: {
    code: 'request.headers_too_large',
    error: 'Anropets adress och huvuden är för stora: högst 16 kB tillsammans.',
  },
} satisfies Record<number, Omit<ErrorBody, 'ok'>>;

type RefusedStatus = keyof typeof refusals;

const statusOf: Record<string, RefusedStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/**
 * Answers a connection that sent no valid request, with a fitting status and a Swedish sentence.
 */
export function answerProtocolError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ ok: false, ...refusals[status] });
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  }
  socket.destroy(error);
}

/** Answers what Node itself would answer with an empty body: no Host, and an unknown Expect. */
export function answerNodeRefusals(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.httpVersion === '1.1' && !raw.headers.host) done(common('request.no_host'));
    else done();
  });
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(refusals[417]);
    response.writeHead(417, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  });
}
