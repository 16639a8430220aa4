import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Security events, only ever added to (a trigger refuses anything else). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    actorId: uuid('actor_id'),
    event: text('event').notNull(),
    object: text('object'),
    outcome: text('outcome').notNull(),
    address: text('address'),
    requestId: text('request_id'),
  },
  (table) => [index('audit_log_actor').on(table.actorId, table.at)],
);
