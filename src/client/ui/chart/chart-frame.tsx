import type { ReactElement, ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';
import { ChartReceipt } from './chart-receipt.tsx';

/** Text and lines of all charts. */
export const axisText = { fontSize: 12, fill: 'var(--ink-muted)' } as const;
export const gridLine = { stroke: 'var(--chart-grid)' } as const;

/** An entry of the legend: a line or box in the series' colour, and its name. */
export function KeyItem({ color, name }: { color: string; name: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="10" className="shrink-0">
        <line x1="1" x2="21" y1="5" y2="5" stroke={color} strokeWidth="3" strokeLinecap="round" />
      </svg>
      {name}
    </li>
  );
}

interface ChartFrameProps {
  /** Legend entries for series that are not labelled at their lines. */
  keyItems?: ReactNode;
  unit: string;
  factAt: (label: string) => string | null;
  /** Pixels; without it as much as the card has, from what a line needs. */
  height?: number | undefined;
  children: ReactElement;
}

/** The legend and unit above the drawing. */
export function ChartFrame(props: ChartFrameProps) {
  const { keyItems, unit, factAt, height, children } = props;
  return (
    <div className="flex min-w-0 grow flex-col">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-xs text-ink-muted">
        <span>{unit}</span>
        {keyItems && <ul className="flex flex-wrap gap-x-5 gap-y-1">{keyItems}</ul>}
      </div>
      <ChartReceipt
        factAt={factAt}
        className={height === undefined ? 'max-h-120 min-h-72 grow' : ''}
        style={{ height }}
      >
        {/* Out of the flow: what is drawn is as high as the card, and never makes it higher. */}
        <div className="absolute inset-0 print:static">
          <ResponsiveContainer width="100%" height="100%">
            {children}
          </ResponsiveContainer>
        </div>
      </ChartReceipt>
    </div>
  );
}
