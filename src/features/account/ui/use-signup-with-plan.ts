import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callRoute } from '#client/data/call-route.ts';
import { startSession } from '#client/session/use-session.ts';
import { useStillHere } from '#client/wizard/use-step.ts';
import { billingTexts as texts } from '#features/billing/texts.ts';
import {
  type Choice,
  failureOf,
  showFailure,
  useLeaveForSignup,
} from '#features/billing/ui/use-choose-plan.ts';
import { accountContract } from '../contract.ts';
import { signupDetails } from '../signup-details.ts';
import { type PendingSignup, wipePendingSignup } from './pending-signup.ts';

/**
 * Creates the pending account with its plan. Not called for paid Pro, which waits for card payment.
 */
export function useSignupWithPlan(pending: PendingSignup) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const leaveForSignup = useLeaveForSignup();
  return useMutation({
    mutationFn: ({ plan, promoCode }: Choice) =>
      callRoute(accountContract.signup, {
        body: {
          ...signupDetails.parse(pending),
          plan,
          ...(plan === 'pro' && promoCode !== null && { promoCode }),
        },
      }),
    onSuccess: async (session) => {
      wipePendingSignup();
      startSession(client, session);
      if (stillHere()) await navigate('/dashboard?signup=success', { replace: true });
    },
    onError: (error) => {
      const failure = failureOf(error);
      showFailure(failure, texts.failure.signupTitle, ['exists']);
      if (failure.kind === 'session') leaveForSignup();
    },
  });
}
