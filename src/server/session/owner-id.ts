import { uuid } from 'drizzle-orm/pg-core';
import { users } from './table.ts';

/** The column that says whose a row is: the row goes with its account. */
export const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
