import type { FastifyReply } from 'fastify';
import { failWith } from '#contract/errors.ts';
import { type GuideId, guideOfType } from '#contract/guides.ts';
import type { QueryOutput } from '#contract/route.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { type analysesContract, analysisErrors } from '../contract.ts';
import type { FigureRows } from './fact-rows.ts';
import { withFrozenFile } from './frozen-run.ts';
import type { AnalysisRow } from './table.ts';
import { factRows, factRowsCsv } from './tasks.ts';

const fail = failWith(analysisErrors);

/** A figure that is made of rows of an analysis's file. */
export interface FigureOfRows {
  analysis: AnalysisRow;
  /** Condition on the view of the analysis's guide. */
  where: string;
  /** Exact. */
  value: string;
}

/** Lets `work` read the rows, in the owner's turn. Throws `analysis.rows_gone` without the file. */
async function inTurn<T>(
  deps: Dependencies,
  { analysis, where, value }: FigureOfRows,
  work: (rows: FigureRows & { guide: GuideId }) => Promise<T>,
): Promise<T> {
  const { ownerId } = analysis;
  if (analysis.documentId === null) throw fail('analysis.rows_gone');
  const guide = guideOfType(analysis.analysisType);
  await takeHourlyShare(deps, ownerId, 'compute');
  return deps.computeQueue(ownerId, () =>
    withFrozenFile(deps, analysis, ({ understanding, parquet }) =>
      work({ guide, understanding, parquet, where, value }),
    ),
  );
}

/** A page of the rows behind a figure. Throws `analysis.rows_gone` where the file is deleted. */
export const pageOfRows = (
  deps: Dependencies,
  figure: FigureOfRows,
  wanted: QueryOutput<typeof analysesContract.factRows>,
) => inTurn(deps, figure, (rows) => deps.computer.run(factRows, { ...rows, ...wanted }));

/** Answers with all rows behind a figure as a CSV file; throws as `pageOfRows` does. */
export async function sendRowsAsCsv(
  deps: Dependencies,
  figure: FigureOfRows,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const csv = await inTurn(deps, figure, (rows) => deps.computer.run(factRowsCsv, rows));
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="rader.csv"')
    .send(csv);
}
