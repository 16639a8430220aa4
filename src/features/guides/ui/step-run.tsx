import { Play } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { useIsCorrecting } from '#features/documents/ui/use-corrections.ts';
import { AnswersUsed } from './answers-used.tsx';
import { FileUsed } from './file-used.tsx';
import { RunFailure } from './run-failure.tsx';
import { RunProgress } from './run-progress.tsx';
import type { AnyGuideView } from './use-guide.ts';
import type { useRun } from './use-run.ts';

export interface StepRunTexts {
  title: string;
  lead: string;
  run: string;
  /** The button's label while running; without it the button is hidden. */
  running?: string;
  failed: { title: string };
}

interface StepRunProps<Key extends string> {
  guide: AnyGuideView & { savedAnswers: Record<Key, string> | null };
  run: ReturnType<typeof useRun>;
  questions: readonly { key: Key; short: string }[];
  texts: StepRunTexts;
}

/** A guide's third step: the input that will be used, then the progress. */
export function StepRun<Key extends string>(props: StepRunProps<Key>) {
  const { guide, run, questions, texts } = props;
  const correcting = useIsCorrecting(guide.guide.document?.id ?? '');
  const label = run.running ? texts.running : texts.run;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {run.failure && (
        <RunFailure failure={run.failure} title={texts.failed.title} onRetry={run.run} />
      )}
      {run.running ? (
        <RunProgress progress={run.progress} />
      ) : (
        <Card className="flex flex-col gap-6">
          <CardHeader title={texts.title} description={texts.lead} />
          <FileUsed guide={guide} />
          <AnswersUsed guide={guide} questions={questions} answers={guide.savedAnswers} />
        </Card>
      )}
      {label && (
        <Button
          size="lg"
          className="self-start max-sm:w-full"
          icon={<Play aria-hidden className="size-4" />}
          loading={run.running || correcting}
          onClick={run.run}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
