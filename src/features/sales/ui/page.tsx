import { lazy } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { FileGuide } from '#features/guides/ui/file-guide.tsx';
import { GuidePage } from '#features/guides/ui/guide-page.tsx';
import { storedSales } from '../result-shape.ts';
import { guideTexts, questions, runTexts } from '../texts.ts';
import { ResultView } from './result/result-view.tsx';
import { salesSetup } from './setup.ts';

const loadQuestions = () => import('./step-questions.tsx');
const StepQuestions = lazy(loadQuestions);

export const meta = () => pageMeta(guideTexts.title);

/** Försäljningsanalys: the four-step guide, or one saved analysis. */
export default function SalesPage() {
  return (
    <GuidePage
      guide={salesSetup}
      feedback="sales"
      saved={(analysis) => (
        <ResultView analysis={{ ...analysis, result: storedSales(analysis.result) }} />
      )}
    >
      <FileGuide
        setup={salesSetup}
        Questions={StepQuestions}
        loadQuestions={loadQuestions}
        questions={questions}
        runTexts={runTexts}
        Result={ResultView}
      />
    </GuidePage>
  );
}
