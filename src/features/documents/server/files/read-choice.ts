import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { stored } from '#contract/limits.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Executor } from '#server/db/database.ts';
import { readChoices } from '../table.ts';

/** The owner's remembered choice for files of this kind; null without one. */
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

/** Stores a choice for later files of this kind, replacing an earlier one; past how many there may be, the oldest goes. */
export async function rememberChoice(
  db: Executor,
  ownerId: string,
  fingerprint: string,
  overrides: ReadOverrides,
): Promise<void> {
  await db
    .insert(readChoices)
    .values({ ownerId, fingerprint, overrides, at: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [readChoices.ownerId, readChoices.fingerprint],
      set: { overrides, at: sql`clock_timestamp()` },
    });
  const oldest = db
    .select({ fingerprint: readChoices.fingerprint })
    .from(readChoices)
    .where(eq(readChoices.ownerId, ownerId))
    .orderBy(desc(readChoices.at))
    .offset(stored.readChoices);
  await db
    .delete(readChoices)
    .where(and(eq(readChoices.ownerId, ownerId), inArray(readChoices.fingerprint, oldest)));
}
