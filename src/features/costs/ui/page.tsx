import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { FeedbackWidget } from '#features/feedback/ui/feedback-widget.tsx';
import { GuideFrame } from '#features/guides/ui/guide-frame.tsx';
import { SAVED, SavedAnalysis } from '#features/guides/ui/history/saved-analysis.tsx';
import { StepRun } from '#features/guides/ui/step-run.tsx';
import { StepUpload } from '#features/guides/ui/step-upload.tsx';
import { useGuide } from '#features/guides/ui/use-guide.ts';
import { useRun } from '#features/guides/ui/use-run.ts';
import { storedCosts } from '../result-shape.ts';
import { guideTexts, questions, runTexts } from '../texts.ts';
import { ResultView } from './result/result-view.tsx';
import { costSetup } from './setup.ts';

/** Fetched while the user looks at the file: nobody needs the form before that. */
const loadQuestions = () => import('./step-questions.tsx');
const StepQuestions = lazy(loadQuestions);

/** SPEC section 9: the third step is scrolled to so long after the answers are saved. */
const SCROLL_DELAY_MS = 100;

export const meta = () => pageMeta(guideTexts.title);

/** Kostnadsanalys: three steps and the result, or one saved analysis of it. */
export default function CostsPage() {
  const [search] = useSearchParams();
  const saved = search.get(SAVED);
  return (
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-7 px-4 py-8 pb-24 sm:gap-9 sm:px-8 sm:py-10 sm:pb-24">
      {saved === null ? (
        <CostGuidePage />
      ) : (
        <SavedAnalysis setup={costSetup} id={saved}>
          {(analysis) => (
            <ResultView analysis={{ ...analysis, result: storedCosts(analysis.result) }} />
          )}
        </SavedAnalysis>
      )}
      <FeedbackWidget context="costs" />
    </div>
  );
}

function CostGuidePage() {
  const run = useRun(
    costSetup,
    () => guide.happened('analysed'),
    () => void guide.lookAgain(),
  );
  const guide = useGuide(costSetup, run.running);
  const third = useRef<HTMLDivElement>(null);
  useEffect(() => void loadQuestions(), []);
  const goOn = () => {
    guide.happened('saved');
    setTimeout(() => third.current?.scrollIntoView({ block: 'start' }), SCROLL_DELAY_MS);
  };
  if (guide.status === 'pending') return <Loading />;
  return (
    <GuideFrame guide={guide} texts={costSetup.texts} resultAfter>
      {() => (
        <>
          {guide.step === 'upload' && <StepUpload guide={guide} category="kostnader" />}
          {guide.step === 'questions' && (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <StepQuestions guide={guide} onSaved={goOn} />
            </Suspense>
          )}
          {guide.step === 'run' && (
            <div ref={third} className="scroll-mt-6">
              <StepRun guide={guide} run={run} questions={questions} texts={runTexts} />
            </div>
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

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <PageHeader title={guideTexts.title} />
      <Spinner label={guideTexts.loading} className="text-ink-muted" />
    </div>
  );
}
