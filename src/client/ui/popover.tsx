import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;

/** Opens beside its trigger, closes on Escape and outside clicks, returns the focus. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={12}
        {...props}
        className={cx(
          'z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-line-strong bg-raised p-4 text-sm text-ink shadow-float data-[state=open]:animate-rise',
          className,
        )}
      />
    </Primitive.Portal>
  );
}
