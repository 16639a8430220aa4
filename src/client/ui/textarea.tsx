import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlLook, useFieldControl } from './field.tsx';

/**
 * Browsers that size the field by its content ignore `rows`, so it is repeated as a minimum height.
 */
const least = {
  2: 'min-h-[calc(2lh+1.25rem+2px)]',
  3: 'min-h-[calc(3lh+1.25rem+2px)]',
  6: 'min-h-[calc(6lh+1.25rem+2px)]',
};

interface TextareaProps extends ComponentProps<'textarea'> {
  rows?: keyof typeof least;
}

/** Grows with its text where the browser supports it; `rows` is the minimum height. */
export function Textarea({ className, rows = 3, ...props }: TextareaProps) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...props}
      rows={rows}
      className={cx(
        controlLook,
        least[rows],
        'field-sizing-content max-h-96 resize-y px-3 py-2.5',
        className,
      )}
    />
  );
}
