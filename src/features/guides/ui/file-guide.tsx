import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { guideIdentities } from '#contract/guides.ts';
import { GuideFrame } from './guide-frame.tsx';
import type { GuideSetup, StoredAnalysis } from './guide-setup.ts';
import { StepRun, type StepRunTexts } from './step-run.tsx';
import { StepUpload } from './step-upload.tsx';
import { type GuideView, useGuide } from './use-guide.ts';
import { useRun } from './use-run.ts';

/** SPEC section 9: the third step is scrolled to so long after the answers are saved. */
const SCROLL_DELAY_MS = 100;

interface FileGuideProps<Result, Answers extends Record<Key, string>, Key extends string> {
  setup: GuideSetup<Result, Answers>;
  /** The step with the form, and the way to fetch it before it is needed. */
  Questions: ComponentType<{ guide: GuideView<Result, Answers>; onSaved: () => void }>;
  loadQuestions: () => Promise<unknown>;
  questions: readonly { key: Key; short: string }[];
  runTexts: StepRunTexts;
  Result: ComponentType<{
    analysis: StoredAnalysis<Result>;
    onRestart?: () => void;
    onNewFile?: () => void;
  }>;
  /** The result is what the steps lead to, and not one of them; the third is scrolled to. */
  resultAfter?: boolean;
  /** Stands in place of the page while its data is fetched. */
  loading?: ReactNode;
}

/** A guide that begins with a file: upload, questions, run, result. */
export function FileGuide<Result, Answers extends Record<Key, string>, Key extends string>(
  props: FileGuideProps<Result, Answers, Key>,
) {
  const { setup, Questions, loadQuestions, questions, runTexts, Result, resultAfter } = props;
  const run = useRun(
    setup,
    () => guide.happened('analysed'),
    () => void guide.lookAgain(),
  );
  const guide = useGuide(setup, run.running);
  const third = useRef<HTMLDivElement>(null);
  // Fetched while the user looks at the file: nobody needs the form before that.
  useEffect(() => void loadQuestions(), [loadQuestions]);
  const goOn = () => {
    guide.happened('saved');
    if (resultAfter)
      setTimeout(() => third.current?.scrollIntoView({ block: 'start' }), SCROLL_DELAY_MS);
  };
  const restart = () => guide.happened('restarted');
  if (props.loading && guide.status === 'pending') return props.loading;
  return (
    <GuideFrame guide={guide} texts={setup.texts} {...(resultAfter && { resultAfter })}>
      {() => (
        <>
          {guide.step === 'upload' && (
            <StepUpload guide={guide} category={guideIdentities[setup.id].category} />
          )}
          {guide.step === 'questions' && (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Questions guide={guide} onSaved={goOn} />
            </Suspense>
          )}
          {guide.step === 'run' && (
            <div ref={third} className="scroll-mt-6">
              <StepRun guide={guide} run={run} questions={questions} texts={runTexts} />
            </div>
          )}
          {guide.step === 'result' && guide.analysis && (
            <Result analysis={guide.analysis} onRestart={restart} onNewFile={restart} />
          )}
        </>
      )}
    </GuideFrame>
  );
}
