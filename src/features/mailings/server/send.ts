import { eq } from 'drizzle-orm';
import { AppError, failWith } from '#contract/errors.ts';
import { daysAfter } from '#contract/retention.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import { addressOfLink, storeReportLink } from '#features/reports/server/links/links.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { type MailingOutcome, mailingErrors } from '../contract.ts';
import { mailingMailTexts } from '../mail-texts.ts';
import { type NewReport, newReports } from './content.ts';
import { type MailedReport, mailingMail } from './letter.ts';
import { findMailing, hasPassword, noteRun, pdfPassword } from './mailings.ts';
import { receiversOf } from './recipients.ts';
import { type MailingRow, mailings } from './table.ts';

/** How long links in mails hold: past the next mailing of a month. */
const LINK_DAYS = 90;
const LINK_LABEL = 'Utskick';
/** A time that cannot be made for so long is given up, and the next is waited for. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

type Owner = typeof users.$inferSelect;

async function ownerOf(tx: Executor, ownerId: string): Promise<Owner | null> {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  return owner ?? null;
}

/** New reports with the links that are made for them within `tx`. Throws `report_links.full`. */
async function withLinks(
  { config }: Pick<Dependencies, 'config'>,
  tx: Executor,
  row: MailingRow,
  { reports, now }: { reports: readonly NewReport[]; now: Date },
): Promise<MailedReport[]> {
  const { ownerId, passwordHash, form } = row;
  if (form === 'pdf') return reports.map((report) => ({ ...report, address: null }));
  const linked: MailedReport[] = [];
  for (const report of reports) {
    const { token } = await storeReportLink(tx, now, {
      ...{ ownerId, analysisId: report.analysisId, passwordHash, label: LINK_LABEL },
      ...{ days: LINK_DAYS, rows: false, answers: false },
    });
    linked.push({ ...report, address: addressOfLink(config.appUrl, token) });
  }
  return linked;
}

const untilOf = ({ form }: MailingRow, now: Date) =>
  form === 'link' ? daysAfter(now, LINK_DAYS) : null;

const pdfOf = (deps: Dependencies, row: MailingRow) =>
  row.form === 'pdf'
    ? { withPdf: true, password: pdfPassword(deps, row) }
    : { withPdf: false, password: null };

/** The row of a job, locked, while its time is still asked for. */
async function askedFor(tx: Executor, ownerId: string, runId: string): Promise<MailingRow | null> {
  const [row] = await tx.select().from(mailings).where(eq(mailings.ownerId, ownerId)).for('update');
  return row?.runId === runId ? row : null;
}

/** Notes a time at which nothing was mailed. Whose Pro has ended gets that by mail, once. */
function noteNothing(
  deps: Dependencies,
  job: { ownerId: string; id: string },
  outcome: Exclude<MailingOutcome, 'sent'>,
): Promise<string[]> {
  return inTransaction(deps.database.db, async (tx) => {
    const row = await askedFor(tx, job.ownerId, job.id);
    if (row === null) return [];
    await noteRun(tx, row, { outcome, now: deps.clock() });
    const owner = await ownerOf(tx, job.ownerId);
    if (outcome !== 'not_pro' || row.outcome === 'not_pro' || owner === null) return [];
    return [await writeMail(deps, tx, noticeMail(owner.email, mailingMailTexts.paused))];
  });
}

/** Writes the mails of a time to the outbox and notes it, in one transaction: all of it or nothing. */
function writeAll(
  deps: Dependencies,
  job: { ownerId: string; id: string },
  { reports, through }: { reports: readonly NewReport[]; through: Date },
): Promise<string[]> {
  const { ownerId } = job;
  return inTransaction(deps.database.db, async (tx) => {
    const row = await askedFor(tx, ownerId, job.id);
    const owner = await ownerOf(tx, ownerId);
    if (row === null || owner === null) return [];
    const now = deps.clock();
    const mailed = await withLinks(deps, tx, row, { reports, now });
    const ids: string[] = [];
    for (const { address, leaveToken } of await receiversOf(deps, tx, ownerId)) {
      const mail = mailingMail({
        ...{ to: address, company: owner.companyName || owner.name, reports: mailed },
        ...{ sentAt: row.sentAt, until: untilOf(row, now), hasPassword: hasPassword(row) },
        leave: {
          atOnce: `${deps.config.appUrl}/api/mailing-reader/leave/${leaveToken}`,
          page: `${deps.config.appUrl}/utskick-svar?sluta=${leaveToken}`,
        },
      });
      ids.push(await writeMail(deps, tx, mail));
    }
    await noteRun(tx, row, { outcome: 'sent', now, sentThrough: through });
    return ids;
  });
}

/** Makes what is mailed at one time; gives the ids of its mails. */
async function makeRun(
  deps: Dependencies,
  job: { ownerId: string; id: string },
  row: MailingRow,
): Promise<string[]> {
  const { db } = deps.database;
  const { ownerId, sentThrough: since } = row;
  if (!(await entitledTo(db, ownerId)).reportMailings) return noteNothing(deps, job, 'not_pro');
  if ((await receiversOf(deps, db, ownerId)).length === 0)
    return noteNothing(deps, job, 'no_recipients');
  const found = await newReports(deps, { ownerId, since, ...pdfOf(deps, row) });
  const { reports, through } = found;
  if (reports.length === 0 || through === null) return noteNothing(deps, job, 'nothing_new');
  try {
    return await writeAll(deps, job, { reports, through });
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'report_links.full';
    if (!isFull) throw error;
    return noteNothing(deps, job, 'links_full');
  }
}

/**
 * Mails what is new at one time of a mailing, once: its name is given up in the transaction that
 * writes the mails, so a process that dies before it leaves all to be made again, and one that dies
 * after it leaves the mails in the outbox. Throws where a later attempt may succeed.
 */
export async function runMailingJob(
  deps: Dependencies,
  job: { ownerId: string; id: string },
): Promise<void> {
  const row = await findMailing(deps.database.db, job.ownerId);
  if (row?.runId !== job.id) return;
  let ids: string[];
  try {
    ids = await makeRun(deps, job, row);
  } catch (error) {
    if (deps.clock().getTime() - row.nextAt.getTime() < GIVE_UP_AFTER_MS) throw error;
    deps.log.error({ err: error, mailing: job.id }, 'a mailing was given up');
    ids = await noteNothing(deps, job, 'failed');
  }
  for (const id of ids) await sendSoon(deps, id);
}

/**
 * Mails the newest reports to the owner's own address, as recipients would get them. Throws
 * `mailings.not_found`, `mailings.nothing` and `report_links.full`.
 */
export async function sendPreview(deps: Dependencies, ownerId: string): Promise<string> {
  const fail = failWith(mailingErrors);
  const { db } = deps.database;
  const row = await findMailing(db, ownerId);
  if (row === null) throw fail('mailings.not_found');
  const { reports } = await newReports(deps, { ownerId, since: null, ...pdfOf(deps, row) });
  const owner = await ownerOf(db, ownerId);
  if (reports.length === 0 || owner === null) throw fail('mailings.nothing');
  const now = deps.clock();
  const id = await inTransaction(db, async (tx) => {
    const mail = mailingMail({
      ...{ to: owner.email, company: owner.companyName || owner.name, sentAt: null, leave: null },
      reports: await withLinks(deps, tx, row, { reports, now }),
      ...{ until: untilOf(row, now), hasPassword: hasPassword(row) },
    });
    return writeMail(deps, tx, mail);
  });
  await sendSoon(deps, id);
  return owner.email;
}
