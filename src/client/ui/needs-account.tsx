import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

interface NeedsAccountProps {
  /** What one can do with an account, as a sentence. */
  children: ReactNode;
  className?: string;
}

const TO_SIGNUP = 'Skapa konto gratis';

/** Says in its place that something needs an account, with the way to one. */
export function NeedsAccount({ children, className }: NeedsAccountProps) {
  return (
    <p
      data-print="hide"
      className={cx('flex items-start gap-2.5 text-sm text-ink-muted', className)}
    >
      <UserPlus aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {children}{' '}
        <Link
          to="/signup"
          className="font-medium whitespace-nowrap text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current"
        >
          {TO_SIGNUP}
        </Link>
      </span>
    </p>
  );
}
