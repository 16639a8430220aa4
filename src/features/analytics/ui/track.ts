import type { AnalyticsEvent } from '../model.ts';
import { noteEvent } from './event-log.ts';
import { readConsent } from './visit-choice.ts';

/**
 * Records an event in this tab's own log, and with consent sends it to the provider. Without
 * consent not even the code that sends is loaded.
 */
export async function track(event: AnalyticsEvent): Promise<void> {
  const setOutcome = noteEvent(event);
  if (readConsent() !== 'accepted') return setOutcome('withheld');
  try {
    const { deliver } = await import('./provider.ts');
    setOutcome(await deliver(event));
  } catch (error) {
    // Blockers commonly refuse such calls, which no visitor should notice.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    setOutcome('failed');
  }
}
