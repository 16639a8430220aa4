import { Link, useMatches } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { constructionTexts as texts, underConstruction } from '../texts/construction.ts';
import { type Match, textOf } from './route-text.ts';

export const meta = ({ matches }: { matches: readonly (Match | undefined)[] }) => {
  const { title, items } = textOf(underConstruction, matches);
  return pageMeta(title, `${texts.mark}: ${items.map(({ name }) => name).join(', ')}.`);
};

/** Customer analysis and industry insights: what they will contain, and what works meanwhile. */
export default function UnderConstructionPage() {
  const { title, items, today } = textOf(underConstruction, useMatches());
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-10">
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Card>
          <h2 className="text-lg font-semibold">{texts.mark}</h2>
          <p className="mt-1 text-ink-muted">{texts.lead}</p>
          <ul className="mt-5 flex flex-col divide-y divide-line border-t border-line">
            {items.map(({ name, text }) => (
              <li key={name} className="py-3">
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-ink-muted first-letter:uppercase">{text}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2 className="text-lg font-semibold">{texts.today}</h2>
          <p className="mt-1 text-ink-muted">{today.text}</p>
          <Button asChild variant="secondary" className="mt-5">
            <Link to={today.to}>{today.label}</Link>
          </Button>
        </Card>
      </div>
    </div>
  );
}
