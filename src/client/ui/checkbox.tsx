import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, className, ...props }: CheckboxProps) {
  const id = useId();
  const about = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={cx('flex gap-3', className)}>
      <span className="relative mt-0.5 flex size-5 shrink-0">
        <input
          id={id}
          aria-describedby={about}
          aria-invalid={error ? true : undefined}
          {...props}
          type="checkbox"
          className="peer size-5 cursor-pointer appearance-none rounded-sm border border-line-control bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-ink-muted disabled:opacity-50 aria-invalid:border-negative"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-4 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="flex min-w-0 flex-col gap-0.5 text-sm">
        <label htmlFor={props.id ?? id}>{label}</label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-ink-muted">
            {hint}
          </span>
        )}
        {error && (
          <span id={`${id}-error`} className="text-negative">
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
