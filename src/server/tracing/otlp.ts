import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

/** A collector that does not answer keeps a stopping process no longer than this. */
const TIMEOUT_MS = 3000;

/** Names the fault by its class alone: a message may hold what somebody sent. */
function endSpan(span: Span, fault: unknown): void {
  if (fault !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', fault instanceof Error ? fault.name : 'unknown');
  }
  span.end();
}

/** Sends spans by OTLP over HTTP to a collector; in batches, beside what is done. */
export function startTracing(endpoint: string, role: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.replace(/\/?$/, '/')).href,
    timeoutMillis: TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'klarsikt', 'klarsikt.role': role }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('klarsikt');
  const current = new AsyncLocalStorage<Context>();
  return {
    begin(name, attributes) {
      const span = tracer.startSpan(name, { attributes, kind: SpanKind.SERVER }, ROOT_CONTEXT);
      return {
        run: (next) => current.run(trace.setSpan(ROOT_CONTEXT, span), next),
        end(more, isFault) {
          span.setAttributes(more);
          endSpan(span, isFault ? null : undefined);
        },
      };
    },
    async during(name, attributes, work) {
      const around = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes }, around);
      let fault: unknown;
      try {
        return await current.run(trace.setSpan(around, span), work);
      } catch (error) {
        fault = error ?? null;
        throw error;
      } finally {
        endSpan(span, fault);
      }
    },
    close: () => provider.shutdown(),
  };
}
