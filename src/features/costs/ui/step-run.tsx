import { Play } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { AnswersUsed } from '#features/analyses/ui/answers-used.tsx';
import { FileUsed } from '#features/analyses/ui/file-used.tsx';
import { RunFailure } from '#features/analyses/ui/run-failure.tsx';
import { RunProgress } from '#features/analyses/ui/run-progress.tsx';
import type { useRun } from '#features/analyses/ui/use-run.ts';
import { questions, runTexts } from '../texts.ts';
import type { CostGuide } from './setup.ts';

interface StepRunProps {
  guide: CostGuide;
  run: ReturnType<typeof useRun>;
}

/** Step 3: what will be used, then how far it has come. */
export function StepRun({ guide, run }: StepRunProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {run.failure && (
        <RunFailure failure={run.failure} title={runTexts.failed.title} onRetry={run.run} />
      )}
      {run.running ? (
        <RunProgress progress={run.progress} />
      ) : (
        <Card className="flex flex-col gap-6">
          <CardHeader title={runTexts.title} description={runTexts.lead} />
          <FileUsed guide={guide} />
          <AnswersUsed guide={guide} questions={questions} answers={guide.savedAnswers} />
        </Card>
      )}
      <Button
        size="lg"
        className="self-start max-sm:w-full"
        icon={<Play aria-hidden className="size-4" />}
        loading={run.running}
        onClick={run.run}
      >
        {run.running ? runTexts.running : runTexts.run}
      </Button>
    </div>
  );
}
