import { cx } from './cx.ts';

/** A grey shape where content is about to be. Mark the region around it with `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-md bg-line', className)} />;
}
