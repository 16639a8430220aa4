import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Usage } from '#adapters/models/port.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { lockOwner } from '#features/documents/server/files/lock-owner.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ModelPurpose } from '../contract.ts';
import { modelCalls } from './table.ts';

type Stores = Pick<Dependencies, 'database' | 'box' | 'clock' | 'config'>;

const contextOf = (ownerId: string, id: string) => `model-call/${ownerId}/${id}`;

/** What was sent, for a change of key. */
export const sealedModelCalls: SealedColumn = {
  table: 'model_calls',
  column: 'sealed',
  key: [
    ['owner_id', 'uuid'],
    ['id', 'uuid'],
  ],
  context: ([ownerId = '', id = '']) => contextOf(ownerId, id),
};

/** Tokens are some three signs of Swedish; more is reserved than is likely used. */
const SIGNS_PER_TOKEN = 3;
/** About what a text takes, where the model's server does not say. */
export const tokensOf = (letters: number): number => Math.ceil(letters / SIGNS_PER_TOKEN);

/** A call that is not settled by then was lost with its process. */
const LOST_AFTER_MS = 15 * 60 * 1000;
const LISTED = 50;

const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

const { state, reservedTokens, inputTokens, outputTokens, createdAt, ownerId: owner } = modelCalls;
const taken = sql<number>`case when ${state} = 'reserved' then ${reservedTokens} else ${inputTokens} + ${outputTokens} end`;

/** The company's tokens of this month, with those of calls that are not settled. */
export async function usedTokens(db: Executor, ownerId: string, now: Date): Promise<number> {
  const [found] = await db
    .select({ used: sql<number>`coalesce(sum(${taken}), 0)::float8` })
    .from(modelCalls)
    .where(and(eq(owner, ownerId), gte(createdAt, startOfMonth(now))));
  return found?.used ?? 0;
}

/** What a call is about to send. */
export interface Sending {
  ownerId: string;
  purpose: ModelPurpose;
  model: string;
  sent: string;
  maxTokens: number;
}

/** Notes a call before it is made, within what the company may use; null where that is used up. */
export async function reserveCall(
  { database, box, clock }: Stores,
  { ownerId, purpose, model, sent, maxTokens }: Sending,
  most: number,
): Promise<string | null> {
  const id = randomUUID();
  const now = clock();
  const reserved = tokensOf(sent.length) + maxTokens;
  return inTransaction(database.db, async (tx) => {
    await lockOwner(tx, ownerId);
    if ((await usedTokens(tx, ownerId, now)) + reserved > most) return null;
    const sealed = box.seal(Buffer.from(sent), contextOf(ownerId, id));
    await tx.insert(modelCalls).values({
      ...{ id, ownerId, purpose, model, sealed },
      state: 'reserved',
      reservedTokens: reserved,
      createdAt: now,
    });
    return id;
  });
}

/** Notes more that a call is about to send, within what the company may use; false where that is used up. */
export async function noteMore(
  { database, box, clock }: Stores,
  { ownerId, id }: { ownerId: string; id: string },
  { sent, maxTokens }: Pick<Sending, 'sent' | 'maxTokens'>,
  most: number,
): Promise<boolean> {
  // All of it is sent once more with each answer of a tool.
  const more = tokensOf(sent.length) + maxTokens;
  return inTransaction(database.db, async (tx) => {
    await lockOwner(tx, ownerId);
    if ((await usedTokens(tx, ownerId, clock())) + more > most) return false;
    await tx
      .update(modelCalls)
      .set({
        sealed: box.seal(Buffer.from(sent), contextOf(ownerId, id)),
        reservedTokens: sql`${reservedTokens} + ${more}`,
      })
      .where(and(eq(owner, ownerId), eq(modelCalls.id, id)));
    return true;
  });
}

/** Notes what a call took, and why it came to no end where it did not. */
export async function settleCall(
  { database, clock }: Stores,
  { ownerId, id }: { ownerId: string; id: string },
  { usage, reason }: { usage?: Usage; reason?: string },
): Promise<void> {
  const state = reason === undefined ? ('answered' as const) : ('failed' as const);
  await database.db
    .update(modelCalls)
    .set({ ...usage, state, reason: reason ?? null, endedAt: clock() })
    .where(and(eq(owner, ownerId), eq(modelCalls.id, id)));
}

/** The company's calls, the newest first. */
export async function listCalls(db: Executor, ownerId: string) {
  const rows = await db
    .select()
    .from(modelCalls)
    .where(eq(owner, ownerId))
    .orderBy(desc(createdAt), desc(modelCalls.id))
    .limit(LISTED);
  return rows.map((row) => ({
    ...{ id: row.id, purpose: row.purpose, model: row.model, state: row.state },
    at: row.createdAt.toISOString(),
    tokens: row.inputTokens + row.outputTokens,
  }));
}

/** Exactly what one of the company's calls sent; null where there is none such. */
export async function sentBy(
  { database, box }: Stores,
  ownerId: string,
  id: string,
): Promise<string | null> {
  const [row] = await database.db
    .select({ sealed: modelCalls.sealed })
    .from(modelCalls)
    .where(and(eq(owner, ownerId), sql`${modelCalls.id}::text = ${id}`));
  return row ? box.open(row.sealed, contextOf(ownerId, id)).toString() : null;
}

/** Deletes what has been kept for as long as the privacy page says, and gives back what lost calls held. */
export async function sweepModelCalls({ database, clock }: Stores): Promise<void> {
  const now = clock();
  await database.db.delete(modelCalls).where(lt(createdAt, daysAfter(now, -keptFor.modelCallDays)));
  await database.db
    .update(modelCalls)
    .set({ state: 'failed', reason: 'lost' })
    .where(and(eq(state, 'reserved'), lt(createdAt, new Date(now.getTime() - LOST_AFTER_MS))));
}
