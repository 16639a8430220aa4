import { Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface RatingProps {
  legend: ReactNode;
  /** 1–5; null before a choice. */
  value: number | null;
  onChange: (value: number) => void;
  /** The label of each step: `3 av 5`. */
  nameOf: (value: number) => string;
}

const steps = [1, 2, 3, 4, 5] as const;

/** One to five stars, as radio buttons so that the arrow keys work. */
export function Rating({ legend, value, onChange, nameOf }: RatingProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="-ml-2 flex">
        {steps.map((step) => (
          <label
            key={step}
            className="relative flex size-10 cursor-pointer items-center justify-center rounded-md text-ink-muted hover:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={name}
              value={step}
              aria-label={nameOf(step)}
              checked={step === value}
              onChange={() => onChange(step)}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={cx('size-6', value !== null && step <= value && 'fill-accent text-accent')}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
