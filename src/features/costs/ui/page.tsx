import { pageMeta } from '#client/page-meta.ts';
import { PageHeader } from '#client/ui/page-header.tsx';
import { partAhead } from '#client/ui/part-ahead.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { FileGuide } from '#features/guides/ui/file-guide.tsx';
import { GuidePage } from '#features/guides/ui/guide-page.tsx';
import { storedCosts } from '../result-shape.ts';
import { guideTexts, questions, runTexts } from '../texts.ts';
import { ResultView } from './result/result-view.tsx';
import { costSetup } from './setup.ts';

const questionsStep = partAhead(() => import('./step-questions.tsx'));

export const meta = () => pageMeta(guideTexts.title);

/** Kostnadsanalys: three steps and the result, or one saved analysis. */
export default function CostsPage() {
  return (
    <GuidePage
      guide={costSetup}
      feedback="costs"
      saved={(analysis) => (
        <ResultView analysis={{ ...analysis, result: storedCosts(analysis.result) }} />
      )}
    >
      <FileGuide
        setup={costSetup}
        questionsStep={questionsStep}
        questions={questions}
        runTexts={runTexts}
        Result={ResultView}
        resultAfter
        loading={<Loading />}
      />
    </GuidePage>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex min-h-dvh flex-col gap-8">
      <PageHeader title={guideTexts.title} />
      <Spinner label={guideTexts.loading} className="text-ink-muted" />
    </div>
  );
}
