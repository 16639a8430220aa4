import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';

/** `GET /api/health`: 200 while the database answers within 2 s, else 503. */
export function addHealth(
  app: FastifyInstance,
  { database }: Pick<Dependencies, 'database'>,
): void {
  app.get('/api/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.race([
        database.pool.query('select 1'),
        new Promise((_, reject) => {
          setTimeout(() => reject(new Error('the database did not answer in 2 s')), 2000).unref();
        }),
      ]);
      return { status: 'ok', uptimeSeconds: Math.round(process.uptime()) };
    } catch (error) {
      request.log.warn({ err: error }, 'health: database away');
      return reply.status(503).header('retry-after', 5).send({ status: 'unavailable' });
    }
  });
}
