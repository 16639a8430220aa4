import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { askForConsent, isAsking, onConsentChange, readConsent } from './visit-choice.ts';

/** SPEC section 9: delay before the question is asked. */
const BANNER_DELAY_MS = 2000;

/** Asks visitors who have not answered whether visits may be counted; once, in the root. */
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
      // If loading fails the page works without; the next request loads it again.
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
