import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly RadioOption<V>[];
  error?: string | undefined;
  className?: string;
}

/** Radio buttons in a column, each with an optional explanation. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, hideLegend, value, onChange, options, error, className } = props;
  const name = useId();
  return (
    <fieldset
      className={cx('flex flex-col gap-2', className)}
      aria-describedby={error && `${name}-error`}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-sm transition-colors hover:border-line-control has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:opacity-50"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-line-control bg-surface checked:border-[5px] checked:border-accent"
          />
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="font-medium">{option.label}</span>
            {option.hint && <span className="text-ink-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className="text-sm text-negative">
          {error}
        </p>
      )}
    </fieldset>
  );
}
