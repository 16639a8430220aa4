import type { QueryFunction } from '@tanstack/react-query';
import type { FileGuideId } from '#contract/guides.ts';
import type { Route } from '#contract/route.ts';
import type { Step } from '../model.ts';

/** A finished analysis as a guide's pages use it. */
export interface StoredAnalysis<Result> {
  id: string;
  analysisType: string;
  result: Result;
  createdAt: string;
  documentId: string | null;
  sample: boolean;
}

/** The newest analysis, or that there is none. */
export type Latest<Result> = StoredAnalysis<Result> | { id: null; result: null; createdAt: null };

interface Query<Data> {
  queryKey: string[];
  queryFn?: QueryFunction<Data, string[]>;
}

/** What is needed to run an analysis. A constant of its module, so that effects keep still. */
export interface RunSetup<Result> {
  latest: Query<Latest<Result>>;
  run: () => Promise<StoredAnalysis<Result>>;
  progress: Route;
  texts: {
    done: { title: string; text: string };
    failed: { title: string; text: string };
  };
}

/** What a guide that begins with a file tells the parts that all such guides share. */
export interface GuideSetup<Result, Answers extends object> extends RunSetup<Result> {
  id: FileGuideId;
  answers: Query<{ answers: Answers }>;
  /** Whether so many questions are answered that the analysis can be run. */
  isEnough: (answers: Answers) => boolean;
  texts: RunSetup<Result>['texts'] & FrameTexts & { steps: Record<Step, string> };
}

/** What stands around the steps of a guide. */
export interface FrameTexts {
  title: string;
  lead: string;
  stepsLabel: string;
  loading: string;
}
