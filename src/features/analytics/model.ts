import { pageAt } from '#contract/pages.ts';

/** Everything that is counted. Paths carry no query: it could contain a token. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string }
  | { name: 'demo_page_view'; path: string }
  | { name: 'cookie_consent'; path: string; choice: ConsentChoice };

export type ConsentChoice = 'accepted' | 'declined';

/** The events of a page view. An unknown address is not repeated: it may contain anything. */
export function eventsOfPage(pathname: string): AnalyticsEvent[] {
  const page = pageAt(pathname);
  const path = page?.path ?? '/404';
  const view: AnalyticsEvent = { name: 'page_view', path };
  return page?.id === 'demo' ? [view, { name: 'demo_page_view', path }] : [view];
}
