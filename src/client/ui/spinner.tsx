import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/** A turning ring. With `label` it is announced; without, it is decoration beside a text. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-3', className)} role={label && 'status'}>
      <LoaderCircle aria-hidden className="size-[1.15em] shrink-0 animate-spin" />
      {label && <span>{label}</span>}
    </span>
  );
}
