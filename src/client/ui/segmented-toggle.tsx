import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface SegmentedToggleProps<V extends string> {
  /** For screen readers: `Betalningsperiod`. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode }[];
  size?: 'sm' | 'md';
  className?: string;
}

/** Two to four exclusive choices in one row: monthly or yearly, chart or table. What needs two rows fills both. */
export function SegmentedToggle<V extends string>(props: SegmentedToggleProps<V>) {
  const { label, value, onChange, options, size = 'md', className } = props;
  const name = useId();
  return (
    <fieldset
      data-print="hide"
      className={cx(
        'inline-flex max-w-full flex-wrap rounded-md bg-sunken p-1 ring-1 ring-line ring-inset',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative flex flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-sm text-sm text-ink-muted transition-colors hover:text-ink',
            'has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-checked:ring-1 has-checked:ring-line-strong forced-colors:has-checked:border',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
            size === 'sm' ? 'min-h-7 px-1.5 sm:px-2.5' : 'min-h-9',
            size === 'md' && (options.length > 2 ? 'px-2 sm:px-4' : 'px-4'),
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
