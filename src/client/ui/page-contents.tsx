import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PAGE_PARTS } from './page-parts.ts';

interface Heading {
  id: string;
  title: string;
}

/**
 * Links to the page's headings of the second level that have an id. They are read from the page, so
 * that what is not shown is not linked to.
 */
export function PageContents({ label }: { label: string }) {
  const { search, state } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useLayoutEffect(() => {
    const found = headingsOf(nav.current?.closest('main') ?? null);
    setHeadings((before) => (isSame(before, found) ? before : found));
  });
  return (
    <nav
      ref={nav}
      aria-label={label}
      data-print="hide"
      className="-mx-4 -my-1 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1"
      {...PAGE_PARTS}
    >
      <ul className="flex gap-x-5 text-sm whitespace-nowrap max-sm:min-w-max sm:flex-wrap">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              state={state}
              className="inline-flex min-h-9 items-center text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const headingsOf = (main: Element | null): Heading[] =>
  [...(main?.querySelectorAll('h2[id]') ?? [])].map(({ id, textContent }) => ({
    id,
    title: textContent,
  }));

const isSame = (one: readonly Heading[], other: readonly Heading[]) =>
  one.length === other.length &&
  one.every(({ id, title }, n) => other[n]?.id === id && other[n].title === title);
