import { routeQuery } from '#client/data/queries.ts';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { costAnswers } from '#features/guides/answers/costs.ts';
import { runGuide } from '#features/guides/ui/analysis-calls.ts';
import type { GuideSetup } from '#features/guides/ui/guide-setup.ts';
import type { GuideView } from '#features/guides/ui/use-guide.ts';
import { costsContract } from '../contract.ts';
import { storedCosts } from '../result-shape.ts';
import { guideTexts, runTexts, stepTitles } from '../texts.ts';
import { latestCosts } from './latest.ts';

export type CostGuide = GuideView<CostResult, CostAnswers>;

/** The cost guide's part of what all guides share; results are normalised when received. */
export const costSetup: GuideSetup<CostResult, CostAnswers> = {
  id: 'costs',
  readingAt: 'questions',
  latest: latestCosts,
  run: (key) => runGuide(costsContract, storedCosts, { key }),
  progress: costsContract.progress,
  answers: routeQuery(costsContract.answers),
  isEnough: (answers) => costAnswers.safeParse(answers).success,
  texts: { ...guideTexts, steps: stepTitles, done: runTexts.done, failed: runTexts.failed },
};
