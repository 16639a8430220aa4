import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { useStillHere } from '#client/wizard/use-step.ts';
import { subscribes } from '../model.ts';
import { isFreePlan } from '../plans.ts';
import { purchaseTexts } from '../purchase-texts.ts';
import { subscriptionTexts } from '../subscription-texts.ts';
import { billingTexts } from '../texts.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PurchaseInfo } from './purchase-info.tsx';
import { useBilling } from './use-billing.ts';
import {
  type Choice,
  failureOf,
  startCheckout,
  type Terms,
  useLeaveForSignup,
} from './use-choose-plan.ts';

export const meta = () => pageMeta(purchaseTexts.title);

/** From the free plan to Pro, by way of the checkout. */
export default function SubscribePage() {
  const asked = useBilling();
  const { data: billing } = asked;
  const [terms, setTerms] = useState<Terms>({ frequency: 'monthly', payment: 'card' });
  const upgrade = useUpgrade();
  const { plan } = useUser();
  const hasPro = billing !== undefined && subscribes(billing.status);
  // Pro by a code has no subscription, and is not the free plan.
  const isFree = !hasPro && isFreePlan(plan);
  const isOff = billing?.mode === 'off';
  return (
    <div className="mx-auto max-w-[72rem] px-4 py-8 pb-24 sm:px-8 sm:py-10">
      <Button asChild variant="link" className="mb-4">
        <Link to="/settings">{purchaseTexts.toSettings}</Link>
      </Button>
      <PageHeader
        title={purchaseTexts.title}
        description={hasPro ? undefined : purchaseTexts.lead}
      />
      <div className="mt-6 mb-6">
        <LoadFailed of={asked} text={subscriptionTexts.loadFailed} />
        {isOff && <Alert variant="warning">{billingTexts.failure.no_price}</Alert>}
        {hasPro && <AlreadyPro />}
      </div>
      <h2 className="sr-only">{billingTexts.plansHeading}</h2>
      <PlanCards
        frequency={terms.frequency}
        onFrequency={(frequency) => setTerms({ ...terms, frequency })}
        freeAction={
          <Button className="w-full" variant="secondary" disabled>
            {isFree ? billingTexts.current : billingTexts.free.choose}
          </Button>
        }
        proAction={
          hasPro ? (
            <Button className="w-full" disabled>
              {billingTexts.current}
            </Button>
          ) : (
            <PaymentChoice
              value={terms.payment}
              onChange={(payment) => setTerms({ ...terms, payment })}
            >
              <Button
                className="w-full"
                disabled={isOff || asked.isError}
                loading={upgrade.isPending || upgrade.isSuccess}
                onClick={() => upgrade.mutate(terms)}
              >
                {terms.payment === 'invoice' ? purchaseTexts.order : purchaseTexts.upgrade}
              </Button>
            </PaymentChoice>
          )
        }
      />
      {!hasPro && <PurchaseInfo {...terms} trial={billing?.trialAvailable} />}
    </div>
  );
}

function AlreadyPro() {
  return (
    <Alert>
      {purchaseTexts.manage}{' '}
      <Link to="/settings#prenumeration" className="underline underline-offset-4">
        {purchaseTexts.settings}
      </Link>
      .
    </Alert>
  );
}

/** Starts the checkout and goes there; what failed is told in a toast. */
function useUpgrade() {
  const stillHere = useStillHere();
  const leaveForSignup = useLeaveForSignup();
  return useMutation({
    mutationFn: (terms: Pick<Choice, 'frequency' | 'payment'>) => startCheckout(terms),
    onSuccess: (url) => {
      if (stillHere()) window.location.assign(url);
    },
    onError: (error) => {
      const { kind, text } = failureOf(error);
      const description = kind === 'other' || kind === 'no_url' ? purchaseTexts.failed : text;
      toast({ title: billingTexts.failure.planTitle, description, variant: 'destructive' });
      if (kind === 'session') leaveForSignup();
    },
  });
}
