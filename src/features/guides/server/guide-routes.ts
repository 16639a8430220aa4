import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FlikOf, type GuideId, guideIdentities } from '#contract/guides.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { PlanId } from '#features/billing/plans.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import { requestKey } from '#server/http/request-key.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { loadForm } from '../answers/server/load.ts';
import type { Progress } from '../contract.ts';
import { analysisOfRequest } from './analyses/by-request.ts';
import { noteBack, noteLeft } from './analyses/left.ts';
import { newestAnalysis } from './analyses/newest.ts';
import { runningAnalysis } from './analyses/running.ts';
import { beginAndFollow, followToEnd } from './begin-and-follow.ts';
import { followAnalysis } from './follow-analysis.ts';
import type { Guide } from './guide.ts';
import type { AnalysisRow } from './table.ts';
import { withinPlan } from './within-plan.ts';

interface Caller {
  session: SignedIn;
  reply: FastifyReply;
}

/** A finished analysis as the plan shows it. `Result` is the type its guide stores. */
export function present<Result extends object>(row: AnalysisRow, plan: PlanId) {
  if (row.result === null) throw new Error(`Analysis ${row.id} is done but has no result`);
  return {
    id: row.id,
    analysisType: row.analysisType,
    result: withinPlan(row.result, plan) as unknown as Result,
    createdAt: row.createdAt.toISOString(),
    documentId: row.documentId,
    sample: row.sample,
  };
}

async function* progressEvents(
  deps: Dependencies,
  guide: GuideId,
  ownerId: string,
  stop: AbortSignal,
): AsyncGenerator<string> {
  const running = await runningAnalysis(deps.database.db, ownerId, guide);
  const event = (progress: Progress) => `data: ${JSON.stringify(progress)}\n\n`;
  if (!running) {
    yield event({ stage: 'done', percent: 100, text: 'Ingen analys körs' });
    return;
  }
  const ends = AbortSignal.any([stop, deps.closing.signal]);
  await noteBack(deps, ownerId, running.id);
  try {
    for await (const row of followAnalysis(deps, ownerId, running.id, ends)) {
      yield event({ stage: row.stage, percent: row.percent, text: row.progressText });
    }
  } finally {
    // Reached too where the stream is given up in the middle.
    if (stop.aborted && !deps.closing.signal.aborted) await noteLeft(deps, ownerId, running.id);
  }
}

/** The handlers of `guideContract`, common to all guides. */
export function guideHandlers<Id extends GuideId, Result extends ResultBasis>(
  deps: Dependencies,
  guide: Guide<Id, Result>,
) {
  const { db } = deps.database;
  const flik: FlikOf<Id> = guideIdentities[guide.id].flik;
  return {
    latest: async ({ session }: Pick<Caller, 'session'>) => {
      const row = await newestAnalysis(db, session.user.id, guide.id);
      return row
        ? present<Result>(row, session.user.plan)
        : { id: null, result: null, createdAt: null };
    },
    run: async ({ session, request, reply }: Caller & { request: FastifyRequest }) => {
      const { id: ownerId, plan } = session.user;
      const stop = abortOnDisconnect(reply);
      const key = requestKey(request);
      const known = await analysisOfRequest(db, ownerId, guide.id, key);
      if (known) return present<Result>(await followToEnd(deps, known, stop), plan);
      await takeHourlyShare(deps, ownerId, 'compute');
      const preparation = await guide.prepare(deps, ownerId);
      const row = await beginAndFollow(deps, guide, ownerId, preparation, stop, key);
      return present<Result>(row, plan);
    },
    progress: async ({ session, reply }: Caller) =>
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(
          Readable.from(progressEvents(deps, guide.id, session.user.id, abortOnDisconnect(reply))),
        ),
    answers: ({ session }: Pick<Caller, 'session'>) => loadForm(db, session.user.id, flik),
  };
}
