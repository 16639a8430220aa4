import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { dispensable } from '#client/ui/dispensable.ts';
import { askForConsent, isAsking, onConsentChange, readConsent } from './visit-choice.ts';

/** SPEC section 9: from the page being there until the question is asked. */
const BANNER_DELAY_MS = 2000;

const VisitQuestion = dispensable(() => import('./visit-question.tsx'));

/** Once, in the root: asks whether visits may be counted, of who has not answered. */
export function CookieChoice() {
  const asking = useSyncExternalStore(onConsentChange, isAsking, () => false);
  useEffect(() => {
    if (readConsent() !== null) return;
    const timer = setTimeout(askForConsent, BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    asking && (
      <Suspense fallback={null}>
        <VisitQuestion />
      </Suspense>
    )
  );
}
