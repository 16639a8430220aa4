import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { common, failWith } from '#contract/errors.ts';
import type { BodyOutput } from '#contract/route.ts';
import { followCheckout } from '#features/billing/server/events.ts';
import { followSubscription } from '#features/billing/server/follow.ts';
import { ask } from '#features/billing/server/provider.ts';
import { beginCheckout, notePurchase } from '#features/billing/server/purchase.ts';
import { checkouts, subscriptions } from '#features/billing/server/table.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { deviceLabel } from '#server/session/device-label.ts';
import { users } from '#server/session/table.ts';
import { hashToken, isSecret, newSecret } from '#server/session/tokens.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { accountErrors } from '../contract.ts';
import type { guestContract } from '../guest-contract.ts';
import { completeGuest, sealGuest } from './complete-guest.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { rememberDevice } from './known-devices.ts';
import { isNumberTaken } from './make-account.ts';
import { presentUser } from './present.ts';
import { guestSignups } from './table.ts';
import { requireStrongPassword } from './weak-password.ts';

const fail = failWith(accountErrors);

/** It tells whether an account exists, and starts a checkout at the provider. */
const STARTED: Limit = { attempts: 10, windowSeconds: 3600 };
/** How often a browser may ask whether its purchase is paid. */
const ASKED: Limit = { attempts: 300, windowSeconds: 600 };

type Guest = typeof guestSignups.$inferSelect;
type GuestCheckout = BodyOutput<(typeof guestContract)['guestCheckout']>;

async function slowDown({ throttle }: Dependencies, key: string, limit: Limit): Promise<void> {
  const wait = await throttle.count(key, limit);
  if (wait > 0) throw common('request.too_many', { retryAfterSeconds: wait });
}

async function startGuestCheckout(deps: Dependencies, body: GuestCheckout) {
  const { signupData, billingFrequency: frequency, payment = 'card' } = body;
  const { password, ...person } = signupData;
  const { email } = person;
  const orgNumber = person.orgNumber.replace('-', '');
  requireStrongPassword(password, signupData);
  const passwordHash = await deps.passwords.hash(password);
  const claim = newSecret();
  const purchase = await inTransaction(deps.database.db, async (tx) => {
    const same = sql`lower(${users.email}) = ${email.toLowerCase()}`;
    const taken = await tx.select({ id: users.id }).from(users).where(same);
    if (taken.length > 0 || (await isNumberTaken(tx, orgNumber))) throw fail('account.exists');
    const company = { orgNumber, email, emailVerified: false };
    const noted = await notePurchase(deps, tx, null, { frequency, payment }, company);
    const sealed = sealGuest(deps, noted.id, { ...person, orgNumber, passwordHash });
    const stored = { id: noted.id, claimHash: hashToken(claim), sealed, createdAt: deps.clock() };
    await tx.insert(guestSignups).values(stored);
    return noted;
  });
  const url = await beginCheckout(deps, purchase, { ...person, orgNumber }, null);
  return { url, claim };
}

/** Asks the provider whether the purchase is paid, and lets the account be made if so. */
async function followPurchase(deps: Dependencies, { id }: Guest): Promise<void> {
  const [purchase] = await deps.database.db.select().from(checkouts).where(eq(checkouts.id, id));
  const checkoutId = purchase?.checkoutId;
  if (!checkoutId) return;
  await ask(deps, async (payments) => {
    const subscriptionId = await followCheckout(deps, payments, checkoutId, completeGuest);
    if (subscriptionId !== null) await followSubscription(deps, payments, subscriptionId);
  });
}

/** Whether the account is made and has what was bought. */
async function isBought({ database }: Dependencies, { accountId }: Guest): Promise<boolean> {
  if (accountId === null) return false;
  const found = await database.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, accountId))
    .limit(1);
  return found.length > 0;
}

/** The first session of the account that was made, for whoever holds the claim; null where it was opened before. */
function openFirstSession(deps: Dependencies, claimHash: string, request: FastifyRequest) {
  return inTransaction(deps.database.db, async (tx) => {
    const [guest] = await tx
      .update(guestSignups)
      .set({ claimHash: null })
      .where(and(eq(guestSignups.claimHash, claimHash), sql`${guestSignups.accountId} is not null`))
      .returning();
    if (!guest?.accountId) return null;
    const [user] = await tx.select().from(users).where(eq(users.id, guest.accountId));
    if (!user) return null;
    const label = deviceLabel(request.headers['user-agent']);
    return {
      user,
      token: await deps.sessions.start(user.id, tx, label),
      device: await rememberDevice(deps, tx, user.id, null),
    };
  });
}

export function guestHandlers(deps: Dependencies): Handlers<typeof guestContract> {
  const { db } = deps.database;
  const withClaim = async (claimHash: string) => {
    const [guest] = await db
      .select()
      .from(guestSignups)
      .where(eq(guestSignups.claimHash, claimHash));
    return guest ?? null;
  };
  return {
    guestCheckout: async ({ body, request }) => {
      if (body.plan === 'free') throw common('request.invalid');
      await slowDown(deps, `guest-checkout:${networkOf(request.ip)}`, STARTED);
      return startGuestCheckout(deps, body);
    },
    guestSession: async ({ body: { claim }, request, reply }) => {
      const claimHash = hashToken(claim);
      const guest = isSecret(claim) ? await withClaim(claimHash) : null;
      if (guest === null || guest.failed) return { state: 'failed' };
      await slowDown(deps, `guest-session:${guest.id}`, ASKED);
      // An event may have made the account and not yet put Pro on it: who has paid is not shown a free plan.
      if (!(await isBought(deps, guest))) await followPurchase(deps, guest);
      const opened = await openFirstSession(deps, claimHash, request);
      if (opened === null) {
        const now = await withClaim(claimHash);
        return { state: now === null || now.failed ? 'failed' : 'waiting' };
      }
      const { user, token, device } = opened;
      setDeviceCookie(reply, deps.config, device);
      await deps.audit.record({
        ...{ actorId: user.id, event: 'signup', object: 'paid', outcome: 'ok' },
        ...{ address: request.ip, requestId: request.id },
      });
      return { state: 'ready', token, user: presentUser(user) };
    },
  };
}
