import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { Box } from './box.ts';
import { keyChecks } from './table.ts';

/**
 * A key for hashes that outlive what they are of, made once and stored sealed: hashes still match when the key that
 * seals is changed.
 */
export async function hashKey(db: Executor, box: Box, name: string): Promise<Buffer> {
  const context = `key/${name}`;
  const read = async () => {
    const [row] = await db.select().from(keyChecks).where(eq(keyChecks.name, name));
    return row ? box.open(row.sealed, context) : null;
  };
  const there = await read();
  if (there !== null) return there;
  const sealed = box.seal(randomBytes(32), context);
  await db.insert(keyChecks).values({ name, sealed }).onConflictDoNothing();
  const made = await read();
  if (made === null) throw new Error(`The key for ${name} was not stored`);
  return made;
}
