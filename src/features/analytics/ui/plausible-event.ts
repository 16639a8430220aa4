import type { AnalyticsEvent } from '../model.ts';

/** An event in the format of Plausible's events API. */
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

/** `from`: the referring page; only its host is sent, and nothing for our own pages. */
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
