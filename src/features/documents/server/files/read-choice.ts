import { and, eq } from 'drizzle-orm';
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

/** Stores a choice for later files of this kind, replacing an earlier one. */
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
