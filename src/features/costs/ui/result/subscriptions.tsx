import { Badge } from '#client/ui/badge.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { SectionHeading } from '#features/analyses/ui/result/section-heading.tsx';
import { subscriptionRows } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { FactCell } from './fact-cell.tsx';

const columns = ['yearly', 'amount', 'perYear', 'rise', 'riseYearly'] as const;

/** What comes back with even intervals, what it costs a year and how much it has risen. */
export function Subscriptions(props: { facts: readonly Fact[]; charts: readonly Chart[] }) {
  const { facts, charts } = props;
  const rows = subscriptionRows(facts);
  if (rows.length === 0) return null;
  const known = columns.filter((column) => rows.some((row) => row[column] !== null));
  return (
    <section aria-labelledby="result-subscriptions">
      <SectionHeading
        id="result-subscriptions"
        title={texts.subscriptions}
        lead={texts.subscriptionsLead}
      />
      {charts.map((chart) => (
        <ChartCard key={chart.id} chart={chart} className="mb-5" />
      ))}
      <Table caption={texts.subscriptionsTable}>
        <thead>
          <tr>
            <HeaderCell>{texts.subscription}</HeaderCell>
            {known.map((column) => (
              <HeaderCell key={column} numeric>
                {texts[column]}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.yearly}>
              <Cell className="min-w-44">
                <span className="font-medium [overflow-wrap:anywhere]">{row.name}</span>
                {row.stopped && <Badge className="ml-2">{texts.stopped}</Badge>}
              </Cell>
              {known.map((column) => (
                <FactCell key={column} factId={row[column]} />
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
