import { CookieChoice } from './cookie-choice.tsx';
import { Visits } from './visits.tsx';

/** The counting of visits, and the question that comes before it. */
export default function VisitCounting() {
  return (
    <>
      <Visits />
      <CookieChoice />
    </>
  );
}
