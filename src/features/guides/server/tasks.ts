import { isDeepStrictEqual } from 'node:util';
import { defineTask, type TaskWork, workOf } from '#adapters/child-process/task.ts';
import type { GuideId } from '#contract/guides.ts';
import type { FigureChange } from '#engine/text/compare-facts.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Progress } from '../contract.ts';
import type { FirstPicture } from '../first-look-contract.ts';
import { changedFigures } from './changed-figures.ts';
import { compareAnalyses } from './compare.ts';
import { type ExploreAsked, type Explored, explored } from './explore/explored.ts';
import {
  type ExploredRowsAsked,
  rowsLookedAt,
  rowsLookedAtAsCsv,
} from './explore/rows-looked-at.ts';
import {
  type SubjectsAsked,
  type SubjectTable,
  subjectsAsCsv,
  subjectTable,
} from './explore/subject-table.ts';
import {
  type FigureRows,
  type RowsAsked,
  type RowsBehind,
  rowsAsCsv,
  rowsBehind,
} from './fact-rows.ts';
import { pictureOf } from './first-picture.ts';
import type { Composed, FrozenFile, Guides, Run } from './guide.ts';
import type { AnalysisRow } from './table.ts';

/** A frozen analysis to its result as it is stored, with what a model may write anew. */
export const analysisTask = defineTask<{ guide: GuideId; run: Run }, Composed, Progress>(
  'analysis',
);

/** What a file shows before its analysis is asked for. */
export const firstPicture = defineTask<
  { guide: GuideId; file: FrozenFile; today: string },
  FirstPicture
>('first picture');

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
export const factRows = defineTask<RowsAsked & { guide: GuideId }, RowsBehind>(
  'rows behind a figure',
);

/** The same, all of them, as CSV. */
export const factRowsCsv = defineTask<FigureRows & { guide: GuideId }, string>(
  'rows behind a figure as CSV',
);

/** The figures of a part of an analysed file. */
export const exploration = defineTask<ExploreAsked & { guide: GuideId }, Explored>('exploration');

/** Every subject of a kind with its sums. */
export const subjects = defineTask<SubjectsAsked & { guide: GuideId }, SubjectTable>('subjects');

/** The same as CSV. */
export const subjectsCsv = defineTask<SubjectsAsked & { guide: GuideId }, string>(
  'subjects as CSV',
);

/** The rows of a part of an analysed file. */
export const exploredRows = defineTask<ExploredRowsAsked & { guide: GuideId }, RowsBehind>(
  'rows looked at',
);

/** The same, all of them, as CSV. */
export const exploredRowsCsv = defineTask<ExploredRowsAsked & { guide: GuideId }, string>(
  'rows looked at as CSV',
);

export function guideWork(guides: Guides): readonly TaskWork[] {
  const composed = async (guide: GuideId, run: Run, report: (progress: Progress) => void) =>
    stripUnstorable(await guides[guide].compose(run, async (progress) => report(progress)));
  const viewOf = (guide: GuideId) => {
    const { view } = guides[guide];
    if (view === null) throw new Error(`No figure of ${guide} has rows`);
    return view;
  };
  return [
    workOf(analysisTask, ({ guide, run }, report) => composed(guide, run, report)),
    workOf(firstPicture, async ({ guide, file, today }) => {
      const { firstLook } = guides[guide];
      if (firstLook === undefined) throw new Error(`${guide} is made of no file`);
      const run = { file, today, answers: {}, basis: firstLook.basis, analyses: [] };
      return pictureOf((await composed(guide, run, () => undefined)).result, firstLook);
    }),
    workOf(recomputation, async ({ guide, run, before }) => {
      const { result: again } = await composed(guide, run, () => undefined);
      return {
        identical: isDeepStrictEqual(before?.facts ?? [], again.facts),
        figures: again.facts.length,
        differences: changedFigures(guides[guide], before, again),
      };
    }),
    workOf(comparison, async ({ guide, earlier, later }) =>
      compareAnalyses(guides[guide], earlier, later),
    ),
    workOf(factRows, async ({ guide, ...rows }) => rowsBehind(rows, viewOf(guide))),
    workOf(exploration, async ({ guide, ...asked }) => explored(asked, viewOf(guide))),
    workOf(exploredRows, async ({ guide, ...asked }) => rowsLookedAt(asked, viewOf(guide))),
    workOf(exploredRowsCsv, async ({ guide, ...asked }) => rowsLookedAtAsCsv(asked, viewOf(guide))),
    workOf(subjects, async ({ guide, ...asked }) => subjectTable(asked, viewOf(guide))),
    workOf(subjectsCsv, async ({ guide, ...asked }) => subjectsAsCsv(asked, viewOf(guide))),
    workOf(factRowsCsv, async ({ guide, ...rows }) => rowsAsCsv(rows, viewOf(guide))),
  ];
}
