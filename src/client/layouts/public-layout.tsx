import { Link, Outlet } from 'react-router';
import { siteTexts } from '#features/site/texts.ts';
import { brand } from '../../brand.ts';
import { Logo } from '../navigation/logo.tsx';
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx';
import { useToken } from '../session/use-token.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Button } from '../ui/button.tsx';

const footerLinks = [
  { to: '/about', label: siteTexts.footer.about },
  { to: '/contact', label: siteTexts.footer.contact },
  { to: '/privacy', label: siteTexts.footer.privacy },
  { to: '/terms', label: siteTexts.footer.terms },
  { to: '/help-center', label: siteTexts.footer.help },
];

/** Head and foot of the pages anyone may see. */
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
  const { header } = siteTexts;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2.5 sm:px-6">
        <Logo to="/" />
        <nav aria-label={siteTexts.menu.label} className="ml-6 hidden gap-1 md:flex">
          <Button asChild variant="ghost">
            <Link to="/#funktioner">{header.features}</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/#priser">{header.pricing}</Link>
          </Button>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeToggle />
          {token ? (
            <Button asChild variant="secondary">
              <Link to="/dashboard">{header.dashboard}</Link>
            </Button>
          ) : (
            <>
              <Button asChild variant="ghost" className="max-sm:px-2.5">
                <Link to="/login">{header.login}</Link>
              </Button>
              <Button asChild className="max-sm:hidden">
                <Link to="/signup">{header.start}</Link>
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function PublicFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 text-sm text-ink-muted sm:px-6">
        <nav aria-label={siteTexts.menu.footer}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-8 items-center hover:text-ink">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          {siteTexts.footer.support}{' '}
          <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-4">
            {brand.supportEmail}
          </a>
        </p>
      </div>
    </footer>
  );
}
