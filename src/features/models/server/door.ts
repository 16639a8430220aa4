import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Model, ModelAway } from '#adapters/models/port.ts';
import type { Executor } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { users } from '#server/session/table.ts';
import type { ModelPurpose } from '../contract.ts';
import { reserveCall, settleCall } from './log.ts';
import { modelChoices } from './table.ts';

/** Why a model is not asked: none is there, the company has not said yes, or its month is used up. */
export type NotAsked = 'none' | 'not_allowed' | 'unverified' | 'used_up';

/** What came of asking a model. */
export type Asked<T> =
  | { kind: 'answered'; model: string; value: T }
  | { kind: 'away'; model: string }
  | { kind: 'not_asked'; why: NotAsked };

/** A question to a model, for one company. */
export interface ObjectQuestion<T> {
  ownerId: string;
  purpose: ModelPurpose;
  system: string;
  prompt: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  signal: AbortSignal;
}

/** Whether the company has said yes; without an answer it has not. */
export async function isAllowed(db: Executor, ownerId: string): Promise<boolean> {
  const [choice] = await db
    .select({ allowed: modelChoices.allowed })
    .from(modelChoices)
    .where(eq(modelChoices.ownerId, ownerId));
  return choice?.allowed ?? false;
}

/** The model that may be asked for the company now, or why none is. */
export async function modelFor(
  { model, database: { db } }: Dependencies,
  ownerId: string,
): Promise<{ model: Model } | { why: NotAsked }> {
  if (model === null) return { why: 'none' };
  if (!(await isAllowed(db, ownerId))) return { why: 'not_allowed' };
  const [user] = await db
    .select({ verified: users.emailVerified })
    .from(users)
    .where(eq(users.id, ownerId));
  return user?.verified ? { model } : { why: 'unverified' };
}

/** What is sent, word for word, as it is shown to its owner. */
export const sentText = ({ system, prompt }: { system: string; prompt: string }) =>
  `${system}\n\n${prompt}`;

/**
 * Asks the model for one structured answer: only where the company lets it, within its month, as many at once as the
 * server may. What is sent is noted before it is.
 */
export async function askForObject<T>(
  deps: Dependencies,
  question: ObjectQuestion<T>,
): Promise<Asked<T>> {
  const { ownerId, purpose, maxTokens } = question;
  const found = await modelFor(deps, ownerId);
  if ('why' in found) return { kind: 'not_asked', why: found.why };
  const { model } = found;
  const most = deps.config.model?.tokensPerMonth ?? 0;
  const sending = { ownerId, purpose, model: model.name, sent: sentText(question), maxTokens };
  const id = await reserveCall(deps, sending, most);
  if (id === null) return { kind: 'not_asked', why: 'used_up' };
  try {
    const { value, usage } = await deps.modelTurns(() => model.writeObject(question));
    await settleCall(deps, { ownerId, id }, { usage });
    deps.metrics?.modelCall('answered', usage);
    return { kind: 'answered', model: model.name, value };
  } catch (error) {
    const reason = error instanceof ModelAway ? error.reason : 'busy';
    await settleCall(deps, { ownerId, id }, { reason });
    deps.metrics?.modelCall(reason, { inputTokens: 0, outputTokens: 0 });
    deps.log.warn({ err: error, call: id, purpose }, 'the model gave no answer');
    return { kind: 'away', model: model.name };
  }
}
