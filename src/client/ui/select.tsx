import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlLook, useFieldControl } from './field.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'sm' | 'md';
}

/**
 * The native select, styled: it keeps the phone's picker, type-ahead and screen reader support, and
 * injects no style element, which the content security policy would refuse.
 */
export function Select({ className, size = 'md', children, ...props }: SelectProps) {
  const field = useFieldControl();
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select
        {...field}
        {...props}
        className={cx(
          controlLook,
          'appearance-none truncate pr-9 pl-3',
          size === 'sm' ? 'h-9 text-sm' : 'h-11',
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
