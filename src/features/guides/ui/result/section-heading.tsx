import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: ReactNode;
}

/** The heading of one section of the result. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <header className="mb-5">
      <h2 id={id} tabIndex={-1} className="text-xl font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-3xl text-sm text-ink-muted">{lead}</p>}
    </header>
  );
}
