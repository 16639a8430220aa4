import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { useToken } from '#client/session/use-token.ts';
import { Button } from '#client/ui/button.tsx';
import { siteTexts } from '../texts.ts';

export const meta = () => pageMeta(siteTexts.notFound.title);

/** The 404 page: possible reasons and likely destinations. */
export default function NotFoundPage() {
  const token = useToken();
  const { title, text, home, dashboard, likely, links } = siteTexts.notFound;
  return (
    <div className="mx-auto max-w-xl px-4 py-16 sm:px-6 sm:py-24">
      <h1 className="text-3xl font-semibold">{title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{text}</p>
      <Button asChild size="lg" className="mt-7">
        <Link to={token ? '/dashboard' : '/'}>{token ? dashboard : home}</Link>
      </Button>
      <h2 className="mt-12 text-sm font-medium text-ink-muted">{likely}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {links.map(({ to, label, about }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-14 items-center gap-4 py-2.5">
              <span>
                <span className="font-medium group-hover:text-accent-ink">{label}</span>
                <span className="block text-sm text-ink-muted">{about}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="ml-auto size-5 shrink-0 text-ink-subtle group-hover:text-accent-ink"
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
