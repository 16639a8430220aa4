import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Applies the look to the only child, for instance a router link. */
  asChild?: boolean;
  /** Shows a spinner and stops clicks while keeping focus. */
  loading?: boolean;
  icon?: ReactNode;
}

/** Borders are transparent so that forced-colours mode, which replaces colours, draws an edge. */
const variants: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover shadow-card',
  secondary:
    'border border-line-control/60 bg-surface text-ink hover:border-line-control hover:bg-hover',
  ghost: 'border border-transparent text-ink-muted hover:bg-hover hover:text-ink',
  danger:
    'border border-transparent bg-negative text-on-negative hover:bg-negative-hover shadow-card',
  link: 'text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-4 py-2 text-sm',
  lg: 'min-h-12 px-6 py-2.5 text-base',
  icon: 'size-11 shrink-0',
};

const shape =
  'inline-flex items-center justify-center gap-2 min-w-0 max-w-full rounded-md font-medium text-center [&>svg]:shrink-0 transition-colors [overflow-wrap:anywhere] duration-150 disabled:opacity-50 aria-disabled:opacity-50 disabled:pointer-events-none';

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The button of the design. `primary` at most once per view. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', asChild, loading, icon, className, ...rest } = props;
  const { children, onClick, type = 'button', ...attributes } = rest;
  const look = cx(
    shape,
    variants[variant],
    variant === 'link' ? 'text-sm' : sizes[size],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={look} {...attributes}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      {...attributes}
      type={type}
      className={look}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? stop : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
