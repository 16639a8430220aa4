import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { FeedbackWidget } from '#features/feedback/ui/feedback-widget.tsx';
import { GuideFrame } from '#features/guides/ui/guide-frame.tsx';
import { SAVED, SavedAnalysis } from '#features/guides/ui/history/saved-analysis.tsx';
import { StepRun } from '#features/guides/ui/step-run.tsx';
import { StepUpload } from '#features/guides/ui/step-upload.tsx';
import { useGuide } from '#features/guides/ui/use-guide.ts';
import { useRun } from '#features/guides/ui/use-run.ts';
import type { SalesAnalysis } from '../contract.ts';
import { guideTexts, questions, runTexts } from '../texts.ts';
import { ResultView } from './result/result-view.tsx';
import { salesSetup } from './setup.ts';

/** Fetched while the user looks at the file: nobody needs the form before that. */
const loadQuestions = () => import('./step-questions.tsx');
const StepQuestions = lazy(loadQuestions);

export const meta = () => pageMeta(guideTexts.title);

/** Försäljningsanalys: the four-step guide, or one saved analysis of it. */
export default function SalesPage() {
  const [search] = useSearchParams();
  const saved = search.get(SAVED);
  return (
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-7 px-4 py-8 pb-24 sm:gap-9 sm:px-8 sm:py-10 sm:pb-24">
      {saved === null ? (
        <SalesGuide />
      ) : (
        <SavedAnalysis setup={salesSetup} id={saved}>
          {(analysis: SalesAnalysis) => <ResultView analysis={analysis} />}
        </SavedAnalysis>
      )}
      <FeedbackWidget context="sales" />
    </div>
  );
}

function SalesGuide() {
  const run = useRun(
    salesSetup,
    () => guide.happened('analysed'),
    () => void guide.lookAgain(),
  );
  const guide = useGuide(salesSetup, run.running);
  useEffect(() => void loadQuestions(), []);
  return (
    <GuideFrame guide={guide} texts={salesSetup.texts}>
      {() => (
        <>
          {guide.step === 'upload' && <StepUpload guide={guide} category="sales" />}
          {guide.step === 'questions' && (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <StepQuestions guide={guide} />
            </Suspense>
          )}
          {guide.step === 'run' && (
            <StepRun guide={guide} run={run} questions={questions} texts={runTexts} />
          )}
          {guide.step === 'result' && guide.analysis && (
            <ResultView
              analysis={guide.analysis}
              onRestart={() => guide.happened('restarted')}
              onNewFile={() => guide.happened('restarted')}
            />
          )}
        </>
      )}
    </GuideFrame>
  );
}
