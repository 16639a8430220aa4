import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callRoute } from '#client/data/call-route.ts';
import { startSession } from '#client/session/use-session.ts';
import { useStillHere } from '#client/wizard/use-step.ts';
import { billingTexts as texts } from '#features/billing/texts.ts';
import {
  type Choice,
  failureOf,
  paymentPage,
  showFailure,
  useLeaveForSignup,
} from '#features/billing/ui/use-choose-plan.ts';
import { accountContract } from '../contract.ts';
import { guestContract } from '../guest-contract.ts';
import { type SignupDetails, signupDetails } from '../signup-details.ts';
import { type PendingSignup, wipePendingSignup } from './pending-signup.ts';
import { purchaseClaim } from './purchase-claim.ts';

/** Creates the pending account with its plan; paid Pro by way of the payment, which it waits for. */
export function useSignupWithPlan(pending: PendingSignup) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const leaveForSignup = useLeaveForSignup();
  return useMutation({
    mutationFn: async (choice: Choice) => {
      const { plan, promoCode } = choice;
      const signupData = signupDetails.parse(pending);
      if (plan === 'pro' && promoCode === null)
        return { url: await startGuestCheckout(signupData, choice) };
      return callRoute(accountContract.signup, {
        body: {
          ...signupData,
          plan,
          ...(plan === 'pro' && promoCode !== null && { promoCode }),
        },
      });
    },
    onSuccess: async (session) => {
      if ('url' in session) {
        if (stillHere()) window.location.assign(session.url);
        return;
      }
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

/** The claim stays in this tab; nothing of the account is made until it is paid. */
async function startGuestCheckout(
  signupData: SignupDetails,
  { frequency, payment }: Choice,
): Promise<string> {
  const body = { plan: 'pro', billingFrequency: frequency, payment, signupData } as const;
  return paymentPage(
    callRoute(guestContract.guestCheckout, { body }).then((started) => {
      purchaseClaim.store(started.claim);
      return started;
    }),
  );
}
