import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { DATA_POLICY } from './content-policy.ts';

const YEAR_SECONDS = 31_536_000;

/** The headers of every answer; built once, since they are the same for all. */
export function securityHeaders({
  production,
}: Pick<Config, 'production'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(production && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}

/** Sets them before a route runs, so that a page can replace the content policy with its own. */
export function addSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  const ofCalls = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : headers);
    done();
  });
}
