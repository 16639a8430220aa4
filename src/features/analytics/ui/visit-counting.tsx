import { CookieChoice } from './cookie-choice.tsx';
import { NotedChoice } from './noted-choice.tsx';
import { Visits } from './visits.tsx';

/** Counts visits, and asks for consent first. */
export default function VisitCounting() {
  return (
    <>
      <Visits />
      <CookieChoice />
      <NotedChoice />
    </>
  );
}
