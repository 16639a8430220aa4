import type { Chart } from '#engine/facts/chart.ts';
import { chartRows, formatPoint, UNFINISHED } from '#engine/text/chart-rows.ts';
import { Cell, HeaderCell, Row, Table } from '../table.tsx';
import { PointFigure } from './bar-list.tsx';

/** The chart's figures as a table, to read, copy and reach by keyboard. */
export function ChartTable({ chart, labelName }: { chart: Chart; labelName: string }) {
  const forecast = chart.series.find((series) => series.id === 'forecast');
  return (
    <Table caption={chart.title} maxHeight="max-h-96">
      <thead>
        <tr>
          <HeaderCell>{labelName}</HeaderCell>
          {chart.series.map((series) => (
            <HeaderCell key={series.id} numeric>
              {series.name}
            </HeaderCell>
          ))}
          {forecast && <HeaderCell numeric>Intervall</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {chartRows(chart).map(({ label, cells }) => (
          <Row key={label}>
            <Cell className="min-w-28 [overflow-wrap:anywhere]">{label}</Cell>
            {chart.series.map((series) => {
              const cell = cells[series.id];
              return (
                <Cell key={series.id} numeric>
                  {cell && (
                    <PointFigure factId={cell.factId} text={formatPoint(series, cell.value)} />
                  )}
                  {cell?.unfinished && (
                    <span className="ml-1 text-xs text-ink-muted">{UNFINISHED}</span>
                  )}
                </Cell>
              );
            })}
            {forecast && (
              <Cell numeric>
                {cells.forecast?.low !== undefined &&
                  cells.forecast.high !== undefined &&
                  `${formatPoint(forecast, cells.forecast.low)} – ${formatPoint(forecast, cells.forecast.high)}`}
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
