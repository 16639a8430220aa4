import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { UserRow } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { settingsErrors } from '../contract.ts';

const fail = failWith(settingsErrors);

const GUESSES: Limit = { attempts: 10, windowSeconds: 15 * 60, doubling: true };

export function wrongPassword() {
  const { text } = settingsErrors['settings.wrong_password'];
  return fail('settings.wrong_password', { fields: { currentPassword: text } });
}

/**
 * Throws unless `given` is the user's password. Tries are counted first, so that whoever has found
 * an open browser cannot guess on.
 */
export async function checkPassword(
  deps: Dependencies,
  user: UserRow,
  given: string,
): Promise<void> {
  const key = `own-password:${user.id}`;
  const wait = await deps.throttle.count(key, GUESSES);
  if (wait > 0) throw fail('settings.too_many_passwords', { retryAfterSeconds: wait });
  if (!(await deps.passwords.verify(user.passwordHash, given))) throw wrongPassword();
  await deps.throttle.clear(key);
}
