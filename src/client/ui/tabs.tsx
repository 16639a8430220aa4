import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useInSight } from './use-in-sight.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** For screen readers. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** The tab that is pressed is focused by script, which browsers take for the keyboard's. */
const byPointer: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onBlur'> = {
  onPointerDown: ({ currentTarget }) => currentTarget.setAttribute('data-pointer', ''),
  onBlur: ({ currentTarget }) => currentTarget.removeAttribute('data-pointer'),
};

export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  const controlled = value === undefined ? {} : { value };
  const first = defaultValue ?? items[0]?.value;
  return (
    <Primitive.Root
      {...controlled}
      {...(value === undefined && first !== undefined ? { defaultValue: first } : {})}
      {...(onValueChange ? { onValueChange } : {})}
      className={cx('min-w-0', className)}
    >
      <Primitive.List
        aria-label={label}
        ref={useInSight(value)}
        className="flex gap-x-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--line-strong)] max-sm:-mx-4 max-sm:px-4"
      >
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            {...byPointer}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-pointer:outline-none data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.value} value={item.value} className="pt-5">
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
