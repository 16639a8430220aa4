import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDetails } from '#support/accounts.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo, readMails, tokenOf } from '#support/mails.ts';

const SUBJECT = 'Bekräfta din e-postadress';
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const verify = (token: string) => test.call('POST', '/api/auth/verify', null, { token });
const isVerified = async (token: string) =>
  (await test.call('GET', '/api/user', token)).body<{ emailVerified: boolean }>().emailVerified;

async function signedUp(more: Record<string, string> = {}) {
  const account = await test.signUp(more);
  const mail = await mailTo(test.deps.config.dataDir, account.details.email ?? '', SUBJECT);
  return { ...account, mail, link: tokenOf(mail, '/verify') };
}

describe('confirming an address', () => {
  it('is done by the link that sign-up mails, and again by the same', async () => {
    const { token, link } = await signedUp();
    expect(await isVerified(token)).toBe(false);
    for (let time = 0; time < 2; time++) {
      const answer = await verify(link);
      expect([answer.status, answer.body()]).toEqual([200, { success: true }]);
      expect(await isVerified(token)).toBe(true);
    }
  });

  it('says that the link has no token where there is none (SPEC section 5)', async () => {
    for (const body of [{}, { token: '' }]) {
      const answer = await test.call('POST', '/api/auth/verify', null, body);
      expect([answer.status, answer.body()]).toMatchObject([
        400,
        { error: 'Verifieringstoken saknas i länken' },
      ]);
    }
  });

  it('stores no token and no address in the clear', async () => {
    const { link, details } = await signedUp();
    const { rows } = await test.deps.database.pool.query('select * from mailed_links');
    const stored = JSON.stringify(rows) + rows.map((row) => row.sealed?.toString('latin1')).join();
    expect(stored).not.toContain(link);
    expect(stored).not.toContain(details.email);
  });

  it('holds a day, and not a second more (R22)', async () => {
    const old = await startTestApp();
    const account = await old.signUp();
    const mail = await mailTo(old.deps.config.dataDir, account.details.email ?? '', SUBJECT);
    old.passTime(DAY_MS + 1000);
    const answer = await old.call('POST', '/api/auth/verify', null, {
      token: tokenOf(mail, '/verify'),
    });
    expect([answer.status, answer.body()]).toMatchObject([
      400,
      { error: 'Verifieringen misslyckades. Länken kan ha gått ut eller redan använts.' },
    ]);
    await old.close();
  });

  it('is not done by fetching the link, as programs that look at mails do (R22)', async () => {
    const { token, link } = await signedUp();
    for (const url of [`/verify?token=${link}`, `/api/auth/verify?token=${link}`]) {
      await test.call('GET', url);
      await test.call('HEAD', url);
    }
    expect(await isVerified(token)).toBe(false);
    expect((await verify(link)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(65), 'å'.repeat(43), 'a'.repeat(500)])(
    'is not done by the token %j',
    async (token) => {
      expect((await verify(token)).status).toBe(400);
    },
  );

  it('can be asked for again, once a minute, and the older link still holds', async () => {
    const { token, link, details } = await signedUp();
    const resend = () => test.call('POST', '/api/auth/resend-verification', token);
    expect((await resend()).body()).toEqual({ success: true, waitSeconds: 60 });
    const tooSoon = await resend();
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers['retry-after'])).toBeLessThanOrEqual(60);
    const newer = await mailTo(test.deps.config.dataDir, details.email ?? '', SUBJECT, 2);
    expect(tokenOf(newer, '/verify')).not.toBe(link);
    expect((await verify(link)).status).toBe(200);
    expect((await resend()).body()).toEqual({ success: true, waitSeconds: null });
  });

  it('leads to the configured address, whatever host is asked for (R19)', async () => {
    const own = await startTestApp({ APP_URL: 'https://app.klarsikt.example' });
    const details = newDetails();
    const answer = await own.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: details,
    });
    expect(answer.statusCode).toBe(200);
    const mail = await mailTo(own.deps.config.dataDir, details.email, SUBJECT);
    expect(mail.text).toContain('https://app.klarsikt.example/verify?token=');
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example');
    await own.close();
  });
});

describe('an organisation number', () => {
  it('of one who never confirmed can be taken by one who does, and then by nobody else', async () => {
    const squatter = await signedUp();
    const orgNumber = squatter.details.orgNumber ?? '';
    const owner = await signedUp({ orgNumber });
    expect((await verify(owner.link)).status).toBe(200);
    const late = await verify(squatter.link);
    expect([late.status, late.body()]).toMatchObject([409, { code: 'verification.number_taken' }]);
    expect((await test.call('GET', '/api/user', squatter.token)).status).toBe(200);
    const third = { ...newDetails(), orgNumber };
    const refused = await test.call('POST', '/api/auth/signup', null, third);
    expect([refused.status, refused.body()]).toMatchObject([409, { code: 'account.exists' }]);
    expect((await readMails(test.deps.config.dataDir)).length).toBeGreaterThan(0);
  });

  it('is given to exactly one of two who confirm at once', async () => {
    const first = await signedUp();
    const second = await signedUp({ orgNumber: first.details.orgNumber ?? '' });
    const answers = await Promise.all([verify(first.link), verify(second.link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
