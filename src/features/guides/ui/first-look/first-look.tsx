import { useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import { formatPeriod } from '#engine/text/format.ts';
import type { Document } from '#features/documents/contract.ts';
import type { FirstPicture } from '../../first-look-contract.ts';
import { firstLookTexts as texts } from '../../texts.ts';
import { useFirstLook } from './use-first-look.ts';

/** What the file shows at once, before anything is asked: total, months and the largest. Nothing where it has no total. */
export function FirstLook({ document }: { document: Document }) {
  const look = useFirstLook(document);
  if (look.isLoading) return <Skeleton className="h-dvh xl:h-120" />;
  if (look.isError) return <LoadFailed of={look} title={texts.failed} />;
  if (!look.data || look.data.total === null) return null;
  return (
    <ReceiptProvider facts={look.data.facts} figures={[]}>
      <Picture look={look.data} />
    </ReceiptProvider>
  );
}

function Picture({ look }: { look: FirstPicture }) {
  const id = useId();
  const byId = new Map(look.facts.map((fact) => [fact.id, fact]));
  const total = byId.get(look.total ?? '');
  const top = look.top.flatMap((id) => byId.get(id) ?? []);
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 items-stretch gap-5 xl:grid-cols-[2fr_3fr]"
    >
      <h2 id={id} className="sr-only">
        {texts.title}
      </h2>
      <Card className="flex min-w-0 flex-col gap-5">
        {total && (
          <div>
            <p className="text-sm text-ink-muted">{total.label}</p>
            <p className="tabular mt-1 text-3xl font-semibold">
              <FactFigure factId={total.id} />
            </p>
            {total.period && (
              <p className="tabular mt-1 text-sm text-ink-muted">{formatPeriod(total.period)}</p>
            )}
          </div>
        )}
        {top.length > 0 && <Largest title={texts.largest(look.topOf, top.length)} facts={top} />}
      </Card>
      {look.months && <ChartCard chart={look.months} />}
    </section>
  );
}

function Largest({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const most = Math.max(...facts.map(({ value }) => Number(value)));
  return (
    <div className="min-w-0 border-t border-line pt-4">
      <p className="text-sm font-semibold">{title}</p>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {facts.map(({ id, subject, value }) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
            <dt className="[overflow-wrap:anywhere]">{subject?.name}</dt>
            <dd className="tabular">
              <FactFigure factId={id} />
            </dd>
            <dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-sm bg-sunken">
              <div
                className="h-full rounded-sm bg-(--chart-1)"
                style={{ width: `${Math.max(0, (100 * Number(value)) / most)}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
