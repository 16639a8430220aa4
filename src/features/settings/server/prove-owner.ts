import { failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { asksForMore, factorsOf, readCode } from '#server/factors/factors.ts';
import type { UserRow } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type Proof, securityErrors } from '../security-contract.ts';
import { checkPassword } from './check-password.ts';

const fail = failWith(securityErrors);

const GUESSES: Limit = { attempts: 10, windowSeconds: 15 * 60, doubling: true };

/** Throws a refusal with its sentence at the field of the code. */
function wrongCode(code: 'settings.code_needed' | 'settings.wrong_code') {
  return fail(code, { fields: { code: securityErrors[code].text } });
}

/** Does `work` under the limit of wrong codes of an open session; counted before the code is looked at. */
export async function limitCodes<T>(
  deps: Dependencies,
  userId: string,
  work: () => Promise<T | null>,
): Promise<T> {
  const key = `own-code:${userId}`;
  const wait = await deps.throttle.count(key, GUESSES);
  if (wait > 0) throw fail('settings.too_many_codes', { retryAfterSeconds: wait });
  const done = await work();
  if (done === null) throw wrongCode('settings.wrong_code');
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
  const { code: typed } = proof;
  if (!typed) throw wrongCode('settings.code_needed');
  await limitCodes(deps, user.id, async () => {
    const code = await readCode(deps, user.id, typed);
    return (await inTransaction(deps.database.db, (tx) => code.spend(tx))) || null;
  });
}
