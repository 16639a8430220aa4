import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOutput } from '#contract/route.ts';
import { auditLog } from '#server/audit/table.ts';
import type { Database } from '#server/db/database.ts';
import { beyond, exactTime, newestFirst } from '#server/db/keyset.ts';
import { users } from '#server/session/table.ts';
import type { adminContract } from '../../contract.ts';

type AuditQuery = QueryOutput<typeof adminContract.audit>;

/** What was done by an account or to it; an address that no account has finds nothing. */
async function byPerson(db: Database, person: string): Promise<SQL> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, person.toLowerCase()));
  // The log outlives accounts: one that is gone is found by its id.
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(person);
  const id = found?.id ?? (isId ? person.toLowerCase() : null);
  if (id === null) return sql`false`;
  return or(eq(auditLog.actorId, id), eq(auditLog.object, id)) ?? sql`false`;
}

/** The filter without the page. */
async function matching(db: Database, query: Omit<AuditQuery, 'limit'>): Promise<SQL | undefined> {
  const { event, outcome, person, from, to } = query;
  return and(
    event === undefined ? undefined : eq(auditLog.event, event),
    outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
    person === undefined ? undefined : await byPerson(db, person),
    from === undefined ? undefined : gte(auditLog.at, sql`${from}::date`),
    to === undefined ? undefined : lt(auditLog.at, sql`${to}::date + 1`),
  );
}

/** A page of the log of security events, the newest first. */
export async function listAudit(db: Database, query: AuditQuery) {
  const rows = await db
    .select({
      id: sql<string>`${auditLog.id}::text`,
      createdAt: exactTime(auditLog.at),
      actorId: auditLog.actorId,
      actor: users.email,
      event: auditLog.event,
      object: auditLog.object,
      outcome: auditLog.outcome,
      address: auditLog.address,
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(await matching(db, query), beyond(auditLog.at, auditLog.id, query)))
    .orderBy(...newestFirst(auditLog.at, auditLog.id))
    .limit(query.limit);
  return rows;
}
