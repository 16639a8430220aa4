import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { auditLog } from './table.ts';

export interface AuditEvent {
  actorId: string | null;
  /** `login`, `signup`, `document.delete`, `plan.change` … */
  event: string;
  object?: string | null;
  outcome: 'ok' | 'denied' | 'failed';
  address: string | null;
  requestId: string | null;
}

/** Adds security events to the append-only log. */
export interface Audit {
  record(event: AuditEvent): Promise<void>;
}

export function createAudit(db: Pick<Executor, 'insert'>, clock: () => Date): Audit {
  return {
    async record(event) {
      await db.insert(auditLog).values({ ...event, object: event.object ?? null, at: clock() });
    },
  };
}

/** Makes the partitions of the months to come, and drops those older than 24 months. */
export async function keepAuditMonths(db: Pick<Executor, 'execute'>): Promise<void> {
  await db.execute(sql`select audit_log_keep()`);
}
