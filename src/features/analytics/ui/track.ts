import type { AnalyticsEvent } from '../model.ts';
import { noteEvent } from './event-log.ts';
import { readConsent } from './visit-choice.ts';

/**
 * Records an event in this tab's own log, and with consent sends it to the provider. Without
 * consent not even the code that sends is loaded.
 */
export async function track(event: AnalyticsEvent): Promise<void> {
  const cameTo = noteEvent(event);
  if (readConsent() !== 'accepted') return cameTo('withheld');
  try {
    const { deliver } = await import('./provider.ts');
    cameTo(await deliver(event));
  } catch (error) {
    // Blockers commonly refuse such calls, which no visitor should notice.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    cameTo('failed');
  }
}
