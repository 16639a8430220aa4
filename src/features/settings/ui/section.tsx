import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';

interface SectionProps {
  /** The address of the section within the page. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card>
        <CardHeader id={`${id}-title`} title={title} description={lead} className="mb-5" />
        {children}
      </Card>
    </section>
  );
}

/** One that a phone folds to its title and what is in it, until it is opened or led to by address. */
export function FoldedSection(props: SectionProps & { contains: string }) {
  const { id, title, lead, contains, children } = props;
  const { hash, key } = useLocation();
  const now = `${key} ${hash}`;
  const isLedTo = hash === `#${id}`;
  const [open, setOpen] = useState(isLedTo);
  const [visit, setVisit] = useState(now);
  const folded = useId();
  // Each visit of its address opens it, also the next after it was closed.
  if (visit !== now) {
    setVisit(now);
    if (isLedTo) setOpen(true);
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card padding="none">
        <CardHeader
          id={`${id}-title`}
          title={title}
          className="px-5 pt-5 max-sm:pb-3 sm:px-7 sm:pt-7"
        />
        <PhoneFold label={contains} controls={folded} open={open} onToggle={() => setOpen(!open)} />
        <div
          id={folded}
          className={cx('px-5 pb-5 max-sm:pt-2 sm:px-7 sm:pb-7', foldedOnPhone(open))}
        >
          {lead && <p className="mt-1 text-sm text-ink-muted">{lead}</p>}
          <div className="mt-5">{children}</div>
        </div>
      </Card>
    </section>
  );
}
