import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { failWith } from '#contract/errors.ts';
import { accountErrors } from '#features/account/contract.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { type settingsContract, settingsErrors } from '../contract.ts';
import { beginEmailChange, countEmailChange } from './change-email.ts';
import { checkPassword } from './check-password.ts';

const fail = failWith(settingsErrors);
const failAccount = failWith(accountErrors);

/** Who has just signed in has just proved who they are. */
const JUST_SIGNED_IN_MS = 10 * 60 * 1000;

type Change = z.output<typeof settingsContract.changeAccount.body>;

/** Throws unless the caller has given the password, or signed in minutes ago. */
async function requireOwner(
  deps: Dependencies,
  { user, startedAt }: SignedIn,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword) return checkPassword(deps, user, currentPassword);
  if (deps.clock().getTime() - startedAt.getTime() <= JUST_SIGNED_IN_MS) return;
  const { text } = settingsErrors['settings.password_needed'];
  throw fail('settings.password_needed', { fields: { currentPassword: text } });
}

/** Whether another account with a confirmed address has this organisation number. */
async function isNumberTaken(deps: Dependencies, user: UserRow, orgNumber: string) {
  const holders = await deps.database.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.orgNumber, orgNumber), eq(users.emailVerified, true), ne(users.id, user.id)),
    )
    .limit(1);
  return holders.length > 0;
}

/**
 * Changes what is given of name, company and number at once. A new e-mail is only begun: its owner
 * must confirm it. Returns the account and the address that waits.
 */
export async function changeAccount(
  deps: Dependencies,
  session: SignedIn,
  change: Change,
): Promise<{ user: UserRow; emailPending: string | null }> {
  const { user } = session;
  const orgNumber = change.organizationNumber?.replace('-', '') ?? user.orgNumber;
  const email = change.email;
  const isNewEmail = email !== undefined && email.toLowerCase() !== user.email.toLowerCase();
  if (isNewEmail) await requireOwner(deps, session, change.currentPassword);
  if (orgNumber !== user.orgNumber && (await isNumberTaken(deps, user, orgNumber))) {
    throw failAccount('account.exists');
  }
  if (isNewEmail) await countEmailChange(deps, user.id);
  const values = {
    name: change.name ?? user.name,
    companyName: change.companyName ?? user.companyName,
    orgNumber,
  };
  try {
    const [changed] = await deps.database.db
      .update(users)
      .set(values)
      .where(eq(users.id, user.id))
      .returning();
    if (isNewEmail) await beginEmailChange(deps, user, email);
    return { user: changed ?? { ...user, ...values }, emailPending: isNewEmail ? email : null };
  } catch (error) {
    throw isUniqueViolation(error) ? failAccount('account.exists') : error;
  }
}
