import { desc, gte, sql } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { daysAfter } from '#contract/retention.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { UserRow } from '#server/session/table.ts';
import { modelErrors, type modelsContract } from '../contract.ts';
import { isAllowed } from './door.ts';
import { listCalls, sentBy, usedTokens } from './log.ts';
import { modelCalls, modelChoices } from './table.ts';

const fail = failWith(modelErrors);
const NUMBERS_DAYS = 30;
const MILLION = 1_000_000;

async function stateFor(deps: Dependencies, user: UserRow) {
  const { config, model, database, clock } = deps;
  const { db } = database;
  const address = config.model?.settings.baseUrl ?? null;
  return {
    model: model?.name ?? null,
    host: address === null ? null : new URL(address).host,
    allowed: await isAllowed(db, user.id),
    verified: user.emailVerified,
    tokens: {
      used: await usedTokens(db, user.id, clock()),
      max: config.model?.tokensPerMonth ?? 0,
    },
    calls: await listCalls(db, user.id),
  };
}

const { inputTokens, outputTokens, ownerId, state, createdAt, endedAt } = modelCalls;
const sums = {
  calls: sql<number>`count(*)::int`,
  failed: sql<number>`(count(*) filter (where ${state} = 'failed'))::int`,
  inputTokens: sql<number>`coalesce(sum(${inputTokens}), 0)::float8`,
  outputTokens: sql<number>`coalesce(sum(${outputTokens}), 0)::float8`,
};

async function numbers({ config, model, database, clock }: Dependencies) {
  const since = gte(createdAt, daysAfter(clock(), -NUMBERS_DAYS));
  const [found] = await database.db
    .select({ ...sums, companies: sql<number>`count(distinct ${ownerId})::int` })
    .from(modelCalls)
    .where(since);
  if (!found) throw new Error('The calls to the model were not counted');
  const day = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const seconds = sql`extract(epoch from ${endedAt} - ${createdAt})`;
  const medianSeconds = sql<
    number | null
  >`(percentile_cont(0.5) within group (order by ${seconds}) filter (where ${state} = 'answered'))::float8`;
  const days = await database.db
    .select({ ...sums, day, medianSeconds })
    .from(modelCalls)
    .where(since)
    .groupBy(day)
    .orderBy(desc(day));
  const { priceInput, priceOutput } = config.model ?? { priceInput: null, priceOutput: null };
  const costOf = (taken: { inputTokens: number; outputTokens: number }) =>
    priceInput === null || priceOutput === null
      ? null
      : (taken.inputTokens * priceInput + taken.outputTokens * priceOutput) / MILLION;
  return {
    ...{ model: model?.name ?? null, ...found, cost: costOf(found) },
    days: days.map((each) => ({ ...each, cost: costOf(each) })),
  };
}

export function modelsHandlers(deps: Dependencies): Handlers<typeof modelsContract> {
  const { database, clock } = deps;
  return {
    state: ({ session }) => stateFor(deps, session.user),
    choose: async ({ session, body: { allowed } }) => {
      const { user } = session;
      if (allowed && deps.model === null) throw fail('models.none');
      if (allowed && !user.emailVerified) throw fail('models.unverified');
      const choice = { allowed, changedAt: clock() };
      await database.db
        .insert(modelChoices)
        .values({ ownerId: user.id, ...choice })
        .onConflictDoUpdate({ target: modelChoices.ownerId, set: choice });
      return stateFor(deps, user);
    },
    call: async ({ session, params }) => {
      const sent = await sentBy(deps, session.user.id, params.id);
      if (sent === null) throw fail('models.no_call');
      return { sent };
    },
    numbers: () => numbers(deps),
  };
}
