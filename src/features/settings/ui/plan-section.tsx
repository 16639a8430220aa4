import { useUser } from '#client/session/use-session.ts';
import { subscriptionStatuses } from '#features/billing/texts.ts';
import { Subscription } from '#features/billing/ui/subscription/subscription.tsx';
import { subscriptionStatus } from '../model.ts';
import { settingsTexts } from '../texts.ts';
import { PlanName } from './plan-name.tsx';
import { Section } from './section.tsx';

const texts = settingsTexts.plan;

/** Prenumeration & Fakturering. */
export function PlanSection() {
  const user = useUser();
  return (
    <Section id={texts.id} title={texts.title}>
      <Subscription
        plan={<PlanName plan={user.plan} />}
        status={subscriptionStatuses[subscriptionStatus(user)]}
      />
    </Section>
  );
}
