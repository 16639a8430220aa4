import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gte, lt, ne, notInArray } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { SalesAnswers } from '#engine/metrics/sales/figures.ts';
import type { SalesResult } from '#engine/text/sales-result.ts';
import { users } from '#features/account/server/table.ts';
import { isFreePlan, plans } from '#features/billing/plans.ts';
import { lockOwner } from '#features/documents/server/store.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import { type Database, type Executor, inTransaction } from '#server/db/database.ts';
import { type Progress, salesErrors } from '../contract.ts';
import { startOfSwedishMonth } from './month.ts';
import { type AnalysisRow, analyses } from './table.ts';

const fail = failWith(salesErrors);

export const ANALYSIS_TYPE = 'försäljning';
const ENDED = ['done', 'failed'] as const;

/** Cuts the tie to a deleted file; the analysis itself is kept as it was. */
export async function forgetDocument(on: Executor, ownerId: string, id: string): Promise<void> {
  await on
    .update(analyses)
    .set({ documentId: null })
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.documentId, id)));
}

export function createAnalysisStore(db: Database) {
  const one = (ownerId: string, id: string) =>
    and(eq(analyses.ownerId, ownerId), eq(analyses.id, id));

  return {
    async get(ownerId: string, id: string): Promise<AnalysisRow | null> {
      const [row] = await db.select().from(analyses).where(one(ownerId, id));
      return row ?? null;
    },

    async newest(ownerId: string): Promise<AnalysisRow | null> {
      const [row] = await db
        .select()
        .from(analyses)
        .where(and(eq(analyses.ownerId, ownerId), eq(analyses.stage, 'done')))
        .orderBy(desc(analyses.createdAt), desc(analyses.id))
        .limit(1);
      return row ?? null;
    },

    async list(ownerId: string) {
      return db
        .select({
          id: analyses.id,
          analysisType: analyses.analysisType,
          createdAt: analyses.createdAt,
          sample: analyses.sample,
        })
        .from(analyses)
        .where(and(eq(analyses.ownerId, ownerId), eq(analyses.stage, 'done')))
        .orderBy(desc(analyses.createdAt), desc(analyses.id));
    },

    async running(ownerId: string): Promise<AnalysisRow | null> {
      const [row] = await db
        .select()
        .from(analyses)
        .where(and(eq(analyses.ownerId, ownerId), notInArray(analyses.stage, [...ENDED])))
        .orderBy(desc(analyses.createdAt))
        .limit(1);
      return row ?? null;
    },

    /**
     * Begins an analysis under the owner's lock: one at a time, and on the free plan one a Swedish
     * calendar month. A failed one does not count. Throws `sales.running`, `sales.limit`.
     */
    async begin(document: DocumentRow, answers: SalesAnswers, now: Date): Promise<AnalysisRow> {
      const { ownerId } = document;
      return inTransaction(db, async (tx) => {
        await lockOwner(tx, ownerId);
        const mine = and(eq(analyses.ownerId, ownerId), eq(analyses.sample, false));
        const [unfinished] = await tx
          .select({ n: count() })
          .from(analyses)
          .where(and(mine, notInArray(analyses.stage, [...ENDED])));
        if ((unfinished?.n ?? 0) > 0) throw fail('sales.running');
        const [owner] = await tx
          .select({ plan: users.plan })
          .from(users)
          .where(eq(users.id, ownerId));
        if (owner && isFreePlan(owner.plan) && !document.sample) {
          const [used] = await tx
            .select({ n: count() })
            .from(analyses)
            .where(
              and(
                mine,
                ne(analyses.stage, 'failed'),
                gte(analyses.createdAt, startOfSwedishMonth(now)),
              ),
            );
          if ((used?.n ?? 0) >= plans.free.analysesPerMonth) throw fail('sales.limit');
        }
        const [row] = await tx
          .insert(analyses)
          .values({
            ownerId,
            id: randomUUID(),
            analysisType: ANALYSIS_TYPE,
            documentId: document.id,
            documentSha256: document.sha256,
            answers,
            sample: document.sample,
            createdAt: now,
            progressText: 'Står i kö',
          })
          .returning();
        if (!row) throw new Error('The new analysis was not returned');
        return row;
      });
    },

    async progress(ownerId: string, id: string, progress: Progress): Promise<void> {
      await db
        .update(analyses)
        .set({ stage: progress.stage, percent: progress.percent, progressText: progress.text })
        .where(and(one(ownerId, id), notInArray(analyses.stage, [...ENDED])));
    },

    async finish(
      ownerId: string,
      id: string,
      made: { result: SalesResult; reading: string },
      now: Date,
    ): Promise<void> {
      await db
        .update(analyses)
        .set({ stage: 'done', percent: 100, progressText: 'Klar', ...made, finishedAt: now })
        .where(one(ownerId, id));
    },

    async giveUp(
      ownerId: string,
      id: string,
      error: { code: string; text: string },
      now: Date,
    ): Promise<void> {
      await db
        .update(analyses)
        .set({
          stage: 'failed',
          progressText: error.text,
          errorCode: error.code,
          errorText: error.text,
          finishedAt: now,
        })
        .where(and(one(ownerId, id), notInArray(analyses.stage, [...ENDED])));
    },

    /** Analyses that were begun and not ended: their jobs are added again at start. */
    async unfinished() {
      return db
        .select({ ownerId: analyses.ownerId, id: analyses.id })
        .from(analyses)
        .where(notInArray(analyses.stage, [...ENDED]));
    },

    /** Ends what no worker managed in `before`: a job that kills its worker must not wait for ever. */
    async giveUpOlderThan(before: Date, now: Date): Promise<void> {
      const definition = salesErrors['sales.failed'];
      await db
        .update(analyses)
        .set({
          stage: 'failed',
          progressText: definition.text,
          errorCode: 'sales.failed',
          errorText: definition.text,
          finishedAt: now,
        })
        .where(and(notInArray(analyses.stage, [...ENDED]), lt(analyses.createdAt, before)));
    },
  };
}

export type AnalysisStore = ReturnType<typeof createAnalysisStore>;
