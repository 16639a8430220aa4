import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { runTexts } from '../texts.ts';

type UsedProps = { title: string; children: ReactNode } & (
  | { onEdit: () => void }
  /** The page where it is changed, and what the link says. */
  | { to: string; edit: string }
);

/** One part of what a run is made from, with the way to change it. */
export function Used(props: UsedProps) {
  const { title, children } = props;
  return (
    <section className="relative border-t border-line pt-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        {'to' in props ? (
          <Button asChild variant="link">
            <Link to={props.to} aria-label={`${props.edit}: ${title}`}>
              {props.edit}
            </Link>
          </Button>
        ) : (
          <Button variant="link" aria-label={`${runTexts.edit}: ${title}`} onClick={props.onEdit}>
            {runTexts.edit}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
