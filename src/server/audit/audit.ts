import { sql } from 'drizzle-orm';
import type { AuditEventName } from '#contract/audit-events.ts';
import type { Executor } from '../db/database.ts';
import { networkOf } from '../throttle/network.ts';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import { auditLog } from './table.ts';

export interface AuditEvent {
  actorId: string | null;
  event: AuditEventName;
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

/** Refusals noted in the log of one kind, from one network or of one actor, in a window. */
const NOTED: Record<'stranger' | 'actor', Limit> = {
  stranger: { attempts: 1, windowSeconds: 15 * 60 },
  actor: { attempts: 20, windowSeconds: 60 * 60 },
};

/** Notes a refusal, unless its like fills the window: whoever tries and tries must not fill the log. */
export async function noteRefusal(
  { audit, throttle }: { audit: Audit; throttle: Pick<Throttle, 'count'> },
  event: AuditEvent,
): Promise<void> {
  const who = event.actorId ?? networkOf(event.address ?? '');
  const what = event.actorId === null ? `${event.event}:${event.object}` : event.event;
  const limit = event.actorId === null ? NOTED.stranger : NOTED.actor;
  if ((await throttle.count(`noted:${what}:${who}`, limit)) === 0) await audit.record(event);
}

/** Makes the partitions of the months to come, and drops those older than 24 months. */
export async function keepAuditMonths(db: Pick<Executor, 'execute'>): Promise<void> {
  await db.execute(sql`select audit_log_keep()`);
}
