import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Chart } from '#engine/facts/chart.ts';
import { axisScale, formatTick, seriesOf } from '#engine/text/chart-model.ts';
import { type ChartRow, chartRows, formatPoint } from '#engine/text/chart-rows.ts';
import { receiptTexts } from '#engine/text/receipt-texts.ts';
import { shortenedApart } from '#engine/text/shortened-apart.ts';
import { useMedia } from '../use-media.ts';
import { axisText, ChartFrame, gridLine, KeyItem } from './chart-frame.tsx';
import { ActivePoint } from './chart-receipt.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';

/** As tall as ten bars of the product list, which is beside it on wide screens. */
const TALL = 400;
/** Elsewhere: the names below must not make the bars low. */
const TALL_ALONE = 356;

/** Pixels under the bars for their names, and how many characters of a name have room there. */
const NAMES_TALL = 104;
const LONGEST_NAME = 14;

interface Drawn extends ChartRow {
  rank: number;
  bar: number;
  line: number;
}

/** Bars by size, and their cumulative share as a line. */
export default function ParetoChart({ chart }: { chart: Chart }) {
  const besideTheBars = useMedia('(min-width: 64rem)');
  const value = seriesOf(chart, 'value');
  const cumulative = seriesOf(chart, 'cumulative');
  if (value === null || cumulative === null) return null;
  const rows: Drawn[] = chartRows(chart).map((row, index) => ({
    ...row,
    rank: index + 1,
    bar: Number(row.cells.value?.value ?? 0),
    line: Number(row.cells.cumulative?.value ?? 0),
  }));
  const scale = axisScale(
    rows.map((row) => row.bar),
    value.currency,
  );
  const names = shortenedApart(
    rows.map(({ label }) => label),
    LONGEST_NAME,
  );
  const nameAt = (rank: number) => names[rank - 1] ?? '';
  const factAt = (rank: string) => rows[Number(rank) - 1]?.cells.value?.factId ?? null;
  return (
    <ChartFrame
      unit={scale.unit}
      factAt={factAt}
      height={besideTheBars ? TALL : TALL_ALONE}
      keyItems={
        <>
          <KeyItem name={value.name} color="var(--chart-1)" />
          <KeyItem name={cumulative.name} color="var(--chart-2)" />
        </>
      }
    >
      <ComposedChart
        data={rows}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        title={chart.title}
        desc={chart.description}
      >
        <CartesianGrid vertical={false} {...gridLine} />
        <XAxis
          dataKey="rank"
          tick={axisText}
          tickLine={false}
          axisLine={gridLine}
          tickFormatter={(rank: number) => nameAt(rank)}
          angle={-60}
          textAnchor="end"
          height={NAMES_TALL}
          interval="equidistantPreserveStart"
          minTickGap={2}
          tickMargin={4}
        />
        <YAxis
          yAxisId="value"
          width={52}
          tick={axisText}
          tickLine={false}
          axisLine={false}
          ticks={scale.ticks}
          domain={[0, scale.ticks.at(-1) ?? 'auto']}
          tickFormatter={(tick: number) => formatTick(scale, tick)}
        />
        <YAxis
          yAxisId="share"
          orientation="right"
          width={52}
          domain={[0, 100]}
          ticks={[0, 20, 40, 60, 80, 100]}
          tick={axisText}
          tickLine={false}
          axisLine={false}
          tickFormatter={(tick: number) => `${tick}\u00a0%`}
        />
        <ReferenceLine yAxisId="share" y={80} stroke="var(--line-control)" strokeDasharray="4 4" />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={(props) => (
            <ChartTooltip<Drawn>
              active={props.active}
              payload={props.payload}
              title={(row) => `${row.rank}. ${row.label}`}
              lines={(row) =>
                [value, cumulative].map((series) => ({
                  name: series.name,
                  value: formatPoint(series, row.cells[series.id]?.value ?? '0'),
                }))
              }
              hint={(row) => (factAt(String(row.rank)) === null ? null : receiptTexts.press)}
            />
          )}
        />
        <Bar
          yAxisId="value"
          dataKey="bar"
          fill="var(--chart-1)"
          radius={[3, 3, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
        <Line
          yAxisId="share"
          dataKey="line"
          stroke="var(--chart-2)"
          strokeWidth={2.25}
          dot={false}
          isAnimationActive={false}
        />
        <ActivePoint />
      </ComposedChart>
    </ChartFrame>
  );
}
