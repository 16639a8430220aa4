import type { FastifyRequest } from 'fastify';
import { failWith } from '#contract/errors.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import type { Guides } from '#features/guides/server/guide.ts';
import { figureOfRows } from '#features/guides/server/named-figure.ts';
import { pageOfRows, sendRowsAsCsv } from '#features/guides/server/rows-of-figure.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { requestKey } from '#server/http/request-key.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { withoutKeys } from '../../page-of.ts';
import { type sharedContract, sharedErrors } from '../../shared-contract.ts';
import { listAnswers, storeAnswers } from '../answers/answers.ts';
import { issuePdf } from '../check/issue-pdf.ts';
import { frozenAnalysis } from '../frozen.ts';
import { sendReport, titleOf } from '../send-report.ts';
import type { ReportLinkRow } from '../table.ts';
import { PDF, reportPage } from '../tasks.ts';
import { enter, takeLinkShare } from './enter.ts';
import { countView } from './links.ts';

const fail = failWith(sharedErrors);

/** Each is a mail to the owner. */
const SENDINGS: Limit = { attempts: 20, windowSeconds: 60 * 60 };

interface Asked {
  body: { link: string; password?: string | undefined };
  request: FastifyRequest;
}

/** What a link leads to, for one who has it. */
function readerOf(deps: Dependencies, guides: Guides) {
  const { db } = deps.database;
  const entered = async ({ body, request }: Asked): Promise<ReportLinkRow> => {
    const row = await enter(deps, { ...body, address: request.ip });
    await takeLinkShare(deps, row);
    return row;
  };
  const frozenOf = ({ ownerId, analysisId }: ReportLinkRow) =>
    frozenAnalysis(db, ownerId, analysisId);
  /** In the link's own turn, so that its readers never hold up its owner. */
  const pageOfLink = async (row: ReportLinkRow) => {
    const frozen = await frozenOf(row);
    return deps.computeQueue(row.id, () => deps.computer.run(reportPage, frozen));
  };
  /** What was answered through the link itself: what came through others is their readers'. */
  const answersOf = ({ ownerId, analysisId, id: linkId }: ReportLinkRow) =>
    listAnswers(db, { ownerId, analysisId, linkId });
  /** A figure that the report shows; others of the analysis are not shared. */
  const sharedFigure = async (asked: Asked, factId: string) => {
    const row = await entered(asked);
    if (!row.rows) throw fail('shared.no_rows');
    const { facts } = (await pageOfLink(row)).report;
    if (!facts.some(({ id }) => id === factId)) throw failWith(analysisErrors)('analysis.no_fact');
    const find = (id: string) => getAnalysis(db, row.ownerId, id);
    return figureOfRows(find, guides, { id: row.analysisId, factId });
  };
  return { entered, frozenOf, pageOfLink, answersOf, sharedFigure };
}

/** What one who has a link sees of a report; whoever is signed in there is not asked. */
export function sharedHandlers(
  deps: Dependencies,
  guides: Guides,
): Handlers<typeof sharedContract> {
  const { entered, frozenOf, pageOfLink, answersOf, sharedFigure } = readerOf(deps, guides);
  return {
    open: async (asked) => {
      const row = await entered(asked);
      const { report: page, statements } = await pageOfLink(row);
      if (!(await countView(deps, row))) throw fail('shared.gone');
      const report = { ...page, facts: page.facts.map((fact) => withoutKeys(fact, row.rows)) };
      const answering = row.answers ? { statements, answers: await answersOf(row) } : null;
      return { report, expiresAt: row.expiresAt.toISOString(), answering };
    },
    answer: async (asked) => {
      const row = await entered(asked);
      if (!row.answers) throw fail('shared.no_answers');
      const key = requestKey(asked.request);
      const wait = await deps.throttle.count(`shared-answers:${row.id}`, SENDINGS);
      if (wait > 0) throw fail('shared.too_many_answers', { retryAfterSeconds: wait });
      const { name, answers } = asked.body;
      const { statements } = await pageOfLink(row);
      await storeAnswers(deps, row, { name, answers, statements, key });
      return answersOf(row);
    },
    pdf: async (asked) => {
      const row = await entered(asked);
      const frozen = await frozenOf(row);
      const answers = await answersOf(row);
      const { ownerId, analysisId } = row;
      const whose = { ownerId, analysisId, turn: row.id };
      const bytes = await issuePdf(deps, whose, { ...frozen, answers });
      return sendReport(asked.reply, {
        ...{ bytes, type: PDF, ending: 'pdf', title: titleOf(frozen.analysisType), frozen },
      });
    },
    rows: async (asked) => {
      const { factId, from, search } = asked.body;
      return pageOfRows(deps, await sharedFigure(asked, factId), { from, search });
    },
    rowsCsv: async (asked) =>
      sendRowsAsCsv(deps, await sharedFigure(asked, asked.body.factId), asked.reply),
  };
}
