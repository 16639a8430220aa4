import { defineTask } from '#adapters/child-process/task.ts';
import type { GuideId } from '#contract/guides.ts';
import type { FigureChange } from '#engine/text/compare-facts.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Progress } from '../contract.ts';
import type { FirstPicture } from '../first-look-contract.ts';
import type { compareAnalyses } from './compare.ts';
import type { ExploreAsked, Explored } from './explore/explored.ts';
import type { ExploredRowsAsked } from './explore/rows-looked-at.ts';
import type { SubjectsAsked, SubjectTable } from './explore/subject-table.ts';
import type { FigureRows, RowsAsked, RowsBehind } from './fact-rows.ts';
import type { Composed, FrozenFile, Run } from './guide.ts';
import type { AnalysisRow } from './table.ts';

/** A frozen analysis to its result as it is stored, with what a model may write anew. */
export const analysisTask = defineTask<{ guide: GuideId; run: Run }, Composed, Progress>(
  'analysis',
);

/** A file of which a picture is made, and what its analysis uses besides it. */
export interface PictureAsked {
  guide: GuideId;
  file: FrozenFile;
  basis: object | null;
  today: string;
}

/** What a file shows before its analysis is asked for. */
export const firstPicture = defineTask<PictureAsked, FirstPicture>('first picture');

/** The figures of a file, for what is made of it next. */
export const figuresOfFile = defineTask<PictureAsked, null>('figures of a file');

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

/** The figures of a part of an analysed file; null where the child has not its table open, nor what to open it from. */
export const exploration = defineTask<ExploreAsked & { guide: GuideId }, Explored | null>(
  'exploration',
);

/** Every subject of a kind with its sums; null as for `exploration`. */
export const subjects = defineTask<SubjectsAsked & { guide: GuideId }, SubjectTable | null>(
  'subjects',
);

/** The same as CSV. */
export const subjectsCsv = defineTask<SubjectsAsked & { guide: GuideId }, string | null>(
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
