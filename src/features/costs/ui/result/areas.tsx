import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { useReceipts } from '#client/ui/receipt/receipt-context.tsx';
import type { Chart } from '#engine/facts/chart.ts';
import { UNPLACED } from '#engine/guides/costs/areas/unplaced.ts';
import type { CostAreaRow } from '#engine/guides/costs/result.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { withTimeOfSales } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { FactTable } from './fact-table.tsx';

interface AreasProps {
  areas: readonly CostAreaRow[];
  charts: readonly Chart[];
}

/** Costs by area with share and change, and how much of each is fixed. */
export function Areas({ areas, charts }: AreasProps) {
  const { fact } = useReceipts();
  // With nothing but unclassified costs the table would only repeat the total.
  if (areas.every(({ name }) => name === UNPLACED)) return null;
  return (
    <section aria-labelledby="result-areas">
      <SectionHeading
        id="result-areas"
        title={texts.areas}
        lead={withTimeOfSales(texts.areasLead, areas, fact)}
      />
      <div className="flex min-w-0 flex-col gap-5">
        <FactTable
          caption={texts.areasTable}
          nameTitle={texts.area}
          columns={['total', 'share', 'perMonth', 'growth', 'fixed', 'perRevenue']}
          titles={texts}
          rows={areas.map(({ name, ...values }) => ({ key: name, name, values }))}
        />
        {charts.map((chart) => (
          <ChartCard key={chart.id} chart={chart} />
        ))}
      </div>
    </section>
  );
}
