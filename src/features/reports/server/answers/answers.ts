import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { guideOfType } from '#contract/guides.ts';
import { stored } from '#contract/limits.ts';
import type { BodyOutput } from '#contract/route.ts';
import { lockOwner } from '#features/documents/server/files/lock-owner.ts';
import { type ReportAnswer, reportAnswerErrors } from '#features/guides/report-answers-contract.ts';
import { analyses } from '#features/guides/server/table.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { idOfRequest } from '#server/http/request-key.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { type Statement, type sharedContract, sharedErrors } from '../../shared-contract.ts';
import { type ReportLinkRow, reportAnswers, reportLinks } from '../table.ts';
import { answerMail } from './mail.ts';

const fail = failWith(sharedErrors);

/** Whose answers: all to the report of an analysis, or those that came through one link. */
interface Wanted {
  ownerId: string;
  analysisId: string;
  linkId: string | null;
}

/** The answers to a report, newest first. */
export async function listAnswers(
  db: Executor,
  { ownerId, analysisId, linkId }: Wanted,
): Promise<ReportAnswer[]> {
  const { id, statement, title, kind, text, name, createdAt } = reportAnswers;
  const found = await db
    .select({ id, statement, title, kind, text, name, createdAt })
    .from(reportAnswers)
    .where(
      and(
        eq(reportAnswers.ownerId, ownerId),
        eq(reportAnswers.analysisId, analysisId),
        linkId === null ? undefined : eq(reportAnswers.linkId, linkId),
      ),
    )
    .orderBy(desc(createdAt), title, id);
  return found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Deletes an answer. Throws `report_answers.not_found` for a missing and another's alike. */
export async function removeAnswer(db: Executor, ownerId: string, id: string): Promise<void> {
  const gone = await db
    .delete(reportAnswers)
    .where(and(eq(reportAnswers.ownerId, ownerId), eq(reportAnswers.id, id)))
    .returning({ id: reportAnswers.id });
  if (gone.length === 0) throw failWith(reportAnswerErrors)('report_answers.not_found');
}

type Sent = BodyOutput<typeof sharedContract.answer>;
type NewAnswer = typeof reportAnswers.$inferInsert;

/** What was sent as rows. Throws `shared.changed` where the report states something of it no longer. */
function rowsOf(
  { ownerId, id: linkId, analysisId }: ReportLinkRow,
  { name, answers }: Pick<Sent, 'name' | 'answers'>,
  { statements, key, now }: { statements: readonly Statement[]; key: string | null; now: Date },
): NewAnswer[] {
  const titles = new Map(statements.map(({ id, title }) => [id, title]));
  return answers.map((answer, place) => {
    const { statement, kind } = answer;
    const title = titles.get(statement);
    if (title === undefined) throw fail('shared.changed');
    // Sent again with the same key, each is the same row.
    const id = key === null ? randomUUID() : idOfRequest(key, { linkId, name, answer, place });
    const text = answer.kind === 'approved' ? '' : answer.text;
    return {
      ...{ ownerId, id, analysisId, linkId, statement, title, kind, text, name },
      createdAt: now,
    };
  });
}

/** Throws where the link has been revoked meanwhile, or the report has all the answers it may have. */
async function checkRoom(tx: Executor, link: ReportLinkRow, more: number): Promise<void> {
  const { ownerId, id, analysisId } = link;
  const [holds] = await tx
    .select({ id: reportLinks.id })
    .from(reportLinks)
    .where(and(eq(reportLinks.ownerId, ownerId), eq(reportLinks.id, id)));
  if (!holds) throw fail('shared.gone');
  const [held] = await tx
    .select({ answers: count() })
    .from(reportAnswers)
    .where(and(eq(reportAnswers.ownerId, ownerId), eq(reportAnswers.analysisId, analysisId)));
  if ((held?.answers ?? 0) + more > stored.reportAnswers) throw fail('shared.answers_full');
}

type Needed = Pick<
  Dependencies,
  'database' | 'box' | 'clock' | 'config' | 'jobs' | 'log' | 'mailer'
>;

/**
 * Stores what was answered through a link and mails its owner, both or neither; sent again with the
 * same key, once. Throws `shared.changed`, `shared.gone`, `shared.answers_full`.
 */
export async function storeAnswers(
  deps: Needed,
  link: ReportLinkRow,
  sent: Pick<Sent, 'name' | 'answers'> & { statements: readonly Statement[]; key: string | null },
): Promise<void> {
  const rows = rowsOf(link, sent, { ...sent, now: deps.clock() });
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    // Calls at once are counted one by one.
    await lockOwner(tx, link.ownerId);
    await checkRoom(tx, link, rows.length);
    const added = await tx
      .insert(reportAnswers)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: reportAnswers.id });
    if (added.length === 0) return null;
    const [about] = await tx
      .select({ email: users.email, type: analyses.analysisType, madeAt: analyses.createdAt })
      .from(analyses)
      .innerJoin(users, eq(users.id, analyses.ownerId))
      .where(and(eq(analyses.ownerId, link.ownerId), eq(analyses.id, link.analysisId)));
    if (!about) throw fail('shared.gone');
    return writeMail(
      deps,
      tx,
      answerMail({
        ...{ to: about.email, appUrl: deps.config.appUrl, analysisId: link.analysisId },
        ...{ guide: guideOfType(about.type), madeAt: about.madeAt, answers: rows },
      }),
    );
  });
  if (mailId !== null) await sendSoon(deps, mailId);
}
