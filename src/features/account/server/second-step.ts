import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { failWith } from '#contract/errors.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { readCode } from '#server/factors/factors.ts';
import { assertionOptions, readAssertion } from '#server/factors/passkeys.ts';
import { countRecoveryCodes } from '#server/factors/recovery-codes.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { dropLinks } from '#server/mailed-links/mailed-links.ts';
import { deviceLabel } from '#server/session/device-label.ts';
import { findLoginChallenge, spendLoginChallenge } from '#server/session/login-challenges.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { accountMailTexts } from '../mail-texts.ts';
import { type secondStepContract, secondStepErrors } from '../second-step-contract.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { allowLogin, countRight, type LoggedIn, type LoginCaller } from './log-in.ts';
import { clearTries, countTry, countWrong, type Trier, waitOfNetwork } from './login-limits.ts';

const fail = failWith(secondStepErrors);

/** Asked for at each try to log in with a passkey; an office shares a network. */
const OPTIONS: Limit = { attempts: 200, windowSeconds: 15 * 60 };

/** Whose login waits under a challenge. Throws `account.login_over` where none does. */
async function waitingUser(deps: Dependencies, challenge: string): Promise<UserRow> {
  const { db } = deps.database;
  const userId = await findLoginChallenge(deps, db, challenge);
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user) throw fail('account.login_over');
  return user;
}

/** Starts the session of one who has given both, within `tx`. */
async function startSession(
  deps: Dependencies,
  tx: Executor,
  user: UserRow,
  from: LoginCaller,
): Promise<LoggedIn> {
  await dropLinks(tx, user.id, ['way-in']);
  return {
    user,
    device: await rememberDevice(deps, tx, user.id, from.device),
    token: await deps.sessions.start(user.id, tx, deviceLabel(from.userAgent)),
  };
}

/**
 * Ends a login with a code. Tries are counted by account and network as those of passwords, before
 * the code is looked at. Of calls at once with one challenge or one code exactly one succeeds.
 */
export async function logInByCode(
  deps: Dependencies,
  given: { challenge: string; code: string },
  from: LoginCaller,
): Promise<LoggedIn> {
  const { db } = deps.database;
  const user = await waitingUser(deps, given.challenge);
  const isKnown = from.device !== null && (await isKnownDevice(deps, db, user.id, from.device));
  const trier: Trier = {
    guesses: 'code',
    email: user.email.toLowerCase(),
    address: from.address,
    ownersToken: isKnown ? from.device : null,
  };
  const { wait, justLocked } = await countTry(deps, trier);
  if (justLocked) await warnOwner(deps, user);
  allowLogin(wait);
  const code = await readCode(deps, user.id, given.code);
  const done = await inTransaction(db, async (tx) => {
    if (!(await code.spend(tx))) return null;
    if (!(await spendLoginChallenge(deps, tx, given.challenge))) throw fail('account.login_over');
    const mailId = code.kind === 'recovery' ? await writeRecoveryMail(deps, tx, user) : null;
    return { mailId, session: await startSession(deps, tx, user, from) };
  });
  if (!done) {
    await countWrong(deps, trier);
    throw fail('account.wrong_code');
  }
  await clearTries(deps, trier);
  if (done.mailId !== null) await sendSoon(deps, done.mailId);
  return done.session;
}

/** Nobody is known yet where no password was given. */
const ASKED = { purpose: 'login', userId: null } as const;

/** What a browser needs to log in with a passkey: of whose login waits, else of anyone. */
export async function passkeyLoginOptions(
  deps: Dependencies,
  challenge: string | undefined,
  { address }: LoginCaller,
) {
  allowLogin(await deps.throttle.count(`passkey-options:${networkOf(address)}`, OPTIONS));
  const user = challenge === undefined ? null : await waitingUser(deps, challenge);
  return assertionOptions(deps, ASKED, user?.id ?? null);
}

/**
 * Logs in with a passkey, which is two factors by itself: the device, and what its owner shows it.
 * With a challenge it is the second step of that login, and of its account alone.
 */
export async function logInByPasskey(
  deps: Dependencies,
  { passkey, challenge }: z.output<typeof secondStepContract.loginPasskey.body>,
  from: LoginCaller,
): Promise<LoggedIn> {
  const { db } = deps.database;
  allowLogin(await waitOfNetwork(deps, from.address));
  const waiting = challenge === undefined ? null : await waitingUser(deps, challenge);
  const userId = await readAssertion(deps, ASKED, { ...passkey, clientExtensionResults: {} });
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user || (waiting && waiting.id !== user.id)) {
    await countWrong(deps, from);
    throw fail('account.wrong_passkey');
  }
  await countRight(deps, user.id);
  return inTransaction(db, async (tx) => {
    if (challenge !== undefined && !(await spendLoginChallenge(deps, tx, challenge))) {
      throw fail('account.login_over');
    }
    return startSession(deps, tx, user, from);
  });
}

async function writeRecoveryMail(deps: Dependencies, tx: Executor, user: UserRow): Promise<string> {
  const { subject, text, notes } = accountMailTexts.recoveryUsed;
  const left = await countRecoveryCodes(tx, user.id);
  return writeMail(deps, tx, noticeMail(user.email, { subject, notes, text: text(left) }));
}

/** Whoever guesses codes knows the password: its owner is told. */
async function warnOwner(deps: Dependencies, user: UserRow): Promise<void> {
  const mail = noticeMail(user.email, accountMailTexts.codesGuessed);
  await sendSoon(deps, await writeMail(deps, deps.database.db, mail));
}
