import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One button and at most one link. */
  actions?: ReactNode;
  level?: 2 | 3;
  className?: string;
}

/** Shown where there is nothing yet: one sentence, one button. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      {icon && (
        <div
          aria-hidden
          className="mb-4 rounded-full bg-accent-soft p-3.5 text-accent-ink [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children && <div className="mt-1.5 max-w-md text-sm text-ink-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
