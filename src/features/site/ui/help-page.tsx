import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { controlLook } from '#client/ui/field.tsx';
import { findAnswers } from '../model.ts';
import { helpCategories, helpTexts as texts } from '../texts/help.ts';
import { HelpCategoryList } from './help-category.tsx';
import { questionsData } from './structured-data.ts';

export const meta = () => [
  ...pageMeta(texts.title, texts.metaDescription),
  questionsData(helpCategories),
];

/** A search with at most this many hits opens its answers. */
const FEW = 5;

/** All answers, folded; searching hides those that do not match. */
export default function HelpPage() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Searches for what was typed before hydration.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const query = useDeferredValue(typed.trim());
  const found = findAnswers(helpCategories, query);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const searching = query !== '';
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl font-semibold sm:text-4xl">{texts.title}</h1>
      <search className="mt-6 block max-w-xl" data-print="hide">
        <label htmlFor="sok" className="text-ink-muted">
          {texts.lead}
        </label>
        <div className="relative mt-2">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-subtle"
          />
          <input
            ref={field}
            id="sok"
            type="search"
            aria-label={texts.label}
            placeholder={texts.search}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={`${controlLook} h-12 pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden`}
          />
          {typed !== '' && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.clear}
              onClick={() => setTyped('')}
              className="absolute top-0.5 right-0.5"
              icon={<X aria-hidden className="size-5" />}
            />
          )}
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-muted">
          {searching && count > 0 && texts.found(count)}
        </p>
      </search>
      {count === 0 ? (
        <EmptyState
          icon={<Search />}
          title={texts.none.title}
          actions={
            <Button asChild>
              <Link to="/kontakt">{texts.none.contact}</Link>
            </Button>
          }
        >
          {texts.none.text}
        </EmptyState>
      ) : (
        <div className="mt-8 flex max-w-4xl flex-col gap-8">
          {found.map((category) => (
            <HelpCategoryList
              key={`${category.id}-${searching}`}
              category={category}
              open={searching && count <= FEW}
            />
          ))}
          <More />
        </div>
      )}
    </div>
  );
}

function More() {
  return (
    <aside className="mt-6 border-t border-line pt-8">
      <h2 className="text-lg font-semibold">{texts.more.title}</h2>
      <p className="mt-1 text-ink-muted">{texts.more.text}</p>
      <Button asChild variant="secondary" className="mt-4">
        <Link to="/kontakt">{texts.more.contact}</Link>
      </Button>
    </aside>
  );
}
