import { and, eq } from 'drizzle-orm';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Executor } from '#server/db/database.ts';
import { readChoices } from '../table.ts';

/** What the owner chose for files of this kind; null where nothing was. */
export async function rememberedChoice(
  db: Executor,
  ownerId: string,
  fingerprint: string,
): Promise<ReadOverrides | null> {
  const [row] = await db
    .select({ overrides: readChoices.overrides })
    .from(readChoices)
    .where(and(eq(readChoices.ownerId, ownerId), eq(readChoices.fingerprint, fingerprint)));
  return row?.overrides ?? null;
}

/** Keeps a choice for the next file of this kind, in place of an earlier one. */
export async function rememberChoice(
  db: Executor,
  ownerId: string,
  fingerprint: string,
  overrides: ReadOverrides,
): Promise<void> {
  await db
    .insert(readChoices)
    .values({ ownerId, fingerprint, overrides })
    .onConflictDoUpdate({
      target: [readChoices.ownerId, readChoices.fingerprint],
      set: { overrides },
    });
}
