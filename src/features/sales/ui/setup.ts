import { routeQuery } from '#client/data/queries.ts';
import type { SalesAnswers } from '#engine/guides/sales/figures/figures.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { countAnswered, MIN_ANSWERS } from '#features/guides/answers/sales.ts';
import { runGuide } from '#features/guides/ui/analysis-calls.ts';
import type { GuideSetup } from '#features/guides/ui/guide-setup.ts';
import type { GuideView } from '#features/guides/ui/use-guide.ts';
import { salesContract } from '../contract.ts';
import { storedSales } from '../result-shape.ts';
import { guideTexts, runTexts, stepTitles } from '../texts.ts';
import { latestSales } from './latest.ts';

export type SalesGuide = GuideView<SalesResult, SalesAnswers>;

/** The sales guide's part of what all guides share. */
export const salesSetup: GuideSetup<SalesResult, SalesAnswers> = {
  id: 'sales',
  readingAt: 'upload',
  latest: latestSales,
  run: (key) => runGuide(salesContract, storedSales, { body: { analysisType: 'standard' }, key }),
  progress: salesContract.progress,
  answers: routeQuery(salesContract.answers),
  isEnough: (answers) => countAnswered({ ...answers }) >= MIN_ANSWERS,
  texts: { ...guideTexts, steps: stepTitles, done: runTexts.done, failed: runTexts.failed },
};
