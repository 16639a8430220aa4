import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import { Button } from '#client/ui/button.tsx';
import { Part, type PartAhead, partAhead } from '#client/ui/part-ahead.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { guideIdentities } from '#contract/guides.ts';
import { AnalysisNotice } from '#features/billing/ui/limit-notices.tsx';
import { guideTexts } from '../texts.ts';
import { GuideFrame } from './guide-frame.tsx';
import type { GuideSetup, StoredAnalysis } from './guide-setup.ts';
import type { StepRunTexts } from './step-run.tsx';
import { type GuideView, useGuide } from './use-guide.ts';
import { useRun } from './use-run.ts';

const uploadStep = partAhead(async () => ({
  default: (await import('./step-upload.tsx')).StepUpload,
}));
const runStep = partAhead(async () => ({
  default: (await import('./step-run.tsx')).StepRun,
}));

/** SPEC section 9: delay from saving the answers to scrolling to the third step. */
const SCROLL_DELAY_MS = 100;
/** Until a result has been drawn, with its charts, on a slow phone. */
const AFTER_RESULT_MS = 4000;

interface FileGuideProps<Result, Answers extends Record<Key, string>, Key extends string> {
  setup: GuideSetup<Result, Answers>;
  /** The form's step. */
  questionsStep: PartAhead<{ guide: GuideView<Result, Answers>; onSaved: () => void }>;
  questions: readonly { key: Key; short: string }[];
  runTexts: StepRunTexts;
  Result: ComponentType<{
    analysis: StoredAnalysis<Result>;
    onRestart?: () => void;
    onNewFile?: () => void;
  }>;
  /** The result follows the steps instead of being one; the third step is scrolled to. */
  resultAfter?: boolean;
  /** Shown instead of the page while its data loads. */
  loading?: ReactNode;
}

/** A guide that begins with a file: upload, questions, run, result. */
export function FileGuide<Result, Answers extends Record<Key, string>, Key extends string>(
  props: FileGuideProps<Result, Answers, Key>,
) {
  const { setup, questionsStep, questions, runTexts, Result, resultAfter } = props;
  const run = useRun(
    setup,
    () => guide.advance('analysed'),
    () => void guide.refetchFiles(),
  );
  const guide = useGuide(setup, run.running);
  const third = useRef<HTMLDivElement>(null);
  const { step, status } = guide;
  // Drawn a slice at a time, so that a press meanwhile is answered.
  const analysis = useDeferredValue(guide.analysis, undefined);
  // Preloaded, so that no step is waited for when it is opened; a result is drawn before that.
  useEffect(() => {
    if (status === 'pending') return;
    const preload = () =>
      void Promise.allSettled([uploadStep.load(), questionsStep.load(), runStep.load()]);
    if (step !== 'result') return preload();
    const timer = setTimeout(preload, AFTER_RESULT_MS);
    return () => clearTimeout(timer);
  }, [questionsStep, status, step]);
  const showRunStep = () => {
    guide.advance('saved');
    if (resultAfter)
      setTimeout(() => third.current?.scrollIntoView({ block: 'start' }), SCROLL_DELAY_MS);
  };
  const restart = () => guide.advance('restarted');
  const isSample = guide.step !== 'upload' && guide.files[0]?.sample === true;
  if (props.loading && guide.status === 'pending') return props.loading;
  return (
    <GuideFrame guide={guide} texts={setup.texts} {...(resultAfter && { resultAfter })}>
      {() => (
        <>
          {guide.step !== 'result' && !isSample && !run.running && run.failure === null && (
            <AnalysisNotice />
          )}
          {guide.step === 'upload' && (
            <Suspense fallback={<Skeleton className="h-72" />}>
              <Part part={uploadStep} guide={guide} category={guideIdentities[setup.id].category} />
            </Suspense>
          )}
          {guide.step === 'questions' && (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Part part={questionsStep} guide={guide} onSaved={showRunStep} />
            </Suspense>
          )}
          {guide.step === 'run' && (
            <div ref={third} className="scroll-mt-6">
              <Suspense fallback={<Skeleton className="h-96" />}>
                <Part
                  part={runStep}
                  guide={guide}
                  run={run}
                  questions={questions}
                  texts={runTexts}
                />
              </Suspense>
            </div>
          )}
          {guide.step === 'result' && guide.newerFile && (
            <NewerFile
              filename={guide.newerFile.filename}
              onUsed={() => guide.goTo(guide.guide.document?.ready ? 'questions' : 'upload')}
            />
          )}
          {guide.step === 'result' && analysis && (
            <Result analysis={analysis} onRestart={restart} onNewFile={restart} />
          )}
          {guide.step === 'result' && !analysis && guide.analysis && <Skeleton className="h-dvh" />}
        </>
      )}
    </GuideFrame>
  );
}

/** A stored result stays what is shown; a file that came after it is offered beside it. */
function NewerFile({ filename, onUsed }: { filename: string; onUsed: () => void }) {
  return (
    <div
      data-print="hide"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-accent-line bg-accent-soft px-4 py-2.5 text-sm"
    >
      <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        {guideTexts.newerFile.text(filename)}
      </p>
      <Button variant="link" onClick={onUsed}>
        {guideTexts.newerFile.use}
      </Button>
    </div>
  );
}
