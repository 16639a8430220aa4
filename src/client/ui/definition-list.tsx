import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Definition {
  name: string;
  value: ReactNode;
}

interface DefinitionListProps {
  /** Items without a value are left out. */
  items: readonly Definition[];
  /** `rows`: name left, value right; `grid`: value under its name, two per row; `stacked`: one per row. */
  layout?: 'rows' | 'grid' | 'stacked';
  className?: string;
}

/** A list of names and values. */
export function DefinitionList({ items, layout = 'rows', className }: DefinitionListProps) {
  const isGrid = layout === 'grid';
  return (
    <dl
      className={cx(
        'text-sm',
        isGrid ? 'grid gap-x-8 gap-y-3 sm:grid-cols-2' : 'flex flex-col gap-2.5',
        className,
      )}
    >
      {items.map(({ name, value }) =>
        value === null || value === undefined || value === '' ? null : (
          <div
            key={name}
            className={cx(
              'min-w-0',
              layout !== 'grid' && 'grid gap-x-4 gap-y-0.5',
              layout === 'rows' && 'sm:grid-cols-[12rem_1fr]',
            )}
          >
            <dt className="text-ink-muted">{name}</dt>
            <dd className={cx('[overflow-wrap:anywhere]', isGrid && 'mt-0.5 font-medium')}>
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
