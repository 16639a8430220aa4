import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { common } from '#contract/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sendError } from './errors.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` in Prometheus’ text format; behind METRICS_TOKEN where there is one. */
function addMetricsRoute(app: FastifyInstance, { registry }: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    if (token !== null && !timingSafeEqual(digest(given), digest(token)))
      throw common('auth.required');
    reply.header('content-type', registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

/** Counts each call by its route’s pattern, and answers `GET /metrics` here where there is a token for it. */
export function addMetrics(app: FastifyInstance, { metrics, config }: Dependencies): void {
  if (metrics === null) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown' } = request.routeOptions;
    metrics.call(request.method, url, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  if (config.metricsToken !== null) addMetricsRoute(app, metrics, config.metricsToken);
}

/** Answers `GET /metrics` on a port of its own, where METRICS_PORT names one; gives what stops it. */
export async function listenForMetrics(deps: Dependencies): Promise<(() => Promise<void>) | null> {
  const { metrics, config, log } = deps;
  if (metrics === null || config.metricsPort === null) return null;
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendError);
  addSecurityHeaders(app, securityHeaders(config));
  addMetricsRoute(app, metrics, config.metricsToken);
  const address = await app.listen({ port: config.metricsPort, host: config.host });
  log.info({ metrics: address }, 'metrics');
  return () => app.close();
}
