import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, startTestApp, type TestApp } from '#support/app.ts';
import { mailTo, readMails, tokenOf } from '#support/mails.ts';

const WAY_IN = 'Någon försöker logga in på ditt konto';
const MINUTE = 60_000;

let test: TestApp;
afterEach(() => test.close());

interface Try {
  email: string;
  password: string;
  address?: string;
  cookie?: string;
  wayIn?: string;
}

async function tryLogin({ email, password, address, cookie, wayIn }: Try) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: {
      'x-forwarded-for': address ?? '203.0.113.7',
      ...(cookie !== undefined && { cookie }),
    },
    payload: { identifier: email, password, ...(wayIn !== undefined && { wayIn }) },
  });
  return { status: answer.statusCode, cookie: deviceOf(answer), headers: answer.headers };
}

const deviceOf = ({ headers }: Pick<Answer, 'headers'>) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** An account with the cookie of the device it was made on, before strangers come. */
async function owner() {
  test = await startTestApp({ TRUST_PROXY: '1' }, { fullHashes: true });
  const { details } = await test.signUp();
  const email = details.email ?? '';
  const password = details.password ?? '';
  const { cookie } = await tryLogin({ email, password });
  return { email, password, cookie };
}

/** Wrong passwords from many networks until one is refused; gives how many were tried. */
async function guessUntilStopped(email: string, from = 1): Promise<number> {
  for (let tries = 0; ; tries++) {
    const address = `198.51.${from}.${tries + 1}`;
    if ((await tryLogin({ email, password: 'fel', address })).status === 429) return tries;
  }
}

describe('an account that strangers guess at', () => {
  it('lets its owner in from a device that has been in before, and nobody else (R13)', async () => {
    const { email, password, cookie } = await owner();
    expect(await guessUntilStopped(email)).toBe(10);
    expect((await tryLogin({ email, password })).status).toBe(429);
    expect((await tryLogin({ email, password, cookie })).status).toBe(200);
    // That the owner came in gives the strangers no new tries.
    expect(await guessUntilStopped(email, 2)).toBe(0);
  });

  it('gives a stolen cookie ten tries, and does not know it for another account', async () => {
    const { email, password, cookie } = await owner();
    const other = await test.signUp();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await tryLogin({ email, password: 'fel', cookie })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await tryLogin({ email, password })).status).toBe(200);
    const elsewhere = other.details.email ?? '';
    expect(await guessUntilStopped(elsewhere)).toBe(10);
    const own = { email: elsewhere, password: other.details.password ?? '' };
    expect((await tryLogin({ ...own, cookie })).status).toBe(429);
  });

  it('mails its owner once a way in from a new device, which needs the password too', async () => {
    const { email, password } = await owner();
    await guessUntilStopped(email);
    const mail = await mailTo(test.deps.config.dataDir, email, WAY_IN);
    const wayIn = tokenOf(mail, '/login');
    expect((await tryLogin({ email, password: 'fel', wayIn })).status).toBe(401);
    const answer = await tryLogin({ email, password, wayIn });
    expect(answer.status).toBe(200);
    expect((await tryLogin({ email, password, wayIn })).status).toBe(429);
    expect((await tryLogin({ email, password, cookie: answer.cookie })).status).toBe(200);
    test.passTime(16 * MINUTE);
    await guessUntilStopped(email, 3);
    const mails = await readMails(test.deps.config.dataDir);
    expect(mails.filter(({ subject }) => subject === WAY_IN)).toHaveLength(1);
  });

  it('gives them no more tries over a day than when each wait doubled without end', async () => {
    const { email } = await owner();
    let tries = 0;
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      tries += await guessUntilStopped(email, (minute / 15) % 250);
      test.passTime(15 * MINUTE);
    }
    expect(tries).toBeLessThanOrEqual(70);
  });

  it('is not locked by one whose network is stopped', async () => {
    const { email, password } = await owner();
    const address = '198.51.100.1';
    for (let i = 0; i < 100; i++) {
      await tryLogin({ email: `ingen.${i}@example.se`, password: 'fel', address });
    }
    for (let i = 0; i < 30; i++) {
      expect((await tryLogin({ email, password: 'fel', address })).status).toBe(429);
    }
    expect((await tryLogin({ email, password })).status).toBe(200);
  });

  it('marks a device with a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email, password } = await owner();
    const { headers } = await tryLogin({ email, password });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^ks-device=[A-Za-z0-9_-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/login']) {
      expect(cookie).toContain(part);
    }
    const { rows } = await test.deps.database.pool.query('select * from known_devices');
    expect(JSON.stringify(rows)).not.toContain(cookie.slice(10, 53));
  });
});
