import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';

/**
 * Companies of the imported register, a partition for each import: a new one is made ready beside
 * the old, which is dropped in the moment they change places.
 */
export const registerCompanies = pgTable(
  'register_companies',
  {
    generation: integer('generation').notNull(),
    /** Ten digits. */
    orgNumber: text('org_number').notNull(),
    name: text('name').notNull(),
    /** What the name is searched by. */
    searchName: text('search_name').notNull(),
    city: text('city'),
    /** SNI codes of five digits with spaces between, the main one first. */
    codes: text('codes').notNull(),
    form: text('form'),
    status: text('status'),
    foundedYear: integer('founded_year'),
    activity: text('activity'),
  },
  (table) => [primaryKey({ columns: [table.generation, table.orgNumber] })],
);

/** The one row says which import is in use. */
export const registerStates = pgTable('register_states', {
  id: smallint('id').primaryKey(),
  generation: integer('generation').notNull(),
  importedAt: moment('imported_at').notNull(),
  companies: integer('companies').notNull(),
  /** Whether names can be searched by likeness (pg_trgm), or by their beginning only. */
  byLikeness: boolean('by_likeness').notNull(),
});
