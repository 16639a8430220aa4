import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

const AWAY = { status: 'unavailable' } as const;

async function databaseAnswers({ database }: Pick<Dependencies, 'database'>): Promise<void> {
  await Promise.race([
    database.pool.query('select 1'),
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('the database did not answer in 2 s')), 2000).unref();
    }),
  ]);
}

/** Answers with `state`, or that the process is not to be sent anything now. */
async function answerHealth(
  deps: Pick<Dependencies, 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  state: { status: string },
): Promise<object> {
  reply.header('cache-control', 'no-store');
  const away = (body: object) => reply.status(503).header('retry-after', 5).send(body);
  try {
    await databaseAnswers(deps);
  } catch (error) {
    request.log.warn({ err: error }, 'health: database away');
    return away({ ...state, ...AWAY });
  }
  const body = { ...state, uptimeSeconds: Math.round(process.uptime()) };
  return state.status === 'ok' ? body : away(body);
}

/** `GET /api/health`: 200 while the database answers within 2 s, else 503. */
export function addHealth(app: FastifyInstance, deps: Pick<Dependencies, 'database'>): void {
  app.get('/api/health', (request, reply) => answerHealth(deps, request, reply, { status: 'ok' }));
}

/** The HTTP side of a worker: `GET /api/health`, 503 also while its disk is full, and nothing else. */
export function createHealthApp(
  deps: Pick<Dependencies, 'database' | 'disk' | 'config'>,
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  addSecurityHeaders(app, securityHeaders(deps.config));
  app.get('/api/health', (request, reply) => {
    const state = deps.disk.isFull() ? { ...AWAY, disk: 'full' } : { status: 'ok', disk: 'ok' };
    return answerHealth(deps, request, reply, state);
  });
  return app;
}
