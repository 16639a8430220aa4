import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { useToken } from '#client/session/use-token.ts';
import { Button } from '#client/ui/button.tsx';
import { CookieLink } from '#features/analytics/ui/cookie-link.tsx';
import { companyLine } from '#features/site/model.ts';
import { brand } from '../../../brand.ts';
import { Logo } from '../navigation/logo.tsx';
import { PublicMenu } from '../navigation/public-menu.tsx';
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx';
import { shellTexts } from '../texts.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';

const company = companyLine(brand.company);

/** Header and footer of the public pages. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}

function PublicHeader() {
  const token = useToken();
  const { header, menu } = shellTexts;
  const [open, setOpen] = useState(false);
  return (
    <>
      <header className="@container sticky top-0 z-20 border-b border-line bg-canvas print:static print:border-none print:bg-transparent">
        <div className="mx-auto flex max-w-6xl items-center px-4 py-2.5 sm:px-6">
          <Logo to="/" />
          <nav aria-label={menu.label} className="ml-6 hidden gap-1 md:flex">
            <Button asChild variant="ghost">
              <Link to="/#funktioner">{header.features}</Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to="/#priser">{header.pricing}</Link>
            </Button>
          </nav>
          <div className="ml-auto flex items-center sm:gap-2" data-print="hide">
            <div className="max-sm:hidden">
              <ThemeToggle />
            </div>
            {token ? (
              <Button asChild variant="secondary" className="@max-[17rem]:hidden">
                <Link to="/dashboard">{header.dashboard}</Link>
              </Button>
            ) : (
              <>
                <Button
                  asChild
                  variant="ghost"
                  className="whitespace-nowrap max-sm:px-1.5 @max-[22rem]:hidden"
                >
                  <Link to="/login">{header.login}</Link>
                </Button>
                <Button asChild className="whitespace-nowrap max-sm:px-2.5 @max-[17rem]:hidden">
                  <Link to="/signup">{header.start}</Link>
                </Button>
              </>
            )}
            <Button
              variant="ghost"
              size="icon"
              className="max-sm:-mr-2 md:hidden"
              aria-label={menu.open}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              icon={<Menu aria-hidden className="size-6" />}
            />
          </div>
        </div>
      </header>
      <PublicMenu open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function PublicFooter() {
  const { footer } = shellTexts;
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-6 px-4 py-8 text-sm sm:gap-y-10 sm:py-12 text-ink-muted sm:px-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <Logo to="/" />
          <p className="mt-2 max-w-xs">{brand.tagline}.</p>
          <p className="mt-2 sm:mt-4">
            {footer.support}{' '}
            <a
              href={`mailto:${brand.supportEmail}`}
              className="underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {brand.supportEmail}
            </a>
          </p>
          {company && <p className="mt-4 max-w-sm">{company}</p>}
        </div>
        <nav
          aria-label={shellTexts.menu.footer}
          className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 sm:gap-y-8"
        >
          {footer.groups.map(({ title, links }) => (
            <div
              key={title}
              className="max-sm:last:col-span-2 max-sm:last:[&>ul]:grid max-sm:last:[&>ul]:grid-cols-2 max-sm:last:[&>ul]:gap-x-6"
            >
              <p className="font-medium text-ink">{title}</p>
              <ul className="mt-1.5">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className="inline-flex min-h-9 items-center hover:text-ink">
                      {label}
                    </Link>
                  </li>
                ))}
                {title === footer.cookies.group && (
                  <li>
                    <CookieLink label={footer.cookies.label} />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
