import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { landingTexts } from '../texts.ts';

const texts = landingTexts.receipt;

/** What makes the product different, shown: a figure with the rows it comes from. */
export function ReceiptExample() {
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">{texts.label}</p>
        <Badge>{texts.mark}</Badge>
      </div>
      <p className="tabular mt-1 text-3xl font-semibold">{texts.value}</p>
      <p className="mt-1 text-sm text-positive">{texts.change}</p>
      <p className="mt-5 border-t border-line pt-4 text-sm font-medium">{texts.source}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {texts.rows.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
