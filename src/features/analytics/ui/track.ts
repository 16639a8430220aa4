import type { AnalyticsEvent } from '../model.ts';
import { noteEvent } from './event-log.ts';
import { readConsent } from './visit-choice.ts';

/**
 * Tells of an event: always to this tab's own log, and to the provider where the visitor has accepted
 * that. Until then not even the code that sends is fetched.
 */
export async function track(event: AnalyticsEvent): Promise<void> {
  const cameTo = noteEvent(event);
  if (readConsent() !== 'accepted') return cameTo('withheld');
  try {
    const { deliver } = await import('./provider.ts');
    cameTo(await deliver(event));
  } catch (error) {
    // Blockers refuse such calls as a matter of course: no visitor is to be troubled by that.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    cameTo('failed');
  }
}
