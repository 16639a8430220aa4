import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routeQuery } from '#client/data/queries.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { MoneyResult } from '#engine/money/result.ts';
import { moneyContract } from '#features/money/contract.ts';
import { moneyTexts } from '#features/money/texts.ts';
import { MoneyReceipts } from '#features/money/ui/money-receipts.tsx';
import { sampleTexts } from '#features/sample/texts.ts';
import { findingsTexts } from '../../findings-texts.ts';

const texts = findingsTexts.money;
const { figures } = moneyTexts;
const SENTENCES = 2;

/** What sales and costs leave together, or why they cannot be held against each other; then what is below. */
export function MoneyLeft({ children }: { children: ReactNode }) {
  const money = useQuery(routeQuery(moneyContract.money));
  const { data } = money;
  if (money.isPending) return <Skeleton className="h-dvh" />;
  return (
    <>
      <LoadFailed of={money} title={texts.failed} />
      {data?.result ? (
        <MoneyReceipts result={data.result}>
          <Left sample={data.sales?.sample}>
            <Amount total={data.result.total} />
            {data.result.sentences.slice(0, SENTENCES).map((text, index) => (
              <p key={text} className="max-w-3xl">
                <FigureText text={text} path={`sentences.${index}`} />
              </p>
            ))}
          </Left>
        </MoneyReceipts>
      ) : (
        data?.reason && (
          <Left sample={false}>
            <p className="max-w-3xl">{data.reason}</p>
          </Left>
        )
      )}
      {children}
    </>
  );
}

/** The one figure that sales and costs end in, before what is said of it. */
function Amount({ total: { left, leftBefore } }: { total: MoneyResult['total'] }) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <dt className="w-full text-sm text-ink-muted">{figures.left}</dt>
      <dd className="tabular min-w-0 text-3xl font-semibold [overflow-wrap:anywhere]">
        <FactFigure factId={left} className="font-semibold" />
      </dd>
      {leftBefore && (
        <dd className="text-sm text-ink-muted">
          {figures.against} <FactFigure factId={leftBefore} /> {figures.yearBefore}
        </dd>
      )}
    </dl>
  );
}

function Left({ sample, children }: { sample: boolean | undefined; children: ReactNode }) {
  return (
    <section aria-labelledby="money-left" className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="money-left" className="text-lg font-semibold">
            {texts.title}
          </h2>
          {sample && <Badge variant="info">{sampleTexts.mark}</Badge>}
        </div>
        <Link
          to="/pengarna"
          className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-accent-ink hover:underline hover:underline-offset-4"
        >
          {texts.open}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </header>
      <Card className="flex flex-col gap-3">{children}</Card>
    </section>
  );
}
