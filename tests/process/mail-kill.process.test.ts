import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { createAccount } from '#support/accounts.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { until } from '#support/process-figures.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { startSmtp } from '#support/smtp-server.ts';

/**
 * Moments at which the server is killed, in ms after the messages began to come; at the last of
 * them, however busy the machine is, one has been acknowledged.
 */
const MOMENTS = [20, 90, 300];

const READERS = ['styrelsen@b.example', 'banken@b.example'];
const SALES = 'Datum;Produkt;Summa\n2025-01-05;Kaffe;100,00\n2025-02-05;Te;80,00\n';

async function ask<Row extends object>(dataDir: string, sql: string, values: unknown[] = []) {
  const host = join(dataDir, 'run');
  const client = new pg.Client({ host, user: 'klarsikt', database: 'klarsikt' });
  await client.connect();
  const { rows } = await client.query<Row>(sql, values).finally(() => client.end());
  return rows;
}

/** A company whose reports are to be mailed to two readers as soon as a server looks. */
async function mailingIsDue(app: RunningApp): Promise<void> {
  const { dataDir, url } = app;
  const { token, user } = await createAccount(app, 'pro');
  const call = async (method: string, path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    };
    const sent = body instanceof FormData ? body : JSON.stringify(body);
    const answer = await fetch(`${url}${path}`, { method, headers, body: sent });
    expect(answer.status, await answer.text()).toBe(200);
  };
  const form = new FormData();
  form.set('category', 'sales');
  form.set('file', new Blob([SALES]), 'ar.csv');
  await call('POST', '/api/documents/upload', form);
  await call('POST', '/api/analysis/sales', {});
  const own = [user.id];
  await ask(dataDir, 'update users set email_verified = true where id = $1', own);
  await call('PUT', '/api/mailing', { rhythm: 'weekly', day: 1, form: 'link', password: null });
  for (const address of READERS) await call('POST', '/api/mailing/recipients', { address });
  await ask(dataDir, 'update mailing_recipients set confirm_hash = null, confirmed_at = now()');
  await ask(dataDir, "update mailings set next_at = now() - interval '1 minute'");
}

const isMailing = async ({ dataDir }: RunningApp) =>
  (await ask(dataDir, "select from pgboss.job where name = 'mailing' and state <> 'created'"))
    .length > 0;

describe('a server that is killed while it sends mails', () => {
  it('sends every message it acknowledged, and every mailing of reports, each under one Message-ID', async () => {
    const dataDir = copyPreparedData();
    const smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url };
    let app = await startApp(env, dataDir);
    await mailingIsDue(app);
    const acknowledged: string[] = [];
    let next = 0;
    for (const moment of MOMENTS) {
      const { url } = app;
      const work = Promise.allSettled(
        Array.from({ length: 12 }, async () => {
          next += 1;
          const subject = `Nummer ${next}`;
          const answer = await fetch(`${url}/api/contact`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ name: 'Åsa', email: 'asa@b.example', subject, message: 'Hej' }),
          });
          if (answer.ok) acknowledged.push(`Kontakt: ${subject}`);
        }),
      );
      await wait(moment);
      if (moment === MOMENTS.at(-1)) {
        await until(() => acknowledged.length > 0);
        await vi.waitUntil(() => isMailing(app), { timeout: PATIENCE_MS, interval: 10 });
      }
      await app.kill();
      await work;
      app = await startApp(env, dataDir);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    const arrived = async () => {
      const mails = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
      return new Map(
        mails.map(({ messageId, subject, to }) => {
          const address = to?.[0]?.address ?? '';
          return [messageId, READERS.includes(address) ? `${address}: ${subject}` : subject];
        }),
      );
    };
    const subject = 'Nya rapporter från Bageriet på Hörnet AB';
    const expected = [...acknowledged, ...READERS.map((address) => `${address}: ${subject}`)];
    await vi.waitFor(
      async () => {
        expect([...(await arrived()).values()]).toEqual(expect.arrayContaining(expected));
      },
      { timeout: PATIENCE_MS, interval: 250 },
    );
    const subjects = [...(await arrived()).values()];
    expect(new Set(subjects).size).toBe(subjects.length);
    // One for all its mails: a mailing that was begun twice would have made another.
    expect(await ask(dataDir, 'select from report_links')).toHaveLength(1);
    await app.stop();
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
