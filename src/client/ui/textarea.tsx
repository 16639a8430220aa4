import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlLook, useFieldControl } from './field.tsx';

/** Grows with its text where the browser can; `rows` is the least height. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...props}
      rows={rows}
      className={cx(controlLook, 'field-sizing-content max-h-96 resize-y px-3 py-2.5', className)}
    />
  );
}
