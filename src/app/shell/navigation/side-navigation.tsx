import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { useLogout } from '#client/session/use-logout.ts';
import { useUser } from '#client/session/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { adminLink, leadsTo, navLinks } from '../nav-links.ts';
import { PaletteHint } from '../palette/palette-hint.tsx';
import { shellTexts } from '../texts.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Logo } from './logo.tsx';

/** A column at the left on wide screens; a bar with a menu button on narrow ones. */
export function SideNavigation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <header
        className="sticky top-0 z-20 flex items-center justify-between border-b border-line bg-canvas px-4 py-2 lg:hidden"
        data-print="hide"
      >
        <Logo to="/dashboard" />
        <Button
          variant="ghost"
          size="icon"
          aria-label={shellTexts.menu.open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          icon={<Menu aria-hidden className="size-6" />}
        />
      </header>
      <Sheet side="left" open={open} onClose={() => setOpen(false)} title={shellTexts.menu.title}>
        <div className="mb-3">
          <PaletteHint onOpen={() => flushSync(() => setOpen(false))} />
        </div>
        <NavList onChoose={() => setOpen(false)} />
        <div className="mt-4 border-t border-line pt-4">
          <AccountFoot />
        </div>
      </Sheet>
      <aside
        className="sticky top-0 hidden h-dvh w-64 shrink-0 flex-col border-r border-line bg-surface px-3 py-4 lg:flex"
        data-print="hide"
      >
        <div className="px-3">
          <Logo to="/dashboard" />
        </div>
        <div className="mt-4">
          <PaletteHint />
        </div>
        <div className="mt-4 min-h-0 flex-1 overflow-y-auto">
          <NavList />
        </div>
        <div className="border-t border-line pt-3">
          <AccountFoot />
        </div>
      </aside>
    </>
  );
}

function NavList({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const { role } = useUser();
  const links = role === 'admin' ? [...navLinks, adminLink] : navLinks;
  return (
    <nav aria-label={shellTexts.menu.label}>
      <ul className="flex flex-col gap-0.5">
        {links.map((link) => {
          const current = leadsTo(link, pathname);
          return (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={current ? 'page' : undefined}
                onClick={onChoose}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm transition-colors focus-visible:-outline-offset-2',
                  current
                    ? 'bg-accent-soft font-medium text-accent-ink forced-colors:border'
                    : 'text-ink-muted hover:bg-hover hover:text-ink',
                )}
              >
                <link.icon aria-hidden className="size-5 shrink-0" />
                {link.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function AccountFoot() {
  const user = useUser();
  const logout = useLogout();
  return (
    <>
      <p className="px-3 text-sm">
        <span className="block truncate font-medium">{user.companyName}</span>
        <span className="block truncate text-ink-muted">{user.email}</span>
      </p>
      <div className="mt-2 flex items-center justify-between">
        <Button
          variant="ghost"
          className="px-3"
          loading={logout.isPending}
          icon={<LogOut aria-hidden className="size-5" />}
          onClick={() => logout.mutate()}
        >
          {shellTexts.logout}
        </Button>
        <ThemeToggle />
      </div>
    </>
  );
}
