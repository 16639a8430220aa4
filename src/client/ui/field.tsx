import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { cx } from './cx.ts';

interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** At the right of the label: a link or a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error of one control, which gets its ids through context. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, hideLabel, aside, className, children } = props;
  const id = useId();
  const describedBy = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  const control = useMemo(
    () => ({ id, describedBy, invalid: Boolean(error), required }),
    [id, describedBy, error, required],
  );
  return (
    <FieldContext.Provider value={control}>
      <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
        <div
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-3',
            hideLabel && 'sr-only',
          )}
        >
          <label htmlFor={id} className="min-w-0 text-sm font-medium text-ink">
            {label}
          </label>
          {aside}
        </div>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </p>
        )}
        {children}
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-negative">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </FieldContext.Provider>
  );
}

/** The attributes of a control inside a `Field`; the control's own props override them. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** The common look of text controls. */
export const controlLook =
  'w-full min-w-0 rounded-md border border-line-control bg-surface text-base text-ink transition-colors hover:border-ink-muted focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-ink-subtle disabled:hover:border-line-control aria-invalid:border-negative';
