import { useLocation } from 'react-router';
import { pageAt } from '#contract/pages.ts';
import { CookieChoice } from './cookie-choice.tsx';
import { NotedChoice } from './noted-choice.tsx';
import { Visits } from './visits.tsx';

/** Counts visits, and asks for consent first; not of who reads what was shared with them. */
export default function VisitCounting() {
  const { pathname } = useLocation();
  const page = pageAt(pathname)?.id;
  if (page === 'shared' || page === 'mailing-answer') return null;
  return (
    <>
      <Visits />
      <CookieChoice />
      <NotedChoice />
    </>
  );
}
