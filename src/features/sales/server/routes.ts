import { Readable } from 'node:stream';
import { failWith } from '#contract/errors.ts';
import { createDocumentStore } from '#features/documents/server/store.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { hangUp } from '#server/http/hang-up.ts';
import { type Progress, type SalesAnalysis, type salesContract, salesErrors } from '../contract.ts';
import { followAnalysis } from './await-analysis.ts';
import { rowsBehind } from './fact-rows.ts';
import { runAnalysis } from './run.ts';
import { type AnalysisStore, createAnalysisStore } from './store.ts';
import type { AnalysisRow } from './table.ts';

const fail = failWith(salesErrors);

function present(row: AnalysisRow): SalesAnalysis {
  if (row.result === null) throw new Error(`Analysis ${row.id} is done but has no result`);
  return {
    id: row.id,
    analysisType: row.analysisType,
    result: row.result,
    createdAt: row.createdAt.toISOString(),
    documentId: row.documentId,
    sample: row.sample,
  };
}

async function* progressEvents(
  deps: Dependencies,
  store: AnalysisStore,
  ownerId: string,
  stop: AbortSignal,
): AsyncGenerator<string> {
  const running = await store.running(ownerId);
  const event = (progress: Progress) => `data: ${JSON.stringify(progress)}\n\n`;
  if (!running) {
    yield event({ stage: 'done', percent: 100, text: 'Ingen analys körs' });
    return;
  }
  for await (const row of followAnalysis(deps, store, ownerId, running.id, stop)) {
    yield event({ stage: row.stage, percent: row.percent, text: row.progressText });
  }
}

export function salesHandlers(deps: Dependencies): Handlers<typeof salesContract> {
  const analyses = createAnalysisStore(deps.database.db);
  const documents = createDocumentStore(deps);
  return {
    latest: async ({ session }) => {
      const row = await analyses.newest(session.user.id);
      return row ? present(row) : { id: null, result: null, createdAt: null };
    },
    run: async ({ session, reply }) => {
      const document = await documents.newest(session.user.id, 'sales');
      if (!document) throw fail('sales.no_document');
      return present(await runAnalysis(deps, analyses, document, hangUp(reply)));
    },
    progress: async ({ session, reply }) =>
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(progressEvents(deps, analyses, session.user.id, hangUp(reply)))),
    factRows: async ({ session, params }) => {
      const ownerId = session.user.id;
      const analysis = await analyses.get(ownerId, params.id);
      const fact = analysis?.result?.facts.find(({ id }) => id === params.factId);
      if (!analysis?.documentId || !fact || fact.source.where === null) throw fail('sales.no_fact');
      const { documentId } = analysis;
      const { where } = fact.source;
      return deps.tableTurns(async () => {
        const { row, parquet } = await documents.table(ownerId, documentId);
        if (row.reading !== analysis.reading) throw fail('sales.read_again');
        return rowsBehind(parquet, deps.workFolder, row.understanding, where);
      });
    },
    list: async ({ session }) => {
      const rows = await analyses.list(session.user.id);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
  };
}
