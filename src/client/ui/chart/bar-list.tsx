import type { ReactNode } from 'react';
import type { Chart } from '#engine/facts/chart.ts';
import { barsOf } from '#engine/text/chart-model.ts';
import { formatPoint } from '#engine/text/chart-rows.ts';
import { cx } from '../cx.ts';
import { FigureButton } from '../receipt/figure-button.tsx';

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
}

function BarRow({ name, value, start, width }: BarRowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <span className="text-right whitespace-nowrap">{value}</span>
      <span aria-hidden className="col-span-2 block h-2.5 rounded-full bg-sunken">
        <span
          className={cx('block h-full rounded-full bg-(--chart-1)', width > 0 && 'min-w-0.5')}
          style={{ marginLeft: `${start}%`, width: `${width}%` }}
        />
      </span>
    </li>
  );
}

/** The figure of a point; opens its receipt where it has one. */
export function PointFigure({ factId, text }: { factId: string | null; text: string }) {
  if (factId === null) return <span className="tabular">{text}</span>;
  return <FigureButton alone factId={factId} text={text} />;
}
