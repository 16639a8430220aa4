import { ListChecks } from 'lucide-react';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { RunFailure } from '#features/guides/ui/run-failure.tsx';
import { RunProgress } from '#features/guides/ui/run-progress.tsx';
import type { useRun } from '#features/guides/ui/use-run.ts';
import { proTexts, createTexts as texts } from '../texts.ts';
import { UpgradeButton } from './pro-alert.tsx';
import { AnalysisUsed, AnswersUsed, ProfileUsed } from './sources.tsx';
import type { PlanView } from './use-plan.ts';

interface StepCreateProps {
  plan: PlanView;
  run: ReturnType<typeof useRun>;
}

/** Step 2: the input of the plan, then its progress. */
export function StepCreate({ plan, run }: StepCreateProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {run.failure?.upgradeRequired && (
        <Alert variant="warning" live title={texts.failed.title} actions={<UpgradeButton />}>
          {proTexts.refused}
        </Alert>
      )}
      {run.failure && !run.failure.upgradeRequired && (
        <RunFailure failure={run.failure} title={texts.failed.title} onRetry={run.run} />
      )}
      {run.running ? (
        <RunProgress progress={run.progress} texts={texts.running} />
      ) : (
        <Card className="flex flex-col gap-6">
          <CardHeader title={texts.title} description={texts.lead} />
          {plan.sources.note && <Alert variant="info">{plan.sources.note}</Alert>}
          <AnalysisUsed plan={plan} guide="sales" />
          <AnalysisUsed plan={plan} guide="costs" />
          <ProfileUsed user={plan.user} />
          <AnswersUsed plan={plan} />
          <Button
            size="lg"
            className="self-start max-sm:w-full"
            icon={<ListChecks aria-hidden className="size-4.5" />}
            onClick={run.run}
          >
            {texts.create}
          </Button>
        </Card>
      )}
    </div>
  );
}
