import '#client/data/swedish-messages.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useStep } from '#client/wizard/use-step.ts';
import { type OnboardingGoal, type OnboardingStep, onboardingSteps } from '#contract/onboarding.ts';
import { onboardingContract } from '../contract.ts';
import { onboardingTexts as texts } from '../texts.ts';
import { CompanyStep } from './company-step.tsx';
import { GoalStep } from './goal-step.tsx';
import { IndustryStep } from './industry-step.tsx';
import { StartStep } from './start-step.tsx';
import { StepPlace } from './step-place.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** The steps, where they were left, and the ways past them. */
export default function Introduction() {
  const { save, finish } = useOnboarding();
  const { data: state, error } = useQuery(routeQuery(onboardingContract.state));
  const { chosen, goTo } = useStep(onboardingSteps, state ? (state.step ?? 'company') : null);
  /** A step is left when what was chosen in it is saved. */
  const leadTo = (step: OnboardingStep, goal?: OnboardingGoal) =>
    save.mutate({ step, ...(goal && { goal }) }, { onSuccess: () => goTo(step) });
  const place = chosen === null ? 0 : onboardingSteps.indexOf(chosen);
  const [before, after] = [onboardingSteps[place - 1], onboardingSteps[place + 1]];
  const next = () => {
    if (after) leadTo(after);
  };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 sm:px-8 sm:py-10">
      <PageHeader
        title={texts.title}
        description={texts.lead}
        actions={
          <Button variant="secondary" onClick={() => finish('/dashboard')}>
            {texts.skipAll}
          </Button>
        }
      />
      {error && <Alert variant="error">{errorSentence(error, texts.loadFailed)}</Alert>}
      {!state && !error && <Skeleton className="h-80" />}
      {state && chosen !== null && (
        <>
          <StepPlace place={place} />
          {chosen === 'company' && <CompanyStep onNext={next} />}
          {chosen === 'industry' && <IndustryStep onNext={next} />}
          {chosen === 'goal' && (
            <GoalStep
              goal={state.goal}
              isSaving={save.isPending}
              onChoose={(goal) => leadTo('start', goal)}
            />
          )}
          {chosen === 'start' && <StartStep goal={state.goal} onFinish={finish} />}
          <Foot>
            {before ? (
              <Button variant="ghost" onClick={() => leadTo(before)}>
                {texts.back}
              </Button>
            ) : (
              <span />
            )}
            {after ? (
              <Button variant="ghost" onClick={next}>
                {texts.skip}
              </Button>
            ) : (
              <Button variant="ghost" onClick={() => finish('/dashboard')}>
                {texts.toDashboard}
              </Button>
            )}
          </Foot>
        </>
      )}
    </div>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-between gap-3">{children}</div>;
}
