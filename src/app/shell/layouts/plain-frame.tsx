import type { ReactNode } from 'react';
import { Logo } from '../navigation/logo.tsx';
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';

/** A page without navigation: who we are, the theme, and the task. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header
        data-print="hide"
        className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-2.5 sm:px-6"
      >
        <Logo to="/" />
        <div className="-mr-3">
          <ThemeToggle />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pt-6 pb-16 sm:px-6 sm:pt-12">
        {children}
      </main>
    </div>
  );
}
