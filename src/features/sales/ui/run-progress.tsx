import { Check, LoaderCircle } from 'lucide-react';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Progress } from '#client/ui/progress.tsx';
import { formatPercent } from '#engine/text/format.ts';
import type { Progress as AnalysisProgress } from '../contract.ts';
import { runTexts } from '../texts.ts';

/** How far a running analysis has come, as the server tells it. */
export function RunProgress({ progress }: { progress: AnalysisProgress | null }) {
  const now = runTexts.stages.findIndex(({ stage }) => stage === progress?.stage);
  const text = progress?.text || runTexts.running;
  return (
    <Card className="flex flex-col gap-6" aria-busy="true">
      <CardHeader title={runTexts.runningTitle} description={runTexts.stay} />
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
        <Progress label={runTexts.runningTitle} value={progress?.percent ?? null} />
      </div>
      <ol className="grid gap-3 sm:grid-cols-4">
        {runTexts.stages.map(({ stage, text: name }, index) => {
          const done = index < now;
          return (
            <li
              key={stage}
              aria-current={index === now ? 'step' : undefined}
              className={cx(
                'flex items-center gap-2 text-sm',
                index <= now ? 'text-ink' : 'text-ink-subtle',
              )}
            >
              <StageMark done={done} now={index === now} />
              {name}
              {done && <span className="sr-only">({runTexts.stageDone})</span>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function StageMark({ done, now }: { done: boolean; now: boolean }) {
  if (done)
    return <Check aria-hidden className="size-4 shrink-0 text-accent-ink" strokeWidth={3} />;
  if (now)
    return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-accent-ink" />;
  return (
    <span aria-hidden className="flex size-4 shrink-0 items-center justify-center">
      <span className="size-1.5 rounded-full bg-line-control" />
    </span>
  );
}
