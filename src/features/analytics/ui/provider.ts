import type { AnalyticsEvent } from '../model.ts';
import type { Outcome } from './event-log.ts';
import { plausibleEvent } from './plausible-event.ts';
import { readConsent } from './visit-choice.ts';

interface Provider {
  domain: string;
  endpoint: string;
}

let asked: Promise<Provider | null> | null = null;

/** The configured provider, asked for once. No contract, whose schemas every page would load. */
async function fetchProvider(): Promise<Provider | null> {
  const response = await fetch('/api/analytics');
  if (!response.ok) throw new TypeError(`No analytics settings: ${response.status}`);
  const { provider } = (await response.json()) as { provider: Provider | null };
  return provider;
}

/** Sends one event to Plausible. Throws TypeError on a network error. */
export async function deliver(event: AnalyticsEvent): Promise<Outcome> {
  asked ??= fetchProvider();
  const provider = await asked.catch((error: unknown) => {
    asked = null;
    throw error;
  });
  if (provider === null) return 'off';
  // Consent may have been withdrawn meanwhile.
  if (readConsent() !== 'accepted') return 'withheld';
  const { origin } = window.location;
  const response = await fetch(provider.endpoint, {
    method: 'POST',
    // Plain text needs no CORS preflight.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(plausibleEvent(event, provider.domain, origin, document.referrer)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  return response.ok ? 'sent' : 'failed';
}
