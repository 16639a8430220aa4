import { Badge } from '#client/ui/badge.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { subscriptionRows } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { FactTable } from './fact-table.tsx';

/** Payments at even intervals: cost per year and price change. */
export function Subscriptions({ facts }: { facts: readonly Fact[] }) {
  const rows = subscriptionRows(facts);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="result-subscriptions">
      <SectionHeading
        id="result-subscriptions"
        title={texts.subscriptions}
        lead={texts.subscriptionsLead}
      />
      <FactTable
        caption={texts.subscriptionsTable}
        nameTitle={texts.subscription}
        columns={['yearly', 'amount', 'perYear', 'rise', 'riseYearly']}
        titles={texts}
        rows={rows.map(({ name, stopped, ...values }) => ({
          key: values.yearly,
          name,
          badge: stopped && <Badge>{texts.stopped}</Badge>,
          values,
        }))}
      />
    </section>
  );
}
