import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ChangedLetterhead } from '../contract.ts';
import { type Letterhead, noLetterhead } from '../letterhead.ts';
import { letterheads } from './table.ts';
import { safeLogo } from './tasks.ts';

/** A company's letterhead; an empty one where it has none. */
export async function letterheadOf(db: Database, ownerId: string): Promise<Letterhead> {
  const { logo, accent, footer, preparedBy } = letterheads;
  const [row] = await db
    .select({ logo, accent, footer, preparedBy })
    .from(letterheads)
    .where(eq(letterheads.ownerId, ownerId));
  return row ?? noLetterhead;
}

/** What was sent, with its pictures made safe in a child process. Throws `letterhead.logo`. */
export async function madeSafe(
  {
    database,
    computer,
    computeQueue,
  }: Pick<Dependencies, 'database' | 'computer' | 'computeQueue'>,
  ownerId: string,
  { logo, ...rest }: ChangedLetterhead,
): Promise<Letterhead> {
  if (logo === null) return { ...rest, logo };
  if (logo === 'same') return { ...rest, logo: (await letterheadOf(database.db, ownerId)).logo };
  return { ...rest, logo: await computeQueue(ownerId, () => computer.run(safeLogo, logo)) };
}

export async function storeLetterhead(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  ownerId: string,
  letterhead: Letterhead,
): Promise<void> {
  const row = { ...letterhead, changedAt: clock() };
  await database.db
    .insert(letterheads)
    .values({ ownerId, ...row })
    .onConflictDoUpdate({ target: letterheads.ownerId, set: row });
}
