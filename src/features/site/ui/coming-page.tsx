import { Link, useMatches } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { useToken } from '#client/session/use-token.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { brand } from '../../../brand.ts';
import { comingPages, siteTexts } from '../texts.ts';
import { type Match, textOf } from './route-text.ts';

export const meta = ({ matches }: { matches: readonly (Match | undefined)[] }) => {
  const { title, text } = textOf(comingPages, matches);
  return pageMeta(title, text);
};

/** Placeholder for pages that are not built: what will come, and a link back. */
export default function ComingPage() {
  const { title, text, meanwhile } = textOf(comingPages, useMatches());
  const token = useToken();
  const { badge, back, home, questions } = siteTexts.coming;
  return (
    <div className={cx('mx-auto max-w-6xl px-4 py-8 sm:py-10', token ? 'sm:px-8' : 'sm:px-6')}>
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <Card className="mt-6 max-w-3xl">
        <Badge variant="accent">{badge}</Badge>
        <p className="mt-3 max-w-xl">{text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {meanwhile && (
            <Button asChild>
              <Link to={meanwhile.to}>{meanwhile.label}</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to={token ? '/dashboard' : '/'}>{token ? back : home}</Link>
          </Button>
          <p className="min-w-0 text-sm text-ink-muted [overflow-wrap:anywhere]">
            {questions}{' '}
            <a
              href={`mailto:${brand.supportEmail}`}
              className="text-accent-ink underline decoration-accent-line underline-offset-4"
            >
              {brand.supportEmail}
            </a>
          </p>
        </div>
      </Card>
    </div>
  );
}
