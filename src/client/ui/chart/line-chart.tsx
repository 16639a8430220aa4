import { useId } from 'react';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Chart, ChartSeries } from '#engine/facts/chart.ts';
import { type AxisScale, axisScale, formatOnPoint, formatTick } from '#engine/text/chart-model.ts';
import { type ChartRow, formatPoint, UNFINISHED } from '#engine/text/chart-rows.ts';
import {
  type Drawn,
  drawnRows,
  forecastNamePlace,
  highestPlace,
  labelledPlaces,
  spanned,
  trendNamePlace,
} from '#engine/text/line-rows.ts';
import { receiptTexts } from '#engine/text/receipt-texts.ts';
import { useMedia } from '../use-media.ts';
import { axisText, ChartFrame, gridLine, KeyItem } from './chart-frame.tsx';
import { ActivePoint } from './chart-receipt.tsx';
import { ChartTooltip, type TooltipLine } from './chart-tooltip.tsx';
import { anchorAt, nameAnchor, PointLabel } from './point-label.tsx';

const colors = {
  actual: 'var(--chart-1)',
  previous: 'var(--chart-muted)',
  trend: 'var(--chart-3)',
  forecast: 'var(--chart-2)',
} satisfies Partial<Record<ChartSeries['id'], string>>;

/** For lines whose points cannot be pressed; nothing is animated. */
const still = { activeDot: false, isAnimationActive: false } as const;

/** The period before, behind the lines of this one. */
const beforeLine = { stroke: colors.previous, strokeWidth: 1.75, dot: false } as const;

/** A month that was not over: a ring instead of a point on the line. */
const hollow = { r: 4, fill: 'var(--surface)', stroke: colors.actual, strokeWidth: 1.75 };

/** From the point before to each that was not over: the way there says nothing, and is hatched. */
function Hatched({ rows }: { rows: readonly Drawn[] }) {
  const id = useId();
  const parts = rows.flatMap((row, place) => {
    const [from, to] = [rows[Math.max(0, place - 1)], rows[Math.max(1, place)]];
    return row.unfinished === null || !from || !to ? [] : [{ x1: from.label, x2: to.label }];
  });
  if (parts.length === 0) return null;
  return (
    <>
      <defs>
        <pattern
          id={id}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="6" stroke="var(--chart-grid)" strokeWidth="3" />
        </pattern>
      </defs>
      {parts.map((part) => (
        <ReferenceArea key={part.x2} {...part} fill={`url(#${id})`} fillOpacity={1} />
      ))}
    </>
  );
}

/** With so few months the last is always labelled. */
const FEW_MONTHS = 12;

/** Which months are named: as far apart all the way, with room for half of the last beside the drawing. */
const monthsNamed = (count: number, wide: boolean) => ({
  interval:
    count > FEW_MONTHS
      ? ('equidistantPreserveStart' as const)
      : ('equidistantPreserveEnd' as const),
  minTickGap: wide ? 24 : 12,
  padding: { right: 28 },
});

/** With more points than this there is no room beside the last for words, so they go below it. */
const MOST_LEFT = 16;

/** A digit of the axis, what is between its words and the drawing, and the least it has, in pixels. */
const [DIGIT, ASIDE, LEAST] = [7, 10, 44];

/** As wide as the longest of its words: a minus before thousands was cut off. */
function axisWidth(scale: AxisScale): number {
  const longest = Math.max(...scale.ticks.map((tick) => formatTick(scale, tick).length));
  return Math.max(LEAST, longest * DIGIT + ASIDE);
}

/** The share of the height that words below a point take: lower down they meet those of the axis. */
const FOOT = 0.12;

function isAboveFoot({ ticks }: AxisScale, value: number | null): boolean {
  const [lowest = 0, highest = 0] = [ticks[0], ticks.at(-1)];
  return value !== null && value > lowest + FOOT * (highest - lowest);
}

/** `Prognos 91 (72–111)`: the forecast with its interval. */
function forecastLabel(name: string, scale: AxisScale, row: ChartRow, wide: boolean): string {
  const { value, low, high } = row.cells.forecast ?? {};
  const text = `${name} ${formatOnPoint(scale, Number(value))}`;
  if (!wide || low === undefined || high === undefined) return text;
  return `${text} (${formatOnPoint(scale, Number(low))}–${formatOnPoint(scale, Number(high))})`;
}

/** The fact whose receipt a press on this month opens. */
function factOf(row: Drawn | undefined): string | null {
  return row?.cells.actual?.factId ?? row?.cells.forecast?.factId ?? null;
}

function tooltipLines(chart: Chart, row: ChartRow): TooltipLine[] {
  return chart.series.flatMap((series) => {
    const cell = row.cells[series.id];
    if (cell === undefined) return [];
    const name = cell.unfinished ? `${series.name}, ${UNFINISHED}` : series.name;
    const lines = [{ name, value: formatPoint(series, cell.value) }];
    if (cell.low !== undefined && cell.high !== undefined)
      lines.push({
        name: 'Intervall',
        value: `${formatPoint(series, cell.low)} – ${formatPoint(series, cell.high)}`,
      });
    return lines;
  });
}

/** What the lines are, where there is one of the period before, or the trend has no room for its name. */
function keyOf({ series }: Chart, isTrendNamed: boolean) {
  const entries = (['actual', 'previous', 'trend'] as const).flatMap((id) => {
    const found = series.find((each) => each.id === id);
    return found && !(id === 'trend' && isTrendNamed) ? [{ id, name: found.name }] : [];
  });
  if (entries.length < 2) return null;
  return entries.map(({ id, name }) => <KeyItem key={id} name={name} color={colors[id]} />);
}

/** A line over time with trend, forecast and prediction interval. */
export default function LineChart({ chart }: { chart: Chart }) {
  const wide = useMedia('(min-width: 48rem)');
  const rows = drawnRows(chart);
  const [first] = chart.series;
  const scale = axisScale(spanned(rows), first?.currency ?? null);
  const isCut = rows.some(({ trend }) => trend !== null && trend < (scale.ticks[0] ?? 0));
  const actual = rows.map((row) => row.actual);
  const actualPlaces = labelledPlaces(actual);
  const named = highestPlace(actual);
  const trendName = trendNamePlace(rows, new Set([...actualPlaces, rows.length - 1]));
  const nameOf = (id: ChartSeries['id']) => chart.series.find((each) => each.id === id)?.name ?? '';
  const last = rows.length - 1;
  const unfinishedPlace = rows.findLastIndex(({ unfinished }) => unfinished !== null);
  const isHigh = isAboveFoot(scale, rows[unfinishedPlace]?.unfinished ?? null);
  const hasRoomBelow = rows.length > MOST_LEFT && isHigh;
  const forecastName = forecastNamePlace(rows, scale.ticks);
  const factAt = (label: string) => factOf(rows.find((row) => row.label === label));
  return (
    <ChartFrame unit={scale.unit} factAt={factAt} keyItems={keyOf(chart, trendName.place >= 0)}>
      <ComposedChart
        data={rows}
        margin={{ top: 22, right: 0, bottom: 0, left: 0 }}
        title={chart.title}
        desc={chart.description}
      >
        <Hatched rows={rows} />
        <CartesianGrid vertical={false} {...gridLine} />
        <XAxis
          dataKey="label"
          tick={axisText}
          tickLine={false}
          axisLine={gridLine}
          {...monthsNamed(rows.length, wide)}
          tickMargin={8}
        />
        <YAxis
          width={axisWidth(scale)}
          tick={axisText}
          tickLine={false}
          axisLine={false}
          ticks={scale.ticks}
          allowDataOverflow={isCut}
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
              hint={(row) => (factAt(row.label) === null ? null : receiptTexts.press)}
            />
          )}
        />
        <Area dataKey="band" stroke="none" fill="var(--chart-band)" fillOpacity={0.9} {...still} />
        <Line dataKey="previous" {...beforeLine} {...still} />
        <Line
          dataKey="trend"
          stroke={colors.trend}
          strokeWidth={1.75}
          strokeDasharray="2 5"
          strokeLinecap="round"
          dot={false}
          {...still}
          label={({ index = -1, ...place }) =>
            index === trendName.place ? (
              <PointLabel
                {...place}
                text={nameOf('trend')}
                color={colors.trend}
                below={trendName.below}
              />
            ) : null
          }
        />
        <Line
          dataKey="forecast"
          stroke={colors.forecast}
          strokeWidth={2.25}
          strokeDasharray="1 6"
          strokeLinecap="round"
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey={(row: Drawn) => (row === rows[last] ? forecastName.at : null)}
          stroke="none"
          dot={false}
          {...still}
          label={({ index = -1, ...place }) =>
            index === last && rows[last]?.cells.forecast ? (
              <PointLabel
                {...place}
                text={forecastLabel(nameOf('forecast'), scale, rows[last], wide)}
                color="var(--warning)"
                anchor="end"
                below={forecastName.below}
              />
            ) : null
          }
        />
        <Line
          dataKey="actual"
          stroke={colors.actual}
          strokeWidth={2.25}
          dot={rows.length <= 18 ? { r: 2.5, fill: 'var(--chart-1)', strokeWidth: 0 } : false}
          isAnimationActive={false}
          label={({ index = -1, ...place }) =>
            actualPlaces.has(index) ? (
              <PointLabel
                {...place}
                text={`${index === named ? `${nameOf('actual')} ` : ''}${formatOnPoint(scale, Number(place.value))}`}
                color={colors.actual}
                anchor={index === named ? nameAnchor(named, actualPlaces, rows.length) : 'middle'}
              />
            ) : null
          }
        />
        <Line
          dataKey="unfinished"
          stroke="none"
          dot={hollow}
          activeDot={hollow}
          isAnimationActive={false}
          label={({ index = -1, ...place }) =>
            index === unfinishedPlace ? (
              <PointLabel
                {...place}
                text={`${UNFINISHED} ${formatOnPoint(scale, Number(place.value))}`}
                color={colors.actual}
                left={index > 0 && !hasRoomBelow}
                raised={!isHigh}
                below={hasRoomBelow}
                anchor={anchorAt(index, rows.length)}
              />
            ) : null
          }
        />
        <ActivePoint />
      </ComposedChart>
    </ChartFrame>
  );
}
