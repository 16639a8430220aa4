import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { createQueryClient } from '#client/data/query-client.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { toastFailure } from '#client/ui/toast-failure.ts';
import { useInSight } from '#client/ui/use-in-sight.ts';
import { withoutLastSlashes } from '#contract/pages.ts';
import { sandboxPages } from '#contract/sandbox.ts';
import { Logo } from '../navigation/logo.tsx';
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { sandboxTexts as texts } from './sandbox-texts.ts';

/**
 * The product's own pages, shown of the sample company to one without an account. What is fetched is
 * kept apart from what a signed-in user has fetched.
 */
export default function SandboxLayout() {
  const [client] = useState(() => createQueryClient(toastFailure));
  return (
    <QueryClientProvider client={client}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <Head />
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
    </QueryClientProvider>
  );
}

function Head() {
  const { pathname } = useLocation();
  const isFirst = withoutLastSlashes(pathname).toLowerCase() === '/prova';
  return (
    <header className="border-b border-line bg-surface" data-print="hide">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:px-8">
        <Logo to="/" />
        <p className="order-last text-sm text-ink-muted max-lg:w-full lg:order-none lg:ml-2 lg:flex-1">
          {texts.about}
        </p>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeToggle />
          <Button asChild className="whitespace-nowrap max-sm:px-2.5">
            <NavLink to="/signup">{texts.signup}</NavLink>
          </Button>
        </div>
      </div>
      <nav aria-label={texts.nav} className="mx-auto max-w-6xl px-2 sm:px-6">
        <ul ref={useInSight<HTMLUListElement>(pathname)} className="flex overflow-x-auto">
          {texts.pages.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <NavLink
                to={isFirst && id === 'sales' ? pathname : sandboxPages[id]}
                className={({ isActive }) =>
                  cx(
                    'inline-flex min-h-11 items-center border-b-2 px-2 text-sm focus-visible:-outline-offset-2 sm:px-3',
                    isActive
                      ? 'border-accent font-medium text-ink'
                      : 'border-transparent text-ink-muted hover:text-ink',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
