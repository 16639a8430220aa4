import { sql } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { asksForMore, type Factors, factorsOf } from '#server/factors/factors.ts';
import { findLink, spendLink } from '#server/mailed-links/mailed-links.ts';
import { deviceLabel } from '#server/session/device-label.ts';
import { makeLoginChallenge } from '#server/session/login-challenges.ts';
import { type UserRow, users } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { accountErrors } from '../contract.ts';
import { queueAccountMail } from './account-mail.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { clearTries, countTry, countWrong } from './login-limits.ts';

const fail = failWith(accountErrors);

/** Nobody needs more sessions an hour; each is a row here and one in the log. */
const RIGHT: Limit = { attempts: 60, windowSeconds: 60 * 60 };

/** Who calls, as far as the server sees. */
export interface LoginCaller {
  /** The cookie of a device that has signed in before. */
  device: string | null;
  address: string;
  /** The browser's User-Agent. */
  userAgent: string | undefined;
}

interface Given extends LoginCaller {
  identifier: string;
  password: string;
  /** From a link that was mailed to the owner while strangers guessed. */
  wayIn?: string | undefined;
}

/** A session, and the token that the device is known by from now on. */
export interface LoggedIn {
  user: UserRow;
  token: string;
  device: string;
}

/** The right password of an account that asks for more. */
export interface HalfLoggedIn {
  user: UserRow;
  challenge: string;
  factors: Factors;
}

/** No account's id; asked for where there is none, so that answering takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What proves that it is the owner who tries, before the password is looked at; null for others. */
async function ownersTokenOf(
  deps: Dependencies,
  userId: string,
  { wayIn, device }: Given,
): Promise<string | null> {
  const { db } = deps.database;
  if (device !== null && (await isKnownDevice(deps, db, userId, device))) return device;
  if (wayIn === undefined) return null;
  const link = await findLink(deps, db, 'way-in', wayIn);
  return link && !link.used && link.userId === userId ? wayIn : null;
}

/** Throws `account.locked` where there is a time to wait. */
export function allowLogin(seconds: number): void {
  if (seconds > 0) throw fail('account.locked', { retryAfterSeconds: seconds });
}

/** Counts a right password or passkey. Throws `account.locked` past what anyone needs in an hour. */
export async function countRight({ throttle }: Dependencies, userId: string): Promise<void> {
  allowLogin(await throttle.count(`logins:${userId}`, RIGHT));
}

/**
 * Signs in, or begins a login where the account asks for a second factor. An unknown account and a
 * wrong password give the same answer in the same time.
 */
export async function logIn(deps: Dependencies, given: Given): Promise<LoggedIn | HalfLoggedIn> {
  const { db } = deps.database;
  const email = given.identifier.trim().toLowerCase();
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = ${email}`);
  const ownersToken = await ownersTokenOf(deps, user?.id ?? NOBODY, given);
  const trier = { guesses: 'password', email, address: given.address, ownersToken } as const;
  const { wait, justLocked } = await countTry(deps, trier);
  if (justLocked) await queueAccountMail(deps, { kind: 'way-in', email });
  allowLogin(wait);
  const right = await deps.passwords.verify(user?.passwordHash ?? null, given.password);
  if (!user || !right) {
    await countWrong(deps, trier);
    throw fail('account.wrong_login');
  }
  await clearTries(deps, trier);
  await countRight(deps, user.id);
  const factors = await factorsOf(db, user.id);
  if (asksForMore(factors)) {
    return { user, factors, challenge: await makeLoginChallenge(deps, db, user.id) };
  }
  if (given.wayIn !== undefined) await spendLink(deps, db, 'way-in', given.wayIn);
  const device = await rememberDevice(deps, db, user.id, given.device);
  const token = await deps.sessions.start(user.id, db, deviceLabel(given.userAgent));
  return { user, token, device };
}
