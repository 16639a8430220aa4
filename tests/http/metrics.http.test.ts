import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForMetrics } from '#server/http/metrics.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

const TOKEN = 'a-token-that-is-long-enough';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ METRICS_TOKEN: TOKEN, RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

const scrape = (token: string | null = TOKEN) => test.call('GET', '/metrics', token);
/** The value of a sample, by its name and labels as they stand. */
const sampleOf = (text: string, sample: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
};

describe('the metrics', () => {
  it('are told to whoever has the token, and to nobody else', async () => {
    expect((await scrape()).headers['content-type']).toContain('text/plain; version=0.0.4');
    const { token } = await test.signUp();
    for (const other of [null, 'fel', token]) {
      const answer = await scrape(other);
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain('klarsikt_');
    }
  });

  it('count calls by route template and status, never by what somebody sent', async () => {
    const { token, user, details } = await test.signUp();
    const secret = 'hemligt-i-adressen';
    await test.call('GET', `/api/documents/${user.id}/original`, token);
    await test.call('GET', `/api/${secret}?q=${secret}`, token);
    await test.call('GET', `/${secret}`);
    const { text } = await scrape();
    const labels = 'method="GET",route="/api/documents/:id/original",status="404"';
    expect(sampleOf(text, `klarsikt_http_request_duration_seconds_count{${labels}}`)).toBe(1);
    for (const known of [secret, user.id, details.email ?? '', token])
      expect(text).not.toContain(known);
  });

  it('count jobs by outcome, and tell queues, mails, connections, children, disk and the event loop', async () => {
    // The mail of a sign-up.
    await test.signUp();
    const done = 'klarsikt_jobs_total{queue="mail",outcome="done"}';
    await expect.poll(async () => sampleOf((await scrape()).text, done) ?? 0).toBeGreaterThan(0);
    const { text } = await scrape();
    for (const sample of [
      'klarsikt_queue_jobs{queue="mail",state="waiting"}',
      'klarsikt_queue_oldest_seconds{queue="analysis"}',
      'klarsikt_mails{state="given_up"}',
      'klarsikt_mail_oldest_seconds',
      'klarsikt_analyses_failed_last_hour',
      'klarsikt_database_connections{state="open"}',
      'klarsikt_turns{queue="readQueue",state="waiting"}',
      'klarsikt_children{state="resting"}',
      'klarsikt_disk_full',
      'klarsikt_disk_free_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(sampleOf(text, sample), sample).not.toBeNull();
    expect(text.split('\n').length).toBeLessThan(2000);
  });

  it('tell the rest while the database does not answer', async () => {
    const { pool } = test.deps.database;
    const { query } = pool;
    pool.query = () => Promise.reject(new Error('away'));
    const { text, status } = await scrape();
    pool.query = query;
    expect(status).toBe(200);
    expect(sampleOf(text, 'klarsikt_disk_full')).toBe(0);
    expect(sampleOf(text, 'klarsikt_mail_oldest_seconds')).toBeNaN();
    expect(sampleOf(text, 'klarsikt_mails{state="waiting"}')).toBeNull();
  });
});

describe('without a setting', () => {
  it('nothing is counted and there is no address; with a port of its own the product’s has none', async () => {
    const off = await startTestApp({}, { worker: false });
    expect(off.deps.metrics).toBeNull();
    expect(await listenForMetrics(off.deps)).toBeNull();
    expect((await off.call('GET', '/metrics')).status).toBe(404);
    await off.close();
    const beside = await startTestApp({ METRICS_PORT: '0' }, { worker: false });
    expect((await beside.call('GET', '/metrics')).status).toBe(404);
    const stop = await listenForMetrics(beside.deps);
    await stop?.();
    await beside.close();
  });
});
