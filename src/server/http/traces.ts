import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracedWork, Tracing } from '../tracing/tracing.ts';

/** Traces each call by its route's pattern; what is done for it is a part of it. */
export function addTraces(app: FastifyInstance, tracing: Tracing | null): void {
  if (tracing === null) return;
  const calls = new WeakMap<FastifyRequest, TracedWork>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = 'unknown' } = request.routeOptions;
    const call = tracing.begin(`${request.method} ${url}`, {
      'http.request.method': request.method,
      'http.route': url,
    });
    calls.set(request, call);
    call.run(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    calls.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
