interface SparklineProps {
  values: readonly number[];
  /** The first of the values that belong to the period shown; those before are drawn fainter. */
  from?: number;
  className?: string;
}

const WIDTH = 112;
const HEIGHT = 32;
const EDGE = 3;
/** What varies by less than this share of its largest is drawn as little as it is: nine of ten customers are no fall to the ground. */
const LEAST_SPAN = 0.2;

/** The shape of a series without axes, beside its figure; what it shows is said in the figure. */
export function Sparkline({ values, from = 0, className }: SparklineProps) {
  if (values.length < 3) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, LEAST_SPAN * Math.max(Math.abs(low), Math.abs(high))) || 1;
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const y = (value: number) =>
    HEIGHT / 2 - ((value - (low + high) / 2) * (HEIGHT - 2 * EDGE)) / span;
  const line = (start: number, end: number) =>
    values
      .slice(start, end)
      .map((value, index) => `${x(start + index).toFixed(1)},${y(value).toFixed(1)}`)
      .join(' ');
  const last = values.length - 1;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {from > 0 && <polyline points={line(0, from + 1)} stroke="var(--chart-muted)" />}
      <polyline points={line(from, values.length)} stroke="var(--chart-1)" />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r="2.5" fill="var(--chart-1)" />
    </svg>
  );
}
