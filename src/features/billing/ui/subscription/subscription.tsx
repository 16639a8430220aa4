import type { ReactNode } from 'react';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import type { User } from '#contract/session.ts';
import { subscribes } from '../../model.ts';
import { isFreePlan } from '../../plans.ts';
import { dayOf, subscriptionTexts as texts } from '../../subscription-texts.ts';
import { UsageMeter } from '../usage-meter.tsx';
import { type Billing, useBilling } from '../use-billing.ts';
import { Actions } from './actions.tsx';
import { Invoices } from './invoices.tsx';
import { Withdraw } from './withdraw.tsx';

interface SubscriptionProps {
  /** The plan's badge. */
  plan: ReactNode;
  /** SPEC section 4, Subscription status. */
  status: string;
}

/** The plan, how much of it is used, what is paid for it and when, and what can be done about it. */
export function Subscription({ plan, status }: SubscriptionProps) {
  const user = useUser();
  const { data: billing, error } = useBilling();
  return (
    <>
      {billing && <Late billing={billing} />}
      <DefinitionList
        items={[
          { name: texts.plan, value: plan },
          { name: texts.status, value: status },
          ...(billing && subscribes(billing.status) ? factsOf(billing, user) : []),
        ]}
      />
      {error && <p className="mt-3 text-sm text-ink-muted">{texts.loadFailed}</p>}
      <div className="mt-5">
        <UsageMeter />
      </div>
      <Actions user={user} billing={billing} />
      {billing && billing.status !== null && <Invoices />}
      {billing?.withdrawUntil && <Withdraw until={billing.withdrawUntil} />}
    </>
  );
}

/** That it is late, what to do about it, and what of Pro is left meanwhile. */
function Late({ billing: { status, payment, plan } }: { billing: Billing }) {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  const kind = payment?.kind ?? 'card';
  const { title, todo, stillPro, paused, files } = texts.unpaid;
  return (
    <Alert variant="warning" className="mb-5" title={title[kind]}>
      {todo[kind]} {isFreePlan(plan) ? paused : stillPro} {files}
    </Alert>
  );
}

function factsOf(billing: Billing, { companyName, orgNumber, email }: User) {
  const { billingFrequency, next, payment, trialEnd, currentPeriodEnd } = billing;
  const isEnding = billing.cancelAtPeriodEnd && currentPeriodEnd !== null;
  return [
    { name: texts.period, value: billingFrequency && texts.frequency[billingFrequency] },
    {
      name: texts.trialEnd,
      value: billing.status === 'trialing' && trialEnd !== null ? dayOf(trialEnd) : null,
    },
    { name: texts.next, value: next && texts.nextOf(next) },
    { name: texts.until, value: isEnding ? dayOf(currentPeriodEnd) : null },
    { name: texts.payer, value: `${companyName}, ${orgNumber} (${email})` },
    {
      name: texts.payment,
      value: payment && (payment.kind === 'card' ? payment.label : texts.invoice),
    },
  ];
}
