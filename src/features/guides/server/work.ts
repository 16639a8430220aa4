import { isDeepStrictEqual } from 'node:util';
import { type TaskWork, workOf } from '#adapters/child-process/task.ts';
import type { GuideId } from '#contract/guides.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Progress } from '../contract.ts';
import { changedFigures } from './changed-figures.ts';
import { compareAnalyses } from './compare.ts';
import { explored } from './explore/explored.ts';
import { canLookAt } from './explore/open-view.ts';
import { rowsLookedAt, rowsLookedAtAsCsv } from './explore/rows-looked-at.ts';
import { subjectsAsCsv, subjectTable } from './explore/subject-table.ts';
import { rowsAsCsv, rowsBehind } from './fact-rows.ts';
import { forgetFigures } from './figures-once.ts';
import { pictureOf } from './first-picture.ts';
import type { Guides, Run } from './guide.ts';
import {
  analysisTask,
  comparison,
  exploration,
  exploredRows,
  exploredRowsCsv,
  factRows,
  factRowsCsv,
  figuresOfFile,
  firstPicture,
  recomputation,
  subjects,
  subjectsCsv,
} from './tasks.ts';

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
    workOf(firstPicture, async ({ guide, ...of }) => {
      const { firstLook } = guides[guide];
      if (firstLook === undefined) throw new Error(`${guide} is made of no file`);
      const run = { ...of, answers: {}, analyses: [] };
      return pictureOf((await composed(guide, run, () => undefined)).result, firstLook);
    }),
    workOf(figuresOfFile, async ({ guide, ...of }) => {
      await guides[guide].compute({ ...of, answers: {}, analyses: [] });
      return null;
    }),
    workOf(recomputation, async ({ guide, run, before }) => {
      // It is to be seen whether the file gives the same again.
      forgetFigures();
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
    workOf(exploration, async ({ guide, ...asked }) =>
      canLookAt(asked) ? explored(asked, viewOf(guide)) : null,
    ),
    workOf(exploredRows, async ({ guide, ...asked }) => rowsLookedAt(asked, viewOf(guide))),
    workOf(exploredRowsCsv, async ({ guide, ...asked }) => rowsLookedAtAsCsv(asked, viewOf(guide))),
    workOf(subjects, async ({ guide, ...asked }) =>
      canLookAt(asked) ? subjectTable(asked, viewOf(guide)) : null,
    ),
    workOf(subjectsCsv, async ({ guide, ...asked }) =>
      canLookAt(asked) ? subjectsAsCsv(asked, viewOf(guide)) : null,
    ),
    workOf(factRowsCsv, async ({ guide, ...rows }) => rowsAsCsv(rows, viewOf(guide))),
  ];
}
