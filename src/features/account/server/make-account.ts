import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { noteConsent } from '#server/consents/consents.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { accountErrors } from '../contract.ts';
import { writeVerifyMail } from './verify-mail.ts';

const fail = failWith(accountErrors);

/** What an account is made of. */
export type NewAccount = Pick<
  UserRow,
  'name' | 'email' | 'companyName' | 'orgNumber' | 'passwordHash' | 'plan' | 'planSource'
>;

/** Whether someone who has confirmed an address has signed up with this number. */
export async function isNumberTaken(tx: Executor, orgNumber: string): Promise<boolean> {
  const holders = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.orgNumber, orgNumber), eq(users.emailVerified, true)))
    .limit(1);
  return holders.length > 0;
}

/**
 * The account, what its owner agreed to, and the mail that asks to confirm the address, to be sent after the commit.
 * Throws `account.exists` where the organisation number is taken, a unique violation where the address is.
 */
export async function makeAccount(
  deps: Dependencies,
  tx: Executor,
  details: NewAccount,
): Promise<{ user: UserRow; mailId: string }> {
  const { name, email, companyName, passwordHash, plan, planSource } = details;
  const orgNumber = details.orgNumber.replace('-', '');
  if (await isNumberTaken(tx, orgNumber)) throw fail('account.exists');
  const id = randomUUID();
  const created = {
    ...{ id, name, email, orgNumber, companyName, passwordHash, plan, planSource },
    createdAt: deps.clock(),
    onboardingCompleted: false,
  };
  const [user] = await tx.insert(users).values(created).returning();
  if (!user) throw new Error('The new account was not returned');
  const agreed = { ownerId: id, at: deps.clock() };
  await noteConsent(tx, { ...agreed, about: 'terms', choice: 'accepted' });
  await noteConsent(tx, { ...agreed, about: 'privacy', choice: 'informed' });
  return { user, mailId: await writeVerifyMail(deps, tx, user) };
}
