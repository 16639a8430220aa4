import { randomUUID } from 'node:crypto';
import { and, count, eq, gte, ne } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { guideIdentities } from '#contract/guides.ts';
import { stored } from '#contract/limits.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import { lockOwner } from '#features/documents/server/files/lock-owner.ts';
import type { Config } from '#server/config.ts';
import { type Database, type Executor, inTransaction } from '#server/db/database.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import { analysisErrors, limitSentences } from '../../contract.ts';
import type { Guide, Preparation } from '../guide.ts';
import { firstDayOfNextMonth, startOfSwedishMonth } from '../month.ts';
import { type AnalysisRow, analyses } from '../table.ts';
import { analysisOfRequest } from './by-request.ts';
import { isUnfinished } from './where.ts';

const fail = failWith(analysisErrors);

const ownNotSample = (ownerId: string) =>
  and(eq(analyses.ownerId, ownerId), eq(analyses.sample, false));

async function requireNoneRunning(tx: Executor, ownerId: string): Promise<void> {
  const [unfinished] = await tx
    .select({ n: count() })
    .from(analyses)
    .where(and(ownNotSample(ownerId), isUnfinished));
  if ((unfinished?.n ?? 0) > 0) throw fail('analysis.running');
}

/** However many the plan allows, there is an end to what is stored. */
async function requireRoom(tx: Executor, ownerId: string, sample: boolean): Promise<void> {
  const held = await tx
    .select({ n: count() })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.sample, sample)));
  const n = held[0]?.n ?? 0;
  if (sample && n >= stored.sampleAnalyses) throw fail('analysis.sample_full');
  if (n >= stored.analyses) throw fail('analysis.full');
}

/** Analyses begun in the Swedish month of `now`, as plans count them. */
export async function countThisMonth(tx: Executor, ownerId: string, now: Date): Promise<number> {
  const [used] = await tx
    .select({ n: count() })
    .from(analyses)
    .where(
      and(
        ownNotSample(ownerId),
        ne(analyses.stage, 'failed'),
        gte(analyses.createdAt, startOfSwedishMonth(now)),
      ),
    );
  return used?.n ?? 0;
}

/** Throws `analysis.limit` when the plan's analyses of the month are used, `analysis.fair_use` on Pro. */
async function requireOneLeft(
  tx: Executor,
  ownerId: string,
  now: Date,
  fairUse: number,
): Promise<void> {
  const { analysesPerMonth } = await entitledTo(tx, ownerId);
  const max = analysesPerMonth ?? fairUse;
  const used = await countThisMonth(tx, ownerId, now);
  if (used < max) return;
  const limit = { used, max, renews: firstDayOfNextMonth(now) };
  const code = analysesPerMonth === null ? 'analysis.fair_use' : 'analysis.limit';
  throw fail(code, { text: limitSentences[code](limit), limit });
}

/**
 * Starts an analysis under the owner's lock, and queues its job in the same transaction: one at a
 * time, and in a Swedish calendar month as many over all guides as the plan gives; failed ones do
 * not count. Asked for again with the same key, it is the one begun before. Throws
 * `analysis.running`, `analysis.limit`, `analysis.fair_use`, `analysis.full`, `analysis.sample_full`.
 */
export async function beginAnalysis(
  deps: {
    config: Pick<Config, 'fairUseAnalyses'>;
    database: { db: Database };
    jobs: Pick<JobQueue, 'add'>;
  },
  ownerId: string,
  guide: Pick<Guide, 'id' | 'version'>,
  { document, answers, basis, sample }: Preparation,
  now: Date,
  requestKey: string | null = null,
): Promise<AnalysisRow> {
  const { config, database, jobs } = deps;
  return inTransaction(database.db, async (tx, client) => {
    await lockOwner(tx, ownerId);
    const known = await analysisOfRequest(tx, ownerId, guide.id, requestKey);
    if (known) return known;
    await requireNoneRunning(tx, ownerId);
    if (!sample) await requireOneLeft(tx, ownerId, now, config.fairUseAnalyses);
    await requireRoom(tx, ownerId, sample);
    const [row] = await tx
      .insert(analyses)
      .values({
        ownerId,
        id: randomUUID(),
        analysisType: guideIdentities[guide.id].analysisType,
        documentId: document?.id ?? null,
        document: document?.filename ?? null,
        documentSha256: document?.sha256 ?? null,
        overrides: document?.overrides ?? null,
        reading: document?.reading ?? null,
        answers,
        basis,
        engineVersion: guide.version,
        sample,
        createdAt: now,
        progressText: 'Står i kö',
        requestKey,
      })
      .returning();
    if (!row) throw new Error('The new analysis was not returned');
    await jobs.add('analysis', { ownerId, id: row.id }, client);
    return row;
  });
}
