import type { AnalyticsEvent } from '../model.ts';

/** An event as Plausible's events API takes it. */
export interface PlausibleEvent {
  name: string;
  domain: string;
  url: string;
  referrer?: string;
  props?: Record<string, string>;
}

const names: Record<AnalyticsEvent['name'], string> = {
  page_view: 'pageview',
  demo_page_view: 'Demo Page View',
  cookie_consent: 'Cookie Consent',
};

/** `from`: the page that led here; told by its host only, and not at all where it was one of ours. */
export function plausibleEvent(
  event: AnalyticsEvent,
  domain: string,
  origin: string,
  from: string,
): PlausibleEvent {
  const other = URL.canParse(from) ? new URL(from).origin : origin;
  return {
    name: names[event.name],
    domain,
    url: origin + encodeURI(event.path),
    ...(other !== origin && { referrer: other }),
    ...(event.name === 'cookie_consent' && { props: { choice: event.choice } }),
  };
}
