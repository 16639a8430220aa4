import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#support/app.ts';
import { type Authenticator, type Deviation, makeAuthenticator } from '#support/authenticator.ts';
import { mailTo } from '#support/mails.ts';
import { challengeOf, codeAt, guardedAccount } from '#support/second-factor.ts';

const MINUTE = 60_000;
const page = { origin: 'https://klarsikt.example', rpId: 'klarsikt.example' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', APP_URL: page.origin });
});
afterAll(() => test.close());

interface Keyed {
  token: string;
  id: string;
  email: string;
  password: string;
  device: Authenticator;
  recoveryCodes: string[];
}

async function optionsOf<T extends object>(url: string, token: string | null, body?: object) {
  const answer = await test.call('POST', url, token, body);
  return answer.body<{ options: { challenge: string } & T }>().options;
}
const registration = (token: string, currentPassword: string) =>
  optionsOf<{ user: { id: string } }>('/api/account/passkeys/options', token, { currentPassword });
const add = (token: string, passkey: object) =>
  test.call('POST', '/api/account/passkeys', token, { name: 'Telefonen', passkey });

/** An account with a passkey and no app. */
async function keyedAccount(): Promise<Keyed> {
  const { token, user, details } = await test.signUp();
  const { email = '', password = '' } = details;
  const device = makeAuthenticator(page);
  const added = await add(token, device.register(await registration(token, password)));
  const { recoveryCodes } = added.body<{ recoveryCodes: string[] }>();
  return { token, id: user.id, email, password, device, recoveryCodes };
}

const loginOptions = (challenge?: string) =>
  optionsOf<{ allowCredentials: { id: string }[] }>('/api/login/passkey-options', null, {
    challenge,
  });
const give = (passkey: object, challenge?: string) =>
  test.call('POST', '/api/login/passkey', null, { passkey, challenge });
/** Logs in with the passkey alone, in a way that may be wrong. */
const logIn = async ({ device }: Keyed, deviation?: Deviation) =>
  give(device.answer(await loginOptions(), deviation));
const proofOf = async ({ token, password, device }: Keyed) => ({
  currentPassword: password,
  passkey: device.answer(await optionsOf('/api/account/passkeys/proof-options', token)),
});
const listOf = async (token: string) => {
  const answer = await test.call('GET', '/api/account/factors', token);
  return answer.body<{ recoveryCodes: number; passkeys: { id: string; name: string }[] }>();
};

describe('a passkey', () => {
  it('logs in without a password, once for each challenge (H19)', async () => {
    const account = await keyedAccount();
    expect(account.recoveryCodes).toHaveLength(10);
    await mailTo(test.deps.config.dataDir, account.email, 'En passnyckel är tillagd');
    const options = await loginOptions();
    expect(options).toMatchObject({ rpId: page.rpId, userVerification: 'required' });
    expect(options.allowCredentials).toEqual([]);
    const answer = account.device.answer(options);
    const both = await Promise.all([give(answer), give(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const session = both.find(({ status }) => status === 200);
    expect(session?.body()).toMatchObject({ user: { email: account.email } });
    expect(session?.headers['set-cookie']).toContain('ks-device=');
    expect((await give(answer)).body()).toMatchObject({ code: 'account.wrong_passkey' });
    expect((await logIn(account)).status).toBe(200);
  });

  it.each<[string, Deviation]>([
    ['from another page', { origin: 'https://klarsikt.example.evil' }],
    ['of another site', { rpId: 'evil.example' }],
    ['whose owner did not show themselves to it', { unverified: true }],
    [
      'that says it is of another account',
      { userHandle: Buffer.alloc(16, 7).toString('base64url') },
    ],
    ['that says nothing of whose it is', { userHandle: '' }],
  ])('%s is refused (H19)', async (_, deviation) => {
    const account = await keyedAccount();
    const refused = await logIn(account, deviation);
    expect([refused.status, refused.body()]).toMatchObject([
      401,
      { code: 'account.wrong_passkey' },
    ]);
    expect((await logIn(account)).status).toBe(200);
  });

  it('that was copied is known by its count (H19)', async () => {
    const account = await keyedAccount();
    expect((await logIn(account, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect((await logIn(account, { counter })).status).toBe(401);
    }
    expect((await logIn(account, { counter: 8 })).status).toBe(200);
  });

  it('answers a challenge of this login, in time, and no other (H19)', async () => {
    const [account, other] = [await keyedAccount(), await keyedAccount()];
    const late = await loginOptions();
    test.passTime(5 * MINUTE);
    expect((await give(account.device.answer(late))).status).toBe(401);
    const made = Buffer.alloc(32, 1).toString('base64url');
    expect((await give(account.device.answer({ challenge: made }))).status).toBe(401);
    for (const wrong of [account, other]) {
      const proof = await optionsOf<object>('/api/account/passkeys/proof-options', wrong.token);
      expect((await give(account.device.answer(proof))).status).toBe(401);
    }
    const forged = other.device.answer(await loginOptions());
    const as = { ...forged, ...account.device.credential };
    const { userHandle } = account.device.answer({ challenge: '' }).response;
    expect((await give({ ...as, response: { ...as.response, userHandle } })).status).toBe(401);
  });

  it('is the second step of a login, of its own account alone (H19)', async () => {
    const [account, other] = [await keyedAccount(), await keyedAccount()];
    const login = await test.call('POST', '/api/login', null, {
      identifier: account.email,
      password: account.password,
    });
    expect(login.body()).toEqual({
      secondFactor: { challenge: expect.any(String), app: false, passkey: true },
    });
    const challenge = await challengeOf(test, account);
    const options = await loginOptions(challenge);
    expect(options.allowCredentials).toMatchObject([{ id: account.device.credential.id }]);
    const foreign = await give(other.device.answer(options), challenge);
    expect(foreign.body()).toMatchObject({ code: 'account.wrong_passkey' });
    const right = await give(account.device.answer(await loginOptions(challenge)), challenge);
    expect(right.body()).toMatchObject({ user: { id: account.id } });
    const again = await give(account.device.answer(await loginOptions()), challenge);
    expect(again.body()).toMatchObject({ code: 'account.login_over' });
    const code = await test.call('POST', '/api/login/code', null, {
      challenge: await challengeOf(test, account),
      code: account.recoveryCodes[3],
    });
    expect(code.status).toBe(200);
  });
});

describe('the passkeys of an account', () => {
  it('are added by password and what else is asked for, to the account that asked (H18)', async () => {
    const guarded = await guardedAccount(test);
    const begin = (body: object) =>
      test.call('POST', '/api/account/passkeys/options', guarded.token, body);
    const { password: currentPassword } = guarded;
    expect((await begin({ currentPassword: 'fel' })).status).toBe(400);
    expect((await begin({ currentPassword })).body()).toMatchObject({
      code: 'settings.code_needed',
    });
    const begun = await begin({ currentPassword, code: codeAt(test, guarded.key) });
    const { options } = begun.body<{
      options: { challenge: string; user: { id: string }; authenticatorSelection: object };
    }>();
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const device = makeAuthenticator(page);
    const other = await test.signUp();
    expect((await add(other.token, device.register(options))).status).toBe(400);
    // A wrong answer has used the challenge up, whoever gave it for their own.
    const unverified = device.register(options, { unverified: true });
    expect((await add(guarded.token, unverified)).body()).toMatchObject({
      code: 'settings.wrong_passkey',
    });
    expect((await add(guarded.token, device.register(options))).status).toBe(400);
    expect((await listOf(guarded.token)).passkeys).toEqual([]);
  });

  it('are removed by password and passkey, after which the password is enough (H18)', async () => {
    const account = await keyedAccount();
    const { passkeys } = await listOf(account.token);
    expect(passkeys).toMatchObject([{ name: 'Telefonen' }]);
    const url = `/api/account/passkeys/${passkeys[0]?.id}/off`;
    const { password: currentPassword } = account;
    const other = await keyedAccount();
    const foreign = await test.call('POST', url, other.token, await proofOf(other));
    expect(foreign.status).toBe(404);
    const off = (body: object) => test.call('POST', url, account.token, body);
    expect((await off({ currentPassword })).body()).toMatchObject({ code: 'settings.code_needed' });
    const { passkey } = await proofOf(other);
    expect((await off({ currentPassword, passkey })).body()).toMatchObject({
      code: 'settings.wrong_passkey',
    });
    const session = (await logIn(account)).body<{ token: string }>();
    const proof = await proofOf(account);
    expect((await off({ ...proof, currentPassword: 'fel' })).status).toBe(400);
    expect((await off(proof)).status).toBe(200);
    expect((await test.call('GET', '/api/user', session.token)).status).toBe(401);
    expect((await logIn(account)).status).toBe(401);
    expect(await listOf(account.token)).toMatchObject({ recoveryCodes: 0, passkeys: [] });
    await mailTo(test.deps.config.dataDir, account.email, 'En passnyckel är borttagen');
    const login = await test.call('POST', '/api/login', null, {
      identifier: account.email,
      password: currentPassword,
    });
    expect(login.body()).toHaveProperty('token');
  });

  it('are twenty at most, each once (H03)', async () => {
    const account = await keyedAccount();
    const proof = await proofOf(account);
    const again = await optionsOf<{ user: { id: string }; excludeCredentials: object[] }>(
      '/api/account/passkeys/options',
      account.token,
      proof,
    );
    expect(again.excludeCredentials).toMatchObject([{ id: account.device.credential.id }]);
    expect((await add(account.token, account.device.register(again))).status).toBe(400);
    await test.deps.database.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
       select $1, 'c' || n, '', 0, '', 'x', now() from generate_series(1, 19) n`,
      [account.id],
    );
    const full = await test.call(
      'POST',
      '/api/account/passkeys/options',
      account.token,
      await proofOf(account),
    );
    expect([full.status, full.body()]).toMatchObject([409, { code: 'settings.too_many_passkeys' }]);
  });
});
