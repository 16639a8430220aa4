import { isNull } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteOldMessages, readMessages } from '#features/contact/server/store.ts';
import { contactMessages } from '#features/contact/server/table.ts';
import { resumeMails } from '#server/mail/outbox.ts';
import { outbox } from '#server/mail/table.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { readMails } from '#support/mails.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { startSmtp } from '#support/smtp-server.ts';
import naughty from '../fixtures/strings/blns.json' with { type: 'json' };

const DAY_MS = 24 * 60 * 60 * 1000;
const message = {
  name: 'Åsa Öberg',
  email: 'asa@bageriet.example',
  company: 'Bageriet på Hörnet AB',
  subject: 'Fråga om täckningsgrad',
  message: 'Hej!\n\n  Hur räknas täckningsgraden?\nMvh Åsa',
  formType: 'kontaktformulär',
};
const send = (test: TestApp, more: object = {}) =>
  test.call('POST', '/api/contact', null, { ...message, ...more });
const waiting = (test: TestApp) => test.deps.database.db.$count(outbox, isNull(outbox.failedAt));
const sentAll = (test: TestApp) =>
  vi.waitFor(async () => expect(await waiting(test)).toBe(0), {
    timeout: PATIENCE_MS,
    interval: 50,
  });

const mailsOf = (test: TestApp) => readMails(test.deps.config.dataDir);

describe('a message to the support', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT: 'off' });
  });
  afterAll(() => test.close());

  it('is answered as the specification says, stored sealed, and mailed to the support', async () => {
    const answer = await send(test);
    expect(answer.status).toBe(200);
    expect(answer.body()).toEqual({ ok: true, message: 'Vi återkommer till dig inom 24 timmar.' });
    const [row] = await test.deps.database.db.select().from(contactMessages);
    expect(row?.sealed.toString('latin1')).not.toContain('bageriet');
    expect(await readMessages(test.deps)).toMatchObject([message]);
    await sentAll(test);
    const [mail] = await mailsOf(test);
    expect(mail).toMatchObject({
      subject: 'Kontakt: Fråga om täckningsgrad',
      to: [{ address: 'support@klarsikt.example' }],
      replyTo: [{ name: 'Åsa Öberg', address: 'asa@bageriet.example' }],
    });
    expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(`\n\n${message.message}\n\n`);
    expect(mail?.text).toContain('Företag: Bageriet på Hörnet AB');
  });

  it('needs neither company nor form type, and takes an account no more than a stranger', async () => {
    const { token } = await test.signUp();
    for (const [by, company] of [
      [null, undefined],
      [token, ''],
      ['ks_nonsense', null],
    ]) {
      const body = { ...message, company, formType: undefined };
      expect((await test.call('POST', '/api/contact', by, body)).status).toBe(200);
    }
  });

  it.each([
    ['name', ' ', 'Skriv ditt namn'],
    ['name', 'å'.repeat(121), 'Namnet får vara högst 120 tecken'],
    ['email', 'asa@', 'Ange en giltig e-postadress, till exempel namn@foretag.se'],
    [
      'email',
      'asa@x.se\r\nBcc: a@b.se',
      'Ange en giltig e-postadress, till exempel namn@foretag.se',
    ],
    ['email', undefined, 'Skriv din e-postadress'],
    ['subject', '', 'Skriv vad meddelandet gäller'],
    ['message', '\n \t', 'Skriv ett meddelande'],
    [
      'message',
      'x'.repeat(10_001),
      'Meddelandet får vara högst 10\u00A0000 tecken. Korta det, eller mejla oss i stället.',
    ],
    ['company', 'x'.repeat(201), 'Företagets namn får vara högst 200 tecken'],
  ])(
    'is refused in Swedish, and stored nowhere, where %s cannot be used: case %#',
    async (field, value, says) => {
      const before = await test.deps.database.db.$count(contactMessages);
      const answer = await send(test, { [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body()).toMatchObject({ ok: false, error: says, fields: { [field]: says } });
      expect(await test.deps.database.db.$count(contactMessages)).toBe(before);
    },
  );

  it('keeps every text to the letter, and lets none become a header (R63)', async () => {
    await test.deps.database.db.delete(contactMessages);
    const texts = naughty.filter((line) => line.trim() !== '').slice(0, 250);
    const evil = ['Åsa\r\nBcc: offer@evil.example', 'Åsa\nX-Evil: ja\n\nNy text'];
    const taken: string[] = [];
    for (const text of [...texts, ...evil]) {
      const short = text.slice(0, 120);
      const answer = await send(test, { name: short, subject: short, message: text });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) taken.push(text);
    }
    expect(taken).toEqual(expect.arrayContaining(evil));
    const stored = await readMessages(test.deps);
    expect(stored.map((one) => one.message).sort()).toEqual(taken.sort());
    await sentAll(test);
    // An account made here has had its own mail.
    const messages = (await mailsOf(test)).filter(({ subject }) => subject?.startsWith('Kontakt:'));
    expect(messages.length).toBeGreaterThanOrEqual(taken.length);
    for (const mail of messages) {
      const names = new Set(mail.headers.map(({ key }) => key));
      expect(names.has('bcc') || names.has('x-evil')).toBe(false);
      expect(mail.to).toMatchObject([{ address: 'support@klarsikt.example' }]);
    }
  });

  it('is forgotten after the twelve months that are promised', async () => {
    await send(test);
    test.passTime(360 * DAY_MS);
    await deleteOldMessages(test.deps);
    expect(await test.deps.database.db.$count(contactMessages)).toBeGreaterThan(0);
    test.passTime(7 * DAY_MS);
    await deleteOldMessages(test.deps);
    expect(await test.deps.database.db.$count(contactMessages)).toBe(0);
  });
});

describe('one address that writes again and again', () => {
  it('is asked to wait after ten messages in an hour', async () => {
    const test = await startTestApp({}, { worker: false });
    for (let i = 0; i < 10; i++) expect((await send(test)).status).toBe(200);
    const refused = await send(test);
    expect(refused.status).toBe(429);
    expect(refused.body()).toMatchObject({ ok: false, code: 'contact.too_many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    test.passTime(60 * 60 * 1000 + 1000);
    expect((await send(test)).status).toBe(200);
    await test.close();
  });
});

describe('a mail server that is away', () => {
  it('only delays: every mail arrives once when it is back (R60)', async () => {
    const first = await startSmtp();
    await first.close();
    const test = await startTestApp({ SMTP_URL: first.url, RATE_LIMIT: 'off' });
    for (let i = 0; i < 5; i++) {
      expect((await send(test, { subject: `Nummer ${i}` })).status).toBe(200);
    }
    expect(await waiting(test)).toBe(5);
    const server = await startSmtp({ port: first.port });
    await sentAll(test);
    const mails = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)));
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      [0, 1, 2, 3, 4].map((i) => `Kontakt: Nummer ${i}`),
    );
    await test.close();
    await server.close();
  });

  it('is waited for a day; what nobody takes then is given up', async () => {
    const away = await startSmtp();
    await away.close();
    const test = await startTestApp({ SMTP_URL: away.url, LOG_LEVEL: 'silent' });
    expect((await send(test)).status).toBe(200);
    test.passTime(25 * 60 * 60 * 1000);
    await sentAll(test);
    expect(await readMessages(test.deps)).toHaveLength(1);
    await test.close();
  });

  it('that refuses a receiver for good is not asked again', async () => {
    const server = await startSmtp({ refuseReceiver: 550 });
    const test = await startTestApp({ SMTP_URL: server.url, LOG_LEVEL: 'silent' });
    expect((await send(test)).status).toBe(200);
    await sentAll(test);
    expect(server.received).toEqual([]);
    await test.close();
    await server.close();
  });
});

describe('a mail whose job was lost', () => {
  it('is found in the outbox and sent', async () => {
    const test = await startTestApp({}, { worker: false });
    await send(test);
    await test.deps.database.pool.query("delete from pgboss.job where name = 'mail'");
    expect(await waiting(test)).toBe(1);
    await resumeMails(test.deps);
    await resumeMails(test.deps);
    const { rows } = await test.deps.database.pool.query(
      "select count(*)::int as jobs from pgboss.job where name = 'mail'",
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    await test.close();
  });
});
