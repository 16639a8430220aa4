import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
}

/** A collector that takes OTLP as JSON. */
let collector: Server;
const bodies: string[] = [];
let test: TestApp;
let spans: Span[];
let secrets: string[];

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  test = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const { token, details, user } = await test.signUp();
  const csv = 'Datum;Produkt;Summa\n2025-01-01;Hemligt te;10,50\n2025-01-02;Kaffe;20,00\n';
  await test.upload(token, { name: 'hemlig.csv', bytes: csv });
  await test.call('POST', '/api/analysis/sales', token, {});
  await test.call('GET', `/api/documents/${user.id}/original?q=hemlig-fraga`, token);
  secrets = [token, user.id, details.email ?? '', 'Hemligt te', 'hemlig.csv', 'hemlig-fraga'];
  // A job tells of itself when it is over, which may be after its call is answered.
  await test.deps.jobs.stop();
  await test.deps.tracing?.close();
  spans = bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans),
  );
});
afterAll(async () => {
  await test.close();
  collector.close();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const isPartOf = (span: Span | undefined, whole: Span | undefined) =>
  span?.traceId === whole?.traceId && span?.parentSpanId === whole?.spanId;

it('a call is traced by its route template, with status and the queries it made', () => {
  const [call] = named('GET /api/documents/:id/original');
  expect(call?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 404 },
  });
  expect(named('query select').some((query) => isPartOf(query, call))).toBe(true);
});

it('a file is read as a part of its upload, figures computed as a part of their job', () => {
  const [upload] = named('POST /api/documents/upload');
  expect(named('read file').some((reading) => isPartOf(reading, upload))).toBe(true);
  const [job] = named('job analysis');
  expect(job?.parentSpanId).toBeUndefined();
  const computed = spans.filter(({ name }) => name.startsWith('compute '));
  expect(computed.some((task) => isPartOf(task, job))).toBe(true);
});

it('nothing that anyone sent is told', () => {
  const all = bodies.join('\n');
  expect(all).toContain('klarsikt');
  for (const secret of secrets) expect(all).not.toContain(secret);
});

it('without a collector nothing is traced', async () => {
  const off = await startTestApp({}, { worker: false });
  expect(off.deps.tracing).toBeNull();
  await off.close();
});
