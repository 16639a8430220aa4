import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CallError, serverSentence, UnexpectedAnswerError } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { userQuery } from '#client/session/use-session.ts';
import { clearSession } from '#client/storage/session-store.ts';
import { toast } from '#client/ui/toast-store.ts';
import { useStillHere } from '#client/wizard/use-step.ts';
import { billingContract } from '../contract.ts';
import { MISSING_CHECKOUT_URL, type PlanFailure, planFailure } from '../model.ts';
import { billingTexts as texts } from '../texts.ts';
import { isPaymentAddress } from './payment-address.ts';
import type { Frequency } from './plan-cards.tsx';

export interface Choice {
  plan: 'free' | 'pro';
  frequency: Frequency;
  /** How paid Pro is paid. */
  payment: 'card' | 'invoice';
  /** An accepted promo code: it makes Pro free. */
  promoCode: string | null;
}

/** On what terms Pro is paid. */
export type Terms = Pick<Choice, 'frequency' | 'payment'>;

export interface Failure {
  kind: PlanFailure;
  text: string;
}

/** Changes a signed-in user's plan: free and promo at once, paid Pro through checkout. */
export function useChangePlan() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const leaveForSignup = useLeaveForSignup();
  return useMutation({
    mutationFn: async ({ plan, promoCode, ...terms }: Choice) => {
      if (plan === 'pro' && promoCode === null) return { url: await startCheckout(terms) };
      const body = plan === 'pro' && promoCode !== null ? { promoCode } : {};
      return { plan: (await callRoute(billingContract.selectFree, { body })).plan };
    },
    onSuccess: async (chosen) => {
      if ('url' in chosen) return stillHere() ? window.location.assign(chosen.url) : undefined;
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
      if (stillHere()) await navigate('/dashboard');
      const text = chosen.plan === 'free' ? texts.chosen.free : texts.chosen.pro;
      toast({ title: texts.chosen.title, description: text });
    },
    onError: (error) => {
      const failure = failureOf(error);
      showFailure(failure, texts.failure.planTitle, []);
      if (failure.kind === 'session') leaveForSignup();
    },
  });
}

/** Starts the checkout of a signed-in user's Pro; answers where it is paid. */
export function startCheckout({ frequency, payment }: Terms): Promise<string> {
  const body = { plan: 'pro', billingFrequency: frequency, payment } as const;
  return paymentPage(callRoute(billingContract.checkout, { body }));
}

/** Where a checkout that has been started is paid; an answer without such an address fails as one. */
export async function paymentPage(checkout: Promise<{ url: string }>): Promise<string> {
  const url = await checkout.then(
    (answer) => answer.url,
    (error: unknown) => {
      if (error instanceof UnexpectedAnswerError) return '';
      throw error;
    },
  );
  if (!isPaymentAddress(url, window.location.origin)) throw new Error(MISSING_CHECKOUT_URL);
  return url;
}

/** Forgets a session that holds no longer and goes to sign-up after a second (SPEC section 9). */
export function useLeaveForSignup(): () => void {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  return () => {
    clearSession();
    setTimeout(() => stillHere() && navigate('/signup'), 1000);
  };
}

/** Why the choice failed, with the sentence for the user. */
export function failureOf(error: Error): Failure {
  const kind = planFailure(error.message, error instanceof CallError ? error.code : undefined);
  if (kind === 'exists') return { kind, text: texts.exists.text };
  if (kind !== 'known' && kind !== 'other') return { kind, text: texts.failure[kind] };
  const text = kind === 'known' ? serverSentence(error, texts.failure.other) : texts.failure.other;
  return { kind, text };
}

/** Shows a toast, unless the page itself shows the failure. */
export function showFailure(failure: Failure, title: string, onPage: PlanFailure[]): void {
  if (failure.kind === 'known' || onPage.includes(failure.kind)) return;
  toast({ title, description: failure.text, variant: 'destructive' });
}
