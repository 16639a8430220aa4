import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/database.ts';
import { dropFactors } from '#server/factors/factors.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo, readMails, tokenOf } from '#support/mails.ts';
import {
  challengeOf,
  codeAt,
  type GuardedAccount,
  guardedAccount,
} from '#support/second-factor.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '1' }, { fullHashes: true });
});
afterAll(() => test.close());

let networks = 0;
/** Each from a network of its own, so that only the limits of the account count. */
async function giveCode(challenge: string, code: string, cookie?: string) {
  networks += 1;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/login/code',
    headers: {
      'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`,
      ...(cookie !== undefined && { cookie }),
    },
    payload: { challenge, code },
  });
  const body = JSON.parse(answer.body) as { token?: string; code?: string };
  return { status: answer.statusCode, headers: answer.headers, ...body };
}

const proofOf = (account: GuardedAccount, code: string) => ({
  currentPassword: account.password,
  code,
});
const statusOf = async (token: string) => (await test.call('GET', '/api/user', token)).status;
const mailed = (account: { email: string }, subject: string, count = 1) =>
  mailTo(test.deps.config.dataDir, account.email, subject, count);

describe('a login with a second factor', () => {
  it('opens nothing by the password alone, and a session by the code (H14)', async () => {
    const account = await guardedAccount(test);
    const answer = await test.call('POST', '/api/login', null, {
      identifier: account.email,
      password: account.password,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { secondFactor, ...more } = answer.body<{ secondFactor: { challenge: string } }>();
    expect(more).toEqual({});
    expect(secondFactor).toEqual({ challenge: expect.any(String), app: true, passkey: false });
    const { challenge } = secondFactor;
    expect(await statusOf(challenge)).toBe(401);
    expect(await statusOf(`ks_${challenge}`)).toBe(401);
    const wrong = await giveCode(challenge, codeAt(test, account.key, 5));
    expect(wrong).toMatchObject({ status: 401, code: 'account.wrong_code' });
    const right = await giveCode(challenge, codeAt(test, account.key));
    expect(right.status).toBe(200);
    expect(right.headers['set-cookie']).toContain('ks-device=');
    expect(await statusOf(right.token ?? '')).toBe(200);
  });

  it('takes codes half a minute early or late, and no further (H14)', async () => {
    const account = await guardedAccount(test);
    const challenge = await challengeOf(test, account);
    test.passTime(2 * MINUTE);
    for (const steps of [-2, 2]) {
      expect((await giveCode(challenge, codeAt(test, account.key, steps))).status).toBe(401);
    }
    expect((await giveCode(challenge, codeAt(test, account.key, -1))).status).toBe(200);
    const again = await challengeOf(test, account);
    expect((await giveCode(again, codeAt(test, account.key, 1))).status).toBe(200);
  });

  it('takes no code twice, none before one that was taken, and of two at once one (H15)', async () => {
    const account = await guardedAccount(test);
    const [first, second, third] = [
      await challengeOf(test, account),
      await challengeOf(test, account),
      await challengeOf(test, account),
    ];
    const [before, code] = [codeAt(test, account.key), codeAt(test, account.key, 1)];
    const both = await Promise.all([giveCode(first, code), giveCode(second, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (const used of [code, before]) {
      expect(await giveCode(third, used)).toMatchObject({ code: 'account.wrong_code' });
    }
  });

  it('uses a challenge once, for its own account, for ten minutes (H15)', async () => {
    const [account, other] = [await guardedAccount(test), await guardedAccount(test)];
    const challenge = await challengeOf(test, account);
    const foreign = await giveCode(challenge, codeAt(test, other.key));
    expect(foreign).toMatchObject({ status: 401, code: 'account.wrong_code' });
    expect((await giveCode(challenge, other.recoveryCodes[0] ?? '')).status).toBe(401);
    const [once, recovery] = await Promise.all([
      giveCode(challenge, codeAt(test, account.key)),
      giveCode(challenge, account.recoveryCodes[0] ?? ''),
    ]);
    expect([once.status, recovery.status].sort()).toEqual([200, 401]);
    test.passTime(MINUTE);
    const spent = await giveCode(challenge, codeAt(test, account.key));
    expect(spent).toMatchObject({ status: 401, code: 'account.login_over' });
    const late = await challengeOf(test, account);
    test.passTime(10 * MINUTE);
    const over = await giveCode(late, codeAt(test, account.key));
    expect(over).toMatchObject({ status: 401, code: 'account.login_over' });
    for (const nonsense of ['', 'x', `${late.slice(0, -1)}_`]) {
      expect((await giveCode(nonsense, '123456')).code).toBe('account.login_over');
    }
  });

  it('lets nobody guess codes, and lets the owner in meanwhile from a known device (H16)', async () => {
    const account = await guardedAccount(test);
    const known = await giveCode(await challengeOf(test, account), codeAt(test, account.key));
    const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
    test.passTime(MINUTE);
    let tries = 0;
    // Each wrong code under a challenge of its own: a new one gives no new tries.
    for (; tries < 20; tries++) {
      const { status } = await giveCode(await challengeOf(test, account), '000000');
      if (status === 429) break;
    }
    expect(tries).toBe(10);
    const challenge = await challengeOf(test, account);
    expect((await giveCode(challenge, codeAt(test, account.key))).status).toBe(429);
    expect((await giveCode(challenge, account.recoveryCodes[0] ?? '')).status).toBe(429);
    await mailed(account, 'Någon har skrivit rätt lösenord men fel kod');
    expect((await giveCode(challenge, codeAt(test, account.key), cookie)).status).toBe(200);
  });

  it('stops a network that guesses at many accounts (H16)', async () => {
    const account = await guardedAccount(test);
    const challenge = await challengeOf(test, account);
    const address = '203.0.113.200';
    const limit = { attempts: 100, windowSeconds: 15 * 60 };
    for (let i = 0; i < 100; i++) {
      await test.deps.throttle.count(`login-network:${address}`, limit);
    }
    const code = codeAt(test, account.key);
    const stopped = await test.app.inject({
      method: 'POST',
      url: '/api/login/code',
      headers: { 'x-forwarded-for': address },
      payload: { challenge, code },
    });
    expect(stopped.statusCode).toBe(429);
    expect((await giveCode(challenge, code)).status).toBe(200);
  });

  it('is not gone around by a reset, which ends what was begun (H17)', async () => {
    const account = await guardedAccount(test);
    const confirm = tokenOf(await mailed(account, 'Bekräfta din e-postadress'), '/verify');
    await test.call('POST', '/api/auth/verify', null, { token: confirm });
    const begun = await challengeOf(test, account);
    await test.call('POST', '/api/auth/forgot', null, { email: account.email });
    const mail = await mailed(account, 'Välj ett nytt lösenord');
    const password = 'en annan mening om limpor';
    const token = tokenOf(mail, '/reset');
    const reset = await test.call('POST', '/api/auth/reset', null, { token, password });
    expect(reset.status).toBe(200);
    const ended = await giveCode(begun, codeAt(test, account.key));
    expect(ended.code).toBe('account.login_over');
    const challenge = await challengeOf(test, { ...account, password });
    expect((await giveCode(challenge, codeAt(test, account.key))).status).toBe(200);
  });

  it('keeps nobody out of an address that was never confirmed, nor lets another in (H17)', async () => {
    const squatter = await guardedAccount(test);
    const { email } = squatter;
    await test.call('POST', '/api/auth/forgot', null, { email });
    const token = tokenOf(await mailed(squatter, 'Välj ett nytt lösenord'), '/reset');
    const password = 'en annan mening om limpor';
    const reset = await test.call('POST', '/api/auth/reset', null, { token, password });
    expect(reset.status).toBe(200);
    const owner = await test.call('POST', '/api/login', null, { identifier: email, password });
    expect(owner.body()).toHaveProperty('token');
    const ownerToken = owner.body<{ token: string }>().token;
    const factors = await test.call('GET', '/api/account/factors', ownerToken);
    expect(factors.body()).toEqual({ app: false, recoveryCodes: 0, passkeys: [] });
    const mail = await mailed(squatter, 'Ditt lösenord är ändrat');
    expect(mail.text).toContain('var aldrig bekräftad');
  });

  it('takes each recovery code once, as it may be typed, and tells the owner (H15)', async () => {
    const account = await guardedAccount(test);
    const [code = '', second = ''] = account.recoveryCodes;
    expect(new Set(account.recoveryCodes).size).toBe(10);
    const typed = ` ${code.replace('-', ' ').toLowerCase()}`;
    const [a, b] = [await challengeOf(test, account), await challengeOf(test, account)];
    const both = await Promise.all([giveCode(a, typed), giveCode(b, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const mail = await mailed(account, 'En reservkod har använts');
    expect(mail.text).toContain('Det finns 9 kvar.');
    expect((await giveCode(await challengeOf(test, account), second)).status).toBe(200);
    const factors = await test.call('GET', '/api/account/factors', account.token);
    expect(factors.body()).toMatchObject({ app: true, recoveryCodes: 8 });
  });

  it('is ended by the operator for who has lost all of it (H13)', async () => {
    const account = await guardedAccount(test);
    const begun = await challengeOf(test, account);
    await inTransaction(test.deps.database.db, async (tx) => {
      await dropFactors(tx, account.id);
      await test.deps.sessions.endAll(account.id, tx);
    });
    expect((await giveCode(begun, codeAt(test, account.key))).code).toBe('account.login_over');
    const login = await test.call('POST', '/api/login', null, {
      identifier: account.email,
      password: account.password,
    });
    expect(login.body()).toHaveProperty('token');
  });

  it('is stored sealed and hashed (H17)', async () => {
    const account = await guardedAccount(test);
    const challenge = await challengeOf(test, account);
    const { pool } = test.deps.database;
    const tables = ['totp_secrets', 'recovery_codes', 'login_challenges', 'audit_log', 'throttles'];
    for (const table of tables) {
      const { rows } = await pool.query(`select encode(to_json(t)::text::bytea, 'escape') as row
        from ${table} t`);
      const text = JSON.stringify(rows);
      for (const secret of [account.key, challenge, ...account.recoveryCodes]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(secret.replace('-', ''));
        expect(text).not.toContain(Buffer.from(secret).toString('hex'));
      }
    }
  });
});

describe('turning the app on and off', () => {
  it('needs the password, then a code of the new key within half an hour (H18)', async () => {
    const { token, details } = await test.signUp();
    const { email = '', password = '' } = details;
    const begin = (currentPassword: string) =>
      test.call('POST', '/api/account/app', token, { currentPassword });
    const confirm = (code: string) =>
      test.call('POST', '/api/account/app/confirm', token, { code });
    expect((await begin('fel')).body()).toMatchObject({ code: 'settings.wrong_password' });
    expect((await confirm('123456')).status).toBe(400);
    const first = (await begin(password)).body<{ key: string; picture: string }>();
    expect(first.picture).toMatch(/^<svg /);
    const { key } = (await begin(password)).body<{ key: string }>();
    expect(key).not.toBe(first.key);
    expect((await confirm(codeAt(test, first.key))).status).toBe(400);
    test.passTime(31 * MINUTE);
    expect((await confirm(codeAt(test, key))).status).toBe(400);
    // Not confirmed: the password is enough still.
    const login = await test.call('POST', '/api/login', null, { identifier: email, password });
    expect(login.body()).toHaveProperty('token');
    const other = login.body<{ token: string }>().token;
    const last = (await begin(password)).body<{ key: string }>();
    const done = await confirm(codeAt(test, last.key));
    expect(done.body<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
    await mailed({ email }, 'Tvåfaktorsinloggning är på');
    expect((await confirm(codeAt(test, last.key, 1))).status).toBe(400);
    test.passTime(MINUTE);
    const again = await test.call('POST', '/api/account/app', token, {
      currentPassword: password,
      code: codeAt(test, last.key),
    });
    expect([again.status, again.body()]).toMatchObject([409, { code: 'settings.totp_on' }]);
  });

  it('off needs password and code, and the login is as before (H18)', async () => {
    const account = await guardedAccount(test);
    const off = (body: object) => test.call('POST', '/api/account/app/off', account.token, body);
    const { password: currentPassword } = account;
    expect((await off({ currentPassword })).body()).toMatchObject({ code: 'settings.code_needed' });
    const wrong = await off(proofOf(account, '000000'));
    expect(wrong.body()).toMatchObject({
      code: 'settings.wrong_code',
      fields: { code: expect.any(String) },
    });
    const badPassword = { currentPassword: 'fel', code: codeAt(test, account.key) };
    expect((await off(badPassword)).body()).toMatchObject({ code: 'settings.wrong_password' });
    const used = codeAt(test, account.key);
    const session = await giveCode(await challengeOf(test, account), used);
    expect((await off(proofOf(account, used))).body()).toMatchObject({
      code: 'settings.wrong_code',
    });
    test.passTime(MINUTE);
    expect((await off(proofOf(account, codeAt(test, account.key)))).status).toBe(200);
    expect(await statusOf(session.token ?? '')).toBe(401);
    await mailed(account, 'Appen för inloggning är avstängd');
    const login = await test.call('POST', '/api/login', null, {
      identifier: account.email,
      password: account.password,
    });
    expect(login.body()).toHaveProperty('token');
    const factors = await test.call('GET', '/api/account/factors', account.token);
    expect(factors.body()).toMatchObject({ app: false, recoveryCodes: 0 });
  });

  it('cannot be guessed at from a session left open (H16)', async () => {
    const account = await guardedAccount(test);
    const off = (code: string) =>
      test.call('POST', '/api/account/app/off', account.token, proofOf(account, code));
    for (let i = 0; i < 10; i++) expect((await off('000000')).status).toBe(400);
    expect((await off(codeAt(test, account.key))).status).toBe(429);
    expect((await off(account.recoveryCodes[0] ?? '')).status).toBe(429);
  });

  it('makes new recovery codes in place of the old, by password and code (H18)', async () => {
    const account = await guardedAccount(test);
    const renew = (who: string, body: object) =>
      test.call('POST', '/api/account/recovery-codes', who, body);
    const [old = ''] = account.recoveryCodes;
    const answer = await renew(account.token, proofOf(account, codeAt(test, account.key)));
    const { recoveryCodes } = answer.body<{ recoveryCodes: string[] }>();
    expect(recoveryCodes).toHaveLength(10);
    await mailed(account, 'Nya reservkoder är skapade');
    const challenge = await challengeOf(test, account);
    expect((await giveCode(challenge, old)).status).toBe(401);
    expect((await giveCode(challenge, recoveryCodes[9] ?? '')).status).toBe(200);
    const plain = await test.signUp();
    const refused = await renew(plain.token, { currentPassword: plain.details.password });
    expect([refused.status, refused.body()]).toMatchObject([409, { code: 'settings.no_factor' }]);
    const mails = await readMails(test.deps.config.dataDir);
    expect(JSON.stringify(mails)).not.toContain(recoveryCodes[0]);
  });
});
