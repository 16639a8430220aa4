import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  hint?: ReactNode;
  /** The change is being saved. */
  loading?: boolean;
  className?: string;
}

/** A setting that applies at once; a choice saved with a form is a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { label, checked, onChange, disabled, hint, loading, className } = props;
  const id = useId();
  return (
    <div className={cx('flex items-start justify-between gap-4', className)}>
      <span className="flex min-w-0 flex-col gap-0.5 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        {loading && <Spinner className="text-ink-muted" />}
        <input
          id={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          aria-busy={loading || undefined}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={disabled || loading}
          type="checkbox"
          role="switch"
          className="switch"
        />
      </span>
    </div>
  );
}
