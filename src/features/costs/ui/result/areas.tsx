import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { Chart } from '#engine/facts/chart.ts';
import type { CostAreaRow } from '#engine/text/cost-result.ts';
import { SectionHeading } from '#features/analyses/ui/result/section-heading.tsx';
import { resultTexts as texts } from '../../texts.ts';
import { FactCell } from './fact-cell.tsx';

const columns = ['total', 'share', 'perMonth', 'growth', 'fixed', 'perRevenue'] as const;

interface AreasProps {
  areas: readonly CostAreaRow[];
  charts: readonly Chart[];
}

/** Where the money goes: as bars, and area by area with share and change. */
export function Areas({ areas, charts }: AreasProps) {
  if (areas.length === 0) return null;
  const known = columns.filter((column) => areas.some((area) => area[column] !== null));
  return (
    <section aria-labelledby="result-areas">
      <SectionHeading id="result-areas" title={texts.areas} />
      <div className="flex min-w-0 flex-col gap-5">
        {charts.length > 0 && (
          <div className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
            {charts.map((chart) => (
              <ChartCard key={chart.id} chart={chart} />
            ))}
          </div>
        )}
        <Table caption={texts.areasTable}>
          <thead>
            <tr>
              <HeaderCell>{texts.area}</HeaderCell>
              {known.map((column) => (
                <HeaderCell key={column} numeric>
                  {texts[column]}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <Row key={area.name}>
                <Cell className="min-w-40 font-medium">{area.name}</Cell>
                {known.map((column) => (
                  <FactCell key={column} factId={area[column]} />
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
