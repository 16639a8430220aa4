import type { QueryFunction } from '@tanstack/react-query';
import type { FileGuideId } from '#contract/guides.ts';
import type { Route } from '#contract/route.ts';
import type { ReadingAt, Step } from '../model.ts';

/** A finished analysis in the page's form. */
export interface StoredAnalysis<Result> {
  id: string;
  analysisType: string;
  result: Result;
  createdAt: string;
  documentId: string | null;
  sample: boolean;
}

/** The newest analysis, or none. */
export type Latest<Result> = StoredAnalysis<Result> | { id: null; result: null; createdAt: null };

interface Query<Data> {
  queryKey: string[];
  queryFn?: QueryFunction<Data, string[]>;
}

/** What running an analysis needs. Must be a module constant, so that effects do not rerun. */
export interface RunSetup<Result> {
  latest: Query<Latest<Result>>;
  /** With the same key again, the analysis begun before is waited for. */
  run: (key: string) => Promise<StoredAnalysis<Result>>;
  progress: Route;
  texts: {
    done: { title: string; text: string };
    failed: { title: string; text: string };
  };
}

/** What a file guide defines for the parts that all such guides share. */
export interface GuideSetup<Result, Answers extends object> extends RunSetup<Result> {
  id: FileGuideId;
  readingAt: ReadingAt;
  answers: Query<{ answers: Answers }>;
  /** Whether enough questions are answered to run the analysis. */
  isEnough: (answers: Answers) => boolean;
  texts: RunSetup<Result>['texts'] & FrameTexts & { steps: Record<Step, string> };
}

/** Texts around the steps of a guide. */
export interface FrameTexts {
  title: string;
  lead: string;
  stepsLabel: string;
  loading: string;
}
