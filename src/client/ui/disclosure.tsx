import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface DisclosureProps {
  /** What can be pressed; says what is inside. */
  summary: ReactNode;
  /** Stands at the right of the summary: a count, a badge. */
  aside?: ReactNode;
  /** Disclosures of one name: opening one closes the others. */
  name?: string;
  open?: boolean;
  /** A heading of this level around the summary's text, where the page's outline needs it. */
  level?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/** Folded content: the browser's own, so that find-in-page opens it. Printed unfolded. */
export function Disclosure(props: DisclosureProps) {
  const { summary, aside, name, open, level, className, children } = props;
  const Heading = level ? (`h${level}` as const) : 'span';
  return (
    <details name={name} open={open} className={cx('group/fold min-w-0', className)}>
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-md py-2 text-left transition-colors hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          data-print="hide"
          className="size-4 shrink-0 -rotate-90 text-ink-muted transition-transform group-open/fold:rotate-0"
        />
        <Heading className="min-w-0 flex-1 text-sm font-medium [overflow-wrap:anywhere]">
          {summary}
        </Heading>
        {aside && <span className="shrink-0 text-sm text-ink-muted">{aside}</span>}
      </summary>
      <div className="pb-4 pl-7 text-sm text-ink-muted print:pl-0">{children}</div>
    </details>
  );
}

/** Disclosures under one another, with lines between. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}
