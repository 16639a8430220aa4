import { callRoute } from '#client/data/call-route.ts';
import { routeQuery } from '#client/data/queries.ts';
import type { SalesAnswers } from '#engine/guides/sales/figures/figures.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { countAnswered, MIN_ANSWERS } from '#features/guides/answers/sales.ts';
import type { GuideSetup } from '#features/guides/ui/guide-setup.ts';
import type { GuideView } from '#features/guides/ui/use-guide.ts';
import { salesContract } from '../contract.ts';
import { guideTexts, runTexts, stepTitles } from '../texts.ts';

export type SalesGuide = GuideView<SalesResult, SalesAnswers>;

/** The sales guide's part of what all guides share. */
export const salesSetup: GuideSetup<SalesResult, SalesAnswers> = {
  id: 'sales',
  latest: routeQuery(salesContract.latest),
  run: (key) => callRoute(salesContract.run, { body: { analysisType: 'standard' }, key }),
  progress: salesContract.progress,
  answers: routeQuery(salesContract.answers),
  isEnough: (answers) => countAnswered({ ...answers }) >= MIN_ANSWERS,
  texts: { ...guideTexts, steps: stepTitles, done: runTexts.done, failed: runTexts.failed },
};
