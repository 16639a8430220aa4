import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { runTexts } from '../texts.ts';

type UsedProps = { title: string; children: ReactNode } & (
  | { onEdit: () => void }
  /** The page where it can be changed, and the link's text. */
  | { to: string; edit: string }
);

/** One input of a run, with a link or button to change it. */
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
