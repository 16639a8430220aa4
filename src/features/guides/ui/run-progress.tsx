import { Card, CardHeader } from '#client/ui/card.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { formatPercent } from '#engine/text/format.ts';
import type { Progress as AnalysisProgress, AnalysisStage } from '../contract.ts';
import { runTexts } from '../texts.ts';

interface RunningTexts {
  running: string;
  runningTitle: string;
  stay: string;
  stages: readonly { stage: AnalysisStage; text: string }[];
}

interface RunProgressProps {
  progress: AnalysisProgress | null;
  /** For a run that is not called an analysis. */
  texts?: RunningTexts;
}

/** The progress that the server reports. */
export function RunProgress({ progress, texts = runTexts }: RunProgressProps) {
  const now = texts.stages.findIndex(({ stage }) => stage === progress?.stage);
  const text = progress?.text || texts.running;
  return (
    <Card className="flex flex-col gap-6" aria-busy="true">
      <CardHeader title={texts.runningTitle} description={texts.stay} />
      <div>
        <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
          <p role="status" className="min-w-0 font-medium">
            {text}
          </p>
          {progress && (
            <span aria-hidden className="tabular text-ink-muted">
              {formatPercent(progress.percent, 0)}
            </span>
          )}
        </div>
        <Progress label={texts.runningTitle} value={progress?.percent ?? null} />
      </div>
      <Timeline
        busy
        items={texts.stages.map(({ text: title }, index) => ({
          title,
          state: index < now ? 'done' : index === now ? 'now' : 'later',
        }))}
      />
    </Card>
  );
}
