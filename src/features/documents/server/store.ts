import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { ReadOverrides, Understanding } from '#engine/table/understanding.ts';
import { isFreePlan, plans } from '#features/billing/plans.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { users } from '#server/session/table.ts';
import { documentErrors } from '../contract.ts';
import { readingOf } from './reading-of.ts';
import { type DocumentRow, documentBytes, documents, readChoices } from './table.ts';

const fail = failWith(documentErrors);

/** What a sealed box is bound to: bytes moved to another document or column do not open. */
const contextOf = (ownerId: string, id: string, what: 'original' | 'parquet') =>
  `${ownerId}/${id}/${what}`;

export function createDocumentStore({ database, box }: Pick<Dependencies, 'database' | 'box'>) {
  const { db } = database;
  const listColumns = {
    id: documents.id,
    filename: documents.filename,
    category: documents.category,
    size: documents.size,
    createdAt: documents.createdAt,
    chosenAt: documents.chosenAt,
    summary: documents.summary,
    ready: documents.ready,
    sample: documents.sample,
  };
  const latestFirst = db
    .select(listColumns)
    .from(documents)
    .where(eq(documents.ownerId, sql.placeholder('ownerId')))
    .orderBy(desc(documents.chosenAt), desc(documents.id))
    .prepare('documents_latest_first');

  return {
    list: (ownerId: string) => latestFirst.execute({ ownerId }),

    /** Throws `documents.not_found` for a missing document and for another owner's alike. */
    async get(ownerId: string, id: string): Promise<DocumentRow> {
      const [row] = await db
        .select()
        .from(documents)
        .where(and(eq(documents.ownerId, ownerId), eq(documents.id, id)));
      if (!row) throw fail('documents.not_found');
      return row;
    },

    /** The owner's file chosen last; the sample company's only where there is no other. */
    async latest(ownerId: string, category: DocumentRow['category']): Promise<DocumentRow | null> {
      const [row] = await db
        .select()
        .from(documents)
        .where(and(eq(documents.ownerId, ownerId), eq(documents.category, category)))
        .orderBy(asc(documents.sample), desc(documents.chosenAt), desc(documents.id))
        .limit(1);
      return row ?? null;
    },

    /** The file as it was uploaded. Throws `documents.not_found`. */
    async original(ownerId: string, id: string): Promise<Buffer> {
      const [row] = await db
        .select({ sealed: documentBytes.original })
        .from(documentBytes)
        .where(and(eq(documentBytes.ownerId, ownerId), eq(documentBytes.documentId, id)));
      if (!row) throw fail('documents.not_found');
      return box.open(row.sealed, contextOf(ownerId, id, 'original'));
    },

    /**
     * A document with its table, in one query: a file that is read again meanwhile must not give the
     * columns of one reading and the values of another. Throws `documents.not_found`.
     */
    async table(ownerId: string, id: string): Promise<{ row: DocumentRow; parquet: Buffer }> {
      const [found] = await db
        .select({ row: documents, sealed: documentBytes.parquet })
        .from(documents)
        .innerJoin(
          documentBytes,
          and(
            eq(documentBytes.ownerId, documents.ownerId),
            eq(documentBytes.documentId, documents.id),
          ),
        )
        .where(and(eq(documents.ownerId, ownerId), eq(documents.id, id)));
      if (!found) throw fail('documents.not_found');
      return { row: found.row, parquet: box.open(found.sealed, contextOf(ownerId, id, 'parquet')) };
    },

    /** Whether a stored table, any one, opens with the key this process has; true where none is stored. */
    async keyFits(): Promise<boolean> {
      const [any] = await db
        .select({
          ownerId: documentBytes.ownerId,
          id: documentBytes.documentId,
          sealed: documentBytes.parquet,
        })
        .from(documentBytes)
        .limit(1);
      if (!any) return true;
      try {
        box.open(any.sealed, contextOf(any.ownerId, any.id, 'parquet'));
        return true;
      } catch {
        return false;
      }
    },

    /** Throws `documents.limit` when the owner's plan has no room for one more file. */
    async requireRoom(on: Executor, ownerId: string): Promise<void> {
      const [owner] = await on
        .select({ plan: users.plan })
        .from(users)
        .where(eq(users.id, ownerId));
      if (!owner || !isFreePlan(owner.plan)) return;
      const [held] = await on
        .select({ files: count() })
        .from(documents)
        .where(and(eq(documents.ownerId, ownerId), eq(documents.sample, false)));
      if ((held?.files ?? 0) >= plans.free.maxFiles) throw fail('documents.limit');
    },

    /** Throws `sample.exists` when the owner has the sample company's file already. */
    async requireNoSample(on: Executor, ownerId: string): Promise<void> {
      const [held] = await on
        .select({ files: count() })
        .from(documents)
        .where(and(eq(documents.ownerId, ownerId), eq(documents.sample, true)));
      if ((held?.files ?? 0) > 0) throw fail('sample.exists');
    },

    /** The owner's file with just these bytes in the same category; null where there is none. */
    async same(
      on: Executor,
      {
        ownerId,
        sha256,
        category,
        sample,
      }: Pick<DocumentRow, 'ownerId' | 'sha256' | 'category' | 'sample'>,
    ): Promise<DocumentRow | null> {
      const [row] = await on
        .select()
        .from(documents)
        .where(
          and(
            eq(documents.ownerId, ownerId),
            eq(documents.sha256, sha256),
            eq(documents.category, category),
            eq(documents.sample, sample),
          ),
        );
      return row ?? null;
    },

    /** Makes a file the one its guide uses. Throws `documents.not_found`. */
    async choose(on: Executor, ownerId: string, id: string, at: Date): Promise<DocumentRow> {
      const [row] = await on
        .update(documents)
        .set({ chosenAt: at })
        .where(and(eq(documents.ownerId, ownerId), eq(documents.id, id)))
        .returning();
      if (!row) throw fail('documents.not_found');
      return row;
    },

    /**
     * Stores row and bytes in one transaction, under the owner's lock so that the limit holds. A file that
     * is there already is chosen again and otherwise left as it is.
     */
    async add(
      row: DocumentRow,
      bytes: { original: Buffer; parquet: Buffer },
    ): Promise<{ row: DocumentRow; known: boolean }> {
      const sealed = {
        original: box.seal(bytes.original, contextOf(row.ownerId, row.id, 'original')),
        parquet: box.seal(bytes.parquet, contextOf(row.ownerId, row.id, 'parquet')),
      };
      return inTransaction(db, async (tx) => {
        await lockOwner(tx, row.ownerId);
        const same = row.sample ? null : await this.same(tx, row);
        if (same)
          return { row: await this.choose(tx, row.ownerId, same.id, row.chosenAt), known: true };
        if (row.sample) await this.requireNoSample(tx, row.ownerId);
        else await this.requireRoom(tx, row.ownerId);
        await tx.insert(documents).values(row);
        await tx
          .insert(documentBytes)
          .values({ ownerId: row.ownerId, documentId: row.id, ...sealed });
        return { row, known: false };
      });
    },

    /** Replaces what was understood of a stored file, and remembers the choice for its kind. */
    async replaceReading(
      row: DocumentRow,
      reading: { understanding: Understanding; overrides: ReadOverrides; parquet: Buffer },
    ): Promise<void> {
      const { ownerId, id } = row;
      const { understanding, overrides } = reading;
      const parquet = box.seal(reading.parquet, contextOf(ownerId, id, 'parquet'));
      await inTransaction(db, async (tx) => {
        const updated = await tx
          .update(documents)
          .set({
            understanding,
            overrides,
            summary: understanding.summary,
            ready: understanding.ready,
            reading: readingOf(overrides),
          })
          .where(and(eq(documents.ownerId, ownerId), eq(documents.id, id)))
          .returning({ id: documents.id });
        if (updated.length === 0) throw fail('documents.not_found');
        await tx
          .update(documentBytes)
          .set({ parquet })
          .where(and(eq(documentBytes.ownerId, ownerId), eq(documentBytes.documentId, id)));
        for (const fingerprint of new Set([
          row.understanding.fingerprint,
          understanding.fingerprint,
        ])) {
          await tx
            .insert(readChoices)
            .values({ ownerId, fingerprint, overrides })
            .onConflictDoUpdate({
              target: [readChoices.ownerId, readChoices.fingerprint],
              set: { overrides },
            });
        }
      });
    },

    async rememberedChoice(ownerId: string, fingerprint: string): Promise<ReadOverrides | null> {
      const [row] = await db
        .select({ overrides: readChoices.overrides })
        .from(readChoices)
        .where(and(eq(readChoices.ownerId, ownerId), eq(readChoices.fingerprint, fingerprint)));
      return row?.overrides ?? null;
    },

    /** Deletes row, bytes and table. Throws `documents.not_found`. */
    async remove(on: Executor, ownerId: string, id: string): Promise<DocumentRow> {
      const [gone] = await on
        .delete(documents)
        .where(and(eq(documents.ownerId, ownerId), eq(documents.id, id)))
        .returning();
      if (!gone) throw fail('documents.not_found');
      return gone;
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** Makes whatever counts against the owner's plan happen one at a time. */
export async function lockOwner(tx: Executor, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
}
