import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { askForConsent, isAsking, onConsentChange, readConsent } from './visit-choice.ts';

/** SPEC section 9: from the page being there until the question is asked. */
const BANNER_DELAY_MS = 2000;

/** Once, in the root: asks whether visits may be counted, of who has not answered. */
export function CookieChoice() {
  const asking = useSyncExternalStore(onConsentChange, isAsking, () => false);
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (readConsent() !== null) return;
    const timer = setTimeout(askForConsent, BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const fetchQuestion = () => {
      if (!isAsking()) return;
      // Where it cannot be had the page does without; asked for again, it is fetched again.
      import('./visit-question.tsx').then(
        (part) => setQuestion(() => part.default),
        () => undefined,
      );
    };
    fetchQuestion();
    return onConsentChange(fetchQuestion);
  }, []);
  return asking && Question && <Question />;
}
