import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '#client/data/queries.ts';
import { useUser } from '#client/session/use-session.ts';
import { useStep } from '#client/wizard/use-step.ts';
import { planAnswers } from '#features/guides/answers/plan.ts';
import { planContract } from '../contract.ts';
import { openingStep, type PlanGuide, reachable, steps } from '../model.ts';
import { planSetup } from './setup.ts';

/** The plan, its input, and the step shown. */
export function usePlan(running: boolean) {
  const user = useUser();
  const latest = useQuery(planSetup.latest);
  const answers = useQuery(routeQuery(planContract.answers));
  const sources = useQuery({ ...routeQuery(planContract.sources), staleTime: 0 });
  // Until the page is left: a stored plan is not hidden by a new one that was only begun.
  const [aside, setAside] = useState<string | null>(null);

  const stored = latest.data !== undefined && latest.data.id !== null ? latest.data : null;
  const isAside = stored !== null && stored.id === aside;
  const guide: PlanGuide = {
    answered: planAnswers.safeParse(answers.data?.answers).success,
    hasPlan: stored !== null && !isAside,
    running,
  };
  const all = [latest, answers, sources];
  const failed = all.some(({ isError }) => isError);
  const known = all.every((query) => query.data !== undefined);
  const opening = openingStep(guide);
  const { chosen, goTo } = useStep(steps, known && !failed ? opening : null);

  return {
    user,
    /** `pending` until all three queries have ended, then `ready` or `failed`. */
    status: failed ? ('failed' as const) : known ? ('ready' as const) : ('pending' as const),
    asked: all,
    guide,
    step: chosen !== null && reachable(guide, chosen) ? chosen : opening,
    plan: guide.hasPlan ? stored : null,
    /** The answers and when they were saved. */
    saved: answers.data ?? null,
    /** What the next plan is made of. */
    sources: sources.data ?? { sales: null, costs: null, note: null },
    goTo,
    made: () => {
      setAside(null);
      goTo('result');
    },
    restart: () => {
      setAside(stored?.id ?? null);
      goTo('goals');
    },
    /** Shows the plan that was put aside; null without one. */
    showPutAsidePlan: isAside
      ? () => {
          setAside(null);
          goTo('result');
        }
      : null,
  };
}

export type PlanView = ReturnType<typeof usePlan>;
