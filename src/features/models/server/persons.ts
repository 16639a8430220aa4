import { eq } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { users } from '#server/session/table.ts';

/** The names of the account's own people, whom no model needs. */
export async function personsOf(
  { database }: Pick<Dependencies, 'database'>,
  ownerId: string,
): Promise<string[]> {
  const [user] = await database.db
    .select({ name: users.name, ceo: users.ceo })
    .from(users)
    .where(eq(users.id, ownerId));
  return [user?.name, user?.ceo].filter((name) => typeof name === 'string');
}
