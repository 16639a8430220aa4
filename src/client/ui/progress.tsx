import { cx } from './cx.ts';

interface ProgressProps {
  /** What is progressing, for screen readers. */
  label: string;
  /** 0–100; null where the total is unknown. */
  value: number | null;
  className?: string;
}

/** A progress bar; without a value an indeterminate animation. */
export function Progress({ label, value, className }: ProgressProps) {
  const known = value === null ? {} : { 'aria-valuenow': Math.round(value) };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...known}
      className={cx(
        'h-2 w-full overflow-hidden rounded-full bg-sunken ring-1 ring-line-strong ring-inset forced-colors:border',
        className,
      )}
    >
      {value === null ? (
        <div className="h-full w-2/5 animate-sweep rounded-full bg-accent" />
      ) : (
        <svg
          aria-hidden="true"
          className="block h-full w-full"
          preserveAspectRatio="none"
          viewBox="0 0 100 1"
        >
          <rect width={value} height="1" className="fill-accent transition-[width] duration-300" />
        </svg>
      )}
    </div>
  );
}
