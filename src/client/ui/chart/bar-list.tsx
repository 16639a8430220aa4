import type { ReactNode } from 'react';
import type { Chart } from '#engine/facts/chart.ts';
import { formatPoint } from '#engine/text/chart-rows.ts';
import { cx } from '../cx.ts';
import { FigureButton } from '../receipt/figure-button.tsx';
import { barsOf, bridgeSteps } from './chart-model.ts';

/** Bars as a list, so that long names wrap and each figure is text beside its bar. */
export function BarList({ chart }: { chart: Chart }) {
  const [series] = chart.series;
  if (series === undefined) return null;
  return (
    <ol className="flex flex-col gap-3">
      {barsOf(series.points).map((bar) => (
        <BarRow
          key={bar.label}
          name={bar.label}
          value={<PointFigure factId={bar.factId} text={formatPoint(series, bar.value)} />}
          start={bar.start}
          width={bar.width}
          color="bg-(--chart-1)"
        />
      ))}
    </ol>
  );
}

const bridgeColors = { up: 'bg-(--chart-1)', down: 'bg-(--chart-2)' };

/**
 * A waterfall as a list: totals first and last, the changes between them as bars from a common
 * zero.
 */
export function BridgeList({ chart }: { chart: Chart }) {
  const [series] = chart.series;
  if (series === undefined) return null;
  return (
    <ol className="flex flex-col gap-3">
      {bridgeSteps(series.points).map((step) => (
        <BarRow
          key={step.label}
          name={step.label}
          value={
            <PointFigure
              factId={step.factId}
              text={`${step.kind === 'up' && step.width > 0 ? '+' : ''}${formatPoint(series, step.value)}`}
            />
          }
          start={step.start}
          width={step.width}
          color={step.kind === 'total' ? null : bridgeColors[step.kind]}
        />
      ))}
    </ol>
  );
}

interface BarRowProps {
  name: string;
  value: ReactNode;
  start: number;
  width: number;
  /** Null for a total, which has no bar. */
  color: string | null;
}

function BarRow({ name, value, start, width, color }: BarRowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 text-sm">
      <span className={cx('min-w-0 [overflow-wrap:anywhere]', color === null && 'font-medium')}>
        {name}
      </span>
      <span className="text-right whitespace-nowrap">{value}</span>
      {color !== null && (
        <span aria-hidden className="col-span-2 block h-2.5 rounded-full bg-sunken">
          <span
            className={cx('block h-full rounded-full', width > 0 && 'min-w-0.5', color)}
            style={{ marginLeft: `${start}%`, width: `${width}%` }}
          />
        </span>
      )}
    </li>
  );
}

/** The figure of a point; opens its receipt where it has one. */
export function PointFigure({ factId, text }: { factId: string | null; text: string }) {
  if (factId === null) return <span className="tabular">{text}</span>;
  return <FigureButton factId={factId} text={text} />;
}
