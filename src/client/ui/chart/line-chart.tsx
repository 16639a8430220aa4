import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import type { Chart, ChartSeries } from '#engine/facts/chart.ts';
import { axisText, ChartFrame, gridLine, KeyItem } from './chart-frame.tsx';
import {
  axisScale,
  type ChartRow,
  chartRows,
  formatOnPoint,
  formatPoint,
  formatTick,
  seriesOf,
} from './chart-model.ts';
import { ChartTooltip, type TooltipLine } from './chart-tooltip.tsx';

interface Drawn extends ChartRow {
  actual: number | null;
  trend: number | null;
  forecast: number | null;
  band: [number, number] | null;
}

const colors: Partial<Record<ChartSeries['id'], string>> = {
  actual: 'var(--chart-1)',
  trend: 'var(--chart-3)',
  forecast: 'var(--chart-2)',
};

/** Rows as numbers for drawing; the forecast begins where the outcome ends, so that the line holds. */
function drawnRows(chart: Chart): Drawn[] {
  const rows = chartRows(chart);
  const last = rows.findLastIndex(({ cells }) => cells.actual !== undefined);
  const number = (value: string | undefined) => (value === undefined ? null : Number(value));
  return rows.map((row, index) => {
    const { actual, trend, forecast } = row.cells;
    const joint = index === last && forecast === undefined ? actual : forecast;
    const { low, high } = forecast ?? {};
    const value = number(actual?.value);
    return {
      ...row,
      actual: value,
      trend: number(trend?.value),
      forecast: seriesOf(chart, 'forecast') ? number(joint?.value) : null,
      band:
        low !== undefined && high !== undefined
          ? [Number(low), Number(high)]
          : index === last && value !== null
            ? [value, value]
            : null,
    };
  });
}

/** More points than this and only the highest, the last and the end of the forecast are labelled. */
const FEW_POINTS = 8;

/** Which points carry their value beside them. */
function labelledPlaces(values: readonly (number | null)[]): Set<number> {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]));
  if (known.length <= FEW_POINTS) return new Set(known.map(({ place }) => place));
  const highest = known.reduce((best, each) => (each.value > best.value ? each : best));
  return new Set([highest.place, known.at(-1)?.place ?? highest.place]);
}

interface PointLabelProps {
  x?: unknown;
  y?: unknown;
  value?: unknown;
  text: string;
}

function PointLabel({ x, y, text }: PointLabelProps) {
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return (
    <text x={x} y={y - 10} textAnchor="middle" className="tabular fill-ink text-xs font-medium">
      {text}
    </text>
  );
}

function tooltipLines(chart: Chart, row: ChartRow): TooltipLine[] {
  return chart.series.flatMap((series) => {
    const cell = row.cells[series.id];
    if (cell === undefined) return [];
    const lines = [{ name: series.name, value: formatPoint(series, cell.value) }];
    if (cell.low !== undefined && cell.high !== undefined)
      lines.push({
        name: 'Intervall',
        value: `${formatPoint(series, cell.low)} – ${formatPoint(series, cell.high)}`,
      });
    return lines;
  });
}

/** A line over time with trend, forecast and its interval. */
export default function LineChart({ chart }: { chart: Chart }) {
  const rows = drawnRows(chart);
  const [first] = chart.series;
  const values = rows.flatMap((row) => [row.actual, row.trend, row.forecast, ...(row.band ?? [])]);
  const scale = axisScale(
    values.filter((value) => value !== null),
    first?.currency ?? null,
  );
  const actualPlaces = labelledPlaces(rows.map((row) => row.actual));
  const isLastForecast = (index: number) =>
    index === rows.length - 1 && rows[index]?.cells.forecast !== undefined;
  return (
    <ChartFrame
      unit={scale.unit}
      keyItems={chart.series.map(({ id, name }) => (
        <KeyItem
          key={id}
          name={id === 'forecast' ? `${name} med intervall` : name}
          color={colors[id] ?? 'var(--chart-1)'}
          dashed={id !== 'actual'}
        />
      ))}
    >
      <ComposedChart
        data={rows}
        margin={{ top: 22, right: 20, bottom: 0, left: 0 }}
        title={chart.title}
        desc={chart.description}
      >
        <CartesianGrid vertical={false} {...gridLine} />
        <XAxis
          dataKey="label"
          tick={axisText}
          tickLine={false}
          axisLine={gridLine}
          minTickGap={24}
          tickMargin={8}
        />
        <YAxis
          width={44}
          tick={axisText}
          tickLine={false}
          axisLine={false}
          ticks={scale.ticks}
          domain={[scale.ticks[0] ?? 0, scale.ticks.at(-1) ?? 'auto']}
          tickFormatter={(value: number) => formatTick(scale, value)}
        />
        <Tooltip
          cursor={{ stroke: 'var(--line-control)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={(props) => (
            <ChartTooltip<Drawn>
              active={props.active}
              payload={props.payload}
              title={(row) => row.label}
              lines={(row) => tooltipLines(chart, row)}
            />
          )}
        />
        <Area
          dataKey="band"
          stroke="none"
          fill="var(--chart-band)"
          fillOpacity={0.9}
          isAnimationActive={false}
          activeDot={false}
        />
        <Line
          dataKey="trend"
          stroke={colors.trend ?? ''}
          strokeWidth={1.75}
          strokeDasharray="2 5"
          strokeLinecap="round"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="forecast"
          stroke={colors.forecast ?? ''}
          strokeWidth={2.25}
          strokeDasharray="1 6"
          strokeLinecap="round"
          dot={false}
          isAnimationActive={false}
          label={({ index = -1, ...place }) =>
            isLastForecast(index) ? (
              <PointLabel {...place} text={formatOnPoint(scale, Number(place.value))} />
            ) : null
          }
        />
        <Line
          dataKey="actual"
          stroke={colors.actual ?? ''}
          strokeWidth={2.25}
          dot={rows.length <= 18 ? { r: 2.5, fill: 'var(--chart-1)', strokeWidth: 0 } : false}
          isAnimationActive={false}
          label={({ index = -1, ...place }) =>
            actualPlaces.has(index) ? (
              <PointLabel {...place} text={formatOnPoint(scale, Number(place.value))} />
            ) : null
          }
        />
      </ComposedChart>
    </ChartFrame>
  );
}
