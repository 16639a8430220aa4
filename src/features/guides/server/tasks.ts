import { isDeepStrictEqual } from 'node:util';
import { defineTask, type TaskWork, workOf } from '#adapters/child-process/task.ts';
import type { GuideId } from '#contract/guides.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { FigureChange } from '#engine/text/compare-facts.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { RowsPage } from '#features/documents/server/table-rows.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Progress } from '../contract.ts';
import { changedFigures } from './changed-figures.ts';
import { compareAnalyses } from './compare.ts';
import { rowsBehind } from './fact-rows.ts';
import type { Guides, Run } from './guide.ts';
import type { AnalysisRow } from './table.ts';

/** A frozen analysis to its result, as it is stored. */
export const analysisTask = defineTask<{ guide: GuideId; run: Run }, ResultBasis, Progress>(
  'analysis',
);

/** An analysis computed again, against what it gave before. */
export const recomputation = defineTask<
  { guide: GuideId; run: Run; before: ResultBasis | null },
  { identical: boolean; figures: number; differences: FigureChange[] }
>('recomputation');

/** What differs between two analyses. */
export const comparison = defineTask<
  { guide: GuideId; earlier: AnalysisRow; later: AnalysisRow },
  ReturnType<typeof compareAnalyses>
>('comparison');

/** The rows that a figure is made of. */
export const factRows = defineTask<
  { guide: GuideId; understanding: Understanding; parquet: string; where: string },
  RowsPage
>('rows behind a figure');

export function guideWork(guides: Guides): readonly TaskWork[] {
  const result = async (guide: GuideId, run: Run, report: (progress: Progress) => void) =>
    stripUnstorable(await guides[guide].run(run, async (progress) => report(progress)));
  return [
    workOf(analysisTask, ({ guide, run }, report) => result(guide, run, report)),
    workOf(recomputation, async ({ guide, run, before }) => {
      const again = await result(guide, run, () => undefined);
      return {
        identical: isDeepStrictEqual(before?.facts ?? [], again.facts),
        figures: again.facts.length,
        differences: changedFigures(guides[guide], before, again),
      };
    }),
    workOf(comparison, async ({ guide, earlier, later }) =>
      compareAnalyses(guides[guide], earlier, later),
    ),
    workOf(factRows, async ({ guide, ...rows }) => {
      const { view } = guides[guide];
      if (view === null) throw new Error(`No figure of ${guide} has rows`);
      return rowsBehind(rows, view);
    }),
  ];
}
