import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/** A spinner. Announced with a `label`; decoration beside a text without one. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-3', className)} role={label && 'status'}>
      <LoaderCircle aria-hidden className="size-[1.15em] shrink-0 animate-spin" />
      {label && <span>{label}</span>}
    </span>
  );
}
