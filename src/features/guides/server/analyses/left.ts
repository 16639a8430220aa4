import { and, eq, isNotNull } from 'drizzle-orm';
import { guideIdentities, guideOfType } from '#contract/guides.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { linkMail } from '#server/mail/letter.ts';
import { wantsNotice } from '#server/mail/notices.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { readyMail } from '../../mail-texts.ts';
import { analyses } from '../table.ts';
import { isOne, isUnfinished } from './where.ts';

type Needed = Pick<
  Dependencies,
  'database' | 'box' | 'clock' | 'config' | 'jobs' | 'log' | 'mailer'
>;

/** Notes that the one who waited for an analysis has left before it ended. */
export async function noteLeft(
  { database, clock }: Pick<Needed, 'database' | 'clock'>,
  ownerId: string,
  id: string,
): Promise<void> {
  await database.db
    .update(analyses)
    .set({ leftAt: clock() })
    .where(and(isOne(ownerId, id), isUnfinished));
}

/** Notes that somebody waits for an analysis again. */
export async function noteBack(
  { database }: Pick<Needed, 'database'>,
  ownerId: string,
  id: string,
): Promise<void> {
  await database.db
    .update(analyses)
    .set({ leftAt: null })
    .where(and(isOne(ownerId, id), isNotNull(analyses.leftAt)));
}

/** Mails the owner, once, that an analysis is done that nobody waited for. */
export async function tellReady(deps: Needed, ownerId: string, id: string): Promise<void> {
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    const [left] = await tx
      .update(analyses)
      .set({ leftAt: null })
      .where(and(isOne(ownerId, id), eq(analyses.stage, 'done'), isNotNull(analyses.leftAt)))
      .returning({ type: analyses.analysisType });
    if (!left || !(await wantsNotice(tx, ownerId, 'analysis-ready'))) return null;
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
    if (!user) return null;
    const url = `${deps.config.appUrl}${guideIdentities[guideOfType(left.type)].path}`;
    return writeMail(deps, tx, linkMail(user.email, readyMail, url));
  });
  if (mailId !== null) await sendSoon(deps, mailId);
}
