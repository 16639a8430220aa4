import { shellTexts } from '../texts.ts';

export const MAIN_ID = 'innehall';

/** First in the tab order: past the navigation to the page itself. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2.5 focus:text-sm focus:font-medium focus:text-on-accent"
    >
      {shellTexts.skip}
    </a>
  );
}
