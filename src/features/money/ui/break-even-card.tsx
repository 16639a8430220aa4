import { Card, CardHeader } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import type { MoneyResult } from '#engine/money/result.ts';
import { moneyTexts } from '../texts.ts';

const texts = moneyTexts.breakEven;

interface BreakEvenCardProps {
  ids: NonNullable<MoneyResult['breakEven']>;
  facts: readonly Fact[];
}

/** What is sold a month beside what has to be. */
export function BreakEvenCard({ ids, facts }: BreakEvenCardProps) {
  const amountOf = (id: string) => Number(facts.find((fact) => fact.id === id)?.value ?? 0);
  const most = Math.max(amountOf(ids.revenue), amountOf(ids.point));
  const lines = [
    { label: texts.revenue, id: ids.revenue, color: 'bg-(--chart-1)' },
    { label: texts.point, id: ids.point, color: 'bg-(--chart-2)' },
    { label: texts.fixed, id: ids.fixed, color: 'bg-(--chart-3)' },
  ];
  return (
    <Card>
      <CardHeader id="break-even" title={texts.title} description={texts.note} />
      <dl className="mt-5 flex flex-col gap-4">
        {lines.map(({ label, id, color }) => (
          <div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
            <dt className="min-w-0 text-sm [overflow-wrap:anywhere]">{label}</dt>
            <dd className="tabular text-sm">
              <FactFigure factId={id} />
            </dd>
            <dd aria-hidden className="col-span-2 h-2.5 overflow-hidden rounded-sm bg-sunken">
              <div
                className={`h-full rounded-sm ${color}`}
                style={{ width: `${(100 * amountOf(id)) / most}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
