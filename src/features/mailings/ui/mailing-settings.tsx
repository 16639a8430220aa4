import '#client/data/swedish-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { routeQuery } from '#client/data/queries.ts';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { mailingContract } from '../contract.ts';
import { mailingTexts as texts } from '../texts.ts';
import { MailingChoices } from './mailing-choices.tsx';
import { MailingStatus } from './mailing-status.tsx';
import { RecipientList } from './recipient-list.tsx';

/** The mailing of the company's reports: when, how and to whom. */
export default function MailingSettings() {
  const { plan } = useUser();
  const overview = useQuery({ ...routeQuery(mailingContract.read), staleTime: 0 });
  const { data } = overview;
  const isAllowed = entitlementsOf(plan).reportMailings;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 sm:px-8 sm:py-10">
      <PageHeader title={texts.title} description={texts.lead} />
      {!isAllowed && (
        <Alert
          actions={
            <Button asChild size="sm">
              <Link to="/subscribe">{texts.upgrade}</Link>
            </Button>
          }
        >
          {texts.pro}
        </Alert>
      )}
      <LoadFailed of={overview} text={texts.failed} />
      {overview.isPending && <Skeleton className="h-96" />}
      {data?.mailing && <MailingStatus mailing={data.mailing} canPreview={isAllowed} />}
      {data && isAllowed && <MailingChoices mailing={data.mailing} />}
      {data && (isAllowed || data.recipients.length > 0) && (
        <RecipientList recipients={data.recipients} canAdd={isAllowed} />
      )}
    </div>
  );
}
