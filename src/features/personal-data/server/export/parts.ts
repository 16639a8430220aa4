import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { exportParts } from '../table.ts';

/** Large enough that a part costs little beside its bytes, small enough to be held in memory. */
const PART_BYTES = 2_000_000;

/** One try to make the copy of an account. */
export interface Attempt {
  ownerId: string;
  exportId: string;
  attemptId: string;
}

export const newAttempt = (ownerId: string, exportId: string): Attempt => ({
  ownerId,
  exportId,
  attemptId: randomUUID(),
});

const contextOf = (ownerId: string, exportId: string, attemptId: string, part: string) =>
  `export/${ownerId}/${exportId}/${attemptId}/${part}`;

/** Where these are stored sealed. */
export const sealedExports: SealedColumn = {
  table: 'export_parts',
  column: 'sealed',
  key: [
    ['owner_id', 'uuid'],
    ['export_id', 'uuid'],
    ['attempt_id', 'uuid'],
    ['part', 'integer'],
  ],
  context: ([ownerId = '', exportId = '', attemptId = '', part = '']) =>
    contextOf(ownerId, exportId, attemptId, part),
};

const isPartOf = ({ ownerId, exportId, attemptId }: Attempt) =>
  and(
    eq(exportParts.ownerId, ownerId),
    eq(exportParts.exportId, exportId),
    eq(exportParts.attemptId, attemptId),
  );

type ForParts = Pick<Dependencies, 'box' | 'database'>;

/** Stores what comes in sealed parts as it comes; one at a time, so that the source waits for the database. */
export async function storeParts(
  { box, database }: ForParts,
  attempt: Attempt,
  chunks: AsyncIterable<Buffer>,
): Promise<{ size: number; parts: number }> {
  let [size, parts] = [0, 0];
  let waiting: Buffer[] = [];
  let bytes = 0;
  const store = async () => {
    const context = contextOf(attempt.ownerId, attempt.exportId, attempt.attemptId, String(parts));
    const sealed = box.seal(Buffer.concat(waiting), context);
    await database.db.insert(exportParts).values({ ...attempt, part: parts, sealed });
    [size, parts, waiting, bytes] = [size + bytes, parts + 1, [], 0];
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await store();
  }
  if (bytes > 0) await store();
  return { size, parts };
}

async function readPart({ box, database }: ForParts, attempt: Attempt, part: number) {
  const [row] = await database.db
    .select({ sealed: exportParts.sealed })
    .from(exportParts)
    .where(and(isPartOf(attempt), eq(exportParts.part, part)));
  const { ownerId, exportId, attemptId } = attempt;
  return row ? box.open(row.sealed, contextOf(ownerId, exportId, attemptId, String(part))) : null;
}

/**
 * The stored bytes in order, a part at a time; null where a new copy has taken the place of this one. Throws where a part
 * is gone after that: a copy is whole or none.
 */
export async function readParts(
  deps: ForParts,
  attempt: Attempt,
  parts: number,
): Promise<AsyncIterable<Buffer> | null> {
  const first = await readPart(deps, attempt, 0);
  return first && followedBy(deps, attempt, first, parts);
}

async function* followedBy(deps: ForParts, attempt: Attempt, first: Buffer, parts: number) {
  yield first;
  for (let part = 1; part < parts; part++) {
    const bytes = await readPart(deps, attempt, part);
    if (bytes === null) throw new Error(`Part ${part} of the export is gone`);
    yield bytes;
  }
}
