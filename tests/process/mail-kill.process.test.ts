import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { until } from '#support/process-figures.ts';
import { startApp } from '#support/running-app.ts';
import { startSmtp } from '#support/smtp-server.ts';

/**
 * Moments at which the server is killed, in ms after the messages began to come; at the last of
 * them, however busy the machine is, one has been acknowledged.
 */
const MOMENTS = [20, 90, 300];

describe('a server that is killed while it sends mails', () => {
  it('sends every message it acknowledged, each under one Message-ID', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'klarsikt-mail-'));
    const smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url };
    let app = await startApp(env, dataDir);
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
      if (moment === MOMENTS.at(-1)) await until(() => acknowledged.length > 0, 30);
      await app.kill();
      await work;
      app = await startApp(env, dataDir);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    const arrived = async () => {
      const mails = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
      return new Map(mails.map(({ messageId, subject }) => [messageId, subject]));
    };
    await vi.waitFor(
      async () => {
        expect([...(await arrived()).values()]).toEqual(expect.arrayContaining(acknowledged));
      },
      { timeout: 60_000, interval: 250 },
    );
    const subjects = [...(await arrived()).values()];
    expect(new Set(subjects).size).toBe(subjects.length);
    await app.stop();
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
