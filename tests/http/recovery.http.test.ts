import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo, readMails, tokenOf } from '#support/mails.ts';

const SUBJECT = 'Välj ett nytt lösenord';
const MINUTE = 60_000;
const NEW_PASSWORD = 'fyra kanelbullar på ett fat';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

const forgot = (email: string, app = test) => app.call('POST', '/api/auth/forgot', null, { email });
const reset = (token: string, password = NEW_PASSWORD, app = test) =>
  app.call('POST', '/api/auth/reset', null, { token, password });
const isValid = async (token: string) =>
  (await test.call('POST', '/api/auth/reset/check', null, { token })).body<{ valid: boolean }>()
    .valid;
const login = (identifier: string, password: string) =>
  test.call('POST', '/api/login', null, { identifier, password });

async function asked(count = 1) {
  const account = await test.signUp();
  const email = account.details.email ?? '';
  const links: string[] = [];
  for (let time = 1; time <= count; time++) {
    expect((await forgot(email)).status).toBe(200);
    links.push(tokenOf(await mailTo(test.deps.config.dataDir, email, SUBJECT, time), '/reset'));
  }
  return { ...account, email, links, link: links.at(-1) ?? '' };
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, and everyone is logged out (R17)', async () => {
    const { token, email, link, details } = await asked();
    const other = await login(email, details.password ?? '');
    const otherToken = other.body<{ token: string }>().token;
    expect(await isValid(link)).toBe(true);
    expect((await reset(link)).body()).toEqual({ success: true });
    for (const ended of [token, otherToken]) {
      expect((await test.call('GET', '/api/user', ended)).status).toBe(401);
    }
    expect((await login(email, details.password ?? '')).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    expect(await isValid(link)).toBe(false);
    expect((await reset(link)).status).toBe(400);
    const mail = await mailTo(test.deps.config.dataDir, email, 'Ditt lösenord är ändrat');
    expect(mail.text).toContain('alla inloggningar är avslutade');
  });

  it('is replaced by one of many calls at once with the same link (R18)', async () => {
    const { link } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => reset(link, `${NEW_PASSWORD} ${i}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  it('is replaced by the newest link only', async () => {
    const { links } = await asked(2);
    expect(await isValid(links[0] ?? '')).toBe(false);
    expect((await reset(links[0] ?? '')).body()).toMatchObject({ code: 'recovery.link_invalid' });
    expect((await reset(links[1] ?? '')).status).toBe(200);
  });

  it('is replaced within half an hour', async () => {
    const own = await startTestApp({ RATE_LIMIT: 'off' });
    const { details } = await own.signUp();
    const links: string[] = [];
    for (const minutes of [29, 31]) {
      await forgot(details.email ?? '', own);
      const mail = await mailTo(
        own.deps.config.dataDir,
        details.email ?? '',
        SUBJECT,
        links.length + 1,
      );
      links.push(tokenOf(mail, '/reset'));
      own.passTime(minutes * MINUTE);
      const answer = await reset(links.at(-1) ?? '', NEW_PASSWORD, own);
      expect(answer.status).toBe(minutes < 30 ? 200 : 400);
    }
    await own.close();
  });

  it('is not replaced by one that is guessed first, and the link still holds', async () => {
    const { link } = await asked();
    for (const weak of ['password123', 'bageriet2026', 'kort']) {
      const answer = await reset(link, weak);
      expect(answer.status).toBe(400);
      expect(answer.body<{ fields: object }>().fields).toHaveProperty('password');
    }
    expect((await reset(link)).status).toBe(200);
  });

  it('tells nobody which addresses have accounts: one answer, nothing mailed to others (R16)', async () => {
    const { details } = await test.signUp();
    const before = (await readMails(test.deps.config.dataDir)).length;
    const unknown = await forgot('ingen.alls@example.se');
    const known = await forgot(details.email ?? '');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(known.body()).toEqual({
      success: true,
      message: 'Om adressen finns i vårt system har vi skickat en återställningslänk.',
    });
    await mailTo(test.deps.config.dataDir, details.email ?? '', SUBJECT);
    const mails = await readMails(test.deps.config.dataDir);
    expect(mails.map(({ to }) => to?.[0]?.address)).not.toContain('ingen.alls@example.se');
    expect(mails.length).toBeGreaterThan(before);
  });

  it('takes as long to ask for whether the address has an account or not', async () => {
    const idle = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
    const { details } = await idle.signUp();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const ask = async (kind: 'known' | 'unknown', i: number) => {
      const email = kind === 'known' ? (details.email ?? '') : `ingen.alls.${i}@example.se`;
      const from = performance.now();
      await forgot(email, idle);
      times[kind].push(performance.now() - from);
    };
    for (let i = 0; i < 100; i++) {
      for (const kind of i % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const))
        await ask(kind, i);
    }
    // Of all pairs of one of each, half are slower with an account where nothing sets them apart.
    let slower = 0;
    for (const known of times.known) {
      for (const unknown of times.unknown) if (known > unknown) slower += 1;
    }
    expect(slower / (times.known.length * times.unknown.length)).toBeGreaterThan(0.35);
    expect(slower / (times.known.length * times.unknown.length)).toBeLessThan(0.65);
    await idle.close();
  });

  it('mails one account five times an hour at most, and a network asks twenty times', async () => {
    const limited = await startTestApp();
    const { details } = await limited.signUp();
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await forgot(details.email ?? '', limited)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    await mailTo(limited.deps.config.dataDir, details.email ?? '', SUBJECT, 5);
    const after = await readMails(limited.deps.config.dataDir);
    expect(after.filter(({ subject }) => subject === SUBJECT)).toHaveLength(5);
    await limited.close();
  });
});
