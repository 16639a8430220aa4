import { pageMeta } from '#client/page-meta.ts';
import { partAhead } from '#client/ui/part-ahead.tsx';
import { FileGuide } from '#features/guides/ui/file-guide.tsx';
import { GuidePage } from '#features/guides/ui/guide-page.tsx';
import { storedSales } from '../result-shape.ts';
import { guideTexts, questions, runTexts } from '../texts.ts';
import { ResultView } from './result/result-view.tsx';
import { salesSetup } from './setup.ts';

const questionsStep = partAhead(() => import('./step-questions.tsx'));

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
        questionsStep={questionsStep}
        questions={questions}
        runTexts={runTexts}
        Result={ResultView}
      />
    </GuidePage>
  );
}
