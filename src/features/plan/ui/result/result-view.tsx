import { RotateCcw } from 'lucide-react';
import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageContents } from '#client/ui/page-contents.tsx';
import { HelpfulThumbs } from '#features/feedback/ui/helpful-thumbs.tsx';
import { guideTexts } from '#features/guides/texts.ts';
import { AnalysisHistory } from '#features/guides/ui/history/analysis-history.tsx';
import { AnalysisReceipts } from '#features/guides/ui/result/analysis-receipts.tsx';
import { ResultHeader } from '#features/guides/ui/result/result-header.tsx';
import { Summary } from '#features/guides/ui/result/summary.tsx';
import { WrittenBy } from '#features/guides/ui/result/written-by.tsx';
import { markTexts } from '#features/tasks/texts.ts';
import { useMarks } from '#features/tasks/ui/use-marks.ts';
import { progressOf } from '../../model.ts';
import { planWords, resultTexts as texts } from '../../texts.ts';
import type { StoredPlan } from '../setup.ts';
import { ActionsPart } from './actions-part.tsx';
import { Goals } from './goals.tsx';
import { Missing } from './missing.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Recommendations } from './recommendations.tsx';
import { Strategy } from './strategy.tsx';

interface ResultViewProps {
  plan: StoredPlan;
  /** Absent for an earlier plan, which is read only. */
  onRestart?: () => void;
}

/** The plan: goals, actions in order, and progress. */
export function ResultView({ plan, onRestart }: ResultViewProps) {
  const { id, result } = plan;
  const { marks, mark } = useMarks(id);
  const part = { planId: id, plan: result, marks: marks.data ?? null, onMark: onRestart && mark };
  return (
    <AnalysisReceipts analysis={plan}>
      <article className="flex min-w-0 flex-col gap-10 sm:gap-12">
        <div className="flex flex-col gap-5">
          <ResultHeader analysis={plan} title={texts.title} onRestart={onRestart} />
          <PageContents label={guideTexts.contents} />
          <Strategy strategy={result.strategy} />
        </div>
        <Summary text={result.summary} folded />
        <Goals plan={result} />
        <div className="flex flex-col gap-10 sm:gap-12">
          {marks.data && <ProgressLine progress={progressOf(result, marks.data)} />}
          {marks.isError && (
            <Alert
              variant="warning"
              live
              title={markTexts.loadFailed.title}
              actions={
                <Button variant="secondary" size="sm" onClick={() => marks.refetch()}>
                  {guideTexts.retry}
                </Button>
              }
            >
              {errorSentence(marks.error, markTexts.loadFailed.text)}
            </Alert>
          )}
          <ActionsPart list="shortTerm" {...part} />
          <ActionsPart list="longTerm" {...part} />
        </div>
        <Recommendations texts={result.keyRecommendations} />
        <Missing plan={result} />
        {id !== '' && <AnalysisHistory analysis={plan} words={planWords} />}
        <footer className="flex max-w-3xl flex-col gap-6">
          {onRestart && <Again onRestart={onRestart} />}
          {result.engine.version !== '' && <WrittenBy engine={result.engine} />}
          <HelpfulThumbs context="actions_analysis" contextId={id} question={texts.helpful} />
        </footer>
      </article>
    </AnalysisReceipts>
  );
}

function Again({ onRestart }: { onRestart: () => void }) {
  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        variant="secondary"
        icon={<RotateCcw aria-hidden className="size-4" />}
        onClick={onRestart}
      >
        {texts.again}
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">{texts.againText}</p>
    </div>
  );
}
