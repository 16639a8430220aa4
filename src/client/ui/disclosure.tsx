import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface DisclosureProps {
  /** The heading that opens and closes it. */
  summary: ReactNode;
  /** At the right of the summary: a count, a badge. */
  aside?: ReactNode;
  /** Of the disclosures with the same name at most one is open. */
  name?: string;
  open?: boolean;
  /** Wraps the summary's text in a heading of this level. */
  level?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/** Folded content as a native <details>, which find-in-page can open. Printed open. */
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
      <div className="pb-4 text-sm text-ink-muted sm:pl-7 print:pl-0">{children}</div>
    </details>
  );
}

/** Disclosures under one another with lines between. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}
