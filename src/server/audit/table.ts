import { bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Security events, only ever added to (triggers refuse anything else), in partitions by month. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    event: text('event').notNull(),
    object: text('object'),
    outcome: text('outcome').notNull(),
    address: text('address'),
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.at, table.id] }),
    index('audit_log_actor').on(table.actorId, table.at),
    index('audit_log_event').on(table.event, table.at),
    index('audit_log_object').on(table.object, table.at),
  ],
);
