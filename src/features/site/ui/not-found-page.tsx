import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { useToken } from '#client/session/use-token.ts';
import { Button } from '#client/ui/button.tsx';
import { siteTexts } from '../texts.ts';

export const meta = () => pageMeta(siteTexts.notFound.title);

export default function NotFoundPage() {
  const token = useToken();
  const { title, text, home, dashboard } = siteTexts.notFound;
  return (
    <div className="mx-auto max-w-xl px-4 py-20 text-center">
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <p className="mt-3 text-ink-muted">{text}</p>
      <Button asChild className="mt-8">
        <Link to={token ? '/dashboard' : '/'}>{token ? dashboard : home}</Link>
      </Button>
    </div>
  );
}
