import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { routeQuery } from '#client/data/queries.ts';
import { pageMeta } from '#client/page-meta.ts';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { analyticsContract } from '../contract.ts';
import type { AnalyticsEvent } from '../model.ts';
import { analyticsTexts } from '../texts.ts';
import { EventTable } from './event-table.tsx';
import { track } from './track.ts';
import { onConsentChange, openCookieChoice, readConsent } from './visit-choice.ts';

const texts = analyticsTexts.test;
const PATH = '/analytics-test';

export const meta = () => pageMeta(texts.title);

/** Test events and what came of them. In production for administrators only. */
export default function AnalyticsTestPage() {
  const { role } = useUser();
  const settings = useQuery(routeQuery(analyticsContract.settings));
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-10">
      {settings.data?.testPage === 'admins' && role !== 'admin' ? (
        <PageHeader title={texts.denied.title} description={texts.denied.text} />
      ) : (
        <>
          <PageHeader title={texts.title} description={texts.lead} />
          {settings.isPending && <Spinner label={texts.loading} className="mt-8" />}
          {settings.isError && (
            <Alert
              variant="error"
              className="mt-8"
              actions={
                <Button variant="secondary" onClick={() => settings.refetch()}>
                  {texts.retry}
                </Button>
              }
            >
              {texts.failed}
            </Alert>
          )}
          {settings.data && <TestBench provider={settings.data.provider} />}
        </>
      )}
    </div>
  );
}

interface TestBenchProps {
  provider: { domain: string; endpoint: string } | null;
}

function TestBench({ provider }: TestBenchProps) {
  const choice = useSyncExternalStore(onConsentChange, readConsent, () => null);
  const events: AnalyticsEvent[] = [
    { name: 'page_view', path: PATH },
    { name: 'demo_page_view', path: PATH },
    { name: 'cookie_consent', path: PATH, choice: choice ?? 'declined' },
  ];
  return (
    <div className="mt-8 flex flex-col gap-6">
      <Card>
        <CardHeader
          title={texts.state}
          actions={
            <Button variant="secondary" size="sm" onClick={openCookieChoice}>
              {texts.change}
            </Button>
          }
        />
        <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
          <div>
            <dt className="text-ink-muted">{texts.choice}</dt>
            <dd className="mt-0.5 font-medium">{texts.choices[choice ?? 'none']}</dd>
          </div>
          <div>
            <dt className="text-ink-muted">{texts.provider}</dt>
            <dd className="mt-0.5 font-medium [overflow-wrap:anywhere]">
              {provider ? `${provider.domain} → ${provider.endpoint}` : texts.noProvider}
            </dd>
          </div>
        </dl>
        <h3 className="mt-6 text-sm text-ink-muted">{texts.send}</h3>
        <div className="mt-2 flex flex-wrap gap-3">
          {events.map((event) => (
            <Button key={event.name} variant="secondary" onClick={() => track(event)}>
              {texts.events[event.name]}
            </Button>
          ))}
        </div>
      </Card>
      <Card>
        <CardHeader title={texts.log} />
        <EventTable />
      </Card>
    </div>
  );
}
