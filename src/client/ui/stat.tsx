import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';

const columns = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
  5: 'sm:grid-cols-5',
};

/** One a line on a phone: its name at the left, the figure at the right, or under it where text is large. */
const ONE_EACH =
  'grid-cols-1 max-sm:*:flex max-sm:*:flex-wrap max-sm:*:items-baseline max-sm:*:justify-between max-sm:*:gap-x-4 max-sm:*:py-3';

/** Key figures side by side in one card, with hairlines between. */
export function StatRow(props: { count: number; className?: string; children: ReactNode }) {
  const { count, className, children } = props;
  const wide = columns[Math.min(count, 5) as keyof typeof columns];
  return (
    <Card padding="none" className={cx('overflow-hidden', className)}>
      <dl className={cx('grid gap-px bg-line', count > 4 ? 'grid-cols-2' : ONE_EACH, wide)}>
        {children}
      </dl>
    </Card>
  );
}

interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** The period, the comparison or what it means. */
  note?: ReactNode;
  size?: 'md' | 'lg';
  className?: string;
}

/** One key figure with its name, inside a `StatRow`. */
export function Stat({ label, value, note, size = 'lg', className }: StatProps) {
  return (
    <div
      className={cx(
        'min-w-0 bg-surface px-5 py-4 sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0 sm:px-6',
        className,
      )}
    >
      <dt className="grow basis-28 text-sm text-balance text-ink-muted [overflow-wrap:anywhere]">
        {label}
      </dt>
      <dd
        className={cx(
          'tabular mt-1 font-semibold [overflow-wrap:anywhere]',
          size === 'lg' ? 'text-xl sm:text-2xl' : 'text-xl',
        )}
      >
        {value}
      </dd>
      {note && <dd className="mt-1 basis-full text-xs text-ink-muted">{note}</dd>}
    </div>
  );
}
