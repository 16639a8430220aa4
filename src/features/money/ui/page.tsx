import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { Link } from 'react-router';
import { routeQuery } from '#client/data/queries.ts';
import { pageMeta } from '#client/page-meta.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { atStep } from '#client/wizard/use-step.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { type MoneyAnswer, moneyContract } from '../contract.ts';
import { moneyTexts as texts } from '../texts.ts';
import { MoneyView } from './money-view.tsx';
import { SourcesUsed } from './sources-used.tsx';

export const meta = () => pageMeta(texts.title);

/** Sales and costs of the company, held against each other. */
export default function MoneyPage() {
  const money = useQuery(routeQuery(moneyContract.money));
  const period = money.data?.result?.period;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 pt-8 pb-24 sm:px-8 sm:pt-10">
      <PageHeader
        title={texts.title}
        description={texts.lead(period ? formatPeriod(period) : null)}
      />
      <LoadFailed of={money} title={texts.failed.title} text={texts.failed.text} />
      {money.isPending && <Loading />}
      {money.data && <Shown money={money.data} />}
    </div>
  );
}

function Shown({ money }: { money: MoneyAnswer }) {
  if (money.result)
    return (
      <>
        <MoneyView result={money.result} />
        <SourcesUsed money={money} />
      </>
    );
  return (
    <>
      {money.reason && <NotTogether money={money} reason={money.reason} />}
      {!(money.sales && money.costs) && <Lacking money={money} />}
      <SourcesUsed money={money} />
    </>
  );
}

/** Why they are not held together, and the ways to the files, where what is open is answered. */
function NotTogether({ money, reason }: { money: MoneyAnswer; reason: string }) {
  const files = (['sales', 'costs'] as const).filter((guide) => money[guide]);
  return (
    <Alert
      variant="warning"
      actions={files.map((guide) => (
        <Button key={guide} asChild variant="secondary" size="sm">
          <Link to={`/${guide}`} state={atStep('upload')}>
            {texts.change[guide]}
          </Link>
        </Button>
      ))}
    >
      {reason}
    </Alert>
  );
}

function Lacking({ money: { sales, costs } }: { money: MoneyAnswer }) {
  const { empty } = texts;
  const has = sales ? 'costs' : costs ? 'sales' : 'none';
  return (
    <Card>
      <EmptyState
        icon={<Banknote />}
        title={empty[has].title}
        actions={
          <>
            {!sales && (
              <Button asChild>
                <Link to="/sales">{empty.makeSales}</Link>
              </Button>
            )}
            {!costs && (
              <Button asChild variant={sales ? 'primary' : 'secondary'}>
                <Link to="/costs">{empty.makeCosts}</Link>
              </Button>
            )}
          </>
        }
      >
        {empty[has].text}
      </EmptyState>
    </Card>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
