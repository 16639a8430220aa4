import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import type { Progress } from '../contract.ts';
import type { AnalysisType } from '../guides.ts';
import { followAnalysis } from './await-analysis.ts';
import type { Guide } from './guide.ts';
import { runAnalysis } from './run.ts';
import { createAnalysisStore } from './store.ts';
import type { AnalysisRow } from './table.ts';

interface Caller {
  session: SignedIn;
  reply: FastifyReply;
}

/** A finished analysis as sent. `Result` is the shape its guide stores. */
export function present<Result extends object>(row: AnalysisRow) {
  if (row.result === null) throw new Error(`Analysis ${row.id} is done but has no result`);
  return {
    id: row.id,
    analysisType: row.analysisType,
    result: row.result as unknown as Result,
    createdAt: row.createdAt.toISOString(),
    documentId: row.documentId,
    sample: row.sample,
  };
}

async function* progressEvents(
  deps: Dependencies,
  type: AnalysisType,
  ownerId: string,
  stop: AbortSignal,
): AsyncGenerator<string> {
  const store = createAnalysisStore(deps.database.db);
  const running = await store.running(ownerId, type);
  const event = (progress: Progress) => `data: ${JSON.stringify(progress)}\n\n`;
  if (!running) {
    yield event({ stage: 'done', percent: 100, text: 'Ingen analys körs' });
    return;
  }
  for await (const row of followAnalysis(deps, store, ownerId, running.id, stop)) {
    yield event({ stage: row.stage, percent: row.percent, text: row.progressText });
  }
}

/** The handlers of `guideContract`, the same for every guide. */
export function guideHandlers<Result extends object>(deps: Dependencies, guide: Guide) {
  const { type } = guide;
  const analyses = createAnalysisStore(deps.database.db);
  return {
    latest: async ({ session }: Pick<Caller, 'session'>) => {
      const row = await analyses.newest(session.user.id, type);
      return row ? present<Result>(row) : { id: null, result: null, createdAt: null };
    },
    run: async ({ session, reply }: Caller) => {
      const ownerId = session.user.id;
      const preparation = await guide.prepare(deps, ownerId);
      return present<Result>(
        await runAnalysis(deps, guide, ownerId, preparation, abortOnDisconnect(reply)),
      );
    },
    progress: async ({ session, reply }: Caller) =>
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(progressEvents(deps, type, session.user.id, abortOnDisconnect(reply)))),
  };
}
