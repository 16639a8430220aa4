import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { anywhere } from '#server/db/keyset.ts';
import { inSmallLetters, searchedText, users } from '#server/session/table.ts';

/** Accounts that hold a text in name, e-mail, company or number, written with its hyphen or without. */
export function isFound(search: string): SQL {
  const plain = search.replace(/^(\d{6})-(?=\d{0,4}$)/, '$1');
  return sql`${searchedText(users)} like ${inSmallLetters(sql`${anywhere(plain)}`)}`;
}

/** The ids of these accounts, as a part of another query. */
export const foundUsers = (db: Database, search: string) =>
  db.select({ id: users.id }).from(users).where(isFound(search));
