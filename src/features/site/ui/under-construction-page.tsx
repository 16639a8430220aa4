import { Link, useMatches } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { siteTexts, underConstruction } from '../texts.ts';
import { type Match, textOf } from './route-text.ts';

export const meta = ({ matches }: { matches: readonly (Match | undefined)[] }) =>
  pageMeta(textOf(underConstruction, matches).title);

/** Customer analysis and industry insights: what they will hold. */
export default function UnderConstructionPage() {
  const { title, items } = textOf(underConstruction, useMatches());
  const { badge, lead } = siteTexts.construction;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-10">
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <Card className="mt-6 max-w-3xl">
        <Badge variant="accent">{badge}</Badge>
        <p className="mt-3">{lead}</p>
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-subtle">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Button asChild variant="secondary" className="mt-6">
          <Link to="/dashboard">{siteTexts.coming.back}</Link>
        </Button>
      </Card>
    </div>
  );
}
