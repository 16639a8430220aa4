import type { ReactNode } from 'react';

/** A literal value from a file, inside a sentence. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-[0.875em] text-ink ring-1 ring-line ring-inset [overflow-wrap:anywhere]">
      {children}
    </code>
  );
}

/** A key on the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-5 items-center justify-center rounded-sm border border-b-2 border-line-strong bg-surface px-1 font-sans text-2xs text-ink-muted">
      {children}
    </kbd>
  );
}
