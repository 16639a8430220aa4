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
