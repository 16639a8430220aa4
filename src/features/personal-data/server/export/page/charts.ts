import type { ReactNode } from 'react';
import type { Chart } from '#engine/facts/chart.ts';
import { chartRows, formatPoint, UNFINISHED } from '#engine/text/chart-rows.ts';
import { lead, part, table } from './parts.ts';

/** Charts as the tables they are drawn from. */
export const charts = (all: readonly Chart[]): ReactNode =>
  all.map((chart) =>
    part(
      chart.title,
      lead(chart.description),
      table({
        caption: chart.title,
        head: ['', ...chart.series.map(({ name }) => name)],
        rows: chartRows(chart).map(({ label, cells }) => [
          label,
          ...chart.series.map((series) => {
            const cell = cells[series.id];
            if (!cell) return '';
            const figure = formatPoint(series, cell.value);
            return cell.unfinished ? `${figure} (${UNFINISHED})` : figure;
          }),
        ]),
      }),
    ),
  );
