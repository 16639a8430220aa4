import { cx } from './cx.ts';

/** A grey placeholder for content that is loading. Mark the region around it with `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-md bg-line', className)} />;
}
