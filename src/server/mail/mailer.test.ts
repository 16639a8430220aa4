import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newMail } from '#adapters/mail/mail.suite.ts';
import { startSmtp } from '#support/smtp-server.ts';
import { createMailer } from './mailer.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'klarsikt-mailer-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = (smtpUrl: string | null) => ({
  production: true,
  smtpUrl,
  mailFrom: { name: 'Klarsikt', address: 'svar@klarsikt.example' },
  dataDir,
  appUrl: 'http://localhost:3000',
});

test('without a mail server mails are files, and the log has the links and not whom they are to', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const mail = newMail({ text: 'Hej Åsa: http://localhost:3000/verify?token=abc' });
  await createMailer(settings(null), log).send(mail);
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    mail: mail.id,
    links: ['http://localhost:3000/verify?token=abc'],
  });
  expect(lines.join('')).not.toMatch(/asa@|Åsa/);
});

test('a mail server beside the product needs no encryption on the way, also in production', async () => {
  const server = await startSmtp();
  const log = pino({ level: 'silent' });
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
  await createMailer(settings(server.url), log).send(newMail());
  expect(server.received).toHaveLength(1);
  await server.close();
});
