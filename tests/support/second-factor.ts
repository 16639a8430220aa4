import { generateSync } from 'otplib';
import type { TestApp } from './app.ts';

const STEP_MS = 30_000;

/** The code that an app with this key shows, some steps of half a minute from now. */
export const codeAt = ({ deps }: TestApp, key: string, steps = 0): string =>
  generateSync({ secret: key, epoch: (deps.clock().getTime() + steps * STEP_MS) / 1000 });

/** An account that asks for codes, and whose next code is not used yet. */
export interface GuardedAccount {
  token: string;
  id: string;
  email: string;
  password: string;
  key: string;
  recoveryCodes: string[];
}

/** Signs up and turns an authenticator app on; then half a minute passes. */
export async function guardedAccount(test: TestApp): Promise<GuardedAccount> {
  const { token, user, details } = await test.signUp();
  const { email = '', password = '' } = details;
  const begun = await test.call('POST', '/api/account/app', token, { currentPassword: password });
  const { key } = begun.body<{ key: string }>();
  const confirmed = await test.call('POST', '/api/account/app/confirm', token, {
    code: codeAt(test, key),
  });
  const { recoveryCodes } = confirmed.body<{ recoveryCodes: string[] }>();
  test.passTime(STEP_MS);
  return { token, id: user.id, email, password, key, recoveryCodes };
}

/** Gives the right password; the challenge for the second step. */
export async function challengeOf(
  test: TestApp,
  { email, password }: Pick<GuardedAccount, 'email' | 'password'>,
): Promise<string> {
  const answer = await test.call('POST', '/api/login', null, { identifier: email, password });
  return answer.body<{ secondFactor: { challenge: string } }>().secondFactor.challenge;
}
