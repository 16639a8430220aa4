import { Suspense, useEffect } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { Part, partAhead } from '#client/ui/part-ahead.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { GuidePage } from '#features/guides/ui/guide-page.tsx';
import { StepsFrame } from '#features/guides/ui/steps-frame.tsx';
import { useRun } from '#features/guides/ui/use-run.ts';
import { reachable, steps, storedPlan } from '../model.ts';
import { guideTexts, planWords, stepTitles } from '../texts.ts';
import { ProAlert } from './pro-alert.tsx';
import { ResultView } from './result/result-view.tsx';
import { planSetup } from './setup.ts';
import { StepCreate } from './step-create.tsx';
import { usePlan } from './use-plan.ts';

/** Loaded on demand: users who have a plan do not need the form. */
const goalsStep = partAhead(() => import('./step-goals.tsx'));

export const meta = () => pageMeta(guideTexts.title);

const planPage = { id: 'plan', texts: guideTexts } as const;

/** Strategiska Åtgärder: two steps and the plan, or an earlier plan. */
export default function ActionsPage() {
  return (
    <GuidePage
      guide={planPage}
      words={planWords}
      feedback="actions"
      saved={(plan) => <ResultView plan={{ ...plan, result: storedPlan(plan.result) }} />}
    >
      <PlanGuide />
    </GuidePage>
  );
}

function PlanGuide() {
  const run = useRun(planSetup, () => plan.made());
  const plan = usePlan(run.running);
  useEffect(() => void goalsStep.load(), []);
  const { guide, step } = plan;
  return (
    <StepsFrame
      guide={plan}
      texts={guideTexts}
      notice={!entitlementsOf(plan.user.plan).actionPlan && <ProAlert />}
      current={steps.indexOf(step)}
      after={{
        title: stepTitles.result,
        reachable: reachable(guide, 'result'),
        done: guide.hasPlan,
      }}
      steps={(['goals', 'create'] as const).map((each) => ({
        title: stepTitles[each],
        reachable: reachable(guide, each),
        done: each === 'goals' ? guide.answered : guide.hasPlan,
      }))}
      onGoTo={(index) => plan.goTo(steps[index] ?? 'goals')}
    >
      {() => (
        <>
          {step === 'goals' && (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Part part={goalsStep} plan={plan} />
            </Suspense>
          )}
          {step === 'create' && <StepCreate plan={plan} run={run} />}
          {step === 'result' && plan.plan && (
            <ResultView plan={plan.plan} onRestart={plan.restart} />
          )}
        </>
      )}
    </StepsFrame>
  );
}
