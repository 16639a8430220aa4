import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callRoute } from '#client/data/call-route.ts';
import { startSession } from '#client/session/use-session.ts';
import { useStillHere } from '#client/wizard/use-step.ts';
import { billingTexts as texts } from '#features/billing/texts.ts';
import { type Choice, failureOf, showFailure } from '#features/billing/ui/use-choose-plan.ts';
import { accountContract } from '../contract.ts';
import type { SignupDetails } from '../signup-details.ts';
import { wipePendingSignup } from './pending-signup.ts';

/**
 * Creates the pending account with its plan. Not called for paid Pro, which waits for card payment.
 */
export function useSignupWithPlan(details: SignupDetails) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  return useMutation({
    mutationFn: ({ plan, promoCode }: Choice) =>
      callRoute(accountContract.signup, {
        body: { ...details, plan, ...(plan === 'pro' && promoCode !== null && { promoCode }) },
      }),
    onSuccess: async (session) => {
      wipePendingSignup();
      startSession(client, session);
      if (stillHere()) await navigate('/dashboard?signup=success', { replace: true });
    },
    onError: (error) => showFailure(failureOf(error), texts.failure.signupTitle, ['exists']),
  });
}
