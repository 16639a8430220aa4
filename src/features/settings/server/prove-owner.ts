import { type AppError, failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { asksForMore, factorsOf, readCode } from '#server/factors/factors.ts';
import { readAssertion } from '#server/factors/passkeys.ts';
import type { UserRow } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type Proof, securityErrors } from '../security-contract.ts';
import { checkPassword } from './check-password.ts';

const fail = failWith(securityErrors);

const GUESSES: Limit = { attempts: 10, windowSeconds: 15 * 60, doubling: true };

const refusal = (code: 'settings.code_needed' | 'settings.wrong_code') =>
  fail(code, { fields: { code: securityErrors[code].text } });

/**
 * Does `work` under the limit of wrong codes and passkeys of an open session; counted before they
 * are looked at.
 */
export async function limitCodes<T>(
  deps: Dependencies,
  userId: string,
  work: () => Promise<T | null>,
  refused: AppError = refusal('settings.wrong_code'),
): Promise<T> {
  const key = `own-code:${userId}`;
  const wait = await deps.throttle.count(key, GUESSES);
  if (wait > 0) throw fail('settings.too_many_codes', { retryAfterSeconds: wait });
  const done = await work();
  if (done === null) throw refused;
  await deps.throttle.clear(key);
  return done;
}

/**
 * Throws unless the caller gives the password and, where the account asks for a second factor at
 * login, that too: a session that was left open is not enough to change what guards the account.
 */
export async function proveOwner(deps: Dependencies, user: UserRow, proof: Proof): Promise<void> {
  await checkPassword(deps, user, proof.currentPassword);
  if (!asksForMore(await factorsOf(deps.database.db, user.id))) return;
  const { code: typed, passkey } = proof;
  if (passkey) {
    const asked = { purpose: 'prove', userId: user.id } as const;
    const read = () => readAssertion(deps, asked, { ...passkey, clientExtensionResults: {} });
    await limitCodes(deps, user.id, read, fail('settings.wrong_passkey'));
    return;
  }
  if (!typed) throw refusal('settings.code_needed');
  await limitCodes(deps, user.id, async () => {
    const code = await readCode(deps, user.id, typed);
    return (await inTransaction(deps.database.db, (tx) => code.spend(tx))) || null;
  });
}
