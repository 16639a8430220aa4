import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';
import { users } from '#server/session/table.ts';
import type { Logo } from '../letterhead.ts';

/** How companies' reports look; the product's own way for one without a row. */
export const letterheads = pgTable('letterheads', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  logo: jsonb('logo').$type<Logo>(),
  accent: text('accent'),
  footer: text('footer').notNull(),
  preparedBy: text('prepared_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});
