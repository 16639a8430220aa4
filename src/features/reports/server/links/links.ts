import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import { pageAddresses } from '#contract/pages.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import type { BodyOutput } from '#contract/route.ts';
import { lockOwner } from '#features/documents/server/files/lock-owner.ts';
import {
  type ReportLink,
  reportLinkErrors,
  type reportLinksContract,
} from '#features/guides/report-links-contract.ts';
import { analyses } from '#features/guides/server/table.ts';
import { type Database, type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { hashToken, newOwnedSecret, ownerOfSecret } from '#server/session/tokens.ts';
import { type ReportLinkRow, reportLinks } from '../table.ts';

const fail = failWith(reportLinkErrors);

type NewLink = BodyOutput<typeof reportLinksContract.make>;

const isOne = (ownerId: string, id: string) =>
  and(eq(reportLinks.ownerId, ownerId), eq(reportLinks.id, id));

/** All links of a company, newest first, also those that have ended and are kept a while. */
export async function listLinks(db: Database, ownerId: string): Promise<ReportLink[]> {
  const found = await db
    .select({
      link: reportLinks,
      analysisType: analyses.analysisType,
      madeAt: analyses.createdAt,
    })
    .from(reportLinks)
    .innerJoin(
      analyses,
      and(eq(analyses.ownerId, reportLinks.ownerId), eq(analyses.id, reportLinks.analysisId)),
    )
    .where(eq(reportLinks.ownerId, ownerId))
    .orderBy(desc(reportLinks.createdAt), desc(reportLinks.id));
  return found.map(({ link, analysisType, madeAt }) => {
    const { id, analysisId, label, rows, answers, views } = link;
    return {
      ...{ id, analysisId, analysisType, label, rows, answers, views },
      madeAt: madeAt.toISOString(),
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      locked: link.passwordHash !== null,
      lastViewedAt: link.lastViewedAt?.toISOString() ?? null,
    };
  });
}

/** A link to store: its password as it is hashed. */
interface StoredLink extends Omit<NewLink, 'password'> {
  ownerId: string;
  analysisId: string;
  passwordHash: string | null;
}

/**
 * Stores a link to an analysis of the owner's within `tx`: 256 random bits, of which only the hash is
 * kept. Throws `report_links.full`.
 */
export async function storeReportLink(
  tx: Executor,
  now: Date,
  { ownerId, days, ...link }: StoredLink,
): Promise<{ id: string; token: string }> {
  const token = newOwnedSecret(ownerId);
  const id = randomUUID();
  // Calls at once are counted one by one.
  await lockOwner(tx, ownerId);
  const [held] = await tx
    .select({ links: count() })
    .from(reportLinks)
    .where(and(eq(reportLinks.ownerId, ownerId), gt(reportLinks.expiresAt, now)));
  if ((held?.links ?? 0) >= stored.reportLinks) throw fail('report_links.full');
  await tx.insert(reportLinks).values({
    ...{ ...link, ownerId, id },
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: daysAfter(now, days),
  });
  return { id, token };
}

/** The address that a link's token opens. After #, which no browser sends: it reaches no log and no other site. */
export const addressOfLink = (appUrl: string, token: string): string =>
  new URL(`${pageAddresses.shared.paths[0]}#${token}`, appUrl).href;

/** Makes a link as its owner asks for it. Throws `report_links.full`. */
export async function makeReportLink(
  { database, passwords, clock }: Pick<Dependencies, 'database' | 'passwords' | 'clock'>,
  ownerId: string,
  analysisId: string,
  { password, ...link }: NewLink,
): Promise<{ id: string; token: string }> {
  const passwordHash = password === null ? null : await passwords.hash(password);
  return inTransaction(database.db, (tx) =>
    storeReportLink(tx, clock(), { ...link, ownerId, analysisId, passwordHash }),
  );
}

/** Deletes a link. Throws `report_links.not_found` for a missing and another's alike. */
export async function revokeLink(db: Database, ownerId: string, id: string): Promise<void> {
  const gone = await db
    .delete(reportLinks)
    .where(isOne(ownerId, id))
    .returning({ id: reportLinks.id });
  if (gone.length === 0) throw fail('report_links.not_found');
}

/** The link of a token, while it holds; null for one that is unknown, revoked or too old. */
export async function findReportLink(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  token: string,
): Promise<ReportLinkRow | null> {
  const ownerId = ownerOfSecret(token);
  if (ownerId === null) return null;
  const [row] = await database.db
    .select()
    .from(reportLinks)
    .where(
      and(
        eq(reportLinks.ownerId, ownerId),
        eq(reportLinks.tokenHash, hashToken(token)),
        gt(reportLinks.expiresAt, clock()),
      ),
    );
  return row ?? null;
}

/** Counts that a link was opened. False where it has been revoked meanwhile. */
export async function countView(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { ownerId, id }: ReportLinkRow,
): Promise<boolean> {
  const counted = await database.db
    .update(reportLinks)
    .set({ views: sql`${reportLinks.views} + 1`, lastViewedAt: clock() })
    .where(isOne(ownerId, id))
    .returning({ id: reportLinks.id });
  return counted.length > 0;
}

/** Deletes links that ended so long ago that their owner is no longer shown them. */
export async function sweepReportLinks({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const longAgo = daysAfter(clock(), -keptFor.endedLinkDays);
  await database.db.delete(reportLinks).where(lt(reportLinks.expiresAt, longAgo));
}
