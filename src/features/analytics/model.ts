import { pageAt } from '#contract/pages.ts';

/** What is counted, and nothing else. A path never carries a query: there can be a token in one. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string }
  | { name: 'demo_page_view'; path: string }
  | { name: 'cookie_consent'; path: string; choice: ConsentChoice };

export type ConsentChoice = 'accepted' | 'declined';

/** The events of coming to a page. An address that is no page is not repeated: anything can stand in it. */
export function eventsOfPage(pathname: string): AnalyticsEvent[] {
  const page = pageAt(pathname);
  const path = page?.path ?? '/404';
  const view: AnalyticsEvent = { name: 'page_view', path };
  return page?.id === 'demo' ? [view, { name: 'demo_page_view', path }] : [view];
}
