import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { User } from '#contract/session.ts';
import { brand } from '../../../../brand.ts';
import { subscribes } from '../../model.ts';
import { isFreePlan } from '../../plans.ts';
import { dayOf, subscriptionTexts as texts } from '../../subscription-texts.ts';
import type { Billing } from '../use-billing.ts';
import { ChangePeriod } from './change-period.tsx';
import { useCancelAndResume, usePortal } from './use-subscription.ts';

/** What can be done about the plan as it is (SPEC section 4). */
export function Actions({ user, billing }: { user: User; billing: Billing | undefined }) {
  const has = billing !== undefined && subscribes(billing.status);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!has && billing && (
        <Button asChild>
          <Link to="/subscribe">{isFreePlan(user.plan) ? texts.upgrade : texts.resume.open}</Link>
        </Button>
      )}
      {has && <OfSubscription billing={billing} />}
      <Button asChild variant="secondary">
        <a href={`mailto:${brand.supportEmail}`}>{texts.support}</a>
      </Button>
    </div>
  );
}

function OfSubscription({ billing }: { billing: Billing }) {
  const { cancel, resume } = useCancelAndResume();
  const portal = usePortal();
  const { billingFrequency, cancelAtPeriodEnd, status } = billing;
  const mayChange = !cancelAtPeriodEnd && (status === 'active' || status === 'trialing');
  return (
    <>
      {cancelAtPeriodEnd && (
        <Button loading={resume.isPending} onClick={() => resume.mutate()}>
          {texts.resume.open}
        </Button>
      )}
      {mayChange && billingFrequency && (
        <ChangePeriod to={billingFrequency === 'monthly' ? 'yearly' : 'monthly'} />
      )}
      <Button
        variant="secondary"
        title={texts.portal.hint}
        loading={portal.isPending}
        onClick={() => portal.mutate(window.open('', '_blank'))}
      >
        {texts.portal.open}
      </Button>
      {!cancelAtPeriodEnd && <Cancel billing={billing} cancel={cancel} />}
    </>
  );
}

interface CancelProps {
  billing: Billing;
  cancel: ReturnType<typeof useCancelAndResume>['cancel'];
}

function Cancel({ billing, cancel }: CancelProps) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {texts.cancel.open}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        title={texts.cancel.title}
        description={billing.currentPeriodEnd && texts.cancel.text(dayOf(billing.currentPeriodEnd))}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.cancel.keep}
            </Button>
            <Button
              loading={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onSettled: close })}
            >
              {texts.cancel.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
