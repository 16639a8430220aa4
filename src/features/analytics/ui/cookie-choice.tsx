import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadPart } from '#client/ui/load-part.ts';
import { askForConsent, isAsking, onConsentChange, readConsent } from './visit-choice.ts';

/** SPEC section 9: delay before the question is asked. */
const BANNER_DELAY_MS = 2000;

/** Asks visitors who have not answered whether visits may be counted; once, in the root. */
export function CookieChoice() {
  const asking = useSyncExternalStore(onConsentChange, isAsking, () => false);
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (readConsent() !== null) return;
    let timer: number | undefined;
    const wait = () => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const since = performance.now() - (page?.loadEventStart ?? performance.now());
      timer = window.setTimeout(askForConsent, Math.max(0, BANNER_DELAY_MS - since));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      window.clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    const fetchQuestion = () => {
      // Fetched before it is due where it will be asked: it is to be there at its second.
      if (!isAsking() && readConsent() !== null) return;
      // If loading fails the page works without; the next request loads it again.
      loadPart(() => import('./visit-question.tsx')).then(
        (part) => setQuestion(() => part.default),
        () => undefined,
      );
    };
    fetchQuestion();
    return onConsentChange(fetchQuestion);
  }, []);
  return asking && Question && <Question />;
}
