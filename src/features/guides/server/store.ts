import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gte, lt, ne, notInArray } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { isFreePlan, plans } from '#features/billing/plans.ts';
import { lockOwner } from '#features/documents/server/store.ts';
import { type Database, type Executor, inTransaction } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';
import { analysisErrors, type Progress } from '../contract.ts';
import type { AnalysisType } from '../guides.ts';
import type { Guide, Preparation } from './guide.ts';
import { startOfSwedishMonth } from './month.ts';
import { type AnalysisRow, analyses } from './table.ts';

const fail = failWith(analysisErrors);

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

    async newest(ownerId: string, type: AnalysisType): Promise<AnalysisRow | null> {
      const [row] = await db
        .select()
        .from(analyses)
        .where(
          and(
            eq(analyses.ownerId, ownerId),
            eq(analyses.analysisType, type),
            eq(analyses.stage, 'done'),
          ),
        )
        .orderBy(desc(analyses.createdAt), desc(analyses.id))
        .limit(1);
      return row ?? null;
    },

    /** The finished analysis of the same guide and company that was made last before `later`. */
    async before(later: AnalysisRow): Promise<AnalysisRow | null> {
      const [row] = await db
        .select()
        .from(analyses)
        .where(
          and(
            eq(analyses.ownerId, later.ownerId),
            eq(analyses.analysisType, later.analysisType),
            eq(analyses.stage, 'done'),
            eq(analyses.sample, later.sample),
            lt(analyses.createdAt, later.createdAt),
          ),
        )
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
          document: analyses.document,
        })
        .from(analyses)
        .where(and(eq(analyses.ownerId, ownerId), eq(analyses.stage, 'done')))
        .orderBy(desc(analyses.createdAt), desc(analyses.id));
    },

    async running(ownerId: string, type: AnalysisType): Promise<AnalysisRow | null> {
      const [row] = await db
        .select()
        .from(analyses)
        .where(
          and(
            eq(analyses.ownerId, ownerId),
            eq(analyses.analysisType, type),
            notInArray(analyses.stage, [...ENDED]),
          ),
        )
        .orderBy(desc(analyses.createdAt))
        .limit(1);
      return row ?? null;
    },

    /**
     * Begins an analysis under the owner's lock: one at a time, and on the free plan one a Swedish
     * calendar month, whichever guide it is of. A failed one does not count. Throws `analysis.running`,
     * `analysis.limit`.
     */
    async begin(
      ownerId: string,
      guide: Pick<Guide, 'type' | 'version'>,
      { document, answers, basis, sample }: Preparation,
      now: Date,
    ): Promise<AnalysisRow> {
      return inTransaction(db, async (tx) => {
        await lockOwner(tx, ownerId);
        const mine = and(eq(analyses.ownerId, ownerId), eq(analyses.sample, false));
        const [unfinished] = await tx
          .select({ n: count() })
          .from(analyses)
          .where(and(mine, notInArray(analyses.stage, [...ENDED])));
        if ((unfinished?.n ?? 0) > 0) throw fail('analysis.running');
        const [owner] = await tx
          .select({ plan: users.plan })
          .from(users)
          .where(eq(users.id, ownerId));
        if (owner && isFreePlan(owner.plan) && !sample) {
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
          if ((used?.n ?? 0) >= plans.free.analysesPerMonth) throw fail('analysis.limit');
        }
        const [row] = await tx
          .insert(analyses)
          .values({
            ownerId,
            id: randomUUID(),
            analysisType: guide.type,
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

    async finish(ownerId: string, id: string, result: ResultBasis, now: Date): Promise<void> {
      await db
        .update(analyses)
        .set({ stage: 'done', percent: 100, progressText: 'Klar', result, finishedAt: now })
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
      const definition = analysisErrors['analysis.failed'];
      await db
        .update(analyses)
        .set({
          stage: 'failed',
          progressText: definition.text,
          errorCode: 'analysis.failed',
          errorText: definition.text,
          finishedAt: now,
        })
        .where(and(notInArray(analyses.stage, [...ENDED]), lt(analyses.createdAt, before)));
    },
  };
}

export type AnalysisStore = ReturnType<typeof createAnalysisStore>;
