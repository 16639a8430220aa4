import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { common } from '#contract/errors.ts';
import { NOT_FOUND_PATH } from '#contract/pages.ts';
import { addTestPages } from '#features/billing/server/test-pages.ts';
import { addWebhook } from '#features/billing/server/webhook.ts';
import { MAX_FILE_BYTES } from '#features/documents/contract.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Binding } from '#server/http/bind.ts';
import { sendError } from '#server/http/errors.ts';
import { addHealth } from '#server/http/health.ts';
import { addMetrics } from '#server/http/metrics.ts';
import { addPages } from '#server/http/pages.ts';
import { answerNodeRefusals, answerProtocolError } from '#server/http/protocol-errors.ts';
import { addSecurityHeaders, securityHeaders } from '#server/http/security-headers.ts';
import { addTraces } from '#server/http/traces.ts';
import { bearerToken } from '#server/session/tokens.ts';
import { bindFeatures } from './features.ts';

/** A connection that has not sent its whole request by now is closed (slow senders). */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * The HTTP side of the product. `checkAnswers` also validates answers against the contract (tests).
 */
export async function createApp(
  deps: Dependencies,
  options: { checkAnswers?: boolean; pagesFolder?: string | null } = {},
): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.config);
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    // Proxies may send a whole address: it is routed, logged and never stored like its path.
    rewriteUrl: ({ url = '/' }) => pageOrCall(url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    clientErrorHandler: answerProtocolError,
    http: { requireHostHeader: false },
    // Malformed URLs reach neither routes nor hooks.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(sendError);
  addSecurityHeaders(app, headers);
  answerNodeRefusals(app);
  app.decorateRequest('session', null);
  refuseWhileClosing(app);
  logCalls(app);
  addMetrics(app, deps);
  addTraces(app, deps.tracing);
  acceptEmptyJson(app);
  // Each route opts in. Request bodies are never decompressed: a small one could hold gigabytes.
  await app.register(compress, { global: false, globalDecompression: false });
  await app.register(multipart, {
    limits: {
      fileSize: MAX_FILE_BYTES,
      files: 2,
      fields: 5,
      fieldSize: 1000,
      parts: 8,
      headerPairs: 50,
    },
    throwFileSizeLimit: false,
  });

  addHealth(app, deps);
  bindFeatures(app, deps, bindingOf(deps, options.checkAnswers ?? false));
  await addWebhook(app, deps);
  await addTestPages(app, deps);
  await addPages(app, options.pagesFolder ?? null, deps.config);
  return app;
}

/** An address that cannot be decoded is an unknown page's; a call with one is refused as malformed. */
function pageOrCall(url: string): string {
  if (url.startsWith('/api/')) return url;
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return url;
  } catch (error) {
    if (error instanceof URIError) return NOT_FOUND_PATH;
    throw error;
  }
}

/** Answers calls that come while the process stops in our own form, also its health. */
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw common('unavailable', { retryAfterSeconds: 5 });
  });
}

/** Who makes a call, and how refused calls are logged. */
function bindingOf(deps: Dependencies, checkAnswers: boolean): Binding {
  return {
    checkAnswers,
    authenticate: async (request) => {
      const token = bearerToken(request.headers.authorization);
      const session = token === null ? null : await deps.sessions.find(token);
      if (session === null) throw common('auth.required');
      return session;
    },
    onForbidden: (request, session) =>
      noteRefusal(deps, {
        actorId: session.user.id,
        event: 'admin.denied',
        object: request.routeOptions.url ?? null,
        outcome: 'denied',
        address: request.ip,
        requestId: request.id,
      }),
    onAdminLook: (request, session) =>
      deps.audit.record({
        actorId: session.user.id,
        event: 'admin.look',
        // Without what was searched for, which may be a person's name and would stay for two years.
        object: request.url.split('?', 1)[0] ?? null,
        outcome: 'ok',
        address: request.ip,
        requestId: request.id,
      }),
  };
}

/**
 * One line per call with the route's pattern and no query: no token or name ever reaches the log.
 */
function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/api/') && request.url !== '/api/health') {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'call',
      );
    }
    done();
  });
}

/** Accepts an empty body where JSON is announced. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
  app.removeContentTypeParser('text/plain');
}
