import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../concurrency-limit.ts';

/** OWASP ASVS 5.0 appendix C: argon2id with 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing occupies a core: more at once only slows everyone down. */
const AT_ONCE = 2;
const MAX_WAITING = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password; takes as long where `stored` is null (no such account). */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** At the strength that is promised, unless a test of something else asks for less. */
export function createPasswords(parameters = PARAMETERS): Passwords {
  const inTurn = createConcurrencyLimit(AT_ONCE, MAX_WAITING);
  const nobody = hash('no account has this password', parameters);
  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    verify: (stored, password) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await nobody), password);
        return stored !== null && matches;
      }),
  };
}
