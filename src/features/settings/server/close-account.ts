import { and, count, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { guideIdentities } from '#contract/guides.ts';
import { documents } from '#features/documents/server/table.ts';
import { analyses } from '#features/guides/server/table.ts';
import { deleteAccount } from '#features/personal-data/server/delete-account.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import type { UserRow } from '#server/session/table.ts';
import { closingErrors } from '../closing-contract.ts';
import { isSameName } from '../model.ts';
import type { Proof } from '../security-contract.ts';
import { proveOwner } from './prove-owner.ts';

const fail = failWith(closingErrors);

/** How much of an account's goes with it. */
export async function contentsOf({ database }: Pick<Dependencies, 'database'>, ownerId: string) {
  const files = await database.db.$count(documents, eq(documents.ownerId, ownerId));
  const kinds = await database.db
    .select({ type: analyses.analysisType, count: count() })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.stage, 'done')))
    .groupBy(analyses.analysisType);
  const isPlan = ({ type }: { type: string }) => guideIdentities.plan.typeWords.test(type);
  const sum = (rows: { count: number }[]) => rows.reduce((all, row) => all + row.count, 0);
  const plans = sum(kinds.filter(isPlan));
  return { files, plans, analyses: sum(kinds) - plans };
}

/**
 * Deletes the caller's account, where they type the company's name and prove that they own it. A
 * process that dies before the answer has deleted all or nothing.
 */
export async function closeAccount(
  deps: Dependencies,
  user: UserRow,
  { companyName, ...proof }: Proof & { companyName: string },
): Promise<void> {
  if (!isSameName(companyName, user.companyName)) {
    const { text } = closingErrors['closing.other_name'];
    throw fail('closing.other_name', { fields: { companyName: text } });
  }
  await proveOwner(deps, user, proof);
  const mailId = await inTransaction(deps.database.db, (tx) =>
    deleteAccount(deps, tx, user.id, 'owner'),
  );
  if (mailId !== null) await sendSoon(deps, mailId);
}
