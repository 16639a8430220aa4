import { errorSentence } from '#client/data/call-error.ts';
import { pageMeta } from '#client/page-meta.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { WizardFrame } from '#client/wizard/wizard-frame.tsx';
import { FeedbackWidget } from '#features/feedback/ui/feedback-widget.tsx';
import { isDone, reachable, steps } from '../model.ts';
import { guideTexts, stepTitles } from '../texts.ts';
import { ResultView } from './result/result-view.tsx';
import { StepQuestions } from './step-questions.tsx';
import { StepRun } from './step-run.tsx';
import { StepUpload } from './step-upload.tsx';
import { useGuide } from './use-guide.ts';
import { useRun } from './use-run.ts';

export const meta = () => pageMeta(guideTexts.title);

/** Försäljningsanalys: the four-step guide. */
export default function SalesPage() {
  return (
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-7 px-4 py-8 pb-24 sm:gap-9 sm:px-8 sm:py-10 sm:pb-24">
      <SalesGuide />
      <FeedbackWidget context="sales" />
    </div>
  );
}

function SalesGuide() {
  const run = useRun(() => guide.happened('analysed'));
  const guide = useGuide(run.running);
  if (guide.status === 'pending') return <Loading />;
  if (guide.status === 'failed')
    return (
      <>
        <PageHeader title={guideTexts.title} />
        <Alert
          variant="error"
          title={guideTexts.loadFailed}
          actions={
            <Button variant="secondary" size="sm" onClick={guide.retry}>
              {guideTexts.retry}
            </Button>
          }
        >
          {errorSentence(guide.error, guideTexts.loadFailedText)}
        </Alert>
      </>
    );
  return (
    <>
      <PageHeader
        title={guideTexts.title}
        description={guide.step === 'upload' ? guideTexts.lead : undefined}
      />
      <WizardFrame
        label={guideTexts.stepsLabel}
        current={steps.indexOf(guide.step)}
        steps={steps.map((step) => ({
          title: stepTitles[step],
          reachable: reachable(guide.guide, step),
          done: isDone(guide.guide, step),
        }))}
        onGoTo={(index) => guide.goTo(steps[index] ?? 'upload')}
      >
        {guide.step === 'upload' && <StepUpload guide={guide} />}
        {guide.step === 'questions' && <StepQuestions guide={guide} />}
        {guide.step === 'run' && <StepRun guide={guide} run={run} />}
        {guide.step === 'result' && guide.analysis && (
          <ResultView
            analysis={guide.analysis}
            onRestart={() => guide.happened('restarted')}
            onNewFile={() => guide.happened('restarted')}
          />
        )}
      </WizardFrame>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <PageHeader title={guideTexts.title} />
      <p role="status" className="sr-only">
        {guideTexts.loading}
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-72" />
    </div>
  );
}
