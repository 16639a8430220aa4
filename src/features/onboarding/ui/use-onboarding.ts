import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { userQuery, useUser } from '#client/session/use-session.ts';
import { storeUser } from '#client/storage/session-store.ts';
import type { OnboardingGoal, OnboardingStep } from '#contract/onboarding.ts';
import { onboardingContract } from '../contract.ts';
import { onboardingTexts as texts } from '../texts.ts';

interface Change {
  step?: OnboardingStep;
  goal?: OnboardingGoal;
  completed?: true;
}

/** Notes how far the user has come; `finish` ends the introduction and leads on. */
export function useOnboarding() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const save = useMutation({
    mutationFn: (body: Change) => callRoute(onboardingContract.save, { body }),
    onSuccess: (state) => client.setQueryData(routeKey(onboardingContract.state), state),
    meta: { failed: texts.failed },
  });
  const finish = (to: string) =>
    save.mutate(
      { completed: true },
      {
        onSuccess: async () => {
          const done = { ...user, onboardingCompleted: true };
          storeUser(done);
          client.setQueryData(userQuery.queryKey, done);
          await navigate(to);
        },
      },
    );
  return { save, finish };
}
