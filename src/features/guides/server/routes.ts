import { Readable } from 'node:stream';
import { failWith } from '#contract/errors.ts';
import { type GuideId, guideOfType } from '#contract/guides.ts';
import type { PlanId } from '#features/billing/plans.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { type analysesContract, analysisErrors } from '../contract.ts';
import { analysisBefore } from './analyses/before.ts';
import { getAnalysis } from './analyses/get.ts';
import { listAnalyses } from './analyses/list.ts';
import { withFrozenRun } from './frozen-run.ts';
import type { Guides } from './guide.ts';
import { present } from './guide-routes.ts';
import { figureOfRows } from './named-figure.ts';
import { recompute } from './recompute.ts';
import { pageOfRows, sendRowsAsCsv } from './rows-of-figure.ts';
import type { AnalysisRow } from './table.ts';
import { analysisTask, comparison } from './tasks.ts';
import { payloadOf } from './write-by-model.ts';

const fail = failWith(analysisErrors);

type Listed = Awaited<ReturnType<typeof listAnalyses>>[number];

/** The list as JSON, each result read when it is its turn; one deleted meanwhile is left out. */
async function* listedAsJson(
  rows: readonly Listed[],
  resultOf: ((id: string) => Promise<object | null>) | null,
): AsyncGenerator<string> {
  let before = '[';
  for (const row of rows) {
    const result = resultOf === null ? undefined : await resultOf(row.id);
    if (result === null) continue;
    yield before + JSON.stringify({ ...row, result });
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** An analysis with what it was made from. */
function withFrozen(row: AnalysisRow, plan: PlanId) {
  const { document, documentSha256, engineVersion, answers } = row;
  const frozen = { document, sha256: documentSha256, engineVersion, answers };
  return { ...present(row, plan), frozen };
}

/** What writing an analysis again would send to a model. */
async function previewOf(deps: Dependencies, guide: Guides[GuideId], row: AnalysisRow) {
  const composed = await deps.computeQueue(row.ownerId, () =>
    withFrozenRun(deps, guide, row, (run) =>
      deps.computer.run(analysisTask, { guide: guide.id, run }),
    ),
  );
  return payloadOf(deps, guide, row, composed);
}

export function analysesHandlers(
  deps: Dependencies,
  guides: Guides,
): Handlers<typeof analysesContract> {
  const { db } = deps.database;

  const guideOf = ({ analysisType }: AnalysisRow) => guides[guideOfType(analysisType)];

  const findOf = (ownerId: string) => (id: string) => getAnalysis(db, ownerId, id);

  /** Throws `analysis.not_found` for a missing, unfinished, or another owner's analysis. */
  const finished = async (ownerId: string, id: string): Promise<AnalysisRow> => {
    const row = await getAnalysis(db, ownerId, id);
    if (row === null || row.stage !== 'done') throw fail('analysis.not_found');
    return row;
  };

  return {
    list: async ({ session, request, reply }) => {
      const { id, plan } = session.user;
      const rows = await listAnalyses(db, id);
      const resultOf = async (analysisId: string) => {
        const row = await getAnalysis(db, id, analysisId);
        return row && present(row, plan).result;
      };
      const isMinimal = request.headers.prefer === 'return=minimal';
      const json = listedAsJson(rows, isMinimal ? null : resultOf);
      const headers = { vary: 'prefer', 'content-type': 'application/json; charset=utf-8' };
      return reply.headers(headers).send(Readable.from(json));
    },
    one: async ({ session, params }) =>
      withFrozen(await finished(session.user.id, params.id), session.user.plan),
    factRows: async ({ session, params, query }) =>
      pageOfRows(deps, await figureOfRows(findOf(session.user.id), guides, params), query),
    factRowsCsv: async ({ session, params, reply }) =>
      sendRowsAsCsv(deps, await figureOfRows(findOf(session.user.id), guides, params), reply),
    recompute: async ({ session, params }) => {
      const row = await finished(session.user.id, params.id);
      await takeHourlyShare(deps, session.user.id, 'compute');
      return recompute(deps, guideOf(row), row);
    },
    modelPayload: async ({ session, params }) => {
      const row = await finished(session.user.id, params.id);
      const guide = guideOf(row);
      await takeHourlyShare(deps, session.user.id, 'compute');
      return { sent: await previewOf(deps, guide, row) };
    },
    compare: async ({ session, params, query }) => {
      const later = await finished(session.user.id, params.id);
      const earlier =
        query.since === undefined
          ? await analysisBefore(db, later)
          : await finished(session.user.id, query.since);
      if (earlier?.analysisType !== later.analysisType) throw fail('analysis.no_earlier');
      await takeHourlyShare(deps, session.user.id, 'compute');
      const both = { guide: guideOf(later).id, earlier, later };
      return deps.computeQueue(session.user.id, () => deps.computer.run(comparison, both));
    },
  };
}
