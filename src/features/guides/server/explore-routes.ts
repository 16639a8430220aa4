import type { FastifyReply } from 'fastify';
import { failWith } from '#contract/errors.ts';
import { guideOfType } from '#contract/guides.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { analysisErrors } from '../contract.ts';
import type { exploreContract } from '../explore-contract.ts';
import { getAnalysisHead } from './analyses/get.ts';
import { lookAt, type StoredView } from './explore/look-at.ts';
import { withFrozenFile } from './frozen-run.ts';
import type { Guides } from './guide.ts';
import { exploration, exploredRows, exploredRowsCsv, subjects, subjectsCsv } from './tasks.ts';

const fail = failWith(analysisErrors);

/** Looking at parts of an analysed file. The frozen analysis stays as it is. */
export function exploreHandlers(
  deps: Dependencies,
  guides: Guides,
): Handlers<typeof exploreContract> {
  /** Lets `work` look at the analysis's table, in the owner's turn. */
  const inTurn = async <T>(
    ownerId: string,
    id: string,
    work: (table: StoredView) => Promise<T>,
  ): Promise<T> => {
    const analysis = await getAnalysisHead(deps.database.db, ownerId, id);
    if (analysis === null || analysis.stage !== 'done') throw fail('analysis.not_found');
    const guide = guideOfType(analysis.analysisType);
    if (guides[guide].view === null) throw fail('analysis.not_found');
    if (analysis.documentId === null) throw fail('analysis.rows_gone');
    await takeHourlyShare(deps, ownerId, 'compute');
    const key = `${analysis.documentId} ${analysis.reading}`;
    return deps.computeQueue(ownerId, () =>
      work({ guide, key, withSource: (open) => withFrozenFile(deps, analysis, open) }),
    );
  };

  return {
    explore: async ({ session, params, query: { grain, ...lens } }) =>
      inTurn(session.user.id, params.id, (table) =>
        lookAt(table, (asked) => deps.computer.run(exploration, { ...asked, lens, grain })),
      ),
    exploreRows: async ({ session, params, query: { offset, search, ...lens } }) =>
      inTurn(session.user.id, params.id, ({ withSource, ...table }) =>
        withSource((source) =>
          deps.computer.run(exploredRows, { ...table, source, lens, from: offset, search }),
        ),
      ),
    subjects: async ({ session, params: { id }, query: { kind, ...lens } }) =>
      inTurn(session.user.id, id, (table) =>
        lookAt(table, (asked) => deps.computer.run(subjects, { ...asked, kind, lens })),
      ),
    subjectsCsv: async ({ session, params: { id }, query: { kind, ...lens }, reply }) => {
      const csv = await inTurn(session.user.id, id, (table) =>
        lookAt(table, (asked) => deps.computer.run(subjectsCsv, { ...asked, kind, lens })),
      );
      return sendCsv(reply, csv, 'tabell.csv');
    },
    exploreRowsCsv: async ({ session, params, query: lens, reply }) => {
      const csv = await inTurn(session.user.id, params.id, ({ withSource, ...table }) =>
        withSource((source) =>
          deps.computer.run(exploredRowsCsv, { ...table, source, lens, from: 0, search: '' }),
        ),
      );
      return sendCsv(reply, csv, 'rader.csv');
    },
  };
}

const sendCsv = (reply: FastifyReply, csv: string, name: string) =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(csv);
