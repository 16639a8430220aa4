import { Link } from 'react-router';
import { useUser } from '#client/session/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { isFreePlan } from '#features/billing/plans.ts';
import { subscriptionStatuses } from '#features/billing/texts.ts';
import { UsageMeter } from '#features/billing/ui/usage-meter.tsx';
import { brand } from '../../../brand.ts';
import { subscriptionStatus } from '../model.ts';
import { settingsTexts } from '../texts.ts';
import { PlanName } from './plan-name.tsx';
import { Section } from './section.tsx';

const texts = settingsTexts.plan;

export function PlanSection() {
  const user = useUser();
  const free = isFreePlan(user.plan);
  const status = subscriptionStatuses[subscriptionStatus(user)];
  return (
    <Section id={texts.id} title={texts.title}>
      <DefinitionList
        items={[
          { name: texts.plan, value: <PlanName plan={user.plan} /> },
          { name: texts.status, value: status },
        ]}
      />
      <div className="mt-5">
        <UsageMeter />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {free && (
          <Button asChild>
            <Link to="/subscribe">{texts.upgrade}</Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <a href={`mailto:${brand.supportEmail}`}>{texts.support}</a>
        </Button>
      </div>
    </Section>
  );
}
