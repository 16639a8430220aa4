import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

interface TableProps extends ComponentProps<'table'> {
  /** For screen readers; also names the scrolling region. */
  caption: string;
  /** Tailwind height class; the header stays visible while the rows scroll. */
  maxHeight?: string;
  children: ReactNode;
}

/** A scrolling region must be reachable by keyboard (WCAG 2.1.1). */
const scrollable = { tabIndex: 0 } as const;

/** A table that scrolls inside itself under a sticky header. */
export function Table({ caption, maxHeight, className, children, ...props }: TableProps) {
  return (
    <section
      aria-label={caption}
      {...scrollable}
      className={cx(
        'relative isolate min-w-0 overflow-auto overscroll-contain rounded-md border border-line bg-surface',
        maxHeight,
        className,
      )}
    >
      <table {...props} className="w-full border-separate border-spacing-0 text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

interface CellProps extends ComponentProps<'td'> {
  numeric?: boolean;
}

export function HeaderCell({ numeric, className, ...props }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...props}
      className={cx(
        'sticky top-0 z-10 border-b border-line-strong bg-sunken px-3 py-2.5 text-2xs font-semibold text-ink-muted',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

export function Cell({ numeric, className, ...props }: CellProps) {
  return (
    <td
      {...props}
      className={cx(
        'border-b border-line px-3 py-2.5 align-top group-last/row:border-b-0',
        numeric && 'text-right whitespace-nowrap',
        className,
      )}
    />
  );
}

export function Row({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={cx('group/row', className)} />;
}
