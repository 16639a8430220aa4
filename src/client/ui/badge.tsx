import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeVariant = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | 'info';

const looks: Record<BadgeVariant, string> = {
  neutral: 'bg-sunken text-ink-muted ring-line-strong',
  accent: 'bg-accent-soft text-accent-ink ring-accent-line',
  positive: 'bg-positive-soft text-positive ring-accent-line',
  warning: 'bg-warning-soft text-warning ring-warning-line',
  negative: 'bg-negative-soft text-negative ring-negative-line',
  info: 'bg-info-soft text-info ring-info-line',
};

interface BadgeProps {
  variant?: BadgeVariant;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ variant = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-2xs font-medium whitespace-nowrap ring-1 ring-inset forced-colors:border [&_svg]:size-3.5',
        looks[variant],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
