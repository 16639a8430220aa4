import type { TooltipContentProps } from 'recharts';

export interface TooltipLine {
  name: string;
  value: string;
}

type ChartTooltipProps<Row> = Partial<Pick<TooltipContentProps, 'active' | 'payload'>> & {
  title: (row: Row) => string;
  lines: (row: Row) => TooltipLine[];
  /** What pressing the point does, in words. */
  hint: (row: Row) => string | null;
};

/** The values of the point under the pointer or reached with the arrow keys. */
export function ChartTooltip<Row>({ active, payload, title, lines, hint }: ChartTooltipProps<Row>) {
  const row = payload?.[0]?.payload as Row | undefined;
  if (!active || row === undefined) return null;
  return (
    <div
      aria-live="polite"
      className="max-w-64 rounded-md border border-line-strong bg-raised px-3 py-2 text-xs text-ink shadow-float"
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{title(row)}</p>
      <dl className="tabular mt-1 grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
        {lines(row).map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="text-right whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {hint(row) && <p className="mt-1.5 text-ink-muted">{hint(row)}</p>}
    </div>
  );
}
