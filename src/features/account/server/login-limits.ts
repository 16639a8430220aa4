import { createHash } from 'node:crypto';
import type { Dependencies } from '#server/dependencies.ts';
import { hashToken } from '#server/session/tokens.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';

/** Over a day fewer tries than if each wait doubled without end: 10, then 2 an hour. */
const GUESSES: Limit = {
  attempts: 10,
  windowSeconds: 15 * 60,
  doubling: true,
  attemptsAfterBlock: 2,
};
const PER_NETWORK: Limit = { attempts: 100, windowSeconds: 15 * 60 };

type Needed = Pick<Dependencies, 'throttle'>;

/** Who tries to sign in to an account, as far as the limits part them. */
export interface Trier {
  /** What is guessed; each has its own tries. */
  guesses: 'code' | 'password';
  email: string;
  address: string;
  /** The token of a device or a mailed link that the owner's alone can have; null for strangers. */
  ownersToken: string | null;
}

/** Addresses of accounts do not stand in the table of limits. */
const accountKey = (email: string) => createHash('sha256').update(email).digest('hex');
const prefixes = { password: 'login', code: 'login-code' } as const;
const strangersKey = (email: string, guesses: Trier['guesses']) =>
  `${prefixes[guesses]}:${accountKey(email)}`;
const keyOf = ({ email, ownersToken, guesses }: Trier) =>
  ownersToken === null
    ? strangersKey(email, guesses)
    : `${prefixes[guesses]}-own:${hashToken(ownersToken)}`;
const networkKey = (address: string) => `login-network:${networkOf(address)}`;

export interface Counted {
  /** Seconds to wait; 0 where the try may be made. */
  wait: number;
  /** True for the first try that the account's first limit stops: its owner is then mailed. */
  justLocked: boolean;
}

/**
 * Counts one try before the password or code is looked at, so that parallel guesses cannot pass the limit.
 * All strangers together have one limit on an account, and each network one over all accounts; who
 * is stopped by the latter counts against no account. A device of the owner has a limit of its own,
 * so that guesses of others never lock it out.
 */
export async function countTry({ throttle }: Needed, trier: Trier): Promise<Counted> {
  const network = await waitOfNetwork({ throttle }, trier.address);
  if (network > 0) return { wait: network, justLocked: false };
  const { wait, count } = await throttle.counted(keyOf(trier), GUESSES);
  return { wait, justLocked: trier.ownersToken === null && count === GUESSES.attempts + 1 };
}

/** After a wrong password, code or passkey. */
export async function countWrong(
  { throttle }: Needed,
  { address }: Pick<Trier, 'address'>,
): Promise<void> {
  await throttle.count(networkKey(address), PER_NETWORK);
}

/** Seconds until a network may try again over all accounts. */
export function waitOfNetwork({ throttle }: Needed, address: string): Promise<number> {
  return throttle.waitFor(networkKey(address), PER_NETWORK);
}

/** After the right one: the tries of this one are forgotten, not those of strangers. */
export async function clearTries({ throttle }: Needed, trier: Trier): Promise<void> {
  await throttle.clear(keyOf(trier));
}

/** Opens an account's password to all, as after a new one; codes stay counted. */
export async function openLogin({ throttle }: Needed, email: string): Promise<void> {
  await throttle.clear(strangersKey(email.toLowerCase(), 'password'));
}
