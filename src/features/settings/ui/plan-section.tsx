import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatCount, formatDate } from '#engine/text/format.ts';
import { isFreePlan } from '#features/billing/plans.ts';
import { subscriptionStatuses } from '#features/billing/texts.ts';
import { brand } from '../../../brand.ts';
import { settingsContract } from '../contract.ts';
import { subscriptionStatus } from '../model.ts';
import { settingsTexts } from '../texts.ts';
import { PlanName } from './plan-name.tsx';
import { Section } from './section.tsx';

const texts = settingsTexts.plan;

const usedOf = ({ used, max }: { used: number; max: number | null }) =>
  max === null ? texts.unlimited(formatCount(used)) : texts.of(formatCount(used), formatCount(max));

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
      <Usage />
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

function Usage() {
  const { data, error } = useQuery(routeQuery(settingsContract.usage));
  if (error) {
    return (
      <Alert variant="error" className="mt-4">
        {errorSentence(error, texts.failed)}
      </Alert>
    );
  }
  if (!data) return <Skeleton className="mt-3 h-14" />;
  const { files, analyses } = data;
  const isUsedUp = analyses.max !== null && analyses.used >= analyses.max;
  return (
    <>
      <DefinitionList
        className="mt-2.5"
        items={[
          { name: texts.files, value: usedOf(files) },
          { name: texts.analyses, value: usedOf(analyses) },
        ]}
      />
      {isUsedUp && (
        <p className="mt-3 text-sm text-ink-muted">{texts.renews(formatDate(analyses.renews))}</p>
      )}
    </>
  );
}
