import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { common, failWith } from '#contract/errors.ts';
import { type GuideId, guideOfType } from '#contract/guides.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import type { StoredView } from '#features/guides/server/explore/look-at.ts';
import type { FigureRows } from '#features/guides/server/fact-rows.ts';
import type { Guides } from '#features/guides/server/guide.ts';
import { figureOfRows } from '#features/guides/server/named-figure.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { networkOf } from '#server/throttle/network.ts';
import { createFairQueue } from '#server/work/fair-queue.ts';
import {
  makeSandboxCompany,
  SANDBOX_OWNER,
  type SandboxAnalysis,
  type SandboxCompany,
} from './company.ts';
import { createKeptAnswers, type KeptAnswer } from './kept-answers.ts';

const fail = failWith(analysisErrors);

/** All visitors have one place among those that compute; each network waits for its own turn. */
const VISITORS = {
  atOnce: 1,
  waitingEach: 8,
  waitingInAll: 60,
  refusal: (seconds: number) =>
    common('request.too_many', { retryAfterSeconds: Math.max(1, seconds) }),
};
const MOST_KEPT_BYTES = 24 * 1024 * 1024;
/** The sample company changes with a new version of the product only. */
const CACHED = 'public, max-age=300';

const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';

function send(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer, type: string) {
  reply
    .header('cache-control', CACHED)
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === answer.etag) return reply.status(304).send();
  reply.header('content-type', type);
  const isZipped = negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
  return isZipped
    ? reply.header('content-encoding', 'gzip').send(answer.gzip)
    : reply.send(answer.identity);
}

/** The sample company, made when the first visitor asks for it; a failure is tried again. */
function madeOnce(deps: Dependencies, guides: Guides): () => Promise<SandboxCompany> {
  let made: Promise<SandboxCompany> | null = null;
  return () => {
    made ??= makeSandboxCompany(deps, guides).catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  params?: object | undefined;
  query?: object | undefined;
}

/** An analysis of the company; null where it is another. */
export const analysisOf = (company: SandboxCompany, id: string): SandboxAnalysis | null =>
  Object.values(company).find((each) => each.id === id) ?? null;

/** Opens the tables and rows of the sample company, in the turn that all visitors share. */
export function tablesOf(deps: Dependencies, guides: Guides) {
  const withTable = async <T>(
    company: SandboxCompany,
    id: string,
    work: (table: StoredView) => Promise<T>,
  ): Promise<T> => {
    const analysis = analysisOf(company, id);
    const guide = analysis && guideOfType(analysis.analysisType);
    if (!analysis?.file || !guide) throw fail('analysis.not_found');
    const { id: key, understanding, table } = analysis.file;
    return deps.computeQueue(SANDBOX_OWNER, () =>
      work({
        guide,
        key,
        withSource: (open) => deps.tempFiles(table, (parquet) => open({ understanding, parquet })),
      }),
    );
  };
  /** The rows that a figure is made of, of the plan's figures too. */
  const withFigure = async <T>(
    company: SandboxCompany,
    name: { id: string; factId: string },
    work: (rows: FigureRows & { guide: GuideId }) => Promise<T>,
  ): Promise<T> => {
    const find = async (id: string) => analysisOf(company, id);
    const { analysis, where, value } = await figureOfRows(find, guides, name);
    return withTable(company, analysis.id, ({ guide, withSource }) =>
      withSource((source) => work({ ...source, guide, where, value })),
    );
  };
  return { withTable, withFigure };
}

type Make<Made> = (company: SandboxCompany) => Promise<Made>;

/** Answers visitors, each in the turn of the network that they come from. */
export function answering(deps: Dependencies, guides: Guides) {
  const companyOf = madeOnce(deps, guides);
  const visitors = createFairQueue(VISITORS);
  const answers = createKeptAnswers(MOST_KEPT_BYTES);

  /** The answer by its address and what was understood of the rest. */
  const answered = async (
    { request, reply, params, query }: Asked,
    make: Make<string>,
    type: string,
  ) => {
    const name = JSON.stringify([request.routeOptions.url, params, query]);
    const answer = await answers(name, () =>
      visitors(networkOf(request.ip), async () => make(await companyOf())),
    );
    return send(request, reply, answer, type);
  };
  return {
    json: (asked: Asked, make: Make<object>) =>
      answered(asked, async (company) => JSON.stringify(await make(company)), JSON_TYPE),
    csv: (asked: Asked, name: string, make: Make<string>) => {
      asked.reply.header('content-disposition', `attachment; filename="${name}"`);
      return answered(asked, make, CSV_TYPE);
    },
  };
}
