import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { Box } from './box.ts';
import type { SealedColumn } from './reseal.ts';
import { keyChecks } from './table.ts';

const NAME = 'data';

/** Where the noted key is. */
export const sealedKeyCheck: SealedColumn = {
  table: 'key_checks',
  column: 'sealed',
  key: [['name', 'text']],
  context: ([name = '']) => `key/${name}`,
};

/**
 * Whether this process's key is the one that the database was first started with; null where no
 * start has noted one.
 */
export async function isNotedKey(db: Executor, box: Box): Promise<boolean | null> {
  const [noted] = await db.select().from(keyChecks).where(eq(keyChecks.name, NAME));
  if (!noted) return null;
  try {
    box.open(noted.sealed, `key/${NAME}`);
    return true;
  } catch {
    return false;
  }
}

/** Notes this process's key as the database's; the first of several that start at once wins. */
export async function noteKey(db: Executor, box: Box): Promise<void> {
  const sealed = box.seal(Buffer.from(NAME), `key/${NAME}`);
  await db.insert(keyChecks).values({ name: NAME, sealed }).onConflictDoNothing();
}
